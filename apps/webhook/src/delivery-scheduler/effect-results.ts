import type { ClaimChange } from './due-orders.ts';
import type { OrderClaim, ScheduleInput } from './order-schedule.ts';

/** An effect failed because of an engine or of Dakpion itself. */
export function failed(error: unknown): ScheduleInput {
  return { type: 'failed', error };
}

/** The order could not be put into the due queue. */
export function notLeft(error: unknown): ScheduleInput {
  return { type: 'notLeft', error };
}

/** The order could not be restored to the due queue. */
export function notRestored(error: unknown): ScheduleInput {
  return { type: 'notRestored', error };
}

/** The result of a claim. Null: another process has the order. */
export function claimedOrRefused(claim: OrderClaim | null): ScheduleInput {
  return claim === null ? { type: 'refused' } : { type: 'claimed', claim };
}

/** The input for the result of renewing or releasing the claim `previous`. */
export function changed(type: 'renewed' | 'released', previous: OrderClaim): (change: ClaimChange) => ScheduleInput {
  return (change) => {
    if (change.outcome === 'lost') return { type: 'lost', claim: previous };
    if (change.outcome === 'nudged') return { type: 'nudged', claim: change.claim };
    return type === 'released' ? { type } : { type, claim: change.claim };
  };
}
