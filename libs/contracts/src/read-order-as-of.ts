import type { DhakaTime } from './dhaka-time.ts';
import type { Environment } from './environment.ts';
import type { OrderDetails } from './order-record.ts';
import type { Refusal } from './refusal.ts';

/** Asks over `order.commands.v1` for an order of the named partner and environment as it was at a time. */
export interface ReadOrderAsOf {
  readonly type: 'ReadOrderAsOf';
  readonly order_id: string;
  readonly partner_id: string;
  readonly environment: Environment;
  readonly as_of: DhakaTime;
}

/** Answer to ReadOrderAsOf. An order that did not exist yet is refused as `order_not_found`. */
export type OrderAsOfReply =
  | { readonly outcome: 'read'; readonly order: OrderDetails }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };
