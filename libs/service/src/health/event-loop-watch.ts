import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

const windowMs = 10_000;
/** A mean delay that normal work cannot cause. */
const tooLongMs = 1_000;
const badWindows = 3;

/** Watches the event loop: a process whose loop is slow for half a minute cannot serve requests. Ends with the process. */
export class EventLoopWatch {
  private readonly delays: IntervalHistogram = monitorEventLoopDelay({ resolution: 20 });
  private badInARow = 0;

  constructor() {
    this.delays.enable();
    setInterval(() => this.closeWindow(), windowMs).unref();
  }

  /** False after three consecutive windows of 10 s with a mean delay of more than a second. */
  get turns(): boolean {
    return this.badInARow < badWindows;
  }

  private closeWindow(): void {
    const meanMs = this.delays.mean / 1e6;
    this.badInARow = meanMs > tooLongMs ? this.badInARow + 1 : 0;
    this.delays.reset();
  }
}
