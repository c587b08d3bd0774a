import { setMaxListeners } from 'node:events';
import { LineBudget } from '@dakpion/service';
import type { Logger } from '@nestjs/common';
import pTimeout from 'p-timeout';

const failureLineEveryMs = 60_000;
/** Another service may take 10 s to answer a read, which is all the time that the process has for its stop. */
const stopWithinMs = 3_000;

/** A reader that several streams share. It reads as long as it has streams. */
export interface Feed<Stream> {
  readonly streams: Set<Stream>;
  /** Resolves when there are no more streams, or when `signal` is aborted. */
  follow(signal: AbortSignal): Promise<void>;
}

/** The feeds of one kind at this gateway, by name. */
export class StreamFeeds<Stream> {
  private readonly stopping = new AbortController();
  private readonly feeds = new Map<string, { readonly feed: Feed<Stream>; readonly following: Promise<void> }>();
  private readonly failureLines = new LineBudget(failureLineEveryMs);

  /** `kind`: what the log calls the streams. */
  constructor(
    private readonly logger: Logger,
    private readonly kind: string,
  ) {
    // Each feed listens to this signal. By default, Node warns of a leak when there are more than ten listeners.
    setMaxListeners(Number.POSITIVE_INFINITY, this.stopping.signal);
  }

  get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Adds a stream to the feed with a name, which is made when there is none. */
  join(name: string, stream: Stream, makeFeed: () => Feed<Stream>): void {
    const known = this.feeds.get(name);
    if (known !== undefined) {
      known.feed.streams.add(stream);
      return;
    }
    const feed = makeFeed();
    feed.streams.add(stream);
    this.feeds.set(name, { feed, following: feed.follow(this.stopping.signal) });
  }

  /** Takes a stream out of its feed. A feed without streams stops by itself. New streams get a new one. */
  leave(name: string, stream: Stream): void {
    const streams = this.feeds.get(name)?.feed.streams;
    streams?.delete(stream);
    if (streams?.size === 0) this.feeds.delete(name);
  }

  /** Ends all streams, and waits at most 3 s for the reads in progress. */
  async stop(end: (stream: Stream) => void): Promise<void> {
    this.stopping.abort();
    const feeds = [...this.feeds.values()];
    for (const { feed } of feeds) for (const stream of [...feed.streams]) end(stream);
    const following = Promise.all(feeds.map((each) => each.following));
    await pTimeout(following, { milliseconds: stopWithinMs, message: false });
  }

  /** Logs a failed read, at most once a minute. */
  readonly failed = (error: unknown): void => {
    if (this.failureLines.take() !== null) this.logger.warn(`${this.kind} are delayed: ${String(error)}`);
  };
}
