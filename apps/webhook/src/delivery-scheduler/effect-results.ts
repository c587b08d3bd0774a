import type { ClaimChange } from './due-orders.ts';
import type { OrderClaim, OrderSchedule, ResultIn, ScheduleInput } from './order-schedule.ts';

/** The result of a claim. Null: another process has the order. */
export function claimedOrRefused(claim: OrderClaim | null): ResultIn<'claiming'> {
  return claim === null ? { in: 'claiming', type: 'refused' } : { in: 'claiming', type: 'claimed', claim };
}

/** The result of renewing the claim `previous`. */
export function renewedFrom(previous: OrderClaim): (change: ClaimChange) => ResultIn<'renewing'> {
  return (change) => {
    if (change.outcome === 'done') return { in: 'renewing', type: 'renewed', claim: change.claim };
    return { in: 'renewing', ...notChanged(change, previous) };
  };
}

/** The result of releasing the claim `previous`. */
export function releasedFrom(previous: OrderClaim): (change: ClaimChange) => ResultIn<'releasing'> {
  return (change) => {
    if (change.outcome === 'done') return { in: 'releasing', type: 'released' };
    return { in: 'releasing', ...notChanged(change, previous) };
  };
}

function notChanged(change: Exclude<ClaimChange, { readonly outcome: 'done' }>, previous: OrderClaim) {
  return change.outcome === 'lost'
    ? ({ type: 'lost', claim: previous } as const)
    : ({ type: 'nudged', claim: change.claim } as const);
}

/** The failure of the effect whose result a state waits for. */
export function failedIn(state: Exclude<OrderSchedule['name'], 'idle' | 'waiting'>): (error: unknown) => ScheduleInput {
  return (error) => ({ in: state, type: 'failed', error });
}
