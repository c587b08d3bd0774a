import { Arrivals } from './arrivals.ts';

/** How far readers that catch up together may be apart, and for how long they wait for each other. */
export interface PaceLimits {
  /** The number of events by which one may be ahead of another. */
  readonly events: number;
  /** How long, in ms, the others wait for a reader that takes nothing, because its follower fails or pauses. */
  readonly patienceMs: number;
  /** How long, in ms, further readers can still begin with the first event. */
  readonly gatherMs: number;
}

/** A reader of a tail. */
export interface Cursor {
  /** The number of the next entry that it takes. */
  next: number;
  /** Whether the others wait for it. */
  isAwaited: boolean;
}

/**
 * The pace of readers that catch up together. One that is far ahead waits, so that each event is read once for all of them, and
 * few are in memory at a time.
 */
export class ReaderPace {
  private readonly cursors = new Set<Cursor>();
  private readonly progress = new Arrivals();
  private readonly gathersUntil: number;
  private isHeld = false;

  constructor(private readonly limits: PaceLimits) {
    this.gathersUntil = performance.now() + limits.gatherMs;
  }

  get hasReaders(): boolean {
    return this.cursors.size > 0;
  }

  add(cursor: Cursor): void {
    this.cursors.add(cursor);
  }

  remove(cursor: Cursor): void {
    this.cursors.delete(cursor);
    this.progress.announce();
  }

  /** The reader has taken an event. */
  moved(cursor: Cursor, end: number): void {
    cursor.isAwaited = true;
    if (!this.isHeld || this.slowest(end).length > 0) return;
    this.isHeld = false;
    this.progress.announce();
  }

  /** Waits for slower readers if there are any. Returns whether it did. `end`: the number of the next entry that will be found. */
  async wait(end: number, signal: AbortSignal): Promise<boolean> {
    const began = performance.now();
    const { events, patienceMs } = this.limits;
    if (end >= events && began < this.gathersUntil) {
      await this.progress.next(signal, this.gathersUntil - began);
      return true;
    }
    const slow = this.slowest(end).map((cursor) => ({ cursor, next: cursor.next }));
    if (slow.length === 0) return false;
    this.isHeld = true;
    await this.progress.next(signal, patienceMs);
    if (performance.now() - began < patienceMs) return true;
    for (const { cursor, next } of slow) if (cursor.next === next) cursor.isAwaited = false;
    return true;
  }

  private slowest(end: number): Cursor[] {
    return [...this.cursors].filter(({ next, isAwaited }) => isAwaited && next < end - this.limits.events);
  }
}
