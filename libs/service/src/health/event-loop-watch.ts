import { atTick } from '@dakpion/repetition';

const turnEveryMs = 500;
const windowMs = 10_000;
/** A mean time between turns that normal work cannot cause. */
const tooLongMs = 1_000;
const badWindows = 3;

/** Watches the event loop: a process whose loop is slow for half a minute cannot serve requests. Ends with the process. */
export class EventLoopWatch {
  private badInARow = 0;
  private turnsInWindow = 0;

  /** `windowBegan`: monotonic ms. */
  constructor(private windowBegan = performance.now()) {
    this.watch();
  }

  /** Whether the loop counts as turning. False after three consecutive windows of 10 s with fewer turns than one a second. */
  get turns(): boolean {
    return this.badInARow < badWindows;
  }

  /** Records a turn of the loop. `now`: monotonic ms. Called twice a second, or as often as the loop allows. */
  turned(now: number): void {
    this.turnsInWindow += 1;
    const lastedMs = now - this.windowBegan;
    if (lastedMs < windowMs) return;
    this.badInARow = lastedMs / this.turnsInWindow > tooLongMs ? this.badInARow + 1 : 0;
    this.turnsInWindow = 0;
    this.windowBegan = now;
  }

  private watch(): void {
    atTick(turnEveryMs, () => {
      this.turned(performance.now());
      this.watch();
    });
  }
}
