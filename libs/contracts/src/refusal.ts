import type { DhakaTime } from './dhaka-time.ts';
import type { OrderStatus } from './order-lifecycle.ts';

/** The reason why a valid request was not carried out. The table of problems contains the HTTP response of each code. */
export type Refusal =
  | { readonly code: 'order_not_found'; readonly order_id: string }
  | { readonly code: 'order_not_cancellable'; readonly parcel_status: OrderStatus }
  | { readonly code: 'order_not_retryable'; readonly parcel_status: OrderStatus }
  | { readonly code: 'idempotency_key_reused'; readonly fields: readonly string[] }
  | QuotationRefusal;

/** The reason why there is no price. `fields`: the fields of the request that cause it. */
export type QuotationRefusal =
  | { readonly code: 'quotation_invalid' }
  | { readonly code: 'quotation_expired'; readonly expired_at: DhakaTime }
  | { readonly code: 'quotation_mismatch'; readonly fields: readonly string[] }
  | { readonly code: 'outside_service_area'; readonly fields: readonly string[] };

/**
 * The reason why a rider event was not applied to its order. Events that are too early are held; the others become dead letters.
 */
export type RiderEventRefusal =
  | { readonly code: 'order_unknown' }
  | { readonly code: 'too_early'; readonly parcel_status: OrderStatus }
  | { readonly code: 'too_late'; readonly parcel_status: OrderStatus }
  | { readonly code: 'other_rider'; readonly rider_id: number }
  /** The event names the robot courier as its source, which serves sandbox orders only. */
  | { readonly code: 'not_sandbox' };
