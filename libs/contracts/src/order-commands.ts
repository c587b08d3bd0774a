import type { CommandContext } from './actor.ts';
import type { OrderStatus } from './order-lifecycle.ts';
import type { CancelledBy, OrderRecord } from './order-record.ts';
import type { OrderRequest } from './order-request.ts';
import type { Owner } from './owner.ts';
import type { Refusal, RiderEventRefusal } from './refusal.ts';
import type { RiderTransition } from './rider-event.ts';

/** Creates an order. A repeated command with the same `order_id` and `request` returns the same order. */
export interface PlaceOrder extends Owner {
  readonly type: 'PlaceOrder';
  readonly order_id: string;
  readonly request: OrderRequest;
  /** Only returns an order that was placed before. A new order is refused as `order_not_found`. */
  readonly repeat_only?: true;
  readonly context: CommandContext;
}

/** Cancels an order of the given partner and environment. Any other order is unknown to it. */
export interface CancelOrder extends Owner {
  readonly type: 'CancelOrder';
  readonly order_id: string;
  readonly cancelled_by: CancelledBy;
  readonly cancellation_reason: string | null;
  /**
   * The command is refused as not cancellable if the order has another status by now. Default: any status from which it can be
   * cancelled.
   */
  readonly expected_status?: OrderStatus;
  readonly context: CommandContext;
}

/** Creates a new order from a cancelled one. */
export interface RetryOrder extends Owner {
  readonly type: 'RetryOrder';
  readonly order_id: string;
  /**
   * Only returns the order that an earlier retry created. Without an earlier retry, the command is refused as `order_not_found`.
   */
  readonly repeat_only?: true;
  readonly context: CommandContext;
}

/**
 * Applies an event of a rider. Only the dispatch service of version 0.1.0 sends it, during an upgrade: the order service takes rider
 * events from their topic.
 */
export interface ApplyRiderEvent {
  readonly type: 'ApplyRiderEvent';
  readonly order_id: string;
  readonly rider_event: RiderTransition;
  readonly context: CommandContext;
}

/** Corrects the views of the order to match its events, and publishes some of its events again. Can be repeated. */
export interface RepairOrder {
  readonly type: 'RepairOrder';
  readonly order_id: string;
  /** `evt_…` ids of events that consumers of `order.events.v1` have missed. */
  readonly event_ids: readonly string[];
  readonly context: CommandContext;
}

/** The answer to RepairOrder. */
export type OrderRepair =
  | {
      readonly outcome: 'repaired';
      /** Whether a view was wrong or missing. */
      readonly view_rewritten: boolean;
      /** The requested ids that the order has, in order. */
      readonly published_event_ids: readonly string[];
    }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** Counts the usage of a partner again and corrects figures that are not the sums over its orders. Can be repeated. */
export interface RepairUsage extends Owner {
  readonly type: 'RepairUsage';
}

/**
 * The answer to RepairUsage. `under_way`: it takes longer than the time-out of a request. Repeat the command. `joined`: the recount
 * had begun before the command came, so that it need not include what happened just before. Absent from version 0.1.0.
 */
export type UsageRepair = { readonly joined?: boolean } & (
  | { readonly outcome: 'repaired'; readonly corrected_days: number }
  | { readonly outcome: 'under_way' }
);

/** The messages of `order.commands.v1`; the message type is `type`, the key `order_id`. */
export type OrderCommand = PlaceOrder | CancelOrder | RetryOrder | ApplyRiderEvent | RepairOrder;

/** The answer to PlaceOrder, CancelOrder and RetryOrder. `replayed`: it was done before and nothing changed. */
export type OrderReply =
  | { readonly outcome: 'done'; readonly replayed: boolean; readonly order: OrderRecord }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** The answer to ApplyRiderEvent. `unchanged`: a duplicate, which is not an error. */
export type RiderEventReply =
  | { readonly outcome: 'applied' | 'unchanged' }
  | { readonly outcome: 'refused'; readonly refusal: RiderEventRefusal };
