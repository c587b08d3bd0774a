import type { Readable } from 'node:stream';

/** A stream of the client: a read or a subscription. */
export type ClientStream = Readable & ({ cancel(): Promise<void> } | { unsubscribe(): Promise<void> });

/**
 * The number of items that a read may still deliver after its consumer has left. For nearly all reads only the end is
 * outstanding. Cancelling costs a reset, and HTTP/2 servers close a connection, with all its calls, that resets often (nghttp2:
 * after 1,000 resets, then 33 a second). A number and not a time: on a slow machine the ends of all reads arrive late.
 */
const mayStillCome = 100;

/**
 * Reads items from a stream of the client. `for await` over the stream would not notice silence, would not end when the store
 * is closed (the client swallows its own cancellations), and would not cancel the call when the consumer leaves.
 */
export class EventFeed<Item> {
  /** Whether the server has ended the stream and all items were read. */
  ended = false;
  private failure: Error | null = null;
  private waiting: ((arrived: boolean) => void) | null = null;
  /**
   * One timer for all waits: most waits are short, and there is one for nearly each item. The call itself keeps the process
   * alive.
   */
  private timer: NodeJS.Timeout | null = null;

  /** `patienceMs`: the maximum wait for an item. */
  constructor(
    private readonly stream: ClientStream,
    private readonly patienceMs: number,
  ) {
    stream.on('readable', this.stir);
    // Never removed: the client emits errors on streams that are no longer read.
    stream.on('error', (error: Error) => this.fail(error));
    stream.on('end', () => {
      this.ended = true;
      this.stir();
    });
  }

  /** The next item, or null if there is none now. Throws the error of the feed after the last item. */
  read(): Item | null {
    const item = this.stream.read() as Item | null;
    if (item === null && this.failure) throw this.failure;
    return item;
  }

  /** The items that are available, at most `limit`. Throws the error of the feed after the last item. */
  readAll(limit: number): Item[] {
    const items: Item[] = [];
    let item = this.read();
    while (item !== null) {
      items.push(item);
      item = items.length < limit ? (this.stream.read() as Item | null) : null;
    }
    return items;
  }

  /** Waits until an item may be available. False after the time-out. */
  arrival(): Promise<boolean> {
    if (this.ended || this.failure) return Promise.resolve(true);
    if (this.timer) this.timer.refresh();
    else this.timer = setTimeout(() => this.wake(false), this.patienceMs).unref();
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  /** Wakes the waiting reader, possibly without an item. */
  readonly stir = (): void => this.wake(true);

  fail(error: Error): void {
    this.failure ??= error;
    this.stir();
  }

  /** Releases the call. Cancels a subscription at once. A read is cancelled only if it does not end soon by itself. */
  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    if ('unsubscribe' in this.stream) this.cancel();
    else if (this.ended) return;
    // The call has ended, or its connection will be closed: cancelling it would be an unnecessary reset.
    else if (this.failure) this.stream.destroy();
    else this.drain();
  }

  /** Discards the items that are still to arrive. */
  private drain(): void {
    const { stream } = this;
    const timer = setTimeout(() => this.cancel(), this.patienceMs).unref();
    const over = () => clearTimeout(timer);
    stream.once('end', over).once('error', over).once('close', over);
    // The stream flows only if no reader waits.
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
    // Nothing to cancel: the call could not be made.
    cancelled.catch(() => undefined);
  }

  private wake(arrived: boolean): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.(arrived);
  }
}
