import { pauseMs } from '@dakpion/repetition';
import type { NextTurn } from '../attempts/delivery-attempts.ts';
import type { Endpoint } from '../endpoint-lanes/lane-turns.ts';
import {
  type HeldOrder,
  idle,
  type Moment,
  type OrderClaim,
  type OrderReport,
  type OrderSchedule,
  type ResultIn,
  type ScheduleEffect,
  type ScheduleInput,
} from './order-schedule.ts';

/** The state of an order after an input, and its effects. Each effect begins after the previous one has ended. */
type Step = readonly [OrderSchedule, readonly ScheduleEffect[]];
type Of<Name extends OrderSchedule['name']> = Extract<OrderSchedule, { readonly name: Name }>;

/** The remaining time of a claim that an attempt and its record need. */
const claimNeededMs = 7_000;
/** A request ends within 6 s. The shared time is exact to half a second. */
const attemptMs = 6_500;
const maxClockSkewMs = 500;
/**
 * The time for which read deliveries count as current. It is short, because after a loss of the due queue another process may also
 * have claimed the order.
 */
const readLastsMs = 500;
/** The pauses of an order that could not be attempted. Short, so that its webhooks go on soon after the cause is gone. */
export const errorPauses = { firstPauseMs: 1_000, maxPauseMs: 16_000 };
const releaseAgainMs = 1_000;
const pauseWithoutSpaceMs = 2_000;
/**
 * The pause of an order whose endpoint has too many waiting orders. It lasts until these are delivered, as far as that time is
 * known.
 */
const pauseWhenFullMs = { least: 1_000, unknown: 10_000, most: 60_000 };
/**
 * The time for which a caller waits for the first attempt of an order that would not be found again after a crash. Almost all
 * attempts end within it, even under full load.
 */
export const acknowledgeAfterMs = 250;

const acknowledge: ScheduleEffect = { type: 'acknowledge', whom: 'tellers' };
const acknowledgeFirst: ScheduleEffect = { type: 'acknowledgeLater', inMs: acknowledgeAfterMs };
const restored: ScheduleEffect = { type: 'acknowledge', whom: 'restorers' };
const claim: ScheduleEffect = { type: 'claim' };

/**
 * Decides everything about the deliveries of one order in one process. A result that does not fit the present state changes
 * nothing. No such result arrives, because a state lasts until its result.
 */
export function step(state: OrderSchedule, input: ScheduleInput, moment: Moment): Step {
  if (!('in' in input)) return reported(state, input, moment);
  switch (input.in) {
    case 'claiming':
      return state.name === 'claiming' ? afterClaiming(state, input, moment) : [state, []];
    case 'reading':
      return state.name === 'reading' ? afterReading(state, input, moment) : [state, []];
    case 'waiting':
      return state.name === 'waiting' ? afterWaiting(state, input, moment) : [state, []];
    case 'renewing':
      return state.name === 'renewing' ? afterRenewing(state, input, moment) : [state, []];
    case 'attempting':
      return state.name === 'attempting' ? afterAttempting(state, input, moment) : [state, []];
    case 'releasing':
      return state.name === 'releasing' ? afterReleasing(state, input, moment) : [state, []];
  }
}

function reported(state: OrderSchedule, input: OrderReport, moment: Moment): Step {
  switch (input.type) {
    case 'notified':
      return notified(state, input.hasRoom, moment);
    case 'reserved':
      return reserved(state, input.claim, moment);
    case 'restore':
      return restore(state, input.lostBy);
    case 'due':
      return due(state, input.claim, input.since, moment);
    case 'slow':
      if (!('held' in state) || state.name === 'releasing') return [state, []];
      return [withHeld(state, (held) => ({ ...held, isSafe: true })), [acknowledge]];
    case 'left':
      return [state, [acknowledge]];
    case 'restored':
      return [input.claim === null ? state : withHeld(state, (held) => reclaim(held, input.claim)), [restored]];
    case 'notLeft':
      return [state, [{ type: 'refuse', whom: 'tellers', error: input.error }]];
    case 'notRestored':
      return [state, [{ type: 'refuse', whom: 'restorers', error: input.error }]];
  }
}

function afterClaiming(state: Of<'claiming'>, result: ResultIn<'claiming'>, moment: Moment): Step {
  switch (result.type) {
    case 'claimed':
      return own(result.claim, moment);
    case 'refused':
      return refused(state, moment);
    case 'failed':
      if (state.reclaimed !== null) return own(state.reclaimed, moment);
      return [idle, [{ type: 'refuse', whom: 'tellers', error: result.error }]];
  }
}

function afterReading({ held }: Of<'reading'>, result: ResultIn<'reading'>, moment: Moment): Step {
  switch (result.type) {
    case 'found':
      return found(held, result.next, result.canRecord, moment);
    case 'failed':
      return pauseAfter(result.error, held, null, moment);
  }
}

function afterWaiting(state: Of<'waiting'>, result: ResultIn<'waiting'>, moment: Moment): Step {
  switch (result.type) {
    case 'full':
      return release(state.held, moment.now + pauseWhenFull(result.expectedMs), moment);
    case 'turn':
      return turn(state, result.isElsewhere, result.canRecord, moment);
    case 'stopped':
      return release(state.held, moment.now, moment);
  }
}

function afterRenewing(state: Of<'renewing'>, result: ResultIn<'renewing'>, moment: Moment): Step {
  const { held, endpoint } = state;
  switch (result.type) {
    case 'renewed':
      return attempt({ ...held, claim: result.claim }, endpoint, moment);
    case 'nudged': {
      const asked = reclaim({ ...held, again: true }, result.claim);
      return [{ ...state, held: asked }, [{ type: 'renew', claim: result.claim }]];
    }
    case 'lost':
      if (isClaimedAnew(held, result.claim)) return [state, [{ type: 'renew', claim: held.claim }]];
      return leaving(endpoint, letGo({ name: 'releasing', held: unread(held), next: null, reclaimed: null }, moment));
    case 'failed':
      return pauseAfter(result.error, held, endpoint, moment);
  }
}

function afterAttempting({ held, endpoint }: Of<'attempting'>, result: ResultIn<'attempting'>, moment: Moment): Step {
  switch (result.type) {
    case 'answered':
      return leaving(endpoint, [{ name: 'attempting', held, endpoint: null }, []], result.durationMs);
    case 'attempted':
      return leaving(endpoint, read(held, moment));
    case 'failed':
      return pauseAfter(result.error, held, endpoint, moment);
  }
}

function afterReleasing(state: Of<'releasing'>, result: ResultIn<'releasing'>, moment: Moment): Step {
  const { held, next, reclaimed } = state;
  switch (result.type) {
    case 'released':
      return letGo(state, moment);
    case 'nudged':
      return release(reclaim({ ...held, again: true }, result.claim), next, moment);
    case 'lost':
      if (isClaimedAnew(held, result.claim)) return settle(held, next, reclaimed);
      return letGo(next === null ? state : { ...state, held: unread(held) }, moment);
    case 'releaseAgain':
      return settle(held, next, reclaimed);
    case 'failed':
      // The claim is not released. It expires.
      if (moment.isStopping) return [idle, [{ type: 'refuse', whom: 'tellers', error: result.error }]];
      return [
        state,
        [
          { type: 'warn', text: `failed, releasing its claim in ${releaseAgainMs} ms`, error: result.error },
          { type: 'releaseLater', inMs: releaseAgainMs },
        ],
      ];
  }
}

/** Whether the claim lasts as long as a request that begins now. */
export function outlastsAttempt(state: OrderSchedule, now: number): boolean {
  return 'held' in state && lastsMs(state.held.claim, now) >= attemptMs;
}

/** True if no caller needs to wait for the order: it would be found again after a crash, or it has nothing to deliver. */
export function isSafe(state: OrderSchedule): boolean {
  if (state.name === 'idle') return true;
  return state.name !== 'claiming' && state.name !== 'releasing' && state.held.isSafe;
}

function notified(state: OrderSchedule, hasRoom: boolean, { now, isStopping }: Moment): Step {
  if (state.name === 'idle') {
    if (isStopping || !hasRoom) return [state, [{ type: 'leave' }]];
    return [{ name: 'claiming', again: false, reclaimed: null }, [claim]];
  }
  if (state.name === 'claiming') return [{ ...state, again: true }, []];
  const after = withHeld(state, (held) => ({ ...held, again: true }));
  // The order is claimed again after its release.
  if (state.name === 'releasing') return [after, []];
  // The order waited so long that another process may have claimed, delivered and released it.
  if (lastsMs(state.held.claim, now) < maxClockSkewMs) return [after, [{ type: 'leave' }]];
  return [after, state.held.isSafe ? [acknowledge] : []];
}

/** A delivery was planned on the current deliveries of the order. Its message is not acknowledged until the plan is stored. */
function reserved(state: OrderSchedule, given: OrderClaim, moment: Moment): Step {
  if (state.name !== 'idle') return due(state, given, moment.now, moment);
  const [after, effects] = read({ ...hold(given, moment.now, false), readAt: moment.now }, moment);
  return [after, [acknowledgeFirst, ...effects]];
}

/** The due queue may have lost the order, although this or another process has claimed it. */
function restore(state: OrderSchedule, lostBy: number): Step {
  if (!('held' in state)) return [state, [{ type: 'restore', claim: null, lostBy }]];
  const after = withHeld(state, (held) => ({ ...held, again: true, isReported: true }));
  return [after, [{ type: 'restore', claim: state.held.claim, lostBy }]];
}

function due(state: OrderSchedule, given: OrderClaim, since: number, moment: Moment): Step {
  switch (state.name) {
    case 'idle':
      return read(hold(given, since, true), moment);
    case 'claiming':
      return [{ ...state, reclaimed: given }, []];
    case 'releasing':
      // The order became due again while it was being released.
      return [{ ...state, reclaimed: given }, []];
    case 'reading':
    case 'waiting':
    case 'renewing':
    case 'attempting':
      // The order waited longer than a claim lasts. Another process may have worked on it in between.
      return [withHeld(state, (held) => reclaim(held, given)), [acknowledge]];
  }
}

/**
 * This process now has the order. A leased order is found again after a crash. For any other order, the message must not be
 * acknowledged yet.
 */
function own(given: OrderClaim, moment: Moment): Step {
  const isLeased = given.kind === 'leased';
  const [state, effects] = read(hold(given, moment.now, isLeased), moment);
  return [state, [isLeased ? acknowledge : acknowledgeFirst, ...effects]];
}

function refused({ again, reclaimed }: Of<'claiming'>, moment: Moment): Step {
  if (reclaimed !== null) return own(reclaimed, moment);
  if (!again) return [idle, [acknowledge]];
  // The holder may have read the deliveries before the new one was planned.
  return moment.isStopping
    ? [idle, [{ type: 'leave' }]]
    : [{ name: 'claiming', again: false, reclaimed: null }, [claim]];
}

function found(held: HeldOrder, next: NextTurn | null, canRecord: boolean, moment: Moment): Step {
  const { now, isStopping } = moment;
  if (next === null) return release(held, null, moment);
  if (next.dueAt > now || isStopping) return release(held, Math.max(next.dueAt, now), moment);
  // An attempt that cannot be recorded would be repeated endlessly.
  if (!canRecord) return release(held, now + pauseWithoutSpaceMs, moment);
  const { endpoint } = next;
  return [{ name: 'waiting', held: { ...held, since: next.dueAt }, endpoint }, [{ type: 'joinLane', endpoint }]];
}

function turn(state: Of<'waiting'>, isElsewhere: boolean, canRecord: boolean, moment: Moment): Step {
  const { held, endpoint } = state;
  if (isElsewhere) return leaving(endpoint, read(held, moment));
  if (!canRecord) return leaving(endpoint, release(held, moment.now + pauseWithoutSpaceMs, moment));
  if (lastsMs(held.claim, moment.now) >= claimNeededMs) return attempt(held, endpoint, moment);
  return [{ name: 'renewing', held, endpoint }, [{ type: 'renew', claim: held.claim }]];
}

/** Pauses the order, longer after each failure. A failure does not count as an attempt. */
function pauseAfter(error: unknown, held: HeldOrder, endpoint: Endpoint | null, moment: Moment): Step {
  const inMs = pauseMs(moment.failures + 1, errorPauses);
  const [after, effects] = leaving(endpoint, release(held, moment.now + inMs, moment));
  return [after, [{ type: 'paused', since: held.since, inMs, error }, ...effects]];
}

function read(held: HeldOrder, { now }: Moment): Step {
  return [{ name: 'reading', held: fresh(held, now) }, [{ type: 'read', isStale: now > currentUntil(held) }]];
}

function attempt(held: HeldOrder, endpoint: Endpoint, { now }: Moment): Step {
  return [
    { name: 'attempting', held: fresh(held, now), endpoint },
    [{ type: 'attempt', currentUntil: currentUntil(held) }],
  ];
}

/** Releases the order, except if there is something new to read. */
function release(held: HeldOrder, next: number | null, moment: Moment): Step {
  if (held.again && !moment.isStopping && lastsMs(held.claim, moment.now) >= maxClockSkewMs) return read(held, moment);
  // If more was planned since the last read, the caller that reported it relies on an entry in the due queue.
  return settle(held, next ?? (held.again ? moment.now : null), null);
}

function settle(held: HeldOrder, next: number | null, reclaimed: OrderClaim | null): Step {
  return [{ name: 'releasing', held, next, reclaimed }, [{ type: 'release', claim: held.claim, next }]];
}

/** The previous claim has ended. */
function letGo({ held, reclaimed }: Of<'releasing'>, moment: Moment): Step {
  if (reclaimed !== null) {
    const anew = reclaim(held, reclaimed);
    return moment.isStopping ? settle(anew, moment.now, null) : read(anew, moment);
  }
  if (!held.again) return [idle, [acknowledge]];
  if (moment.isStopping) return [idle, [{ type: 'leave' }]];
  return [{ name: 'claiming', again: false, reclaimed: null }, [claim]];
}

/**
 * Frees the place at the endpoint last, if the order has one. If the order joins another lane, it joins before the orders behind
 * it. `durationMs`: the duration of the request. Null: none was sent.
 */
function leaving(endpoint: Endpoint | null, [state, effects]: Step, durationMs: number | null = null): Step {
  if (endpoint === null) return [state, effects];
  return [state, [...effects, { type: 'leaveLane', endpoint, durationMs }]];
}

function hold(given: OrderClaim, since: number, safe: boolean): HeldOrder {
  return { claim: given, since, isSafe: safe, again: false, isReported: false, readAt: Number.NEGATIVE_INFINITY };
}

function reclaim(held: HeldOrder, given: OrderClaim | null): HeldOrder {
  return given === null ? held : { ...held, claim: given, isSafe: true, isReported: true };
}

/** The order immediately before its deliveries are read. */
function fresh(held: HeldOrder, now: number): HeldOrder {
  return { ...held, again: false, isReported: false, readAt: now };
}

/** The time until which the deliveries that were read count as current. Epoch milliseconds. */
function currentUntil({ claim: { kind }, isReported, readAt }: HeldOrder): number {
  if (kind === 'local') return Number.POSITIVE_INFINITY;
  return isReported ? Number.NEGATIVE_INFINITY : readAt + readLastsMs;
}

/** Whether this process claimed the order again while it renewed or released the claim `previous`. */
function isClaimedAnew({ claim: one }: HeldOrder, previous: OrderClaim): boolean {
  return one.kind === 'leased' && previous.kind === 'leased'
    ? one.until !== previous.until
    : one.kind !== previous.kind;
}

/**
 * The deliveries must be read again: another process that took the order may have read it before our delivery was planned, and have
 * released it as done.
 */
function unread(held: HeldOrder): HeldOrder {
  return { ...held, again: true };
}

/** The remaining time of our claim, in milliseconds. */
function lastsMs(given: OrderClaim, now: number): number {
  return given.kind === 'local' ? Number.POSITIVE_INFINITY : given.until - now;
}

function withHeld(state: OrderSchedule, change: (held: HeldOrder) => HeldOrder): OrderSchedule {
  return 'held' in state ? { ...state, held: change(state.held) } : state;
}

function pauseWhenFull(expectedMs: number): number {
  const { least, unknown, most } = pauseWhenFullMs;
  return Number.isFinite(expectedMs) ? Math.min(most, Math.max(least, expectedMs)) : unknown;
}
