import { withServer } from '@dakpion/command-line';
import { Command } from 'commander';
import { auditOrder } from './audit-order.ts';
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
    .description('replay every order and compare it with all computed state; exits with 1 if something differs')
    .option('--json', 'print one JSON object per difference, and one at the end')
    .action(verifyAllOrders);
  const repair = audit
    .command('repair')
    .description(
      'show how to repair what `audit verify` finds; with --yes a running server repairs it and the command verifies again',
    )
    .option('--yes', 'repair the orders');
  withServer(repair).action(repairOrders);
  return audit;
}
