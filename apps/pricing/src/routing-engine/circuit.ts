/** Consecutive failures after which nothing more is tried for a while. */
export const failuresToOpen = 3;
/** How long nothing is tried, in ms. */
export const openForMs = 30_000;

/**
 * Remembers whether something that may be down is worth asking. After {@link failuresToOpen} failures in a row it is not for
 * {@link openForMs}; then one attempt at a time finds out.
 */
export class Circuit {
  private failures = 0;
  private retryAt = 0;

  /** Whether to send a request at `now` (epoch milliseconds). If true, the caller reports the result. */
  allows(now: number): boolean {
    if (this.failures < failuresToOpen) return true;
    if (now < this.retryAt) return false;
    // This one finds out; the others wait for its word, or for another pause if it never comes.
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
