import type { Endpoint } from '../endpoint-lanes/lane-turns.ts';
import { fresh, isStale, lastsMs, reclaim } from './held-order.ts';
import {
  type HeldOrder,
  idle,
  type Moment,
  type OrderClaim,
  type OrderSchedule,
  type ScheduleEffect,
} from './order-schedule.ts';

/** The state of an order after an input, and its effects. Each effect begins after the previous one has ended. */
export type Step = readonly [OrderSchedule, readonly ScheduleEffect[]];
/** The state with a name. */
export type Of<Name extends OrderSchedule['name']> = Extract<OrderSchedule, { readonly name: Name }>;
/** The maximum error of the shared time, in milliseconds. */
export const maxClockSkewMs = 500;

/**
 * How long a caller that reported an unleased order waits for its first attempt, in milliseconds. Almost all attempts have
 * ended by then, even under full load.
 */
export const acknowledgeAfterMs = 250;

/** Tells the callers that reported the order that they need not wait for it any longer. */
export const acknowledgeTellers: ScheduleEffect = { type: 'acknowledge', whom: 'tellers' };
/** Claims the order in the due queue. */
export const claimOrder: ScheduleEffect = { type: 'claim' };

/** Reads the deliveries of the order. */
export function read(held: HeldOrder, { now }: Moment): Step {
  return [{ name: 'reading', held: fresh(held, now) }, [{ type: 'read', isStale: isStale(held, now) }]];
}

/** Makes the attempt whose turn it is. */
export function attempt(held: HeldOrder, endpoint: Endpoint, { now }: Moment): Step {
  return [{ name: 'attempting', held: fresh(held, now), endpoint }, [{ type: 'attempt', isStale: isStale(held, now) }]];
}

/** Releases the order, except if there is something new to read. */
export function release(held: HeldOrder, next: number | null, moment: Moment): Step {
  if (held.again && !moment.isStopping && lastsMs(held.claim, moment.now) >= maxClockSkewMs) return read(held, moment);
  // If more was planned since the last read, its caller relies on an entry in the due queue.
  return settle(held, next ?? (held.again ? moment.now : null), null);
}

/** Gives the claim back. `next`: epoch milliseconds of the next attempt. Null: nothing waits. */
export function settle(held: HeldOrder, next: number | null, reclaimed: OrderClaim | null): Step {
  return [{ name: 'releasing', held, next, reclaimed }, [{ type: 'release', claim: held.claim, next }]];
}

/** The previous claim has ended. */
export function letGo({ held, reclaimed }: Of<'releasing'>, moment: Moment): Step {
  if (reclaimed !== null) {
    const anew = reclaim(held, reclaimed);
    return moment.isStopping ? settle(anew, moment.now, null) : read(anew, moment);
  }
  if (!held.again) return [idle, [acknowledgeTellers]];
  if (moment.isStopping) return [idle, [{ type: 'leave' }]];
  return [{ name: 'claiming', again: false, reclaimed: null }, [claimOrder]];
}

/** Frees the place at the endpoint last. If the order joins another line, it joins before the orders behind it. */
export function leaving(endpoint: Endpoint | null, [state, effects]: Step): Step {
  if (endpoint === null) return [state, effects];
  return [state, [...effects, { type: 'leaveLane', endpoint, durationMs: null }]];
}
