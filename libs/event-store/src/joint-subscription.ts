import { takeTurn } from '@dakpion/repetition';
import type { SubscribeOptions, SubscriptionItem } from './event-store.ts';
import { earlierOf, laterOf } from './place.ts';
import { itemOf, type Search } from './search.ts';
import { unionOf } from './stream-prefixes.ts';
import { caughtUp, SubscriptionTail, type TailReader } from './subscription-tail.ts';

/** The number of the newest events that are kept. Most have 1 to 2 KB; those that create an order can have up to 64 KiB. */
const defaultMaxEvents = 1_000;

/**
 * The subscriptions of a process. Those that have caught up share one search, whose filter is the union of theirs. One that is
 * behind searches by itself until it has caught up: after its start, and when it is so slow that the shared search has moved on.
 */
export class JointSubscription {
  private readonly readers = new Set<TailReader>();
  private tail: SubscriptionTail | null = null;

  constructor(
    private readonly search: Search,
    private readonly maxEvents: number = defaultMaxEvents,
  ) {}

  /** See `subscribe` of the event store. */
  async *items({ after, streamPrefixes = [], signal }: SubscribeOptions): AsyncGenerator<SubscriptionItem> {
    const reader: TailReader = { streamPrefixes, signal, place: after, isTold: false };
    this.readers.add(reader);
    try {
      while (!signal.aborted) {
        if (this.tail?.has(reader) === true) {
          yield* this.tail.items(reader);
          continue;
        }
        yield* this.catchUp(reader);
        if (signal.aborted) return;
        this.join(reader);
        if (!reader.isTold) yield caughtUp(reader);
      }
    } finally {
      this.leave(reader);
    }
  }

  /** What the reader finds by itself, up to the end of the store. */
  private async *catchUp(reader: TailReader): AsyncGenerator<SubscriptionItem> {
    const { place, streamPrefixes, signal } = reader;
    for await (const part of this.search({ after: place, streamPrefixes }, signal)) {
      for (const found of part.events) {
        const turn = takeTurn(null);
        if (turn !== null) await turn;
        if (signal.aborted) return;
        reader.place = found.position;
        reader.isTold = false;
        yield itemOf(found);
      }
      reader.place = laterOf(reader.place, part.searchedTo);
      if (part.isAtEnd) return;
    }
  }

  /**
   * Begins the shared search again if the reader cannot join it. The others go on there: it finds again what they have not been
   * given. The reader has just caught up, so that is little.
   */
  private join(reader: TailReader): void {
    const former = this.tail;
    if (former?.has(reader) === true) return;
    const after = former === null || former.hasEnded ? reader.place : earlierOf(reader.place, former.searchedTo);
    const streamPrefixes = unionOf([...this.readers].map((each) => each.streamPrefixes));
    this.tail = new SubscriptionTail(this.search, { after, streamPrefixes }, this.maxEvents);
    former?.end();
  }

  private leave(reader: TailReader): void {
    this.readers.delete(reader);
    if (this.readers.size > 0) return;
    this.tail?.end();
    this.tail = null;
  }
}
