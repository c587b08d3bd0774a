import { CommandFailure, OperatorClient, print, type ServerOptions, table } from '@dakpion/command-line';
import type { Environment } from '@dakpion/contracts';
import type { FoundOrders } from '@dakpion/gateway';
import { readWalkedList, type WalkOptions, walkedFooter } from '../walked-list.ts';

interface FindOrdersOptions extends ServerOptions, WalkOptions {
  readonly order?: string;
  readonly reference?: string;
  readonly environment?: Environment;
}

/** Options with another name in the request. */
const optionOf = { order_id: '--order', partner_reference_id: '--reference' };

/** Prints the orders of any partner with an id or a partner reference. */
export async function findOrders(options: FindOrdersOptions): Promise<void> {
  const { order, reference, environment, url, json } = options;
  if (order === undefined && reference === undefined) throw new CommandFailure('Name --order or --reference.');
  const query = { order_id: order, partner_reference_id: reference, environment };
  const client = new OperatorClient(url, optionOf);
  const found = await readWalkedList<FoundOrders['data'][number]>(client, '/orders', query, options);
  if (json) return print(found);
  const rows = found.data.map((each) => [
    each.order_id,
    each.parcel_status,
    each.created_at,
    each.environment,
    each.partner_id,
    each.partner_reference_id ?? '-',
  ]);
  if (rows.length > 0) print(table([['order', 'status', 'created', 'environment', 'partner', 'reference'], ...rows]));
  print(walkedFooter(found, 'order'));
}
