import type { NextTurn } from '../attempts/delivery-attempts.ts';
import { acknowledgeRestorers, due, notified, own, refused, restore } from './claim-steps.ts';
import { isSameClaim, lastsMs, reclaim, withHeld } from './held-order.ts';
import {
  type HeldOrder,
  idle,
  type Moment,
  type OrderClaim,
  type OrderSchedule,
  type ScheduleInput,
} from './order-schedule.ts';
import {
  acknowledgeTellers,
  attempt,
  leaving,
  letGo,
  type Of,
  read,
  release,
  type Step,
  settle,
} from './order-steps.ts';

/** The rest of a claim that an attempt and its record need. */
const claimNeededMs = 7_000;
/** A request ends within 6 s. The shared time is exact to half a second. */
const attemptMs = 6_500;
const pauseAfterErrorMs = 1_000;
const pauseWithoutSpaceMs = 2_000;
/** The pause of an order whose endpoint has too many waiting orders: until they are delivered, as far as that is known. */
const pauseWhenFullMs = { least: 1_000, unknown: 10_000, most: 60_000 };

/**
 * Decides everything about the deliveries of one order in one process. An input that has no meaning in a state changes nothing:
 * each result arrives while the state that asked for it lasts.
 */
export function step(state: OrderSchedule, input: ScheduleInput, moment: Moment): Step {
  switch (input.type) {
    case 'notified':
      return notified(state, input.hasRoom, moment);
    case 'restore':
      return restore(state, input.lostBy);
    case 'due':
      return due(state, input.claim, input.since, moment);
    case 'claimed':
      return state.name === 'claiming' ? own(input.claim, moment) : [state, []];
    case 'refused':
      return state.name === 'claiming' ? refused(state, moment) : [state, []];
    case 'left':
      return [state, [acknowledgeTellers]];
    case 'restored':
      return [
        input.claim === null ? state : withHeld(state, (held) => reclaim(held, input.claim)),
        [acknowledgeRestorers],
      ];
    case 'notLeft':
      return [state, [{ type: 'refuse', whom: 'tellers', error: input.error }]];
    case 'notRestored':
      return [state, [{ type: 'refuse', whom: 'restorers', error: input.error }]];
    case 'found':
      return state.name === 'reading' ? found(state.held, input.next, input.canRecord, moment) : [state, []];
    case 'full':
      return full(state, input.expectedMs, moment);
    case 'slow':
      return slow(state);
    case 'turn':
      return state.name === 'waiting' ? turn(state, input.isElsewhere, input.canRecord, moment) : [state, []];
    case 'renewed':
      if (state.name !== 'renewing') return [state, []];
      return attempt({ ...state.held, claim: input.claim }, state.endpoint, moment);
    case 'answered':
      return answered(state, input.durationMs);
    case 'attempted':
      return state.name === 'attempting' ? leaving(state.endpoint, read(state.held, moment)) : [state, []];
    case 'released':
      return state.name === 'releasing' ? letGo(state, moment) : [state, []];
    case 'nudged':
      return nudged(state, input.claim, moment);
    case 'lost':
      return lost(state, input.claim, moment);
    case 'failed':
      return failed(state, input.error, moment);
    case 'releaseAgain':
      return state.name === 'releasing' ? settle(state.held, state.next, state.reclaimed) : [state, []];
    case 'stopped':
      return state.name === 'waiting' ? release(state.held, moment.now, moment) : [state, []];
  }
}

/** Whether the claim lasts as long as a request that begins now. */
export function outlastsAttempt(state: OrderSchedule, now: number): boolean {
  return 'held' in state && lastsMs(state.held.claim, now) >= attemptMs;
}

/** True if no caller needs to wait for the order: it is found again after a crash, or has nothing to deliver. */
export function isSafe(state: OrderSchedule): boolean {
  if (state.name === 'idle') return true;
  return state.name !== 'claiming' && state.name !== 'releasing' && state.held.isSafe;
}

function found(held: HeldOrder, next: NextTurn | null, canRecord: boolean, moment: Moment): Step {
  const { now, isStopping } = moment;
  if (next === null) return release(held, null, moment);
  if (next.dueAt > now || isStopping) return release(held, Math.max(next.dueAt, now), moment);
  // An attempt that cannot be recorded would be repeated endlessly.
  if (!canRecord) return release(held, now + pauseWithoutSpaceMs, moment);
  const { endpoint } = next;
  return [{ name: 'waiting', held, endpoint }, [{ type: 'joinLane', endpoint }]];
}

function full(state: OrderSchedule, expectedMs: number, moment: Moment): Step {
  if (state.name !== 'waiting') return [state, []];
  return release(state.held, moment.now + pauseWhenFull(expectedMs), moment);
}

function slow(state: OrderSchedule): Step {
  if (!('held' in state) || state.name === 'releasing') return [state, []];
  return [withHeld(state, (held) => ({ ...held, isSafe: true })), [acknowledgeTellers]];
}

function answered(state: OrderSchedule, durationMs: number): Step {
  if (state.name !== 'attempting' || state.endpoint === null) return [state, []];
  return [
    { name: 'attempting', held: state.held, endpoint: null },
    [{ type: 'leaveLane', endpoint: state.endpoint, durationMs }],
  ];
}

function turn(state: Of<'waiting'>, isElsewhere: boolean, canRecord: boolean, moment: Moment): Step {
  const { held, endpoint } = state;
  if (isElsewhere) return leaving(endpoint, read(held, moment));
  if (!canRecord) return leaving(endpoint, release(held, moment.now + pauseWithoutSpaceMs, moment));
  if (lastsMs(held.claim, moment.now) >= claimNeededMs) return attempt(held, endpoint, moment);
  return [{ name: 'renewing', held, endpoint }, [{ type: 'renew', claim: held.claim }]];
}

function nudged(state: OrderSchedule, given: OrderClaim, moment: Moment): Step {
  if (state.name === 'renewing') {
    const held = reclaim({ ...state.held, again: true }, given);
    return [{ ...state, held }, [{ type: 'renew', claim: given }]];
  }
  if (state.name !== 'releasing') return [state, []];
  const held = reclaim({ ...state.held, again: true }, given);
  return release(held, state.next ?? moment.now, moment);
}

function lost(state: OrderSchedule, previous: OrderClaim, moment: Moment): Step {
  if (state.name !== 'renewing' && state.name !== 'releasing') return [state, []];
  const { held } = state;
  // This process claimed the order again while the request was in progress.
  const isOurs = !isSameClaim(held.claim, previous);
  if (state.name === 'releasing') {
    return isOurs ? settle(held, state.next, state.reclaimed) : letGo(state, moment);
  }
  if (isOurs) return [state, [{ type: 'renew', claim: held.claim }]];
  return leaving(state.endpoint, letGo({ name: 'releasing', held, next: null, reclaimed: null }, moment));
}

/** An engine or Dakpion itself failed, not the endpoint. No attempt is counted. */
function failed(state: OrderSchedule, error: unknown, moment: Moment): Step {
  switch (state.name) {
    case 'idle':
    case 'waiting':
      return [state, []];
    case 'claiming':
      if (state.reclaimed !== null) return own(state.reclaimed, moment);
      return [idle, [{ type: 'refuse', whom: 'tellers', error }]];
    case 'reading':
    case 'renewing':
    case 'attempting': {
      const endpoint = state.name === 'reading' ? null : state.endpoint;
      const [after, effects] = leaving(endpoint, release(state.held, moment.now + pauseAfterErrorMs, moment));
      return [after, [{ type: 'warn', text: `failed, retrying in ${pauseAfterErrorMs} ms`, error }, ...effects]];
    }
    case 'releasing':
      // The claim expires.
      if (moment.isStopping) return [idle, [{ type: 'refuse', whom: 'tellers', error }]];
      return [
        state,
        [
          { type: 'warn', text: `failed, releasing its claim in ${pauseAfterErrorMs} ms`, error },
          { type: 'releaseLater', inMs: pauseAfterErrorMs },
        ],
      ];
  }
}

function pauseWhenFull(expectedMs: number): number {
  const { least, unknown, most } = pauseWhenFullMs;
  return Number.isFinite(expectedMs) ? Math.min(most, Math.max(least, expectedMs)) : unknown;
}
