import { type Commit, GroupCommit, type LmdbTransactions } from '@dakpion/lmdb';
import { StateStoreUnavailableError } from '../state-store.ts';

const limits = {
  waiting: 100_000,
  waitingBytes: Number.POSITIVE_INFINITY,
  batch: 1_000,
  batchBytes: Number.POSITIVE_INFINITY,
};

/** Runs in the transaction and must not throw: all checks run before. */
type Write = () => unknown;

/**
 * Groups all waiting writes into one transaction: with many in progress, one commit serves hundreds of them.
 *
 * A write resolves when its commit is visible to all readers. It is not guaranteed to be on the disk. (lmdb 3.5.6 resolves only
 * after the sync, which nothing relies on.) That is sufficient: a killed process loses nothing, and after a power failure the
 * whole file has the state of its last synced commit, the checkpoints with the documents. From there everything is computed
 * again from the event store.
 */
export class LmdbWriteQueue {
  private readonly commits: GroupCommit<Write, unknown>;
  private refusal: string | null = null;
  /** Called in each transaction with the function that makes all its writes. */
  around: (writes: () => unknown[]) => unknown[] = (writes) => writes();

  constructor(transactions: LmdbTransactions) {
    const commit: Commit<Write, unknown> = async (take, options) => {
      try {
        return await transactions.run(() => this.around(() => take().map((write) => write())), options);
      } catch (cause) {
        throw new StateStoreUnavailableError(`The state store could not write: ${String(cause)}`, { cause });
      }
    };
    const refusal = () => new StateStoreUnavailableError(`${limits.waiting} writes are waiting.`);
    this.commits = new GroupCommit(commit, { limits, refusal });
  }

  /** Runs `write` in a transaction. Resolves with its result when the result is visible. */
  async run<Result>(write: () => Result): Promise<Result> {
    if (this.refusal !== null) throw new StateStoreUnavailableError(this.refusal);
    return this.commits.run(() => write) as Promise<Result>;
  }

  /** Refuses further writes with the given reason, and waits for those in progress. */
  async close(reason: string): Promise<void> {
    this.refusal ??= reason;
    await this.commits.idle();
  }
}
