import { rest } from '@dakpion/repetition';

/** Something to begin `atMs` after the load's begin. */
export interface Timed {
  readonly atMs: number;
}

export interface OpenLoop<Item extends Timed> {
  /** By their time. */
  readonly items: Iterable<Item>;
  /** Most under way at once. */
  readonly concurrency: number;
  /** Milliseconds on any scale; what passes on it is real time. */
  readonly clock: () => number;
  /** Ends the load: nothing more is begun. */
  readonly signal: AbortSignal;
  /** Begins one. `scheduledAt` is when it was due, on the clock: what it takes is counted from there. Must not reject. */
  begin(item: Item, scheduledAt: number): Promise<void>;
  /** One was due when {@link concurrency} were under way, and is left out. */
  skip(item: Item): void;
}

/**
 * Begins each item at its time, whether or not the previous ones have ended: as partners' customers do, independently of
 * each other. Resolves when the last has ended, or when those under way have after the signal.
 */
export async function runOpenLoop<Item extends Timed>(loop: OpenLoop<Item>): Promise<void> {
  const { clock, concurrency, signal } = loop;
  const begunAt = clock();
  const underWay = new Set<Promise<void>>();
  for (const item of loop.items) {
    const scheduledAt = begunAt + item.atMs;
    const ahead = scheduledAt - clock();
    if (ahead > 0) await rest(ahead, { signal });
    if (signal.aborted) break;
    if (underWay.size >= concurrency) {
      // Finished items get a turn to report their end; otherwise a burst of late items would be skipped needlessly.
      await rest(0);
      if (underWay.size >= concurrency) {
        loop.skip(item);
        continue;
      }
    }
    const work: Promise<void> = loop.begin(item, scheduledAt).finally(() => underWay.delete(work));
    underWay.add(work);
  }
  await Promise.all(underWay);
}
