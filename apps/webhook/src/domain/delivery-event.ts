import type { DhakaTime, Environment, OrderEventName } from '@dakpion/contracts';

/** One event of an order is to be sent to one URL. */
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
    /** The exact JSON text of every attempt. */
    readonly body: string;
    readonly planned_at: DhakaTime;
    /** The URL is the partner's and goes with it, not the order's own. Absent: it stays. */
    readonly follows_partner?: boolean;
  };
}

/** The result of an attempt. `number` counts the delivery's attempts from 1, redeliveries included. */
interface Attempt {
  readonly delivery_id: string;
  readonly number: number;
  readonly started_at: DhakaTime;
  /** From connecting to the end of the answer's headers, or to the failure. */
  readonly duration_ms: number;
  /** At most 4 KiB of the answer's body. */
  readonly response_excerpt: string | null;
}

/** The answer was 200: the delivery is done. */
export interface DeliverySucceeded {
  readonly type: 'DeliverySucceeded';
  readonly data: Attempt & { readonly response_status: 200 };
}

/** Any other answer, or none. Without a next attempt the delivery is in manual review. */
export interface AttemptFailed {
  readonly type: 'AttemptFailed';
  readonly data: Attempt & {
    readonly response_status: number | null;
    /** A code, e.g. `timeout`. */
    readonly error: string;
    readonly next_attempt_at: DhakaTime | null;
  };
}

/** A delivery that had ended is to be sent once more, with up to six attempts again. */
export interface RedeliveryRequested {
  readonly type: 'RedeliveryRequested';
  readonly data: {
    readonly delivery_id: string;
    readonly requested_at: DhakaTime;
    /** Where it goes from now on, if that is elsewhere. */
    readonly url?: string;
    /** Whether it goes with the partner's URL from now on, if that is otherwise than before. */
    readonly follows_partner?: boolean;
  };
}

/** The partner's URL was changed while a delivery to it waited, which goes to the new one. */
export interface DeliveryMoved {
  readonly type: 'DeliveryMoved';
  readonly data: { readonly delivery_id: string; readonly url: string; readonly moved_at: DhakaTime };
}

/** The partner's URL was removed while a delivery to it waited. No attempt follows unless it is asked for again. */
export interface DeliveryDiscarded {
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
