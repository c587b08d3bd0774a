import type { ClockReading, EventStore } from '@dakpion/event-store';
import type { StoreClock } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { LineBudget } from '../line-budget.ts';

/** The beginning of the log line, for searches: see docs/alerts/clock-skew.md. */
const clockSkewAlarm = 'ALARM clock_skew';

const warnAboveMs = 500;
const lookEveryMs = 10_000;
const lineEveryMs = 5 * 60_000;
/** A process that appends nothing more does not report for ever what may have been corrected. */
const keptMs = 5 * 60_000;

let watched: ClockSkewWatch | null = null;

new Gauge({
  name: 'dakpion_clock_skew_seconds',
  help: 'Seconds by which the clock of this machine is ahead of the state store’s; negative if it is behind.',
  collect() {
    if (watched !== null) this.set(watched.ofStateStoreMs() / 1_000);
  },
});

new Gauge({
  name: 'dakpion_event_store_clock_skew_seconds',
  help: 'Seconds by which the clock of this machine is at least ahead of the event store’s; negative if it is behind.',
  collect() {
    const skewMs = watched?.ofEventStoreMs() ?? null;
    if (skewMs === null) this.remove();
    else this.set(skewMs / 1_000);
  },
});

/** Measures the skew of this machine's clock against both stores', and warns above half a second. Ends with the process. */
export class ClockSkewWatch {
  private readonly logger = new Logger('Clock');
  private readonly budgets: Readonly<Record<'state' | 'event', LineBudget>>;
  private ofEventStore: { readonly skewMs: number; readonly at: number } | null = null;

  constructor(
    private readonly storeClock: StoreClock,
    private readonly eventStore: Pick<EventStore, 'readClock'>,
    /** Milliseconds of a monotonic clock. */
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.budgets = { state: new LineBudget(lineEveryMs, clock), event: new LineBudget(lineEveryMs, clock) };
    watched = this;
    setInterval(() => void this.look(), lookEveryMs).unref();
  }

  ofStateStoreMs(): number {
    return this.storeClock.skewMs();
  }

  /** Null: not known, because this process has not appended for some minutes. */
  ofEventStoreMs(): number | null {
    const known = this.ofEventStore;
    return known === null || this.clock() - known.at > keptMs ? null : known.skewMs;
  }

  async look(): Promise<void> {
    this.warn('state', this.ofStateStoreMs());
    // The readiness check reports a failure.
    const reading = (await this.eventStore.readClock?.().catch(() => null)) ?? null;
    if (reading === null) return;
    const skewMs = leastSkewMs(reading);
    this.ofEventStore = { skewMs, at: this.clock() };
    this.warn('event', skewMs);
  }

  private warn(store: 'state' | 'event', skew: number): void {
    const skewMs = Math.round(skew);
    if (Math.abs(skewMs) <= warnAboveMs || this.budgets[store].take() === null) return;
    const direction = skewMs > 0 ? 'ahead of' : 'behind';
    this.logger.warn(
      `${clockSkewAlarm}: the clock of this machine is ${Math.abs(skewMs)} ms ${direction} that of the ${store} store. Set both by NTP.`,
    );
  }
}

/** The least skew that explains the reading: 0 if the time lies between question and answer, however slow the answer was. */
function leastSkewMs({ askedAt, said, answeredAt }: ClockReading): number {
  return Math.max(0, askedAt - said) - Math.max(0, said - answeredAt);
}
