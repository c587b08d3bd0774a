import type { Answer } from '../attempts/delivery-attempts.ts';
import type { OrderClaim } from './order-schedule.ts';

/** An order that is ours, due since then (epoch milliseconds). */
export interface DueOrder {
  readonly orderId: string;
  readonly claim: OrderClaim;
  readonly since: number;
}

/** The outcome of a claim. `nudged`: it is ours until then and unchanged, as another process asked for the order. */
export type ClaimChange =
  | { readonly outcome: 'done'; readonly claim: OrderClaim }
  | { readonly outcome: 'nudged'; readonly claim: OrderClaim }
  | { readonly outcome: 'lost' };

/** How many orders wait, and for how long. */
export interface OrdersWaiting {
  /** Those to be tried again, and those under way for longer than a moment. */
  readonly count: number;
  /** Epoch milliseconds; null when there are none. */
  readonly earliestDueAt: number | null;
}

/**
 * When each order's next attempt is due, and which process works on it: leased orders among several processes, local ones in
 * a process that is alone. Times are epoch milliseconds by the clock of the state store. Errors: those of the state store.
 */
export interface DueOrders {
  /** Whether the due times are there after a crash; else they are to be restored from the log. */
  readonly outlastProcess: boolean;
  now(): number;
  /** Begins to take what is due, at most `room()` at once. `take` must not reject. */
  start(take: (orders: readonly DueOrder[]) => Promise<void>, room: () => number): void;
  /** Takes no more. */
  stop(): Promise<void>;
  /** Claims an order that is due or unknown. Null: another process has it, and is notified. */
  claim(orderId: string): Answer<OrderClaim | null>;
  /** Renews a claim. */
  renew(orderId: string, claim: OrderClaim): Answer<ClaimChange>;
  /** Ends a claim, with the time of the next attempt or (null) for good. */
  release(orderId: string, claim: OrderClaim, next: number | null): Answer<ClaimChange>;
  /** Leaves an order to its holder, or to the next process that looks. */
  leave(orderId: string): Answer<void>;
  /**
   * Puts an order into the queue that may be missing there, claimed as it was, or (null) until a claim of before `lostBy`
   * has ended. Answers the new end of our claim; null if the order was there, in which case its holder is notified, or if the
   * claim was not ours.
   */
  restore(orderId: string, claim: OrderClaim | null, lostBy: number): Answer<OrderClaim | null>;
  /** `heldSince`: since when the orders have been due that this process holds for longer than a moment. */
  waiting(heldSince: readonly number[]): Promise<OrdersWaiting>;
}
