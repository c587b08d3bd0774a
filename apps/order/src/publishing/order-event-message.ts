import { dhakaTime, eventIdOf, type OrderEventMessage, orderEventHeaders, topics } from '@dakpion/contracts';
import type { RecordedEvent } from '@dakpion/event-store';
import type { OutgoingMessage } from '@dakpion/messaging';
import type { Order } from '../domain/order.ts';
import { eventNames } from '../domain/order-event.ts';
import { recordOf } from '../domain/order-record.ts';
import { orderEventOf } from '../order-stream.ts';

/** The message of an event on `order.events.v1`. `order`: the order immediately after the event. */
export function orderEventMessage(recorded: RecordedEvent, order: Order): OrderEventMessage {
  const event = orderEventOf(recorded);
  const entry = order.history[recorded.revision];
  if (entry === undefined) throw new Error(`${recorded.stream}@${recorded.revision} is not in its order's history.`);
  const { created } = order;
  return {
    event_id: eventIdOf(recorded.id),
    event: eventNames[event.type],
    sequence: entry.sequence,
    order_id: created.order_id,
    partner_id: created.partner_id,
    environment: created.environment,
    parcel_status: entry.parcel_status,
    previous_status: entry.previous_status,
    occurred_at: entry.occurred_at,
    recorded_at: dhakaTime(recorded.recordedAt),
    correlation_id: recorded.metadata.$correlationId,
    sandbox_scenario: created.request.sandbox_scenario,
    order: recordOf(order),
  };
}

/** The published message. `position`: the position of the event in the event store. */
export function outgoingOrderEvent(value: OrderEventMessage, position: bigint): OutgoingMessage {
  return {
    topic: topics.orderEvents.name,
    key: value.order_id,
    type: value.event,
    value,
    headers: orderEventHeaders(value),
    position: position.toString(),
  };
}
