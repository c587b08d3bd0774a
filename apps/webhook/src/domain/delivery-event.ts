import type { DhakaTime, Environment, OrderEventName } from '@dakpion/contracts';

/** The webhook of one order event was planned for one URL. */
export interface DeliveryPlanned {
  readonly type: 'DeliveryPlanned';
  readonly data: {
    readonly delivery_id: string;
    readonly order_id: string;
    readonly partner_id: string;
    readonly environment: Environment;
    readonly event_id: string;
    readonly event: OrderEventName;
    readonly sequence: number;
    readonly url: string;
    /** The exact JSON text that every attempt sends. */
    readonly body: string;
    readonly planned_at: DhakaTime;
    /** The URL is the partner's, and the delivery follows its changes. Absent: it is the order's own. */
    readonly follows_partner?: boolean;
  };
}

/** The result of an attempt. `number` counts the attempts of the delivery from 1, including redeliveries. */
interface Attempt {
  readonly delivery_id: string;
  readonly number: number;
  readonly started_at: DhakaTime;
  /** From connecting to the end of the response headers, or to the failure, in milliseconds. */
  readonly duration_ms: number;
  /**
   * At most 4 KiB of the response body. Only of the first attempt and of the last one before the delivery ended, otherwise null.
   * Events of earlier versions can have it with any attempt, and with control characters.
   */
  readonly response_excerpt: string | null;
}

/** The answer was 200. The delivery is complete. */
export interface DeliverySucceeded {
  readonly type: 'DeliverySucceeded';
  readonly data: Attempt & { readonly response_status: 200 };
}

/** Any other answer, or none. Without a next attempt, the delivery is in manual review. */
export interface AttemptFailed {
  readonly type: 'AttemptFailed';
  readonly data: Attempt & {
    readonly response_status: number | null;
    /** A code, e.g. `timeout`. */
    readonly error: string;
    readonly next_attempt_at: DhakaTime | null;
  };
}

/** An ended delivery is repeated, with up to six attempts again. */
export interface RedeliveryRequested {
  readonly type: 'RedeliveryRequested';
  readonly data: {
    readonly delivery_id: string;
    readonly requested_at: DhakaTime;
    /** The new URL, if it has changed. */
    readonly url?: string;
    /** Whether the delivery follows the partner's URL from now on, if that has changed. */
    readonly follows_partner?: boolean;
  };
}

/** The partner's URL was changed while a delivery waited, which now goes to the new URL. */
interface DeliveryMoved {
  readonly type: 'DeliveryMoved';
  readonly data: { readonly delivery_id: string; readonly url: string; readonly moved_at: DhakaTime };
}

/** The partner's URL was removed while a delivery waited. No attempt follows, except if a redelivery is requested. */
interface DeliveryDiscarded {
  readonly type: 'DeliveryDiscarded';
  readonly data: { readonly delivery_id: string; readonly discarded_at: DhakaTime };
}

/** Events of the stream `webhook-{order_id}`. */
export type DeliveryEvent =
  | DeliveryPlanned
  | DeliverySucceeded
  | AttemptFailed
  | RedeliveryRequested
  | DeliveryMoved
  | DeliveryDiscarded;

/** An event that records an attempt. */
export type AttemptRecorded = DeliverySucceeded | AttemptFailed;

export function isAttempt(event: DeliveryEvent): event is AttemptRecorded {
  return event.type === 'DeliverySucceeded' || event.type === 'AttemptFailed';
}

/** Whether the event records an attempt after which the delivery is delivered or in review. */
export function isLastAttempt(event: DeliveryEvent): event is AttemptRecorded {
  return event.type === 'DeliverySucceeded' || (event.type === 'AttemptFailed' && event.data.next_attempt_at === null);
}
