import { repeat } from '@dakpion/repetition';
import type { StoreClock } from '../state-store.ts';
import { ClockOffset } from './clock-offset.ts';
import type { RedisConnection } from './redis-connection.ts';
import type { RedisScript } from './redis-script.ts';

/** A script, so that it shares a request with other calls. */
export const readTime: RedisScript = {
  name: 'readTime',
  lua: `#!lua flags=no-writes
return redis.call('TIME')
`,
};

/** So often that a clock that was set is noticed before it invalidates a claim of 10 s. */
const measureEveryMs = 2_000;

/** The first answer of a new connection is often slow. */
const firstMeasurements = 3;

/**
 * Redis's clock, measured at intervals and at each new connection, which can lead to another server after a fail-over. Between
 * measurements it advances with this process's monotonic clock, which cannot be set and which advances while the process is
 * paused.
 */
export class RedisClock implements StoreClock {
  private readonly offset = new ClockOffset();
  private readonly stopping = new AbortController();

  private constructor(private readonly connection: RedisConnection) {
    // While Redis does not answer, the last measurement remains valid.
    const onFailure = () => undefined;
    connection.onReady(() => void this.measure().catch(onFailure));
    const run = () => this.measure();
    void repeat({ everyMs: measureEveryMs, pausesFirst: true, run, onFailure }, this.stopping.signal);
  }

  /** Resolves after the first measurement. Errors: StateStoreUnavailableError. */
  static async of(connection: RedisConnection): Promise<RedisClock> {
    const clock = new RedisClock(connection);
    try {
      for (let count = 0; count < firstMeasurements; count += 1) await clock.measure();
      return clock;
    } catch (error) {
      clock.stop();
      throw error;
    }
  }

  now(): number {
    const { value } = this.offset;
    return value === null ? Date.now() : Math.floor(performance.now() + value);
  }

  skewMs(): number {
    return Date.now() - this.now();
  }

  stop(): void {
    this.stopping.abort();
  }

  private async measure(): Promise<void> {
    const askedAt = performance.now();
    const [seconds, microseconds] = (await this.connection.run(readTime, null, [])) as [string, string];
    this.offset.read({
      askedAt,
      answeredAt: performance.now(),
      said: Number(seconds) * 1_000 + Number(microseconds) / 1_000,
    });
  }
}
