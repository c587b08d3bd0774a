import { takeTurn } from '@dakpion/repetition';
import type { SubscribeOptions, SubscriptionItem } from './event-store.ts';
import { earlierOf, isAfter, laterOf } from './place.ts';
import { type PaceLimits, ReaderPace } from './reader-pace.ts';
import { type FoundEvents, itemOf, type Search, type SearchRange } from './search.ts';
import { unionOf } from './stream-prefixes.ts';
import { caughtUp, SubscriptionTail, type TailReader } from './subscription-tail.ts';

interface JointSubscriptionOptions {
  /** The number of the newest events that are kept. Most have 1 to 2 KB; those that create an order can have up to 64 KiB. */
  readonly maxEvents?: number;
  /**
   * Whether a subscription that catches up reads all streams, so that others at a near position can share its search. For an engine
   * that reads every event anyway. Default: false.
   */
  readonly catchesUpWithAll?: boolean;
  /**
   * Finds the events of a range, in parts, without reading the other events. Null if they are not few among very many.
   */
  readonly findFew?: (range: SearchRange) => Iterable<FoundEvents> | null;
  /** The pace of subscriptions that catch up together. */
  readonly pace?: PaceLimits;
}

const defaultMaxEvents = 1_000;
/** Followers that start together subscribe within some ms of each other. */
const defaultPace: PaceLimits = { events: 500, patienceMs: 2_000, gatherMs: 100 };

/**
 * The subscriptions of a process. Those that have caught up share one search, whose filter is the union of theirs. A subscription
 * is behind after its start, or if it is so slow that the others have moved on. It then catches up alone, or together with others
 * at the same place, if their search covers its streams.
 */
export class JointSubscription {
  private readonly readers = new Set<TailReader>();
  private tail: SubscriptionTail | null = null;
  /** The tails from which subscriptions that are behind read. */
  private readonly behind = new Set<SubscriptionTail>();
  private readonly maxEvents: number;
  private readonly pace: PaceLimits;
  private readonly catchesUpWithAll: boolean;
  private readonly findFew: (range: SearchRange) => Iterable<FoundEvents> | null;

  constructor(
    private readonly search: Search,
    {
      maxEvents = defaultMaxEvents,
      catchesUpWithAll = false,
      findFew = () => null,
      pace = defaultPace,
    }: JointSubscriptionOptions = {},
  ) {
    this.findFew = findFew;
    this.maxEvents = maxEvents;
    this.catchesUpWithAll = catchesUpWithAll;
    this.pace = pace;
  }

  /** See `subscribe` of the event store. */
  async *items(options: SubscribeOptions): AsyncGenerator<SubscriptionItem> {
    for await (const items of this.parts(options)) {
      for (const item of items) {
        if (options.signal.aborted) return;
        yield item;
      }
    }
  }

  private async *parts({
    after,
    streamPrefixes = [],
    signal,
  }: SubscribeOptions): AsyncGenerator<readonly SubscriptionItem[]> {
    const reader: TailReader = { streamPrefixes, signal, place: after, toldAt: null };
    this.readers.add(reader);
    try {
      while (!signal.aborted) {
        if (this.tail?.has(reader) === true) {
          yield* this.tail.items(reader);
          continue;
        }
        if (!(yield* this.catchUp(reader))) continue;
        this.join(reader);
        if (reader.toldAt === null) yield [caughtUp(reader)];
      }
    } finally {
      this.leave(reader);
    }
  }

  /** Yields the reader's items up to the end of the store. Returns false if the reader must begin again at its place. */
  private async *catchUp(reader: TailReader): AsyncGenerator<readonly SubscriptionItem[], boolean> {
    yield* this.few(reader);
    const tail = this.tailBehind(reader);
    try {
      const isAtEnd = yield* tail.items(reader);
      // The engine reports the end once. The other readers search for it themselves.
      if (isAtEnd) tail.stop();
      return isAtEnd;
    } finally {
      if (!tail.hasReaders) tail.stop();
      if (tail.hasEnded) this.behind.delete(tail);
    }
  }

  private async *few(reader: TailReader): AsyncGenerator<readonly SubscriptionItem[]> {
    const { place, streamPrefixes, signal } = reader;
    for (const { events, searchedTo } of this.findFew({ after: place, streamPrefixes }) ?? []) {
      for (const found of events) {
        const turn = takeTurn(null);
        if (turn !== null) await turn;
        if (signal.aborted) return;
        reader.place = found.position;
        reader.toldAt = null;
        yield [itemOf(found)];
      }
      reader.place = laterOf(reader.place, searchedTo);
    }
  }

  private tailBehind(reader: TailReader): SubscriptionTail {
    const isHere = (tail: SubscriptionTail) => tail.has(reader) && !isAfter(reader.place, tail.searchedTo);
    const found = [...this.behind].find(isHere);
    if (found !== undefined) return found;
    const streamPrefixes = this.catchesUpWithAll ? [] : reader.streamPrefixes;
    const pace = new ReaderPace(this.pace);
    const tail = new SubscriptionTail(this.search, { after: reader.place, streamPrefixes }, this.maxEvents, pace);
    this.behind.add(tail);
    return tail;
  }

  /**
   * Restarts the shared search if the reader cannot join it. The other readers move to the new search, which finds again the events
   * that they have not been given. These are few, because the reader has just caught up.
   */
  private join(reader: TailReader): void {
    const former = this.tail;
    if (former?.has(reader) === true) return;
    const after = former === null || former.hasEnded ? reader.place : earlierOf(reader.place, former.searchedTo);
    const streamPrefixes = unionOf([...this.readers].map((each) => each.streamPrefixes));
    this.tail = new SubscriptionTail(this.search, { after, streamPrefixes }, this.maxEvents);
    former?.stop();
  }

  private leave(reader: TailReader): void {
    this.readers.delete(reader);
    if (this.readers.size > 0) return;
    this.tail?.stop();
    this.tail = null;
  }
}
