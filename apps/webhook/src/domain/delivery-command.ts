import type { Environment, OrderEventName } from '@dakpion/contracts';

/** Plans the webhook of one order event; the same event planned again changes nothing. */
export interface PlanDelivery {
  readonly type: 'PlanDelivery';
  readonly order_id: string;
  readonly partner_id: string;
  readonly environment: Environment;
  readonly event_id: string;
  readonly event: OrderEventName;
  readonly sequence: number;
  readonly url: string;
  /** Whether the URL is the partner's; false: the order's own. */
  readonly follows_partner: boolean;
  readonly body: string;
  /** How often it is to arrive: 2 in the sandbox scenario `duplicate_webhooks`. */
  readonly copies: 1 | 2;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Records what an attempt at the head of the queue came to. */
export interface RecordAttempt {
  readonly type: 'RecordAttempt';
  readonly delivery_id: string;
  /** The number that the attempt was begun under. */
  readonly number: number;
  readonly result: AttemptResult;
}

/** Sends a delivery once more that was delivered or is in review; the same request again changes nothing. */
export interface RequestRedelivery {
  readonly type: 'RequestRedelivery';
  readonly delivery_id: string;
  /** Where the order's webhooks go now; null: nowhere, so it goes where it went. */
  readonly url: string | null;
  /** Whether it goes with the partner's URL from now on. */
  readonly follows_partner: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Has a waiting delivery that goes with the partner's URL follow it: to the new one, or (null) nowhere. */
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

/** `attempt_out_of_turn`: recorded before, or not the head of the queue. */
export interface DeliveryRefusal {
  readonly code: 'delivery_not_found' | 'attempt_out_of_turn';
}
