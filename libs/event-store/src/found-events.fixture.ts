import { setImmediate as nextTurn } from 'node:timers/promises';
import { Arrivals } from './arrivals.ts';
import type { RecordedEvent } from './event-store.ts';
import type { FoundEvents, SearchRange } from './search.ts';
import { anEvent } from './some-events.fixture.ts';
import { hasPrefix } from './stream-prefixes.ts';

/** An engine in memory that finds events in parts of at most three, counts what it does, and can fail. */
export class FoundEventsFixture {
  readonly events: RecordedEvent[] = [];
  /** The ranges of the searches under way. */
  readonly searches = new Set<SearchRange>();
  decoded = 0;
  private readonly arrivals = new Arrivals();
  private failures = 0;

  append(stream: string): void {
    const revision = this.events.filter((event) => event.stream === stream).length;
    const position = BigInt(this.events.length * 10);
    this.events.push({ ...anEvent(), stream, revision, position, recordedAt: 0 });
    this.arrivals.announce();
  }

  /** Fails all searches under way. */
  fail(): void {
    this.failures += 1;
    this.arrivals.announce();
  }

  readonly search = async function* (
    this: FoundEventsFixture,
    range: SearchRange,
    signal: AbortSignal,
  ): AsyncGenerator<FoundEvents> {
    const { failures } = this;
    let searchedTo = range.after;
    let isTold = false;
    this.searches.add(range);
    try {
      while (!signal.aborted) {
        if (this.failures > failures) throw new Error('The connection was lost');
        const after = searchedTo ?? -1n;
        const part = this.events.filter(({ position }) => position > after).slice(0, 3);
        const last = part.at(-1);
        if (last !== undefined) {
          isTold = false;
          searchedTo = last.position;
          const wanted = part.filter(({ stream }) => hasPrefix(stream, range.streamPrefixes));
          if (wanted.length > 0) yield { events: wanted.map((event) => this.found(event)), searchedTo, isAtEnd: false };
          await nextTurn();
        } else if (!isTold) {
          isTold = true;
          yield { events: [], searchedTo, isAtEnd: true };
        } else await this.arrivals.next(signal, undefined);
      }
    } finally {
      this.searches.delete(range);
    }
  }.bind(this);

  private found(event: RecordedEvent) {
    const decode = () => {
      this.decoded += 1;
      return event;
    };
    return { stream: event.stream, position: event.position, decode };
  }
}
