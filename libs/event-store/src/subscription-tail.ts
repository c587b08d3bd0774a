import { takeTurn } from '@dakpion/repetition';
import { Arrivals } from './arrivals.ts';
import type { SubscriptionItem } from './event-store.ts';
import { isAfter, laterOf, type Place } from './place.ts';
import type { Cursor, ReaderPace } from './reader-pace.ts';
import { type FoundEvent, type FoundEvents, itemOf, type Search, type SearchRange } from './search.ts';
import { covers, hasPrefix } from './stream-prefixes.ts';

/** Some events take only a few microseconds each, as long as the check whether a turn is due. */
const eventsPerTurn = 16;
/**
 * After this time in ms, a reader is told again that it has caught up if only other streams had events. So it knows a place near
 * the end.
 */
const tellAgainMs = 1_000;

/** A subscription, and how far it has got. */
export interface TailReader {
  readonly streamPrefixes: readonly string[];
  readonly signal: AbortSignal;
  /** The reader was given all its events up to this place. */
  place: Place;
  /** When the reader was last told that it has caught up, in ms of the monotonic clock. Null: not since its last event. */
  toldAt: number | null;
}

interface Entry extends Pick<FoundEvent, 'stream' | 'position'> {
  /** Null once it is decoded: it can hold a large piece of memory of the engine. */
  found: FoundEvent | null;
  item: SubscriptionItem | null;
}

/**
 * The newest events, for several readers. Each event is found once, and decoded at most once. The fastest reader drives the
 * search. A reader that is behind by more events than are kept falls out. It has lost nothing: it knows its place.
 */
export class SubscriptionTail {
  private readonly arrivals = new Arrivals();
  private readonly ending = new AbortController();
  private readonly parts: AsyncGenerator<FoundEvents>;
  /** All events after `from`, up to `searched`. */
  private readonly entries: Entry[] = [];
  private from: Place;
  private searched: Place;
  /** The number of entries that were dropped from the front. */
  private dropped = 0;
  private isAtEnd = false;
  private isSearching = false;
  private isOver = false;
  /** The error of the search. Null: none. */
  private failure: unknown = null;

  /** The search begins when a reader needs it. `pace`: the pace of readers that catch up. Null: the readers have caught up. */
  constructor(
    search: Search,
    private readonly range: SearchRange,
    private readonly maxEvents: number,
    private readonly pace: ReaderPace | null = null,
  ) {
    this.from = range.after;
    this.searched = range.after;
    this.parts = search(range, this.ending.signal);
  }

  get searchedTo(): Place {
    return this.searched;
  }

  /** Whether any reader uses this tail. Only for tails whose readers catch up. */
  get hasReaders(): boolean {
    return this.pace?.hasReaders === true;
  }

  get hasEnded(): boolean {
    return this.isOver;
  }

  /** Whether the reader misses nothing if it continues with this tail. */
  has({ place, streamPrefixes }: TailReader): boolean {
    return !this.isOver && !isAfter(this.from, place) && covers(this.range.streamPrefixes, streamPrefixes);
  }

  /**
   * Yields the items after the reader's place, until the reader falls out or the tail ends. Returns true if a reader that catches
   * up has caught up. In parts, because single items would be slow: each passes through several generators. Throws the error of the
   * search.
   */
  async *items(reader: TailReader): AsyncGenerator<readonly SubscriptionItem[], boolean> {
    const cursor: Cursor = { next: this.firstAfter(reader.place), isAwaited: true };
    this.pace?.add(cursor);
    try {
      return yield* this.itemsFrom(cursor, reader);
    } finally {
      this.pace?.remove(cursor);
    }
  }

  private async *itemsFrom(cursor: Cursor, reader: TailReader): AsyncGenerator<readonly SubscriptionItem[], boolean> {
    const { signal } = reader;
    while (!signal.aborted && cursor.next >= this.dropped) {
      const items = this.take(cursor, reader);
      if (items.length > 0) {
        const turn = items.length === eventsPerTurn ? takeTurn(null) : null;
        if (turn !== null) await turn;
        if (signal.aborted) return false;
        yield items;
        continue;
      }
      reader.place = laterOf(reader.place, this.searched);
      if (this.isOver) return this.throwFailure();
      if (this.isAtEnd && this.pace !== null) return true;
      if (this.isAtEnd && isToBeTold(reader)) {
        yield [caughtUp(reader)];
        continue;
      }
      if (this.pace !== null && (await this.pace.wait(this.end, signal))) continue;
      this.searchOn();
      await this.arrivals.next(signal, undefined);
    }
    return false;
  }

  /** Ends the search. Readers return when they have what was found. */
  stop(): void {
    this.isOver = true;
    this.ending.abort();
    // The search can fail now. Nobody needs its error any more.
    this.parts.return(undefined).catch(() => undefined);
    this.arrivals.announce();
  }

  /** The next items that were found. Empty: the reader has had all. */
  private take(cursor: Cursor, reader: TailReader): SubscriptionItem[] {
    const items: SubscriptionItem[] = [];
    const first = cursor.next;
    while (items.length < eventsPerTurn) {
      const entry = this.entries[cursor.next - this.dropped];
      if (entry === undefined) break;
      cursor.next += 1;
      const item = itemFor(reader, entry);
      if (item !== null) items.push(item);
    }
    if (cursor.next > first) this.pace?.moved(cursor, this.end);
    return items;
  }

  /** The number of the next entry that will be found. */
  private get end(): number {
    return this.dropped + this.entries.length;
  }

  /** The number of the first entry after the place, counted from the first that was ever kept. */
  private firstAfter(place: Place): number {
    const index = this.entries.findLastIndex(({ position }) => !isAfter(position, place));
    return this.dropped + index + 1;
  }

  private searchOn(): void {
    if (this.isSearching) return;
    this.isSearching = true;
    const add = ({ value, done }: IteratorResult<FoundEvents>) => {
      if (done === true) this.isOver = true;
      else this.add(value);
    };
    const fail = (error: unknown) => {
      if (!this.isOver) this.failure = error;
      this.isOver = true;
    };
    void this.parts
      .next()
      .then(add, fail)
      .then(() => {
        this.isSearching = false;
        this.arrivals.announce();
      });
  }

  private add({ events, searchedTo, isAtEnd }: FoundEvents): void {
    for (const found of events) {
      const { stream, position } = found;
      this.entries.push({ stream, position, found, item: null });
    }
    this.searched = laterOf(this.searched, searchedTo);
    this.isAtEnd = isAtEnd;
    const surplus = this.entries.length - this.maxEvents;
    if (surplus <= 0) return;
    this.from = this.entries.splice(0, surplus).at(-1)?.position;
    this.dropped += surplus;
  }

  private throwFailure(): false {
    if (this.failure !== null) throw this.failure;
    return false;
  }
}

/** The item for the reader. Null if the reader does not want the event, or had it already. */
function itemFor(reader: TailReader, entry: Entry): SubscriptionItem | null {
  const { stream, position, found } = entry;
  if (!isAfter(position, reader.place)) return null;
  reader.place = position;
  if (!hasPrefix(stream, reader.streamPrefixes)) return null;
  reader.toldAt = null;
  if (found !== null) {
    entry.item = itemOf(found);
    entry.found = null;
  }
  return entry.item;
}

/** Whether to tell the reader again that it has caught up. Called whenever a search has found something, also for others. */
function isToBeTold({ toldAt }: TailReader): boolean {
  return toldAt === null || performance.now() - toldAt >= tellAgainMs;
}

export function caughtUp(reader: TailReader): SubscriptionItem {
  reader.toldAt = performance.now();
  return { kind: 'caught_up', position: reader.place };
}
