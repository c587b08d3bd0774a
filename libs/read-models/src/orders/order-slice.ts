import { epochMsOf, type OrderSummary } from '@dakpion/contracts';

/** One page of a list, newest order first, and the total number of matching orders. */
export interface OrderPage {
  readonly orders: readonly OrderSummary[];
  readonly total: number;
  /** The number of them before this page. */
  readonly before: number;
}

/** The place of an order in a list, which need not contain the order. */
type OrderPlace = Pick<OrderSummary, 'order_id' | 'created_at'>;

/** A part of a list: the orders after the first `offset` orders, or after an order. */
export interface OrderSlice {
  /** Ignored with `after`. */
  readonly offset: number;
  readonly limit: number;
  readonly after?: OrderPlace;
}

/** Compares two places of a list: newest first, ties by order id, the greater id first. */
export function newestFirst(one: OrderPlace, other: OrderPlace): number {
  const byTime = epochMsOf(other.created_at) - epochMsOf(one.created_at);
  if (byTime !== 0 || one.order_id === other.order_id) return byTime;
  return one.order_id < other.order_id ? 1 : -1;
}

/** A part of a whole list, newest first. */
export function sliced(orders: readonly OrderSummary[], { offset, limit, after }: OrderSlice): OrderPage {
  const before = after === undefined ? Math.min(offset, orders.length) : countUntil(orders, after);
  return { orders: orders.slice(before, before + limit), total: orders.length, before };
}

function countUntil(orders: readonly OrderSummary[], place: OrderPlace): number {
  const next = orders.findIndex((order) => newestFirst(place, order) < 0);
  return next === -1 ? orders.length : next;
}
