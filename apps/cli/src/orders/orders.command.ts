import { OperatorClient, print, type ServerOptions, table, withServer } from '@dakpion/command-line';
import { environments, openStatuses } from '@dakpion/contracts';
import type { OverdueOrderList } from '@dakpion/gateway';
import { Command, Option } from 'commander';
import { type PageOptions, pageFooter, withPage } from '../list-page.ts';
import { queryOf } from '../query-of.ts';
import { withWalk } from '../walked-list.ts';
import { findOrders } from './find-orders.ts';

interface OverdueOptions extends PageOptions, ServerOptions {
  readonly environment?: string;
  readonly status: string;
}

/** `dakpion orders overdue | find`, on a running server. */
export function orderCommands(): Command {
  const orders = new Command('orders').description('inspect the orders of all partners');
  const overdue = orders
    .command('overdue')
    .description('list orders that have had a status for longer than its limit, longest first')
    .addOption(new Option('--status <status>', 'only orders with this status').choices(openStatuses).default('PENDING'))
    .option('--environment <environment>', 'production or sandbox; default: both');
  withServer(withPage(overdue, 'orders', 200)).action(listOverdueOrders);
  const find = orders
    .command('find')
    .description('find orders of any partner by id or partner reference')
    .addOption(new Option('--order <order_id>', 'the order with this id').conflicts('reference'))
    .option('--reference <text>', 'orders with exactly this partner reference')
    .addOption(new Option('--environment <environment>', 'only in this environment').choices(environments));
  withServer(withWalk(find, 'orders')).action(findOrders);
  return orders;
}

async function listOverdueOrders({ environment, status, page, limit, url, json }: OverdueOptions): Promise<void> {
  const query = queryOf({ parcel_status: status, page, limit, environment });
  const answer = await new OperatorClient(url).ask<OverdueOrderList>('GET', `/orders/overdue?${query}`);
  if (json) return print(answer);
  const rows = answer.data.map((order) => [
    order.order_id,
    `${order.minutes}`,
    order.since,
    order.environment,
    order.partner_id,
  ]);
  print(table([['order', 'minutes', `${status} since`, 'environment', 'partner'], ...rows]));
  print(pageFooter(answer.pagination, 'order'));
}
