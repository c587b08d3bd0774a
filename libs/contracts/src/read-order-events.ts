import type { OrderEventMessage } from './order-event-message.ts';

/** Requests the events of all orders after a position of the event store, over `order.missed-events.v1`. */
export interface ReadOrderEvents {
  readonly type: 'ReadOrderEvents';
  /**
   * Decimal. Null: from the first event. A position beyond the end of the store belongs to another store and counts as null.
   */
  readonly after: string | null;
}

/** An event in the form of `order.events.v1`, and its position in the event store. */
export interface PositionedOrderEvent {
  /** Decimal. */
  readonly position: string;
  readonly message: OrderEventMessage;
}

/** The answer to ReadOrderEvents: the next events in the order of the store, at most several hundred. */
export interface OrderEventPage {
  readonly events: readonly PositionedOrderEvent[];
  /** The start of the next page, decimal. Null: this is the last page. */
  readonly next: string | null;
}
