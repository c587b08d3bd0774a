import type { Owner } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { LRUCache } from 'lru-cache';

const maxCachedOwners = 20_000;

/** The owners of streams, which their first events name. Recently used ones are cached. */
export class StreamOwners {
  /** The owners by stream. */
  private readonly cached = new LRUCache<string, Owner>({ max: maxCachedOwners });

  /** `ownerIn`: the owner that an event names. Undefined if it names none. */
  constructor(
    private readonly eventStore: EventStore,
    private readonly ownerIn: (event: RecordedEvent) => Owner | undefined,
  ) {}

  /** The owner of the event's stream, if it is cached or the event names it; otherwise use {@link of}. */
  known(event: RecordedEvent): Owner | undefined {
    const cached = this.cached.get(event.stream);
    if (cached !== undefined) return cached;
    const owner = this.ownerIn(event);
    if (owner !== undefined) this.cached.set(event.stream, owner);
    return owner;
  }

  /** The owner of the event's stream. Rejects with the errors of the event store. */
  async of(event: RecordedEvent): Promise<Owner> {
    const known = this.known(event);
    if (known !== undefined) return known;
    for await (const first of this.eventStore.readStream(event.stream, { maxCount: 1 })) {
      const owner = this.known(first);
      if (owner !== undefined) return owner;
    }
    throw new Error(`${event.stream} does not begin with an event that names its owner.`);
  }
}
