import type { StoreClock } from '../state-store.ts';
import { ClockOffset } from './clock-offset.ts';
import type { RedisConnection } from './redis-connection.ts';

/** Often enough to notice a clock that was set before it invalidates a claim of 10 s. */
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
  private readonly timer: NodeJS.Timeout;
  private measuring: Promise<void> | null = null;

  private constructor(private readonly connection: RedisConnection) {
    const measure = () => {
      // While Redis does not answer, the last measurement remains valid.
      this.measure().catch(() => undefined);
    };
    connection.onReady(measure);
    this.timer = setInterval(measure, measureEveryMs).unref();
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
    clearInterval(this.timer);
  }

  /** One measurement at a time. */
  private measure(): Promise<void> {
    this.measuring ??= this.ask().finally(() => {
      this.measuring = null;
    });
    return this.measuring;
  }

  private async ask(): Promise<void> {
    // The time of waiting for a connection is not part of the round trip.
    let askedAt = performance.now();
    const [seconds, microseconds] = await this.connection.send((client) => {
      askedAt = performance.now();
      return client.time();
    });
    this.offset.read({
      askedAt,
      answeredAt: performance.now(),
      said: Number(seconds) * 1_000 + Number(microseconds) / 1_000,
    });
  }
}
