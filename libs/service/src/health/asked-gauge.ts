import { Logger } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { Gauge } from 'prom-client';
import { LineBudget } from '../line-budget.ts';

/** Rejects if the value is unknown. */
export type AskForNumber = () => Promise<number>;

export interface AskedGaugeOptions {
  readonly name: string;
  readonly help: string;
  /** How long an answer is reused, for values that are costly to compute. Default: not at all. */
  readonly keepMs?: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** Prometheus waits 10 s for all metrics, in some installations 5 s. One unknown value must not cost the others. */
const patienceMs = 3_000;
const warnsEveryMs = 60_000;

const warnings = new LineBudget(warnsEveryMs);

/**
 * A gauge of the process whose value is read for each scrape, from an engine that can be unavailable. If the value is not known
 * within 3 s, only this gauge is missing at `/metrics`. This is logged at most once a minute for all such gauges.
 */
export class AskedGauge {
  private readonly logger = new Logger('Metrics');
  private ask: AskForNumber | null = null;
  private asking: Promise<number | null> | null = null;
  private kept: { readonly value: number; readonly until: number } | null = null;
  private readonly now: () => number;

  constructor(private readonly options: AskedGaugeOptions) {
    const { name, help, now = () => performance.now() } = options;
    this.now = now;
    const value = () => this.value();
    new Gauge({
      name,
      help,
      async collect() {
        const known = await value();
        if (known === null) this.remove();
        else this.set(known);
      },
    });
  }

  /** Sets the source of the value. Null: there is no value. */
  askFrom(ask: AskForNumber | null): void {
    this.ask = ask;
    this.asking = null;
    this.kept = null;
  }

  private async value(): Promise<number | null> {
    if (this.ask === null) return null;
    if (this.kept !== null && this.now() < this.kept.until) return this.kept.value;
    // Concurrent readers share one read. After a time-out, the next reader continues to wait for it.
    this.asking ??= this.answerOf(this.ask);
    return this.inTime(this.asking);
  }

  private async answerOf(ask: AskForNumber): Promise<number | null> {
    try {
      const value = await ask();
      if (this.ask === ask) this.kept = { value, until: this.now() + (this.options.keepMs ?? 0) };
      return value;
    } catch (error) {
      this.warn(error);
      return null;
    } finally {
      if (this.ask === ask) this.asking = null;
    }
  }

  private inTime(asking: Promise<number | null>): Promise<number | null> {
    const fallback = () => {
      this.warn(`no answer within ${patienceMs} ms`);
      return null;
    };
    return pTimeout(asking, { milliseconds: patienceMs, fallback });
  }

  private warn(reason: unknown): void {
    if (warnings.take() === null) return;
    this.logger.warn(`${this.options.name} could not be measured and is missing at /metrics: ${String(reason)}`);
  }
}
