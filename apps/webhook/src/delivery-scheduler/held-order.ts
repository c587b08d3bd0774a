import type { HeldOrder, OrderClaim, OrderSchedule } from './order-schedule.ts';

/**
 * How long read deliveries count as current, in milliseconds. After a loss of the due queue, another process may have claimed
 * the order as well.
 */
const readLastsMs = 500;

/** A newly held order. `since`: epoch milliseconds at which its attempt became due. */
export function hold(given: OrderClaim, since: number, safe: boolean): HeldOrder {
  return { claim: given, since, isSafe: safe, again: false, isReported: false, readAt: Number.NEGATIVE_INFINITY };
}

/** The order under a new claim, which another process may have had in between. */
export function reclaim(held: HeldOrder, given: OrderClaim | null): HeldOrder {
  return given === null ? held : { ...held, claim: given, isSafe: true, isReported: true };
}

/** The order immediately before its deliveries are read. */
export function fresh(held: HeldOrder, now: number): HeldOrder {
  return { ...held, again: false, isReported: false, readAt: now };
}

/** Whether the deliveries must be read in the event store, because another process may have changed them. */
export function isStale({ claim: { kind }, isReported, readAt }: HeldOrder, now: number): boolean {
  return kind === 'leased' && (isReported || now - readAt > readLastsMs);
}

/** Whether two claims end at the same time. */
export function isSameClaim(one: OrderClaim, other: OrderClaim): boolean {
  return one.kind === 'leased' && other.kind === 'leased' ? one.until === other.until : one.kind === other.kind;
}

/** The rest of our claim, in milliseconds. */
export function lastsMs(given: OrderClaim, now: number): number {
  return given.kind === 'local' ? Number.POSITIVE_INFINITY : given.until - now;
}

/** The state with a changed order. A state without a held order stays as it is. */
export function withHeld(state: OrderSchedule, change: (held: HeldOrder) => HeldOrder): OrderSchedule {
  return 'held' in state ? { ...state, held: change(state.held) } : state;
}
