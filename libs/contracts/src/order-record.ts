import type { DhakaTime } from './dhaka-time.ts';
import type { Environment } from './environment.ts';
import {
  type AllowedAction,
  type OrderEventName,
  type OrderStatus,
  orderLifecycle,
  type StatusTimeField,
} from './order-lifecycle.ts';
import type { DriverType, OrderParticulars, Route } from './order-request.ts';
import type { Quotation } from './quotation.ts';

/** The rider of the parcel, and their last known location. */
export interface DriverInfo {
  readonly rider_id: number;
  readonly name: string;
  readonly phone_number: string;
  readonly driver_type: DriverType;
  readonly is_freelancer: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly location_updated_at: DhakaTime | null;
}

export type CancelledBy = 'partner' | 'dispatch';

export interface HistoryEntry {
  readonly sequence: number;
  readonly event: OrderEventName;
  readonly parcel_status: OrderStatus;
  readonly previous_status: OrderStatus | null;
  readonly occurred_at: DhakaTime;
}

/** The time of each status of an order. Null: it never had the status. */
export type StatusTimes = { readonly [Field in StatusTimeField]: DhakaTime | null };

/** The times of an order. `timeOf`: the time of a status. */
export function statusTimes(timeOf: (status: OrderStatus) => DhakaTime | null): StatusTimes {
  return Object.fromEntries(orderLifecycle.map(({ at, status }) => [at, timeOf(status)])) as unknown as StatusTimes;
}

/** The order for partners. Absent values are null, never missing. */
export interface OrderRecord extends Route, OrderParticulars, Omit<StatusTimes, 'created_at'> {
  readonly order_id: string;
  readonly environment: Environment;
  readonly parcel_status: OrderStatus;
  readonly previous_status: OrderStatus | null;
  /**
   * The page for the receiver.
   *
   * @format uri
   */
  readonly tracking_url: string;
  readonly quotation: Quotation;
  readonly driver_info: DriverInfo | null;
  readonly rider_id: number | null;
  readonly rider_latitude: number | null;
  readonly rider_longitude: number | null;
  /** Whole minutes. */
  readonly time_to_pickup: number | null;
  /** Whole minutes. */
  readonly duration: number | null;
  readonly eta: DhakaTime | null;
  readonly cancellation_reason: string | null;
  readonly cancelled_by: CancelledBy | null;
  readonly attempt: number;
  readonly retry_of_order_id: string | null;
  readonly retried_by_order_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly allowed_actions: readonly AllowedAction[];
  /** The number of the last event of the order, from 1. */
  readonly sequence: number;
  readonly created_at: DhakaTime;
  readonly updated_at: DhakaTime;
}

/** The response of the details endpoint: the record and its history. */
export interface OrderDetails extends OrderRecord {
  readonly history: readonly HistoryEntry[];
}

/** An order in a list. */
export interface OrderSummary {
  readonly order_id: string;
  readonly partner_reference_id: string | null;
  readonly parcel_status: OrderStatus;
  readonly previous_status: OrderStatus | null;
  readonly total_price: number;
  readonly receiver_name: string;
  readonly receiver_address_text: string;
  readonly driver_type: DriverType;
  /**
   * The page for the receiver.
   *
   * @format uri
   */
  readonly tracking_url: string;
  readonly created_at: DhakaTime;
  readonly updated_at: DhakaTime;
}

/** The response of the status endpoint. */
export interface OrderStatusView {
  readonly order_id: string;
  readonly partner_reference_id: string | null;
  readonly parcel_status: OrderStatus;
  readonly previous_status: OrderStatus | null;
  readonly updated_at: DhakaTime;
  readonly rider_id: number | null;
  readonly rider_latitude: number | null;
  readonly rider_longitude: number | null;
  readonly driver_type: DriverType;
  readonly is_freelancer: boolean;
  readonly time_to_pickup: number | null;
  readonly duration: number | null;
  readonly eta: DhakaTime | null;
  readonly sequence: number;
}
