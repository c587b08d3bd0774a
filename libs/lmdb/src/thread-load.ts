import { type EventLoopUtilization, performance } from 'node:perf_hooks';

const windowMs = 50;

/** The recent load of this thread. */
export class ThreadLoad {
  private since: EventLoopUtilization = performance.eventLoopUtilization();
  private measuredAt = performance.now();
  private share = 0;

  /** The share of time, from 0 to 1, in which the thread was busy during the last 50 ms or more. */
  get busyShare(): number {
    const now = performance.now();
    if (now - this.measuredAt >= windowMs) {
      const current = performance.eventLoopUtilization();
      this.share = performance.eventLoopUtilization(current, this.since).utilization;
      this.since = current;
      this.measuredAt = now;
    }
    return this.share;
  }
}
