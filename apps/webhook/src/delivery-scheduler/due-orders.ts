import type { Answer } from '../attempts/delivery-attempts.ts';
import type { OrderClaim } from './order-schedule.ts';

/** An order that this process has claimed. `since`: epoch milliseconds at which it became due. */
export interface DueOrder {
  readonly orderId: string;
  readonly claim: OrderClaim;
  readonly since: number;
}

/** The result of changing a claim. `nudged`: this process still has the claim, and another process has asked for the order. */
export type ClaimChange =
  | { readonly outcome: 'done'; readonly claim: OrderClaim }
  | { readonly outcome: 'nudged'; readonly claim: OrderClaim }
  | { readonly outcome: 'lost' };

/** The number of waiting orders, and the due time of the earliest. */
export interface OrdersWaiting {
  /** Orders with a retry, and orders in progress for longer than a moment. */
  readonly count: number;
  /** Epoch milliseconds. Null if there are none. */
  readonly earliestDueAt: number | null;
}

/**
 * The due time of each order's next attempt, and the process that works on it: leased orders among several processes, local
 * orders in a single process. Times are epoch milliseconds by the clock of the state store. Rejects with the errors of the
 * state store.
 */
export interface DueOrders {
  now(): number;
  /** Begins to take due orders, at most `room()` at once. `take` must not reject. */
  start(take: (orders: readonly DueOrder[]) => Promise<void>, room: () => number): void;
  /** Stops taking orders. */
  stop(): Promise<void>;
  /** Claims an order that is due or unknown. Null: another process has it and is notified. */
  claim(orderId: string): Answer<OrderClaim | null>;
  /**
   * Claims an order without an attempt that is due now or later. Null: there is such an attempt, or another process has the order
   * and is notified.
   */
  reserve(orderId: string): Answer<OrderClaim | null>;
  /** Renews a claim. */
  renew(orderId: string, claim: OrderClaim): Answer<ClaimChange>;
  /** Ends a claim. `next`: the time of the next attempt, or null for none. */
  release(orderId: string, claim: OrderClaim, next: number | null): Answer<ClaimChange>;
  /** Leaves an order to its holder, or to the next process that takes due orders. */
  leave(orderId: string): Answer<void>;
  /**
   * Adds an order that may be missing from the queue. It stays claimed until `claim` ends or, if `claim` is null, until every claim
   * from before `lostBy` has ended. Returns the new end of this process's claim. Returns null if the order was in the queue, in
   * which case its holder is notified, or if `claim` was null.
   */
  restore(orderId: string, claim: OrderClaim | null, lostBy: number): Answer<OrderClaim | null>;
  /** `heldSince`: the due times of the orders that this process has held for longer than a moment. */
  waiting(heldSince: readonly number[]): Promise<OrdersWaiting>;
}
