import { dhakaTime, epochMsOf, type OrderRecord } from '@dakpion/contracts';

const minuteMs = 60_000;

/**
 * The order with an `eta` that is not in the past: a past one becomes the end of the present minute, so that a caller that asks
 * again within this minute gets the same value. `now` is epoch ms.
 */
export function withCurrentEta<Order extends OrderRecord>(order: Order, now: number): Order {
  if (order.eta === null || epochMsOf(order.eta) >= now) return order;
  return { ...order, eta: dhakaTime(Math.ceil(now / minuteMs) * minuteMs) };
}
