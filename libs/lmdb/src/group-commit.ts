import type { RunOptions } from './lmdb-transactions.ts';

/** The limits of the waiting items, and of one commit. A single item is always committed. */
export interface GroupCommitLimits {
  readonly waiting: number;
  readonly waitingBytes: number;
  readonly batch: number;
  readonly batchBytes: number;
}

interface GroupCommitOptions {
  readonly limits: GroupCommitLimits;
  /** The error for an item if too many are waiting. */
  readonly refusal: () => Error;
  /** Awaited before each commit, which includes the writes that arrive until then. Default: those of the same tick. */
  readonly gather?: () => Promise<unknown>;
}

/**
 * Writes the items that `take` returns in one transaction, and resolves with a result or an error for each. `take` can be
 * called inside the transaction, to include items that arrived while LMDB was busy. If this rejects, all taken items fail.
 */
export type Commit<Item, Result> = (
  take: () => readonly Item[],
  options: RunOptions,
) => Promise<readonly (Result | Error)[]>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly count: number;
  readonly bytes: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: items that arrive while a transaction is synced share the next one, in order. The speed of the disk then limits
 * the transactions per second, not the writes.
 */
export class GroupCommit<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private count = 0;
  private bytes = 0;
  private draining: Promise<void> | null = null;

  constructor(
    private readonly commit: Commit<Item, Result>,
    private readonly options: GroupCommitOptions,
  ) {}

  /** `accept` makes the item, immediately and only if it is not refused. `count` and `bytes` are its size. */
  run(accept: () => Item, { count = 1, bytes = 0 } = {}): Promise<Result> {
    const { limits, refusal } = this.options;
    const isTooMuch = this.count + count > limits.waiting || this.bytes + bytes > limits.waitingBytes;
    if (this.waiting.length > 0 && isTooMuch) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      this.waiting.push({ item: accept(), count, bytes, resolve, reject });
      this.count += count;
      this.bytes += bytes;
      this.draining ??= this.drain();
    });
  }

  /** Resolves when no item waits or is being written. */
  async idle(): Promise<void> {
    while (this.draining) await this.draining;
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      await this.options.gather?.();
      await this.commitNext();
    }
    this.draining = null;
  }

  private async commitNext(): Promise<void> {
    let batch: readonly Waiting<Item, Result>[] = [];
    const take = () => {
      batch = this.takeBatch();
      return batch.map(({ item }) => item);
    };
    // Includes items of the same tick.
    await null;
    try {
      const results = await this.commit(take, { lone: this.waiting.length === 1 });
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (index >= results.length) reject(new Error('A write was left without a result'));
        else if (result instanceof Error) reject(result);
        else resolve(result as Result);
      }
    } catch (error) {
      // The transaction may have failed before it began.
      if (batch.length === 0) batch = this.takeBatch();
      for (const { reject } of batch) reject(error);
    }
  }

  private takeBatch(): Waiting<Item, Result>[] {
    const { limits } = this.options;
    let [taken, count, bytes] = [0, 0, 0];
    for (const waiting of this.waiting) {
      const isFull = count + waiting.count > limits.batch || bytes + waiting.bytes > limits.batchBytes;
      if (taken > 0 && isFull) break;
      taken += 1;
      count += waiting.count;
      bytes += waiting.bytes;
    }
    this.count -= count;
    this.bytes -= bytes;
    return this.waiting.splice(0, taken);
  }
}
