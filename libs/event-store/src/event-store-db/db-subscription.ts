import {
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
  type Position,
  START,
  streamNameFilter,
} from '@eventstore/db-client';
import { EventStoreUnavailableError } from '../event-store.ts';
import type { FoundEvents, SearchRange } from '../search.ts';
import type { DbReader } from './db-reader.ts';
import type { ClientStream, EventFeed } from './event-feed.ts';
import { eventStoreDbError } from './event-store-db-error.ts';
import { foundEvent, isWanted, positionOf } from './stored-event.ts';

/** All streams except EventStoreDB's own. */
const ownStreams = '^[^$]';

/**
 * A filtered subscription reports its position once in this number times 32 events. A check of a silent subscription reads the
 * events after that position.
 */
const checkpointInterval = 8;

/** The maximum number of events that one search for missing events reads. */
const maxLook = 10_000;

/** The maximum number of events that are passed on together. */
const maxEvents = 256;

interface DbSubscriptionOptions extends SearchRange {
  readonly signal: AbortSignal;
  /** See the options of the event store. */
  readonly silenceMs: number;
}

/** A subscription to `$all`. */
export class DbSubscription {
  /** The position of the last event that was passed on, or of the last checkpoint. */
  private position: bigint | undefined;
  /** The server has sent all existing events. Later ones are new. */
  private live = false;
  /** Whether the reader was told, since the last event, that it has caught up. */
  private told = false;
  /** The position of an event that should have arrived. A read has found it. */
  private owed: bigint | undefined;
  private lookedAt: bigint | undefined;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly reader: DbReader,
    private readonly options: DbSubscriptionOptions,
  ) {
    this.position = options.after;
    this.lookedAt = options.after;
  }

  async *found(): AsyncGenerator<FoundEvents> {
    this.reader.mustBeOpen();
    const { signal } = this.options;
    if (signal.aborted) return;
    const feed = this.subscribe();
    signal.addEventListener('abort', feed.stir);
    try {
      while (!signal.aborted) {
        const found = this.next(feed);
        if (found !== null) yield found;
        else if (!(await feed.arrival())) await this.checkSilence();
      }
    } catch (error) {
      throw eventStoreDbError(error);
    } finally {
      signal.removeEventListener('abort', feed.stir);
      this.reader.release(feed);
    }
  }

  private subscribe(): EventFeed<AllStreamResolvedEvent> {
    const { after, streamPrefixes, silenceMs } = this.options;
    const prefixes = [...streamPrefixes];
    const checkpoints = {
      checkpointInterval,
      checkpointReached: (_subscription: unknown, { commit }: Position) => {
        this.position = commit;
        this.told = false;
        feed.stir();
      },
    };
    const filter =
      prefixes.length > 0
        ? streamNameFilter({ prefixes, ...checkpoints })
        : streamNameFilter({ regex: ownStreams, ...checkpoints });
    const fromPosition = after === undefined ? START : { commit: after, prepare: after };
    const subscription = this.client.subscribeToAll({ fromPosition, filter });
    const feed = this.reader.open<AllStreamResolvedEvent>(subscription as unknown as ClientStream, silenceMs);
    subscription.on('caughtUp', () => {
      this.live = true;
      feed.stir();
    });
    subscription.on('fellBehind', () => {
      this.live = false;
    });
    return feed;
  }

  /** The next events, or null if it must wait. */
  private next(feed: EventFeed<AllStreamResolvedEvent>): FoundEvents | null {
    const { streamPrefixes } = this.options;
    for (let read = feed.readAll(maxEvents); read.length > 0; read = feed.readAll(maxEvents)) {
      const wanted = read.flatMap(({ event }) => (event && isWanted(event.streamId, streamPrefixes) ? [event] : []));
      const last = wanted.at(-1);
      if (last === undefined) continue;
      this.told = false;
      this.owed = undefined;
      this.position = positionOf(last);
      return { events: wanted.map(foundEvent), searchedTo: this.position, isAtEnd: false };
    }
    if (feed.ended) throw new EventStoreUnavailableError('EventStoreDB has ended the subscription');
    // The client reports that it has caught up while earlier events can be unread. Here none is unread.
    if (!this.live || this.told) return null;
    this.told = true;
    return { events: [], searchedTo: this.position, isAtEnd: true };
  }

  /**
   * A subscription can stop without an error. After a time of silence, this searches for an event that should have arrived. If
   * that event has not arrived after the same time again, the subscription is dropped.
   */
  private async checkSilence(): Promise<void> {
    const { streamPrefixes, silenceMs } = this.options;
    if (this.owed !== undefined) {
      throw new EventStoreUnavailableError(`The subscription has been silent for ${silenceMs} ms; events wait`);
    }
    const looked = this.lookedAt ?? -1n;
    const after = this.position !== undefined && this.position > looked ? this.position : this.lookedAt;
    let count = 0;
    for await (const event of this.reader.all({ direction: 'forwards', after, maxCount: maxLook })) {
      count += 1;
      this.lookedAt = positionOf(event);
      if (!isWanted(event.streamId, streamPrefixes)) continue;
      this.owed = this.lookedAt;
      return;
    }
    // There is nothing to wait for, and the subscription has not said so.
    if (!this.live && count < maxLook)
      throw new EventStoreUnavailableError(`The subscription has been silent for ${silenceMs} ms, and not caught up`);
  }
}
