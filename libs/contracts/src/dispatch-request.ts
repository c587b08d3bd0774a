import type { DhakaTime } from './dhaka-time.ts';
import type { CancelledBy, OrderRecord } from './order-record.ts';
import type { SandboxScenario } from './order-request.ts';

/**
 * What a dispatch system needs of an order to choose a rider, and the rider to carry the parcel. It has no prices, value,
 * callback URL, tracking link or metadata: those are between the partner and us.
 */
export interface DispatchOrder
  extends Pick<
    OrderRecord,
    // Which order, and under which name the shop knows it.
    | 'order_id'
    | 'environment'
    | 'partner_reference_id'
    | 'attempt'
    | 'created_at'
    // From where to where.
    | 'pickup_address_text'
    | 'estimated_pickup_address_latitude'
    | 'estimated_pickup_address_longitude'
    | 'receiver_address_text'
    | 'estimated_receiver_address_latitude'
    | 'estimated_receiver_address_longitude'
    | 'detailed_address'
    // Whom the rider calls at the door.
    | 'receiver_name'
    | 'receiver_phone_number'
    // Which rider and vehicle, and what is carried.
    | 'driver_type'
    | 'is_freelancer'
    | 'parcel_type'
    | 'item_name'
    | 'parcel_comment'
  > {
  /** The quoted way from pickup to receiver in km. */
  readonly distance_km: number;
  /** Whole minutes that the partner was told until the pickup. */
  readonly time_to_pickup: number;
  /** Whole minutes that the partner was told from the pickup to the receiver. */
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
