import { hold, lastsMs, reclaim, withHeld } from './held-order.ts';
import { idle, type Moment, type OrderClaim, type OrderSchedule, type ScheduleEffect } from './order-schedule.ts';
import {
  acknowledgeAfterMs,
  acknowledgeTellers,
  claimOrder,
  maxClockSkewMs,
  type Of,
  read,
  type Step,
} from './order-steps.ts';

/** Tells the callers that found the order waiting that they need not wait for it any longer. */
export const acknowledgeRestorers: ScheduleEffect = { type: 'acknowledge', whom: 'restorers' };

/** Something was planned for the order in this process. */
export function notified(state: OrderSchedule, hasRoom: boolean, { now, isStopping }: Moment): Step {
  if (state.name === 'idle') {
    if (isStopping || !hasRoom) return [state, [{ type: 'leave' }]];
    return [{ name: 'claiming', again: false, reclaimed: null }, [claimOrder]];
  }
  if (state.name === 'claiming') return [{ ...state, again: true }, []];
  const after = withHeld(state, (held) => ({ ...held, again: true }));
  // Its release is followed by a claim.
  if (state.name === 'releasing') return [after, []];
  // The order waited so long that another process may have claimed, delivered and released it.
  if (lastsMs(state.held.claim, now) < maxClockSkewMs) return [after, [{ type: 'leave' }]];
  return [after, state.held.isSafe ? [acknowledgeTellers] : []];
}

/** The due queue may have lost the order, although this or another process has claimed it. */
export function restore(state: OrderSchedule, lostBy: number): Step {
  if (!('held' in state)) return [state, [{ type: 'restore', claim: null, lostBy }]];
  const after = withHeld(state, (held) => ({ ...held, again: true, isReported: true }));
  return [after, [{ type: 'restore', claim: state.held.claim, lostBy }]];
}

/** The due queue gave the order to this process. */
export function due(state: OrderSchedule, given: OrderClaim, since: number, moment: Moment): Step {
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
      return [withHeld(state, (held) => reclaim(held, given)), [acknowledgeTellers]];
  }
}

/** This process has the order. A leased order is found again after a crash. For any other order, its message must be kept. */
export function own(given: OrderClaim, moment: Moment): Step {
  const isLeased = given.kind === 'leased';
  const [state, effects] = read(hold(given, moment.now, isLeased), moment);
  return [state, [isLeased ? acknowledgeTellers : { type: 'acknowledgeLater', inMs: acknowledgeAfterMs }, ...effects]];
}

/** Another process has the order. */
export function refused({ again, reclaimed }: Of<'claiming'>, moment: Moment): Step {
  if (reclaimed !== null) return own(reclaimed, moment);
  if (!again) return [idle, [acknowledgeTellers]];
  // The holder may have read the deliveries before the new one was planned.
  return moment.isStopping
    ? [idle, [{ type: 'leave' }]]
    : [{ name: 'claiming', again: false, reclaimed: null }, [claimOrder]];
}
