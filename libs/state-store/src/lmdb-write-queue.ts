import type { RootDatabase } from 'lmdb';
import { StateStoreUnavailableError } from './state-store.ts';

interface WaitingWrite {
  /** Runs inside the transaction and must not throw on its own account: whatever can be refused is refused before. */
  readonly run: () => unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

const maxWaiting = 100_000;
const maxPerTransaction = 1_000;

/**
 * Groups all writes that wait into one transaction: with many in flight, one commit serves hundreds of them.
 *
 * A write resolves when its commit is visible to every reader; that it is on the disk is not promised. (lmdb 3.5.6 in fact
 * resolves only after the sync too, but nothing relies on it.) That is enough here: a killed process loses nothing, and at
 * a power cut the whole file falls back to its last synced commit, the checkpoints with the documents, from where
 * everything is built again out of the event store.
 */
export class LmdbWriteQueue {
  private waiting: WaitingWrite[] = [];
  private draining: Promise<void> | null = null;
  private refusal: string | null = null;

  constructor(private readonly environment: RootDatabase) {}

  /** Runs `write` in a transaction; resolves with its result when that is visible. */
  run<Result>(write: () => Result): Promise<Result> {
    if (this.refusal !== null) return Promise.reject(new StateStoreUnavailableError(this.refusal));
    if (this.waiting.length >= maxWaiting) {
      return Promise.reject(new StateStoreUnavailableError(`${maxWaiting} writes are waiting.`));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ run: write, resolve: resolve as (result: unknown) => void, reject });
      this.draining ??= this.drain();
    });
  }

  /** Refuses further writes, for the reason given, and waits for those under way. */
  async close(reason: string): Promise<void> {
    this.refusal ??= reason;
    await this.draining;
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) await this.commitWaiting();
    this.draining = null;
  }

  private async commitWaiting(): Promise<void> {
    let batch: readonly WaitingWrite[] = [];
    try {
      // A child transaction, because only that one is undone when something in it throws.
      const results = await this.environment.childTransaction(() => {
        // Taken only now, so that whatever came while LMDB was busy goes along.
        batch = this.waiting.splice(0, maxPerTransaction);
        return batch.map((write) => write.run());
      });
      for (const [index, write] of batch.entries()) write.resolve(results[index]);
    } catch (failure) {
      const cause = await causeOf(failure);
      if (batch.length === 0) batch = this.waiting.splice(0);
      const error = new StateStoreUnavailableError(`The state store could not write: ${String(cause)}`, { cause });
      for (const write of batch) write.reject(error);
    }
  }
}

/** lmdb says "Commit failed" and gives the reason as a promise, which must be handled or it ends the process. */
async function causeOf(failure: unknown): Promise<unknown> {
  if (!(failure instanceof Error) || !('commitError' in failure)) return failure;
  return Promise.resolve(failure.commitError).catch((reason: unknown) => reason);
}
