import { type AttemptPage, deliveryStream, type LoggedAttempt } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { deliveryEventOf } from '../deliveries/delivery-stream.ts';
import { isAttempt } from '../domain/delivery-event.ts';
import type { Delivery } from '../domain/order-deliveries.ts';
import { loggedAttempt } from '../log/evolve-log-entry.ts';

/** A page with two excerpts of the maximum size has about 450 KB of JSON. */
const attemptsPerPage = 50;
/** The maximum number of events that a page reads. The stream has the events of all webhooks of the order. */
const maxEventsRead = 500;

/**
 * Attempts of one delivery from the stream of its order, oldest first. `after`: the revision after which the page begins. Null:
 * from the first attempt. A page can be short, even empty, although there are more. Rejects with the errors of the event store.
 */
export async function readAttempts(
  eventStore: EventStore,
  orderId: string,
  { delivery_id, planned_revision }: Delivery,
  after: number | null,
): Promise<AttemptPage> {
  const attempts: LoggedAttempt[] = [];
  const fromRevision = Math.max(planned_revision, after ?? 0) + 1;
  let read = 0;
  for await (const recorded of eventStore.readStream(deliveryStream(orderId), {
    fromRevision,
    maxCount: maxEventsRead + 1,
  })) {
    const next = recorded.revision - 1;
    if (attempts.length === attemptsPerPage || read === maxEventsRead) return { attempts, next };
    read += 1;
    const event = deliveryEventOf(recorded);
    if (event.data.delivery_id !== delivery_id) continue;
    if (isAttempt(event)) attempts.push(loggedAttempt(event));
  }
  return { attempts, next: null };
}
