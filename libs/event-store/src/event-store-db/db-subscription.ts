import {
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
  type Position,
  START,
  streamNameFilter,
} from '@eventstore/db-client';
import type { SubscribeOptions, SubscriptionItem } from '../event-store.ts';
import { EventStoreUnavailableError } from '../event-store.ts';
import { isUnreadable } from '../unreadable-event.ts';
import type { DbReader } from './db-reader.ts';
import type { ClientStream, EventFeed } from './event-feed.ts';
import { eventStoreDbError } from './event-store-db-error.ts';
import { isWanted, positionOf, storedEvent } from './stored-event.ts';

/** All streams except EventStoreDB's own. */
const ownStreams = '^[^$]';

/** A filtered subscription reports its position after this many times 32 events. */
const checkpointInterval = 32;

/** The maximum number of events that one search for missing events reads. */
const maxLook = 10_000;

/** A subscription to `$all`. */
export class DbSubscription {
  /** The position of the last event that was passed on, or of the last checkpoint. */
  private position: bigint | undefined;
  /** The server has sent all existing events. Later ones are new. */
  private live = false;
  /** `caught_up` was passed on after the last event. */
  private told = false;
  /** An event that should have arrived, found by a read. */
  private owed: bigint | undefined;
  private lookedAt: bigint | undefined;
  private readonly prefixes: readonly string[];

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly reader: DbReader,
    private readonly options: SubscribeOptions,
    private readonly silenceMs: number,
  ) {
    this.position = options.after;
    this.lookedAt = options.after;
    this.prefixes = options.streamPrefixes ?? [];
  }

  async *items(): AsyncGenerator<SubscriptionItem> {
    this.reader.mustBeOpen();
    const { signal } = this.options;
    if (signal.aborted) return;
    const feed = this.subscribe();
    signal.addEventListener('abort', feed.stir);
    try {
      while (!signal.aborted) {
        const item = this.next(feed);
        if (item !== null) yield item;
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
    const { after } = this.options;
    const prefixes = [...this.prefixes];
    const checkpoints = {
      checkpointInterval,
      checkpointReached: (_subscription: unknown, { commit }: Position) => {
        this.position = commit;
      },
    };
    const filter =
      prefixes.length > 0
        ? streamNameFilter({ prefixes, ...checkpoints })
        : streamNameFilter({ regex: ownStreams, ...checkpoints });
    const fromPosition = after === undefined ? START : { commit: after, prepare: after };
    const subscription = this.client.subscribeToAll({ fromPosition, filter });
    const feed = this.reader.open<AllStreamResolvedEvent>(subscription as unknown as ClientStream, this.silenceMs);
    subscription.on('caughtUp', () => {
      this.live = true;
      feed.stir();
    });
    subscription.on('fellBehind', () => {
      this.live = false;
    });
    return feed;
  }

  /** The next item, or null if it must wait. */
  private next(feed: EventFeed<AllStreamResolvedEvent>): SubscriptionItem | null {
    for (let resolved = feed.read(); resolved !== null; resolved = feed.read()) {
      const { event } = resolved;
      if (!event || !isWanted(event.streamId, this.prefixes)) continue;
      this.told = false;
      this.owed = undefined;
      this.position = positionOf(event);
      const stored = storedEvent(event);
      return isUnreadable(stored) ? { kind: 'unreadable', event: stored } : { kind: 'event', event: stored };
    }
    if (feed.ended) throw new EventStoreUnavailableError('EventStoreDB has ended the subscription');
    // The client reports that it has caught up while earlier events can be unread. Here none is unread.
    if (!this.live || this.told) return null;
    this.told = true;
    return { kind: 'caught_up', position: this.position };
  }

  /**
   * A subscription can stop without an error. After a time of silence, this searches for an event that should have arrived. If
   * that event has not arrived after the same time again, the subscription is dropped.
   */
  private async checkSilence(): Promise<void> {
    if (this.owed !== undefined) {
      throw new EventStoreUnavailableError(`The subscription has been silent for ${this.silenceMs} ms; events wait`);
    }
    const looked = this.lookedAt ?? -1n;
    const after = this.position !== undefined && this.position > looked ? this.position : this.lookedAt;
    for await (const event of this.reader.all({ direction: 'forwards', after, maxCount: maxLook })) {
      this.lookedAt = positionOf(event);
      if (!isWanted(event.streamId, this.prefixes)) continue;
      this.owed = this.lookedAt;
      return;
    }
  }
}
