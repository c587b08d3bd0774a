import type { DhakaTime } from './dhaka-time.ts';
import type { Environment } from './environment.ts';
import type { OrderStatus, WebhookEventName } from './order-lifecycle.ts';
import type { CancelledBy, DriverInfo } from './order-record.ts';
import type { DriverType } from './order-request.ts';
import type { Quotation } from './quotation.ts';

/** The body of a webhook. An event has the fields of its kind in addition to the common fields. */
export interface WebhookBody {
  readonly event_type: 'ORDER_CREATED' | 'ORDER_STATUS_CHANGE';
  readonly event: WebhookEventName;
  /** The same in every attempt; equals the header `webhook-id`. */
  readonly event_id: string;
  readonly sequence: number;
  readonly order_id: string;
  readonly partner_reference_id: string | null;
  readonly status: OrderStatus;
  readonly parcel_status: OrderStatus;
  readonly previous_status: OrderStatus | null;
  readonly timestamp: DhakaTime;
  readonly updated_at: DhakaTime;
  readonly environment: Environment;
  readonly attempt: number;
  readonly retry_of_order_id: string | null;
  readonly rider_id: number | null;
  readonly rider_latitude: number | null;
  readonly rider_longitude: number | null;
  readonly driver_type: DriverType;
  readonly is_freelancer: boolean;
  /** Whole minutes. */
  readonly time_to_pickup: number | null;
  /** Whole minutes. */
  readonly duration: number | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** With ORDER_CREATED. */
  readonly quotation?: Quotation;
  /** With ORDER_CREATED. */
  readonly tracking_url?: string;
  /** With ASSIGNED and ACCEPTED. */
  readonly driver_info?: DriverInfo | null;
  /** With ACCEPTED and STARTED. */
  readonly eta?: DhakaTime | null;
  /** With CANCELLED. */
  readonly cancellation_reason?: string | null;
  /** With CANCELLED. */
  readonly cancelled_by?: CancelledBy | null;
}
