import type { DhakaTime } from './dhaka-time.ts';
import type { CancelledBy, OrderRecord } from './order-record.ts';
import type { OrderParticulars, Route, SandboxScenario } from './order-request.ts';

/**
 * What a dispatch system needs of an order to choose a rider, and the rider to carry the parcel. It has no prices, value,
 * callback URL, tracking link or metadata: those are between the partner and us.
 */
export interface DispatchOrder
  extends Pick<OrderRecord, 'order_id' | 'environment' | 'attempt' | 'created_at'>,
    Route,
    Pick<
      OrderParticulars,
      // Under which name the shop knows the order, and what the rider has to know at the door.
      | 'partner_reference_id'
      | 'detailed_address'
      // Whom the rider calls there.
      | 'receiver_name'
      | 'receiver_phone_number'
      // Which rider and vehicle, and what is carried.
      | 'driver_type'
      | 'is_freelancer'
      | 'item_name'
      | 'parcel_comment'
    > {
  /** The quoted way from pickup to receiver in km. */
  readonly distance_km: number;
  /** Whole minutes until the pickup, as shown to the partner. */
  readonly time_to_pickup: number;
  /** Whole minutes from the pickup to the receiver, as shown to the partner. */
  readonly duration: number;
}

/** An order wants a rider. */
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

/** What goes to the dispatch systems (`dispatch.requests.v1`) and, for sandbox orders, to the robot courier. */
export type DispatchRequest = RiderWanted | RiderNoLongerWanted;
