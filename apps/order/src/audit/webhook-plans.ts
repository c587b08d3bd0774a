import { deliveryStream, eventIdOf } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { isIndexed } from '../event-index/indexed-event.ts';

/** The public ids of the order's events that should have a planned webhook and have none. */
export async function unplannedEvents(
  eventStore: EventStore,
  orderId: string,
  events: readonly RecordedEvent[],
): Promise<readonly string[]> {
  const missing = new Set(events.filter(isIndexed).map((event) => eventIdOf(event.id)));
  // The whole stream, which redeliveries make long: a plan can be its last event.
  for await (const event of eventStore.readStream(deliveryStream(orderId))) {
    if (event.type === 'DeliveryPlanned') missing.delete(String(event.data.event_id));
    if (missing.size === 0) break;
  }
  return [...missing];
}
