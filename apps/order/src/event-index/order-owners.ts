import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { OrderOwner } from '@dakpion/read-models';
import { LRUCache } from 'lru-cache';
import { orderEventOf } from '../order-stream.ts';

/** The owners of active orders, so that following the store does not read each stream again. */
export class OrderOwners {
  private readonly known: LRUCache<string, OrderOwner>;

  /** Keeps at most `limit` orders. The least recently used are removed first. */
  constructor(
    private readonly eventStore: EventStore,
    limit = 20_000,
  ) {
    this.known = new LRUCache({ max: limit });
  }

  /** Throws if the stream of the event does not begin with a creation. Rejects with the errors of the event store. */
  async of(event: RecordedEvent): Promise<OrderOwner> {
    const known = this.known.get(event.stream);
    if (known !== undefined) return known;
    const owner = ownerIn(event.revision === 0 ? event : await this.first(event.stream));
    this.known.set(event.stream, owner);
    return owner;
  }

  private async first(stream: string): Promise<RecordedEvent> {
    for await (const event of this.eventStore.readStream(stream, { maxCount: 1 })) return event;
    throw new Error(`${stream} was followed but cannot be read.`);
  }
}

function ownerIn(recorded: RecordedEvent): OrderOwner {
  const event = orderEventOf(recorded);
  if (event.type !== 'OrderCreated') throw new Error(`${recorded.stream} begins with ${event.type}.`);
  const { partner_id, environment } = event.data;
  return { partner_id, environment };
}
