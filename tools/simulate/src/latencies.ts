/** Percentiles and the maximum of durations, in ms. Null if there are none. */
export interface LatencySummary {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** Durations of one kind, in ms. All are kept, so that the report is exact. */
export class Latencies {
  private readonly durations: number[] = [];

  get count(): number {
    return this.durations.length;
  }

  record(ms: number): void {
    this.durations.push(ms);
  }

  summary(): LatencySummary | null {
    const sorted = Float64Array.from(this.durations).sort();
    const max = sorted.at(-1);
    if (max === undefined) return null;
    // Nearest rank: the lowest measured duration that at least this share of all durations do not exceed.
    const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? max;
    return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max };
  }
}
