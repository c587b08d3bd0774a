/** Wakes readers that wait for new events. It passes no events: a woken reader searches for them. */
export class Arrivals {
  private waiting = new Set<() => void>();

  /** Wakes all waiting readers. */
  announce(): void {
    const woken = this.waiting;
    this.waiting = new Set();
    for (const wake of woken) wake();
  }

  /** Resolves at the next announcement, when the signal aborts, or after `timeoutMs`. A spurious wake-up is possible. */
  next(signal: AbortSignal, timeoutMs: number | undefined): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        this.waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        clearTimeout(timer);
        resolve();
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(wake, timeoutMs);
      signal.addEventListener('abort', wake, { once: true });
      this.waiting.add(wake);
    });
  }
}
