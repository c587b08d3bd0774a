import type { OrderEventMessage } from './order-event-message.ts';

/** Asks over `order.commands.v1` for the events of all orders after a position of the event store. */
export interface ReadOrderEvents {
  readonly type: 'ReadOrderEvents';
  /** Decimal; null: from the very first. A position that the store has not reached is one of another store: null. */
  readonly after: string | null;
}

/** An event in the form of `order.events.v1`, and its position in the event store. */
export interface PositionedOrderEvent {
  /** Decimal. */
  readonly position: string;
  readonly message: OrderEventMessage;
}

/** Answer to ReadOrderEvents: the next ones in the order in which they were stored, at most some hundred. */
export interface OrderEventPage {
  readonly events: readonly PositionedOrderEvent[];
  /** Where the next page begins: decimal. Null: these are the last. */
  readonly next: string | null;
}
