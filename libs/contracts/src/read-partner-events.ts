import type { Owner } from './owner.ts';
import type { WebhookBody } from './webhook-body.ts';

/** Requests the events with a webhook of a partner's orders in one environment, over `order.commands.v1`. */
export interface ReadPartnerEvents extends Owner {
  readonly type: 'ReadPartnerEvents';
  /** Only events of this order. Null: of all orders. */
  readonly order_id: string | null;
  /** A position, exclusive, decimal. Null: from the first event. */
  readonly after: string | null;
  /** At most 100. */
  readonly limit: number;
}

/**
 * An event in the form of its webhook, and its position in the event store. An event that was in a parked stream has the position
 * of the stream's release.
 */
export interface PartnerEvent {
  /** Decimal. */
  readonly position: string;
  readonly body: WebhookBody;
}

/** The answer to ReadPartnerEvents: the next events in the order in which they were recorded. */
export interface PartnerEventPage {
  readonly events: readonly PartnerEvent[];
  /** The start of the next page, decimal. Null before the first event. */
  readonly next: string | null;
  /** Whether there are more events already. */
  readonly has_more: boolean;
}
