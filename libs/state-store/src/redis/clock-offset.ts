/** What a distant clock said, and when it was asked and had answered by our own. Milliseconds; `ours` only ever rises. */
export interface ClockReading {
  readonly askedAt: number;
  readonly answeredAt: number;
  readonly said: number;
}

/** Two clocks that are not set drift apart by this much at most; NTP slews by 500 millionths. */
const maxDrift = 0.0005;

/**
 * How far a distant clock is ahead of ours, from what it said. It said so at some moment between question and answer, so that
 * each reading bounds the offset from both sides, by a round trip. The bounds of all readings are kept together, widened by
 * what the clocks may have drifted since: one slow answer makes nothing worse. A reading outside of the bounds means that
 * a clock was set, and counts alone. The estimate moves only as far as new bounds make it: what is measured between two
 * moments of the distant clock is as exact as our own.
 */
export class ClockOffset {
  private estimate: number | null = null;
  private bounds: { readonly low: number; readonly high: number; readonly at: number } | null = null;

  /** Milliseconds to add to our clock, a round trip off at most; null before the first reading. */
  get value(): number | null {
    return this.estimate;
  }

  read({ askedAt, answeredAt, said }: ClockReading): void {
    const { low, high } = this.boundsWith(said - answeredAt, said - askedAt, answeredAt);
    this.bounds = { low, high, at: answeredAt };
    this.estimate = this.estimate === null ? (low + high) / 2 : Math.min(high, Math.max(low, this.estimate));
  }

  private boundsWith(low: number, high: number, at: number): { readonly low: number; readonly high: number } {
    if (this.bounds === null) return { low, high };
    const drift = (at - this.bounds.at) * maxDrift;
    const together = { low: Math.max(low, this.bounds.low - drift), high: Math.min(high, this.bounds.high + drift) };
    return together.low <= together.high ? together : { low, high };
  }
}
