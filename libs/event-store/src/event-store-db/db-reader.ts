import {
  type AllStreamRecordedEvent,
  type AllStreamResolvedEvent,
  BACKWARDS,
  type RecordedEvent as ClientEvent,
  END,
  ErrorType,
  FORWARDS,
  type ResolvedEvent,
  START,
} from '@eventstore/db-client';
import type { ReadStreamOptions } from '../event-store.ts';
import { EventStoreUnavailableError } from '../event-store.ts';
import type { Connection } from './connection.ts';
import { type ClientStream, EventFeed } from './event-feed.ts';
import { eventStoreDbError, isOfType } from './event-store-db-error.ts';
import { positionOf } from './stored-event.ts';

interface DbReadAllOptions {
  readonly direction: 'forwards' | 'backwards';
  /** Exclusive. */
  readonly after: bigint | undefined;
  readonly maxCount?: number;
}

/** Reads over one connection, and tracks all open feeds so that closing ends them. */
export class DbReader {
  private readonly feeds = new Set<EventFeed<unknown>>();
  private closed: Error | null = null;

  constructor(
    private readonly connection: Connection,
    private readonly timeoutMs: number,
  ) {}

  async *stream(stream: string, options: ReadStreamOptions): AsyncGenerator<ClientEvent> {
    this.mustBeOpen();
    const backwards = options.direction === 'backwards';
    const { fromRevision, maxCount } = options;
    const start = backwards ? END : START;
    const read = this.connection.client.readStream(stream, {
      direction: backwards ? BACKWARDS : FORWARDS,
      fromRevision: fromRevision === undefined ? start : BigInt(Math.max(fromRevision, 0)),
      ...(maxCount === undefined ? {} : { maxCount }),
    });
    for await (const { event } of this.items<ResolvedEvent>(read as unknown as ClientStream)) if (event) yield event;
  }

  /** Includes EventStoreDB's own events. */
  async *all({ direction, after, maxCount }: DbReadAllOptions): AsyncGenerator<AllStreamRecordedEvent> {
    this.mustBeOpen();
    const backwards = direction === 'backwards';
    const start = backwards ? END : START;
    const read = this.connection.client.readAll({
      direction: backwards ? BACKWARDS : FORWARDS,
      fromPosition: after === undefined ? start : { commit: after, prepare: after },
      ...(maxCount === undefined ? {} : { maxCount }),
    });
    for await (const { event } of this.items<AllStreamResolvedEvent>(read as unknown as ClientStream)) {
      if (!event) continue;
      const position = positionOf(event);
      // The start of a read is inclusive.
      if (after === undefined || (backwards ? position < after : position > after)) yield event;
    }
  }

  /** `patienceMs`: the maximum wait for an item. */
  open<Item>(stream: ClientStream, patienceMs: number): EventFeed<Item> {
    const feed = new EventFeed<Item>(stream, patienceMs);
    this.feeds.add(feed);
    return feed;
  }

  release(feed: EventFeed<unknown>): void {
    this.feeds.delete(feed);
    feed.stop();
  }

  /** Throws if it was closed. */
  mustBeOpen(): void {
    if (this.closed) throw this.closed;
  }

  /** Ends all open reads and subscriptions with an error, and refuses later ones. */
  close(error: Error): void {
    this.closed = error;
    for (const feed of this.feeds) feed.fail(error);
  }

  private async *items<Item>(stream: ClientStream): AsyncGenerator<Item> {
    const feed = this.open<Item>(stream, this.timeoutMs);
    try {
      for (;;) {
        const item = feed.read();
        if (item !== null) yield item;
        else if (feed.ended) return;
        else if (!(await feed.arrival())) throw this.silence();
      }
    } catch (error) {
      if (!isOfType(error, ErrorType.STREAM_NOT_FOUND)) throw eventStoreDbError(error);
    } finally {
      this.release(feed);
    }
  }

  private silence(): EventStoreUnavailableError {
    return new EventStoreUnavailableError(`EventStoreDB has sent nothing for ${this.timeoutMs} ms`);
  }
}
