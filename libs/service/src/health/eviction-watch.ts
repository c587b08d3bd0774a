import type { StateStore } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { LineBudget } from '../line-budget.ts';

/** The beginning of the log line, for searches: see docs/alerts/redis-evicts.md. */
const evictionAlarm = 'ALARM redis_evicts';

const lookEveryMs = 10_000;
const lineEveryMs = 5 * 60_000;

const mayEvict = new Gauge({
  name: 'dakpion_redis_may_evict',
  help: '1 if the settings of Redis let it remove keys when its memory is full, otherwise 0.',
});

/**
 * Warns when a setting that was changed after the start lets the state store remove data, which it would not report. Ends with the
 * process.
 */
export class EvictionWatch {
  private readonly logger = new Logger('Redis');
  private readonly budget: LineBudget;

  constructor(
    private readonly stateStore: Pick<StateStore, 'examine'>,
    /** Milliseconds of a monotonic clock. */
    clock?: () => number,
  ) {
    this.budget = new LineBudget(lineEveryMs, clock);
    setInterval(() => void this.look(), lookEveryMs).unref();
  }

  async look(): Promise<void> {
    // The readiness check reports a failure.
    const { removesData } = await this.stateStore.examine().catch(() => ({ removesData: undefined }));
    if (removesData === undefined) return;
    mayEvict.set(removesData === null ? 0 : 1);
    if (removesData !== null && this.budget.take() !== null) this.logger.warn(`${evictionAlarm}: ${removesData}`);
  }
}
