import { dhakaTime, epochMsOf, type OrderRecord } from '@dakpion/contracts';

const minuteMs = 60_000;

/**
 * The order with an `eta` that is not in the past. A past one becomes the end of the present minute, so that another request in
 * this minute gets the same value. `now`: epoch milliseconds.
 */
export function withCurrentEta<Order extends OrderRecord>(order: Order, now: number): Order {
  if (order.eta === null || epochMsOf(order.eta) >= now) return order;
  return { ...order, eta: dhakaTime(Math.ceil(now / minuteMs) * minuteMs) };
}
