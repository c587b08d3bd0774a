/** Lets a loop rest until a time that can be brought forward. Times are epoch milliseconds. */
export class Alarm {
  /** The earliest time asked for since the last rest began. */
  private asked = Number.POSITIVE_INFINITY;
  private restsUntil = Number.NEGATIVE_INFINITY;
  private stopped = false;
  private ring: () => void = () => undefined;

  constructor(
    private readonly clock: () => number,
    /** However far away the next time is: others may have set an earlier one and said nothing, or the clock was set back. */
    private readonly longestRestMs: number,
  ) {}

  /**
   * Resolves at `time` (null: none is known), at any earlier time that {@link wakeBy} asks for or asked for since the last rest,
   * or after the longest rest.
   */
  async restUntil(time: number | null, longestRestMs = this.longestRestMs): Promise<void> {
    const until = Math.min(time ?? Number.POSITIVE_INFINITY, this.asked);
    this.asked = Number.POSITIVE_INFINITY;
    if (this.stopped) return;
    // By the timer's own clock: ours can be set back in the meantime.
    const restMs = Math.min(Math.max(0, until - this.clock()), longestRestMs);
    this.restsUntil = until;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, restMs);
      this.ring = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.restsUntil = Number.NEGATIVE_INFINITY;
  }

  /** There is something to do at `time`. */
  wakeBy(time: number): void {
    this.asked = Math.min(this.asked, time);
    if (time < this.restsUntil) this.ring();
  }

  /** Ends this rest and all that follow. */
  stop(): void {
    this.stopped = true;
    this.ring();
  }
}
