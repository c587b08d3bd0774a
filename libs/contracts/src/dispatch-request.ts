import type { DhakaTime } from './dhaka-time.ts';
import type { CancelledBy, OrderRecord } from './order-record.ts';
import type { OrderParticulars, Route, SandboxScenario } from './order-request.ts';

/** The data of an order that are not sent to dispatch systems. Every other field of an order is. */
type WithheldFromDispatch = 'item_price' | 'callback_url';

/**
 * The data of an order with which a dispatch system chooses a rider and the rider carries the parcel. It has no prices, value,
 * callback URL, tracking link or metadata, which concern only the partner and Dakpion.
 */
export interface DispatchOrder
  extends Pick<OrderRecord, 'order_id' | 'environment' | 'attempt' | 'created_at'>,
    Route,
    Omit<OrderParticulars, WithheldFromDispatch> {
  /** The quoted distance from pickup to receiver, in km. */
  readonly distance_km: number;
  /** Whole minutes until the pickup, as quoted to the partner. */
  readonly time_to_pickup: number;
  /** Whole minutes from the pickup to the receiver, as quoted to the partner. */
  readonly duration: number;
}

/** An order needs a rider. */
export interface RiderWanted {
  readonly type: 'RiderWanted';
  readonly event_id: string;
  readonly order_id: string;
  readonly requested_at: DhakaTime;
  readonly sandbox_scenario: SandboxScenario | null;
  readonly order: DispatchOrder;
}

/** An order was cancelled; its rider, if it has one, is free. */
export interface RiderNoLongerWanted {
  readonly type: 'RiderNoLongerWanted';
  readonly event_id: string;
  readonly order_id: string;
  readonly requested_at: DhakaTime;
  readonly cancellation_reason: string | null;
  readonly cancelled_by: CancelledBy;
}

/** The messages to the dispatch systems (`dispatch.requests.v1`) and, for sandbox orders, to the robot courier. */
export type DispatchRequest = RiderWanted | RiderNoLongerWanted;
