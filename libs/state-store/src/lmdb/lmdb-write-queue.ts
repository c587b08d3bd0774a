import type { LmdbTransactions } from '@dakpion/lmdb-transactions';
import { StateStoreUnavailableError } from '../state-store.ts';

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

  constructor(private readonly transactions: LmdbTransactions) {}

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
    // What comes in the same tick goes along.
    await null;
    while (this.waiting.length > 0) await this.commitWaiting();
    this.draining = null;
  }

  private async commitWaiting(): Promise<void> {
    let batch: readonly WaitingWrite[] = [];
    try {
      const commit = () => {
        // Taken only now, so that whatever came while LMDB was busy goes along.
        batch = this.waiting.splice(0, maxPerTransaction);
        return batch.map((write) => write.run());
      };
      const results = await this.transactions.run(commit, { lone: this.waiting.length === 1 });
      for (const [index, write] of batch.entries()) write.resolve(results[index]);
    } catch (cause) {
      if (batch.length === 0) batch = this.waiting.splice(0);
      const error = new StateStoreUnavailableError(`The state store could not write: ${String(cause)}`, { cause });
      for (const write of batch) write.reject(error);
    }
  }
}
