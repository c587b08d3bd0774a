/** A reading of a remote clock, with the local times of question and answer. Milliseconds. `ours` only increases. */
interface ClockReading {
  readonly askedAt: number;
  readonly answeredAt: number;
  readonly said: number;
}

/** The maximum drift of two clocks that are not set. NTP slews by at most 500 millionths. */
const maxDrift = 0.0005;

/**
 * Estimates the offset of a remote clock from its readings. Each reading was made at some time between question and answer, so
 * it bounds the offset on both sides, by a round trip. The bounds of all readings are combined and widened by the possible
 * drift since then: a slow answer makes nothing worse. A reading outside of the bounds means that a clock was set, and counts
 * alone. The estimate moves only as far as new bounds require, so that a duration between two times of the remote clock is as exact
 * as the local clock.
 */
export class ClockOffset {
  private estimate: number | null = null;
  private bounds: { readonly low: number; readonly high: number; readonly at: number } | null = null;

  /** The milliseconds to add to the local clock, exact to a round trip. Null before the first reading. */
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
