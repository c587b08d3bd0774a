import type { Environment } from './environment.ts';
import type { JsonObject } from './json.ts';

/** Asks over `order.commands.v1` for the events of a partner's orders in one environment that have a webhook. */
export interface ReadPartnerEvents {
  readonly type: 'ReadPartnerEvents';
  readonly partner_id: string;
  readonly environment: Environment;
  /** Of this order alone; null: of all. */
  readonly order_id: string | null;
  /** A position, exclusive, decimal; null: from the first event on. */
  readonly after: string | null;
  /** At most 100. */
  readonly limit: number;
}

/** An event in the form of its webhook, and its position in the event store. */
export interface PartnerEvent {
  /** Decimal. */
  readonly position: string;
  readonly body: JsonObject;
}

/** Answer to ReadPartnerEvents: the next events in the order in which they were recorded. */
export interface PartnerEventPage {
  readonly events: readonly PartnerEvent[];
  /** Where the next page begins: decimal; null while there was no event at all. */
  readonly next: string | null;
  /** Whether there are more already. */
  readonly has_more: boolean;
}
