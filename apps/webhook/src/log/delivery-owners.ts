import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { DeliveryOwner } from '@dakpion/read-models';
import { LRUCache } from 'lru-cache';
import { deliveryEventOf } from '../deliveries/delivery-stream.ts';

const maxCachedOwners = 20_000;

/** The owner of the deliveries of a stream, from its first event. Recently used owners are cached. */
export class DeliveryOwners {
  /** By stream. */
  private readonly held = new LRUCache<string, DeliveryOwner>({ max: maxCachedOwners });

  constructor(private readonly eventStore: EventStore) {}

  /** The owner of the event's stream, if the event contains it or it is cached; otherwise use {@link read}. */
  known(event: RecordedEvent): DeliveryOwner | undefined {
    const held = this.held.get(event.stream);
    if (held !== undefined) return held;
    const owner = ownerIn(event);
    if (owner !== undefined) this.held.set(event.stream, owner);
    return owner;
  }

  /** The owner of the stream, read from the store. Rejects with the errors of the event store. */
  async read(stream: string): Promise<DeliveryOwner> {
    for await (const first of this.eventStore.readStream(stream, { maxCount: 1 })) {
      const owner = this.known(first);
      if (owner !== undefined) return owner;
    }
    throw new Error(`${stream} does not begin with a planned delivery.`);
  }
}

function ownerIn(recorded: RecordedEvent): DeliveryOwner | undefined {
  const event = deliveryEventOf(recorded);
  if (event.type !== 'DeliveryPlanned') return undefined;
  const { partner_id, environment } = event.data;
  return { partner_id, environment };
}
