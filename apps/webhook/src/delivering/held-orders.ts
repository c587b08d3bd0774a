/** Goes on with an order that is ours; `anew`: others may have been at work on it since we looked. Must not reject. */
export type Proceed = (orderId: string, anew: boolean) => Promise<void>;

/** Injects the {@link HeldOrders} of the profile. */
export const HELD_ORDERS = Symbol('HELD_ORDERS');

/**
 * How long whoever told us of an order that is not claimed waits for its first attempt. Almost all are over by then, under
 * full load, too.
 */
export const secureAfterMs = 250;
/** Orders held at once, at most. */
export const maxHeldOrders = 30_000;

/** How many orders wait, and for how long. */
export interface OrdersWaiting {
  /** Those to be tried again, and those under way for longer than a moment. */
  readonly count: number;
  /** Epoch milliseconds by the clock of the held orders; null when there are none. */
  readonly earliestDueAt: number | null;
}

/** The orders that this instance delivers for, at the moment or when their next attempt is due. */
export interface HeldOrders {
  /** Whether the due times are there after a crash; else they are to be restored from the log. */
  readonly outlastProcess: boolean;
  /** Who goes on with the orders that become ours. */
  proceedWith(proceed: Proceed): void;
  /** Begins to take what is due. */
  start(): void;
  /** Takes nothing more. What is held stays held until it is released. */
  stop(): Promise<void>;
  /**
   * Takes on an order that has something new to deliver. Resolves when nothing of it waits, or whoever told us need not wait
   * for it any longer. Errors: those of the state store.
   */
  take(orderId: string): Promise<void>;
  /**
   * As {@link take}, for an order that was left waiting and that nobody may know of any more. Whoever may have claimed it did so
   * before `lostBy`, epoch milliseconds by the state store's clock.
   */
  restore(orderId: string, lostBy: number): Promise<void>;
  /** Whether we know that nobody is at work on the order: among several instances we never do. */
  isFree(orderId: string): boolean;
  /** Resolves as {@link take} does when the order is ours, else at once. */
  whenSafe(orderId: string): Promise<void>;
  /** What was planned up to now is about to be looked at. True when others may have planned or delivered. */
  look(orderId: string): boolean;
  /** Says that an order is going to take long: nobody shall wait for it. */
  secure(orderId: string): void;
  /** Whether it is ours for as long as an attempt takes from now on. */
  outlastsAttempt(orderId: string): boolean;
  /** Makes sure that it is ours for an attempt. False when another instance has it; then it is not held any more. */
  keep(orderId: string): Promise<boolean>;
  /**
   * Gives the order back with the time of its next attempt; null: nothing waits. What was planned meanwhile is taken on at
   * once. Never rejects.
   */
  release(orderId: string, next: number | null): Promise<void>;
  /** Errors: those of the state store. */
  waiting(): Promise<OrdersWaiting>;
}
