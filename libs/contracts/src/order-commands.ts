import type { CommandContext } from './actor.ts';
import type { Environment } from './environment.ts';
import type { OrderStatus } from './order-lifecycle.ts';
import type { CancelledBy, OrderRecord } from './order-record.ts';
import type { OrderRequest } from './order-request.ts';
import type { Refusal, RiderEventRefusal } from './refusal.ts';
import type { RiderTransition } from './rider-event.ts';

/** Creates an order. The same `order_id` with the same `request` is the same order again. */
export interface PlaceOrder {
  readonly type: 'PlaceOrder';
  readonly order_id: string;
  readonly partner_id: string;
  readonly environment: Environment;
  readonly request: OrderRequest;
  /** Only answers for an order that was placed before; any other is refused as `order_not_found`. */
  readonly repeat_only?: true;
  readonly context: CommandContext;
}

/** Cancels an order of the named partner and environment; any other order is unknown to it. */
export interface CancelOrder {
  readonly type: 'CancelOrder';
  readonly order_id: string;
  readonly partner_id: string;
  readonly environment: Environment;
  readonly cancelled_by: CancelledBy;
  readonly cancellation_reason: string | null;
  /** Refused as not cancellable when the order has another status by now. Default: any from which it can be cancelled. */
  readonly expected_status?: OrderStatus;
  readonly context: CommandContext;
}

/** Makes a new order from a cancelled one. */
export interface RetryOrder {
  readonly type: 'RetryOrder';
  readonly order_id: string;
  readonly partner_id: string;
  readonly environment: Environment;
  readonly context: CommandContext;
}

/** Applies what a rider did. `RIDER_LOCATION` is no transition and never comes here. */
export interface ApplyRiderEvent {
  readonly type: 'ApplyRiderEvent';
  readonly order_id: string;
  readonly rider_event: RiderTransition;
  readonly context: CommandContext;
}

/** Makes the order's views show what its events say, and publishes some of its events again. Doing it again changes nothing. */
export interface RepairOrder {
  readonly type: 'RepairOrder';
  readonly order_id: string;
  /** `evt_…` of events that consumers of `order.events.v1` have missed. */
  readonly event_ids: readonly string[];
  readonly context: CommandContext;
}

/** Answer to RepairOrder. */
export type OrderRepair =
  | {
      readonly outcome: 'repaired';
      /** Whether a view was wrong or missing. */
      readonly view_rewritten: boolean;
      /** Of the ids asked for those that the order has, in order. */
      readonly published_event_ids: readonly string[];
    }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** Counts a partner's usage once more and sets the figures right that are not the sum over its orders. Doing it again changes nothing. */
export interface RepairUsage {
  readonly type: 'RepairUsage';
  readonly partner_id: string;
  readonly environment: Environment;
}

/** Answer to RepairUsage. `under_way`: it takes longer than a question may; ask again. */
export type UsageRepair =
  | { readonly outcome: 'repaired'; readonly corrected_days: number }
  | { readonly outcome: 'under_way' };

/** The messages of `order.commands.v1`; the message type is `type`, the key `order_id`. */
export type OrderCommand = PlaceOrder | CancelOrder | RetryOrder | ApplyRiderEvent | RepairOrder;

/** Answer to PlaceOrder, CancelOrder and RetryOrder. `replayed`: it had been done before and nothing changed. */
export type OrderReply =
  | { readonly outcome: 'done'; readonly replayed: boolean; readonly order: OrderRecord }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** Answer to ApplyRiderEvent. `unchanged`: a duplicate, which is no error. */
export type RiderEventReply =
  | { readonly outcome: 'applied' | 'unchanged' }
  | { readonly outcome: 'refused'; readonly refusal: RiderEventRefusal };
