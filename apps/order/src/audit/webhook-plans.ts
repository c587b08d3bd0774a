import { eventIdOf } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';

/** Begins the name of an order's webhook stream. */
export const webhookStreamPrefix = 'webhook-';
/** Bounds what is read of one stream: an order has eight events at most, each some attempts and redeliveries. */
export const maxDeliveryEvents = 10_000;

/** The public ids of those events of an order for which no delivery has been planned. */
export async function unplannedEvents(
  eventStore: EventStore,
  orderId: string,
  events: readonly RecordedEvent[],
): Promise<readonly string[]> {
  // A retry is no change of status and has no webhook.
  const due = events.filter((event) => event.type !== 'OrderRetried').map((event) => eventIdOf(event.id));
  const planned = new Set<unknown>();
  for await (const event of eventStore.readStream(`${webhookStreamPrefix}${orderId}`, {
    maxCount: maxDeliveryEvents,
  })) {
    if (event.type === 'DeliveryPlanned') planned.add(event.data.event_id);
    if (planned.size >= due.length) break;
  }
  return due.filter((eventId) => !planned.has(eventId));
}
