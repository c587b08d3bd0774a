import type { NextTurn } from '../attempts/delivery-attempts.ts';
import type { Endpoint } from '../endpoint-lanes/lane-turns.ts';

/** Why no other process works on an order: its entry in the due queue is ours until then (epoch milliseconds), or there is no other. */
export type OrderClaim = { readonly kind: 'leased'; readonly until: number } | { readonly kind: 'local' };

/** What is known of an order that this process works on. */
export interface HeldOrder {
  readonly claim: OrderClaim;
  /** Since when its attempt has been due, epoch milliseconds. */
  readonly since: number;
  /** The caller that reported the order need not wait for it. */
  readonly isSafe: boolean;
  /** Something was planned since its deliveries were read. */
  readonly again: boolean;
  /** Another process planned or may have delivered since its deliveries were read. */
  readonly isReported: boolean;
  /** When its deliveries were read, epoch milliseconds. */
  readonly readAt: number;
}

/** What one process does for one order. At most one answer is awaited in each state, except `waiting`, where a turn is. */
export type OrderSchedule =
  | { readonly name: 'idle' }
  /** `reclaimed`: the end of a claim that the due queue has granted in the meantime. */
  | { readonly name: 'claiming'; readonly again: boolean; readonly reclaimed: OrderClaim | null }
  | { readonly name: 'reading'; readonly held: HeldOrder }
  | { readonly name: 'waiting'; readonly held: HeldOrder; readonly endpoint: Endpoint }
  | { readonly name: 'renewing'; readonly held: HeldOrder; readonly endpoint: Endpoint }
  /** `endpoint` is null when the place at it was given back. */
  | { readonly name: 'attempting'; readonly held: HeldOrder; readonly endpoint: Endpoint | null }
  | {
      readonly name: 'releasing';
      readonly held: HeldOrder;
      /** Epoch milliseconds of the next attempt; null: nothing waits. */
      readonly next: number | null;
      readonly reclaimed: OrderClaim | null;
    };

/** An input of an order's schedule. */
export type ScheduleInput =
  /** Something was planned for it in this process. */
  | { readonly type: 'notified'; readonly hasRoom: boolean }
  /** The due queue may have lost it. Another process that may have claimed it did so before `lostBy` (epoch milliseconds). */
  | { readonly type: 'restore'; readonly lostBy: number }
  /** The due queue gave it to us; it has been due since then. */
  | { readonly type: 'due'; readonly claim: OrderClaim; readonly since: number }
  | { readonly type: 'claimed'; readonly claim: OrderClaim }
  /** Another process has it, and is notified. */
  | { readonly type: 'refused' }
  | { readonly type: 'left' }
  /** `claim` is null when the entry was there. */
  | { readonly type: 'restored'; readonly claim: OrderClaim | null }
  | { readonly type: 'notLeft'; readonly error: unknown }
  | { readonly type: 'notRestored'; readonly error: unknown }
  /** Its deliveries were read. `canRecord`: the store has space for an attempt's record. */
  | { readonly type: 'found'; readonly next: NextTurn | null; readonly canRecord: boolean }
  /** Too many wait at its endpoint; in milliseconds until those are through, infinite when unknown. */
  | { readonly type: 'full'; readonly expectedMs: number }
  /** It will wait for long, or has been in progress for so long that no caller should wait for it. */
  | { readonly type: 'slow' }
  /** It may begin. `isElsewhere`: it was moved to another endpoint in the meantime. */
  | { readonly type: 'turn'; readonly isElsewhere: boolean; readonly canRecord: boolean }
  | { readonly type: 'renewed'; readonly claim: OrderClaim }
  /** The endpoint answered, or failed to; the record follows. */
  | { readonly type: 'answered'; readonly durationMs: number }
  /** The attempt is recorded, or there was none to make. */
  | { readonly type: 'attempted' }
  | { readonly type: 'released' }
  /** Another process asked for it while it was ours: the claim ends then. */
  | { readonly type: 'nudged'; readonly claim: OrderClaim }
  /** The claim is not ours any more. */
  | { readonly type: 'lost'; readonly claim: OrderClaim }
  /** The requested effect failed. */
  | { readonly type: 'failed'; readonly error: unknown }
  /** The pause after a failed release is over. */
  | { readonly type: 'releaseAgain' }
  /** The process stops, and no turn follows. */
  | { readonly type: 'stopped' };

/** The callers that wait until an order is safe: those that reported something new, or those that found it waiting. */
export type Waiters = 'tellers' | 'restorers';

/** An effect of an order's schedule. */
export type ScheduleEffect =
  | { readonly type: 'claim' }
  /** Put it into the due queue, due now. */
  | { readonly type: 'leave' }
  /** Put it into the due queue if it is missing there, claimed until our claim ends; null: until a claim of before `lostBy` has ended. */
  | { readonly type: 'restore'; readonly claim: OrderClaim | null; readonly lostBy: number }
  /** Find its next attempt; `isStale`: in the event store, as another process may have been at work. */
  | { readonly type: 'read'; readonly isStale: boolean }
  | { readonly type: 'joinLane'; readonly endpoint: Endpoint }
  /** `durationMs` is null when the endpoint was not asked. */
  | { readonly type: 'leaveLane'; readonly endpoint: Endpoint; readonly durationMs: number | null }
  | { readonly type: 'renew'; readonly claim: OrderClaim }
  | { readonly type: 'attempt'; readonly isStale: boolean }
  | { readonly type: 'release'; readonly claim: OrderClaim; readonly next: number | null }
  | { readonly type: 'releaseLater'; readonly inMs: number }
  | { readonly type: 'acknowledgeLater'; readonly inMs: number }
  /** They need not wait for the order any longer. */
  | { readonly type: 'acknowledge'; readonly whom: Waiters }
  /** They have to tell again. */
  | { readonly type: 'refuse'; readonly whom: Waiters; readonly error: unknown }
  | { readonly type: 'warn'; readonly text: string; readonly error: unknown };

/** The process at the time of an input. */
export interface Moment {
  /** Epoch milliseconds by the clock that all processes share. */
  readonly now: number;
  readonly isStopping: boolean;
}

export const idle: OrderSchedule = { name: 'idle' };
