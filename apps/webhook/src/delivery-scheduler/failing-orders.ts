import { LRUCache } from 'lru-cache';
import { maxHeldOrders } from '../endpoint-lanes/lane-limits.ts';
import { errorPauses } from './schedule-order.ts';

/** An order that did not fail again for this time was attempted by another process. */
const keptMs = 2 * errorPauses.maxPauseMs;

/** The orders that are due and that this process could not attempt. */
export class FailingOrders {
  private readonly orders = new LRUCache<string, { readonly failures: number; readonly since: number }>({
    max: maxHeldOrders,
    ttl: keptMs,
  });

  /** Counts a failure of an order that has been due since `since`, epoch milliseconds. */
  add(orderId: string, since: number): void {
    const before = this.orders.peek(orderId);
    this.orders.set(orderId, {
      failures: (before?.failures ?? 0) + 1,
      since: Math.min(since, before?.since ?? since),
    });
  }

  delete(orderId: string): void {
    this.orders.delete(orderId);
  }

  failuresOf(orderId: string): number {
    return this.orders.peek(orderId)?.failures ?? 0;
  }

  /** The earliest time since which one of the orders has been due. Null if there are none. */
  earliest(): number | null {
    let earliest: number | null = null;
    for (const { since } of this.orders.values()) earliest = Math.min(since, earliest ?? since);
    return earliest;
  }
}
