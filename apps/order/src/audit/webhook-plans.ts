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
  const missing = new Set(events.filter(isIndexed).map((event) => eventIdOf(event.id)));
  for await (const event of eventStore.readStream(deliveryStream(orderId), {
    maxCount: maxDeliveryEvents,
  })) {
    if (event.type === 'DeliveryPlanned') missing.delete(String(event.data.event_id));
    if (missing.size === 0) break;
  }
  return [...missing];
}
