import type { StoreClock } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { LineBudget } from '../line-budget.ts';

/** The beginning of the log line, for searches: see docs/alerts/clock-skew.md. */
const clockSkewAlarm = 'ALARM clock_skew';

const warnAboveMs = 500;
const lookEveryMs = 10_000;
const lineEveryMs = 5 * 60_000;

let watched: StoreClock | null = null;

new Gauge({
  name: 'dakpion_clock_skew_seconds',
  help: 'Seconds by which the clock of this machine is ahead of the state store’s; negative if it is behind.',
  collect() {
    if (watched !== null) this.set(watched.skewMs() / 1_000);
  },
});

/** Measures the skew of this machine's clock, and warns above half a second. Ends with the process. */
export class ClockSkewWatch {
  private readonly logger = new Logger('Clock');
  private readonly budget: LineBudget;

  constructor(
    private readonly storeClock: StoreClock,
    /** Milliseconds of a monotonic clock. */
    clock?: () => number,
  ) {
    this.budget = new LineBudget(lineEveryMs, clock);
    watched = storeClock;
    setInterval(() => this.look(), lookEveryMs).unref();
  }

  look(): void {
    const skewMs = Math.round(this.storeClock.skewMs());
    if (Math.abs(skewMs) <= warnAboveMs || this.budget.take() === null) return;
    const direction = skewMs > 0 ? 'ahead of' : 'behind';
    this.logger.warn(
      `${clockSkewAlarm}: the clock of this machine is ${Math.abs(skewMs)} ms ${direction} that of the state store. Set both by NTP.`,
    );
  }
}
