import { Command } from 'commander';
import { withServer } from '../server-options.ts';
import { auditOrder } from './audit-order.ts';
import { repairOrders } from './repair-orders.ts';
import { verifyAllOrders } from './verify-all-orders.ts';

/** `dakpion audit order | verify | repair`, straight on the stores: beside a running server or, but for repairs, without one. */
export function auditCommands(): Command {
  const audit = new Command('audit').description('replay what happened, straight from the event store');
  audit
    .command('order')
    .description('every event of an order, and the order after each')
    .argument('<order-id>', 'ord_…')
    .option('--json', 'print one JSON object per event')
    .action(auditOrder);
  audit
    .command('verify')
    .description('replay every order and compare it with all that follows from it; exit code 1 when something differs')
    .option('--json', 'print one JSON object per difference, and one at the end')
    .action(verifyAllOrders);
  const repair = audit
    .command('repair')
    .description('say how to repair what `audit verify` finds; with --yes have a running server do it and verify again')
    .option('--yes', 'do it');
  withServer(repair).action(repairOrders);
  return audit;
}
