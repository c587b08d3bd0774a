import { withServer } from '@dakpion/command-line';
import { Command } from 'commander';
import { auditOrder } from './audit-order.ts';
import { makeLogKey } from './make-log-key.ts';
import { repairOrders } from './repair-orders.ts';
import { verifyAllOrders } from './verify-all-orders.ts';

/**
 * `dakpion audit order | verify | repair`. They read the stores directly; a running server is needed only for repairs.
 */
export function auditCommands(): Command {
  const audit = new Command('audit').description('replay events directly from the event store');
  audit
    .command('order')
    .description('show every event of an order, and the order after each event')
    .argument('<order-id>', 'ord_…')
    .option('--json', 'print one JSON object per event')
    .action(auditOrder);
  audit
    .command('verify')
    .description(
      'verify the transparency log, replay every order and compare it with all computed state; exits with 1 if something differs',
    )
    .option('--key <key...>', 'public keys that may have signed checkpoints; default: those of the installation')
    .option('--since <file>', 'a checkpoint that you have kept; the log must be its continuation')
    .option('--json', 'print one JSON object per difference, and one at the end of each part')
    .action(verifyAllOrders);
  audit
    .command('key')
    .description('make a private key for TRANSPARENCY_KEY, and print it with its public key')
    .requiredOption('--name <name>', 'the name of the log, such as example.com/dakpion')
    .option('--json', 'print a JSON object')
    .action(makeLogKey);
  const repair = audit
    .command('repair')
    .description(
      'show how to repair what `audit verify` finds; with --yes a running server repairs it and the command verifies again',
    )
    .option('--yes', 'repair the orders');
  withServer(repair).action(repairOrders);
  return audit;
}
