import type {
  CancelledBy,
  DhakaTime,
  OrderRequest,
  OrderStatus,
  Owner,
  Quotation,
  Refusal,
  RiderEventRefusal,
  RiderTransition,
} from '@dakpion/contracts';
import type { OrderEvent } from './order-event.ts';

/** The fields that decide whether two requests are for the same order. Known before the price. */
export interface OrderIntent extends Owner {
  readonly order_id: string;
  readonly request: OrderRequest;
}

/** Creates an order whose price is known. */
export interface PlaceOrder extends OrderIntent {
  readonly type: 'PlaceOrder';
  readonly quotation: Quotation;
  readonly attempt: number;
  readonly retry_of_order_id: string | null;
  readonly tracking_token: string;
  readonly tracking_url: string;
  readonly now: DhakaTime;
}

/** Cancels an order before the pickup of its parcel. */
export interface CancelOrder extends Owner {
  readonly type: 'CancelOrder';
  readonly order_id: string;
  readonly cancelled_by: CancelledBy;
  readonly cancellation_reason: string | null;
  /** The only status in which to cancel. Absent: any status before the pickup. */
  readonly expected_status?: OrderStatus;
  readonly now: DhakaTime;
}

/** Records on a cancelled order which new order is its next attempt. */
export interface LinkRetry extends Owner {
  readonly type: 'LinkRetry';
  readonly order_id: string;
  readonly new_order_id: string;
  readonly now: DhakaTime;
}

/** Applies an event of a rider. It happened at the time in the rider event, and is recorded now. */
export interface ApplyRiderEvent {
  readonly type: 'ApplyRiderEvent';
  readonly rider_event: RiderTransition;
  readonly now: DhakaTime;
}

/** The requests of partners about an order. */
export type PartnerCommand = PlaceOrder | CancelOrder | LinkRetry;
export type OrderCommand = PartnerCommand | ApplyRiderEvent;

/** The decision on a command: events (none if it was done before), or a refusal. */
export type Decision<Reason> =
  | { readonly outcome: 'events'; readonly events: readonly OrderEvent[] }
  | { readonly outcome: 'refused'; readonly refusal: Reason };

export type PartnerDecision = Decision<Refusal>;
export type RiderDecision = Decision<RiderEventRefusal>;
