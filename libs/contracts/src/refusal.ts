import type { DhakaTime } from './dhaka-time.ts';
import type { OrderStatus } from './order-lifecycle.ts';

/** Why a request was understood but not carried out. The problems table gives each code its HTTP answer. */
export type Refusal =
  | { readonly code: 'order_not_found'; readonly order_id: string }
  | { readonly code: 'order_not_cancellable'; readonly parcel_status: OrderStatus }
  | { readonly code: 'order_not_retryable'; readonly parcel_status: OrderStatus }
  | { readonly code: 'idempotency_key_reused'; readonly fields: readonly string[] }
  | QuotationRefusal;

/** Why pricing gave no price. `fields` name the request's fields at fault. */
export type QuotationRefusal =
  | { readonly code: 'quotation_invalid' }
  | { readonly code: 'quotation_expired'; readonly expired_at: DhakaTime }
  | { readonly code: 'quotation_mismatch'; readonly fields: readonly string[] }
  | { readonly code: 'outside_service_area'; readonly fields: readonly string[] };

/** Why a rider event was not applied to its order. Dispatch holds what is too early and dead-letters the rest. */
export type RiderEventRefusal =
  | { readonly code: 'order_unknown' }
  | { readonly code: 'too_early'; readonly parcel_status: OrderStatus }
  | { readonly code: 'too_late'; readonly parcel_status: OrderStatus }
  | { readonly code: 'other_rider'; readonly rider_id: number };
