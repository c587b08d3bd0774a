import { deliveryStream, eventIdOf } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { isIndexed } from '../event-index/indexed-event.ts';

/**
 * The maximum number of events that are read from one stream: an order has at most eight events, each with several attempts and
 * redeliveries.
 */
export const maxDeliveryEvents = 10_000;

/** The public ids of the order's events that should have a planned webhook and have none. */
export async function unplannedEvents(
  eventStore: EventStore,
  orderId: string,
  events: readonly RecordedEvent[],
): Promise<readonly string[]> {
  const due = events.filter(isIndexed).map((event) => eventIdOf(event.id));
  const planned = new Set<unknown>();
  for await (const event of eventStore.readStream(deliveryStream(orderId), {
    maxCount: maxDeliveryEvents,
  })) {
    if (event.type === 'DeliveryPlanned') planned.add(event.data.event_id);
    if (planned.size >= due.length) break;
  }
  return due.filter((eventId) => !planned.has(eventId));
}
