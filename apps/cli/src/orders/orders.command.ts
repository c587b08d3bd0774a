import { environments } from '@dakpion/contracts';
import { Command, Option } from 'commander';
import { OperatorClient } from '../operator-client.ts';
import { type Page, type PageOptions, pageFooter, withPage } from '../page.ts';
import { print, table } from '../print.ts';
import { type ServerOptions, withServer } from '../server-options.ts';
import { withWalk } from '../walked-list.ts';
import { findOrders } from './find-orders.ts';

interface PendingOptions extends PageOptions, ServerOptions {
  readonly environment?: string;
}

interface PendingOrder {
  readonly order_id: string;
  readonly partner_id: string;
  readonly environment: string;
  readonly created_at: string;
  readonly pending_minutes: number;
}

/** `dakpion orders pending | find`, on a running server. */
export function orderCommands(): Command {
  const orders = new Command('orders').description('look after the orders of all partners');
  const pending = orders
    .command('pending')
    .description('list orders that wait too long for a rider (PENDING_ALERT_MINUTES), the oldest first')
    .option('--environment <environment>', 'production or sandbox; both when not named');
  withServer(withPage(pending, 'orders', 200)).action(listPendingOrders);
  const find = orders
    .command('find')
    .description('find orders of any partner by id or partner reference')
    .addOption(new Option('--order <order_id>', 'the order with this id').conflicts('reference'))
    .option('--reference <text>', 'orders with exactly this partner reference')
    .addOption(new Option('--environment <environment>', 'only of this environment').choices(environments));
  withServer(withWalk(find, 'orders')).action(findOrders);
  return orders;
}

async function listPendingOrders({ environment, page, limit, url, json }: PendingOptions): Promise<void> {
  const query = new URLSearchParams({ page: String(page), limit: String(limit), ...(environment && { environment }) });
  const answer = await new OperatorClient(url).ask<Page<PendingOrder>>('GET', `/orders/pending?${query}`);
  if (json) return print(answer);
  const rows = answer.data.map((order) => [
    order.order_id,
    `${order.pending_minutes}`,
    order.created_at,
    order.environment,
    order.partner_id,
  ]);
  print(table([['order', 'minutes', 'pending since', 'environment', 'partner'], ...rows]));
  print(pageFooter(answer, 'orders'));
}
