/** The number of consecutive failures after which requests pause. */
export const failuresToOpen = 3;
/** The duration of the pause, in ms. */
export const openForMs = 30_000;

/**
 * A circuit breaker. After {@link failuresToOpen} consecutive failures, it refuses requests for {@link openForMs}. Then one
 * request at a time tests the server. Times are in ms of a clock that cannot be set: after the time of day was set back, a pause
 * would last longer.
 */
export class Circuit {
  private failures = 0;
  private retryAt = 0;

  /** Whether to send a request at `now`. If true, the caller must report the result. */
  allows(now: number): boolean {
    if (this.failures < failuresToOpen) return true;
    if (now < this.retryAt) return false;
    // This request tests the server. The others wait for its result, or for the end of another pause if there is no result.
    this.retryAt = now + openForMs;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(now: number): void {
    this.failures += 1;
    this.retryAt = now + openForMs;
  }
}
