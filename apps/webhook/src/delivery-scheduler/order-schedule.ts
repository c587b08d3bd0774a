import type { NextTurn } from '../attempts/delivery-attempts.ts';
import type { Endpoint } from '../endpoint-lanes/lane-turns.ts';

/**
 * The reason why no other process works on an order: this process has claimed its entry in the due queue until `until` (epoch
 * milliseconds), or it is the only process.
 */
export type OrderClaim = { readonly kind: 'leased'; readonly until: number } | { readonly kind: 'local' };

/** An order that this process works on. */
export interface HeldOrder {
  readonly claim: OrderClaim;
  /** Epoch milliseconds at which the attempt became due. */
  readonly since: number;
  /** The callers that reported the order need not wait any longer. */
  readonly isSafe: boolean;
  /** Another delivery was planned since the deliveries were read. */
  readonly again: boolean;
  /** Another process planned a delivery, or may have delivered one, since the deliveries were read. */
  readonly isReported: boolean;
  /** Epoch milliseconds at which the deliveries were read. */
  readonly readAt: number;
}

/** The state of one order in one process. Each state waits for at most one result. `waiting` waits for a turn. */
export type OrderSchedule =
  | { readonly name: 'idle' }
  /** `reclaimed`: a claim that the due queue has granted in the meantime. */
  | { readonly name: 'claiming'; readonly again: boolean; readonly reclaimed: OrderClaim | null }
  | { readonly name: 'reading'; readonly held: HeldOrder }
  | { readonly name: 'waiting'; readonly held: HeldOrder; readonly endpoint: Endpoint }
  | { readonly name: 'renewing'; readonly held: HeldOrder; readonly endpoint: Endpoint }
  /** `endpoint`: null after its place at the endpoint was freed. */
  | { readonly name: 'attempting'; readonly held: HeldOrder; readonly endpoint: Endpoint | null }
  | {
      readonly name: 'releasing';
      readonly held: HeldOrder;
      /** Epoch milliseconds of the next attempt. Null: nothing waits. */
      readonly next: number | null;
      readonly reclaimed: OrderClaim | null;
    };

/** What a state can wait for. `failed`: an engine or Dakpion itself failed, not the endpoint. */
interface Results {
  readonly claiming:
    | { readonly type: 'claimed'; readonly claim: OrderClaim }
    /** Another process has the order and is notified. */
    | { readonly type: 'refused' }
    | Failed;
  readonly reading: /** The deliveries were read. `canRecord`: the store has space for the record of an attempt. */
  { readonly type: 'found'; readonly next: NextTurn | null; readonly canRecord: boolean } | Failed;
  readonly waiting: /** Too many orders wait for the endpoint. `expectedMs`: the time until they are delivered, infinite if unknown. */
    | { readonly type: 'full'; readonly expectedMs: number }
    /** The attempt may begin. `isElsewhere`: the delivery was moved to another endpoint in the meantime. */
    | { readonly type: 'turn'; readonly isElsewhere: boolean; readonly canRecord: boolean }
    /** The process stops, and no turn follows. */
    | { readonly type: 'stopped' };
  readonly renewing: { readonly type: 'renewed'; readonly claim: OrderClaim } | ClaimNotChanged | Failed;
  readonly attempting: /** The endpoint answered or failed. The attempt is recorded next. */
    | { readonly type: 'answered'; readonly durationMs: number }
    /** The attempt is recorded, or none was needed. */
    | { readonly type: 'attempted' }
    | Failed;
  readonly releasing:
    | { readonly type: 'released' }
    | ClaimNotChanged
    | Failed
    /** The pause after a failed release is over. */
    | { readonly type: 'releaseAgain' };
}

interface Failed {
  readonly type: 'failed';
  readonly error: unknown;
}

type ClaimNotChanged =
  /** Another process asked for the order during our claim, which now ends at the end of `claim`. */
  | { readonly type: 'nudged'; readonly claim: OrderClaim }
  /** The claim has ended or belongs to another process. */
  | { readonly type: 'lost'; readonly claim: OrderClaim };

/** A result that arrives in the state `in`. No other pair can be made. */
export type ResultIn<Name extends keyof Results> = { [In in Name]: { readonly in: In } & Results[In] }[Name];

/** A report about an order, which can come in any state. */
export type OrderReport =
  /** A delivery of the order was planned in this process. */
  | { readonly type: 'notified'; readonly hasRoom: boolean }
  /** This process has claimed the order, then planned a delivery of it, which may not be stored yet. */
  | { readonly type: 'reserved'; readonly claim: OrderClaim }
  /** The due queue may have lost the order. Another process may have claimed it, but only before `lostBy` (epoch milliseconds). */
  | { readonly type: 'restore'; readonly lostBy: number }
  /** The due queue gave the order to this process. It has been due since `since` (epoch milliseconds). */
  | { readonly type: 'due'; readonly claim: OrderClaim; readonly since: number }
  /** The order will wait so long, or has been in progress for so long, that no caller should wait for it. */
  | { readonly type: 'slow' }
  | { readonly type: 'left' }
  /** `claim`: null if the order was in the queue. */
  | { readonly type: 'restored'; readonly claim: OrderClaim | null }
  | { readonly type: 'notLeft'; readonly error: unknown }
  | { readonly type: 'notRestored'; readonly error: unknown };

/** An input of {@link OrderSchedule}. */
export type ScheduleInput = OrderReport | ResultIn<keyof Results>;

/** The callers that wait until an order is safe: `tellers` reported a new delivery, `restorers` found the order waiting. */
type Waiters = 'tellers' | 'restorers';

/** An effect of {@link OrderSchedule}. */
export type ScheduleEffect =
  | { readonly type: 'claim' }
  /** Adds the order to the due queue, due now. */
  | { readonly type: 'leave' }
  /**
   * Adds the order to the due queue if it is missing there. It stays claimed until `claim` ends or, if `claim` is null, until every
   * claim from before `lostBy` has ended.
   */
  | { readonly type: 'restore'; readonly claim: OrderClaim | null; readonly lostBy: number }
  /** Finds the next attempt. `isStale`: reads the event store, because another process may have worked on the order. */
  | { readonly type: 'read'; readonly isStale: boolean }
  | { readonly type: 'joinLane'; readonly endpoint: Endpoint }
  /** `durationMs` is null if no request was sent to the endpoint. */
  | { readonly type: 'leaveLane'; readonly endpoint: Endpoint; readonly durationMs: number | null }
  | { readonly type: 'renew'; readonly claim: OrderClaim }
  /** If the request begins after `currentUntil` (epoch milliseconds), the deliveries are read again before it. */
  | { readonly type: 'attempt'; readonly currentUntil: number }
  | { readonly type: 'release'; readonly claim: OrderClaim; readonly next: number | null }
  | { readonly type: 'releaseLater'; readonly inMs: number }
  | { readonly type: 'acknowledgeLater'; readonly inMs: number }
  /** The callers need not wait for the order any longer. */
  | { readonly type: 'acknowledge'; readonly whom: Waiters }
  /** The callers must report the order again. */
  | { readonly type: 'refuse'; readonly whom: Waiters; readonly error: unknown }
  /** The order could not be attempted, although it has been due since `since` (epoch milliseconds). It is due again in `inMs`. */
  | { readonly type: 'paused'; readonly since: number; readonly inMs: number; readonly error: unknown }
  | { readonly type: 'warn'; readonly text: string; readonly error: unknown };

/** The time, and what the process knows, at an input. */
export interface Moment {
  /** Epoch milliseconds by the clock that all processes share. */
  readonly now: number;
  readonly isStopping: boolean;
  /** How often the order could not be attempted since its last attempt. */
  readonly failures: number;
}

export const idle: OrderSchedule = { name: 'idle' };
