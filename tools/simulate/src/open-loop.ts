import { rest } from '@dakpion/repetition';

/** An item that begins `atMs` after the beginning of the load. */
interface Timed {
  readonly atMs: number;
}

interface OpenLoop<Item extends Timed> {
  /** Sorted by time. */
  readonly items: Iterable<Item>;
  /** The maximum number in progress. */
  readonly concurrency: number;
  /** Milliseconds of any clock that runs in real time. */
  readonly clock: () => number;
  /** Ends the load: no more items begin. */
  readonly signal: AbortSignal;
  /** Begins an item. `scheduledAt`: its due time by the clock, from which its duration counts. Must not reject. */
  begin(item: Item, scheduledAt: number): Promise<void>;
  /** Called for an item that is skipped, because {@link concurrency} items were in progress when it was due. */
  skip(item: Item): void;
}

/**
 * Begins each item at its time, whether or not the previous ones have ended, like independent customers of partners. Resolves when
 * the last item has ended, or after the signal when the items in progress have ended.
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
