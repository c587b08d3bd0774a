import { Command } from 'commander';
import { OperatorClient, type ServerOptions } from '../operator-client.ts';
import { type Page, pageFooter } from '../page-footer.ts';
import { print, table } from '../print.ts';
import { wholeNumber } from '../whole-number.ts';

interface PendingOptions extends ServerOptions {
  readonly environment?: string;
  readonly page: number;
  readonly limit: number;
}

interface PendingOrder {
  readonly order_id: string;
  readonly partner_id: string;
  readonly environment: string;
  readonly created_at: string;
  readonly pending_minutes: number;
}

/** `dakpion orders pending`, on a running server. */
export function orderCommands(): Command {
  const orders = new Command('orders').description('look after the orders of all partners');
  orders
    .command('pending')
    .description('list orders that wait too long for a rider (PENDING_ALERT_MINUTES), the oldest first')
    .option('--environment <environment>', 'production or sandbox; both when not named')
    .option('--page <page>', 'page number', wholeNumber(1), 1)
    .option('--limit <limit>', 'orders per page, at most 200', wholeNumber(1, 200), 50)
    .option('--url <url>', 'address of the server')
    .option('--json', 'print JSON')
    .action(listPendingOrders);
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
