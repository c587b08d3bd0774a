import type { DhakaTime } from './dhaka-time.ts';
import type { OrderDetails } from './order-record.ts';
import type { Owner } from './owner.ts';
import type { Refusal } from './refusal.ts';

/** Requests an order of the given partner and environment as of a time, over `order.commands.v1`. */
export interface ReadOrderAsOf extends Owner {
  readonly type: 'ReadOrderAsOf';
  readonly order_id: string;
  readonly as_of: DhakaTime;
}

/** The answer to ReadOrderAsOf. An order that did not exist yet is refused as `order_not_found`. */
export type OrderAsOfReply =
  | { readonly outcome: 'read'; readonly order: OrderDetails }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };
