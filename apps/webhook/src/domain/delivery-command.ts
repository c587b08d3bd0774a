import type { Environment, OrderEventName } from '@dakpion/contracts';

/** Plans the webhook of one order event. Planning the same event again changes nothing. */
export interface PlanDelivery {
  readonly type: 'PlanDelivery';
  readonly order_id: string;
  readonly partner_id: string;
  readonly environment: Environment;
  readonly event_id: string;
  readonly event: OrderEventName;
  readonly sequence: number;
  readonly url: string;
  /** True: the URL of the partner. False: the order's own URL. */
  readonly follows_partner: boolean;
  readonly body: string;
  /** The number of deliveries: 2 in the sandbox scenario `duplicate_webhooks`. */
  readonly copies: 1 | 2;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Records the result of the attempt at the head of the queue. */
export interface RecordAttempt {
  readonly type: 'RecordAttempt';
  readonly delivery_id: string;
  /** The number of the attempt when it began. */
  readonly number: number;
  readonly result: AttemptResult;
}

/** Repeats a delivery that was delivered or is in review. The same request again changes nothing. */
export interface RequestRedelivery {
  readonly type: 'RequestRedelivery';
  readonly delivery_id: string;
  /** The present URL for the webhooks of the order. Null: there is none, so the previous URL is used. */
  readonly url: string | null;
  /** Whether the delivery follows changes of the partner's URL from now on. */
  readonly follows_partner: boolean;
  /** The time of the request, in epoch milliseconds. */
  readonly at: number;
  /** The present time, in epoch milliseconds. */
  readonly now: number;
}

/** Moves a waiting delivery that follows the partner's URL to the new URL, or, with null, to none. */
export interface FollowPartnerUrl {
  readonly type: 'FollowPartnerUrl';
  readonly delivery_id: string;
  readonly url: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

export type DeliveryCommand = PlanDelivery | RecordAttempt | RequestRedelivery | FollowPartnerUrl;

/** The result of a request. `error` is null exactly when the answer was 200 in time. */
export interface AttemptResult {
  /** Epoch milliseconds. */
  readonly started_at: number;
  readonly duration_ms: number;
  readonly response_status: number | null;
  readonly error: string | null;
  readonly response_excerpt: string | null;
}

/** `attempt_out_of_turn`: the attempt was recorded before, or its delivery is not the head of the queue. */
export interface DeliveryRefusal {
  readonly code: 'delivery_not_found' | 'attempt_out_of_turn';
}
