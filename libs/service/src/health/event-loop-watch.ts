import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

const windowMs = 10_000;
/** A mean delay that no work of ours explains. */
const tooLongMs = 1_000;
const badWindows = 3;

/** Watches whether the event loop turns: a process whose loop crawls for half a minute cannot serve requests. Ends with the process. */
export class EventLoopWatch {
  private readonly delays: IntervalHistogram = monitorEventLoopDelay({ resolution: 20 });
  private badInARow = 0;

  constructor() {
    this.delays.enable();
    setInterval(() => this.closeWindow(), windowMs).unref();
  }

  /** False after three windows of 10 s in a row whose mean delay was over a second. */
  get turns(): boolean {
    return this.badInARow < badWindows;
  }

  private closeWindow(): void {
    const meanMs = this.delays.mean / 1e6;
    this.badInARow = meanMs > tooLongMs ? this.badInARow + 1 : 0;
    this.delays.reset();
  }
}
