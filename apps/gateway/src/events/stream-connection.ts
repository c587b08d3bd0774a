/** The headers of server-sent events. Proxies must not buffer them, and a stopping gateway need not wait for the connection. */
export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'X-Accel-Buffering': 'no',
  Connection: 'close',
} as const;

/** Milliseconds without a write after which a heartbeat is sent. */
export const heartbeatMs = 15_000;
/** Milliseconds for which a client may leave written data unread. */
export const slowReaderMs = 10_000;
/**
 * The maximum age of a stream in ms. The client of an older one must connect again. If the network has lost a client without a word,
 * the system notices it after a quarter of an hour, and the dead stream holds a place until then. A page that connects
 * again after 45 s without a heartbeat would take all ten places of its link in this time, and lock itself out.
 */
export const maxStreamAgeMs = 5 * 60_000;
/**
 * The part of the maximum age by which streams end earlier at random. After a restart of a gateway all its clients connect within
 * seconds. Otherwise they would all connect again in the same second, every five minutes.
 */
const earlierPart = 0.2;

/** The output of a stream: a response. */
export interface StreamOutput {
  write(text: string): boolean;
  /** More data is buffered than allowed. */
  readonly writableNeedDrain: boolean;
  end(): void;
  destroy(): void;
}

/** The connection of server-sent events. Times are monotonic milliseconds. */
export class StreamConnection {
  private isOpen = true;
  private readonly oldAt: number;
  private writtenAt: number;
  /** When the client stopped reading. Null: nothing is waiting. */
  private stuckSince: number | null = null;

  constructor(
    private readonly output: StreamOutput,
    private readonly monotonic: () => number,
  ) {
    this.writtenAt = monotonic();
    this.oldAt = this.writtenAt + maxStreamAgeMs * (1 - earlierPart * Math.random());
  }

  /** Whether the stream may write now. */
  get canTake(): boolean {
    return this.isOpen && !this.output.writableNeedDrain;
  }

  write(text: string): void {
    if (!this.isOpen) return;
    this.writtenAt = this.monotonic();
    this.output.write(text);
  }

  /**
   * Sends a heartbeat if one is due. Returns whether the stream should end: `slow` if the client has not read for too long and should be
   * disconnected, `old` after at most {@link maxStreamAgeMs}. A comment is no news to clients. Browsers hide it from pages.
   */
  watch(heartbeat = ': heartbeat\n\n'): 'alive' | 'slow' | 'old' {
    const now = this.monotonic();
    if (!this.output.writableNeedDrain) {
      this.stuckSince = null;
      if (now >= this.oldAt) return 'old';
      if (now - this.writtenAt >= heartbeatMs) this.write(heartbeat);
      return 'alive';
    }
    this.stuckSince ??= now;
    return now - this.stuckSince >= slowReaderMs ? 'slow' : 'alive';
  }

  /** Returns whether the stream was open. A slow reader is cut off: unread data would keep the connection open. */
  end(isSlow: boolean): boolean {
    if (!this.isOpen) return false;
    this.isOpen = false;
    if (isSlow) this.output.destroy();
    else this.output.end();
    return true;
  }
}
