import type { Readable } from 'node:stream';

/** One of the client's streams: a read or a subscription. */
export type ClientStream = Readable & ({ cancel(): Promise<void> } | { unsubscribe(): Promise<void> });

/**
 * Items that may still come of a read that its consumer has left: nearly all have nothing but their end on the way. One that
 * is cancelled before costs a reset, and HTTP/2 servers end a connection, with all calls on it, that resets often (nghttp2:
 * the 1,000 first, then 33 a second). Items and not a time: on a slow machine the ends come late, and of all reads.
 */
const mayStillCome = 100;

/**
 * Pulls items from one of the client's streams. `for await` over the stream itself would neither notice silence, nor
 * end when we close (the client swallows its own cancellations), nor cancel the call when the consumer leaves.
 */
export class EventFeed<Item> {
  /** Whether the server has ended the stream and everything has been read. */
  ended = false;
  private failure: Error | null = null;
  private waiting: ((arrived: boolean) => void) | null = null;
  /** One for all waits: most are short, and there is one for nearly every item. The call itself holds the process. */
  private timer: NodeJS.Timeout | null = null;

  /** `patienceMs`: how long one wait for something to read may take. */
  constructor(
    private readonly stream: ClientStream,
    private readonly patienceMs: number,
  ) {
    stream.on('readable', this.stir);
    // Stays to the end: the client emits errors on streams that are not read any more.
    stream.on('error', (error: Error) => this.fail(error));
    stream.on('end', () => {
      this.ended = true;
      this.stir();
    });
  }

  /** The next item, null when none is there now. Throws what the feed has failed with, after the last item. */
  read(): Item | null {
    const item = this.stream.read() as Item | null;
    if (item === null && this.failure) throw this.failure;
    return item;
  }

  /** Waits until there may be something to read; false when nothing has come within the time. */
  arrival(): Promise<boolean> {
    if (this.ended || this.failure) return Promise.resolve(true);
    if (this.timer) this.timer.refresh();
    else this.timer = setTimeout(() => this.wake(false), this.patienceMs).unref();
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  /** Wakes the waiting reader, possibly without a new event. */
  readonly stir = (): void => this.wake(true);

  fail(error: Error): void {
    this.failure ??= error;
    this.stir();
  }

  /** Lets go of the call: at once, or when a read does not end although it could. */
  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    if ('unsubscribe' in this.stream) this.cancel();
    else if (this.ended) return;
    // The call has ended, or its connection is about to be closed: to cancel it would be a reset for nothing.
    else if (this.failure) this.stream.destroy();
    else this.drain();
  }

  /** Throws away what is still to come. */
  private drain(): void {
    const { stream } = this;
    const timer = setTimeout(() => this.cancel(), this.patienceMs).unref();
    const over = () => clearTimeout(timer);
    stream.once('end', over).once('error', over).once('close', over);
    // A stream flows only when no reader waits.
    stream.off('readable', this.stir);
    let came = 0;
    stream.on('data', () => {
      came += 1;
      if (came === mayStillCome) this.cancel();
    });
    stream.resume();
  }

  private cancel(): void {
    this.stream.destroy();
    const cancelled = 'cancel' in this.stream ? this.stream.cancel() : this.stream.unsubscribe();
    // There is nothing to cancel when the call could not even be made.
    cancelled.catch(() => undefined);
  }

  private wake(arrived: boolean): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.(arrived);
  }
}
