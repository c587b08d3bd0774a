/** How long nothing may be written before a comment shows that the connection is alive, in ms. */
export const heartbeatMs = 15_000;
/** How long a reader may leave what was written unread, in ms. */
export const slowReaderMs = 10_000;

/** Where a stream is written to: a response. */
export interface StreamOutput {
  write(text: string): boolean;
  /** More is waiting than should be. */
  readonly writableNeedDrain: boolean;
  end(): void;
  destroy(): void;
}

/** The connection that server-sent events are written to. Times are monotonic milliseconds. */
export class StreamConnection {
  private isOpen = true;
  private writtenAt: number;
  /** Since when the client has not read what waits; null: nothing waits. */
  private stuckSince: number | null = null;

  constructor(
    private readonly output: StreamOutput,
    private readonly monotonic: () => number,
  ) {
    this.writtenAt = monotonic();
  }

  /** Whether something may be written now. */
  get canTake(): boolean {
    return this.isOpen && !this.output.writableNeedDrain;
  }

  write(text: string): void {
    if (!this.isOpen) return;
    this.writtenAt = this.monotonic();
    this.output.write(text);
  }

  /** Shows that the connection is alive. Answers whether its client has not read for too long, and should be let go. */
  watch(): 'alive' | 'slow' {
    const now = this.monotonic();
    if (!this.output.writableNeedDrain) {
      this.stuckSince = null;
      if (now - this.writtenAt >= heartbeatMs) this.write(': heartbeat\n\n');
      return 'alive';
    }
    this.stuckSince ??= now;
    return now - this.stuckSince >= slowReaderMs ? 'slow' : 'alive';
  }

  /** Answers whether it was open. What waits for a slow reader would keep the connection. */
  end(isSlow: boolean): boolean {
    if (!this.isOpen) return false;
    this.isOpen = false;
    if (isSlow) this.output.destroy();
    else this.output.end();
    return true;
  }
}
