import { dhakaTime, epochMsOf, type OrderRecord } from '@dakpion/contracts';

const minuteMs = 60_000;

/**
 * The order with an `eta` that is not in the past: one that is over becomes the end of the present minute, so that who asks
 * again within it is told the same. `now` is epoch ms.
 */
export function withCurrentEta<Order extends OrderRecord>(order: Order, now: number): Order {
  if (order.eta === null || epochMsOf(order.eta) >= now) return order;
  return { ...order, eta: dhakaTime(Math.ceil(now / minuteMs) * minuteMs) };
}
