import { takeTurn } from '@dakpion/repetition';
import { Arrivals } from './arrivals.ts';
import type { SubscriptionItem } from './event-store.ts';
import { isAfter, laterOf, type Place } from './place.ts';
import { type FoundEvent, type FoundEvents, itemOf, type Search, type SearchRange } from './search.ts';
import { covers, hasPrefix } from './stream-prefixes.ts';

/** A subscription, and how far it has got. */
export interface TailReader {
  readonly streamPrefixes: readonly string[];
  readonly signal: AbortSignal;
  /** It was given all its events up to here. */
  place: Place;
  /** It was told that it has caught up, after its last event. */
  isTold: boolean;
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
  /** The number of entries that are not kept any more. */
  private dropped = 0;
  private isAtEnd = false;
  private isSearching = false;
  private isOver = false;
  /** Of the search. */
  private failure: unknown = null;

  /** Nothing is searched until a reader needs it. */
  constructor(
    search: Search,
    private readonly range: SearchRange,
    private readonly maxEvents: number,
  ) {
    this.from = range.after;
    this.searched = range.after;
    this.parts = search(range, this.ending.signal);
  }

  get searchedTo(): Place {
    return this.searched;
  }

  get hasEnded(): boolean {
    return this.isOver;
  }

  /** Whether the reader misses nothing if it goes on here. */
  has({ place, streamPrefixes }: TailReader): boolean {
    return !this.isOver && !isAfter(this.from, place) && covers(this.range.streamPrefixes, streamPrefixes);
  }

  /** What comes after the reader's place, until it falls out or the tail ends. Throws the error of the search. */
  async *items(reader: TailReader): AsyncGenerator<SubscriptionItem> {
    const { signal } = reader;
    for (let next = this.firstAfter(reader.place); !signal.aborted && next >= this.dropped; ) {
      const entry = this.entries[next - this.dropped];
      if (entry !== undefined) {
        next += 1;
        const item = itemFor(reader, entry);
        if (item === null) continue;
        const turn = takeTurn(null);
        if (turn !== null) await turn;
        if (signal.aborted) return;
        yield item;
        continue;
      }
      reader.place = laterOf(reader.place, this.searched);
      if (this.isOver) return this.throwFailure();
      if (this.isAtEnd && !reader.isTold) {
        yield caughtUp(reader);
        continue;
      }
      this.searchOn();
      await this.arrivals.next(signal, undefined);
    }
  }

  /** Ends the search. Readers return when they have what was found. */
  end(): void {
    this.isOver = true;
    this.ending.abort();
    // It can fail instead, with an error that concerns nobody any more.
    this.parts.return(undefined).catch(() => undefined);
    this.arrivals.announce();
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

  private throwFailure(): void {
    if (this.failure !== null) throw this.failure;
  }
}

/** Null if the reader does not want it, or had it already. */
function itemFor(reader: TailReader, entry: Entry): SubscriptionItem | null {
  const { stream, position, found } = entry;
  if (!isAfter(position, reader.place)) return null;
  reader.place = position;
  if (!hasPrefix(stream, reader.streamPrefixes)) return null;
  reader.isTold = false;
  if (found !== null) {
    entry.item = itemOf(found);
    entry.found = null;
  }
  return entry.item;
}

export function caughtUp(reader: TailReader): SubscriptionItem {
  reader.isTold = true;
  return { kind: 'caught_up', position: reader.place };
}
