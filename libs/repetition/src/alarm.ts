import { atTick } from './ticks.ts';

/** Pauses a loop until a time that can be moved forward. Times are epoch milliseconds. */
export class Alarm {
  /** The earliest time that was requested since the last rest began. */
  private asked = Number.POSITIVE_INFINITY;
  private restsUntil = Number.NEGATIVE_INFINITY;
  private stopped = false;
  private ring: () => void = () => undefined;

  constructor(
    private readonly clock: () => number,
    /**
     * The maximum pause, which ends at a tick, see `atTick`. It is needed because other processes can set an earlier time
     * unnoticed, and the clock can be set back.
     */
    private readonly longestRestMs: number,
  ) {}

  /**
   * Resolves at `time` (null: unknown), at an earlier time that {@link wakeBy} requests or has requested since the last rest,
   * or after the maximum pause.
   */
  async restUntil(time: number | null, longestRestMs = this.longestRestMs): Promise<void> {
    const until = Math.min(time ?? Number.POSITIVE_INFINITY, this.asked);
    this.asked = Number.POSITIVE_INFINITY;
    if (this.stopped) return;
    // A duration for the timer, because the other clock can be set back meanwhile.
    const restMs = Math.max(0, until - this.clock());
    this.restsUntil = until;
    await new Promise<void>((resolve) => {
      // For a later time, or none, the tick is earlier, and a timer could overflow.
      const timer = restMs < 2 * longestRestMs ? setTimeout(() => this.ring(), restMs) : undefined;
      const cancel = atTick(longestRestMs, () => this.ring());
      this.ring = () => {
        clearTimeout(timer);
        cancel();
        resolve();
      };
    });
    this.restsUntil = Number.NEGATIVE_INFINITY;
  }

  /** Requests the end of the rest at `time`. */
  wakeBy(time: number): void {
    this.asked = Math.min(this.asked, time);
    if (time < this.restsUntil) this.ring();
  }

  /** Ends this rest and all later ones. */
  stop(): void {
    this.stopped = true;
    this.ring();
  }
}
