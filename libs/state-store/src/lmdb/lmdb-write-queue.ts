import { type Commit, GroupCommit, type LmdbTransactions } from '@dakpion/lmdb-transactions';
import { StateStoreUnavailableError } from '../state-store.ts';

const limits = {
  waiting: 100_000,
  waitingBytes: Number.POSITIVE_INFINITY,
  batch: 1_000,
  batchBytes: Number.POSITIVE_INFINITY,
};

/** Runs inside the transaction and must not throw on its own account: whatever can be refused is refused before. */
type Write = () => unknown;

/**
 * Groups all writes that wait into one transaction: with many in flight, one commit serves hundreds of them.
 *
 * A write resolves when its commit is visible to every reader; that it is on the disk is not promised. (lmdb 3.5.6 in fact
 * resolves only after the sync too, but nothing relies on it.) That is enough here: a killed process loses nothing, and at
 * a power cut the whole file falls back to its last synced commit, the checkpoints with the documents, from where
 * everything is built again out of the event store.
 */
export class LmdbWriteQueue {
  private readonly commits: GroupCommit<Write, unknown>;
  private refusal: string | null = null;

  constructor(transactions: LmdbTransactions) {
    const commit: Commit<Write, unknown> = async (take, options) => {
      try {
        return await transactions.run(() => take().map((write) => write()), options);
      } catch (cause) {
        throw new StateStoreUnavailableError(`The state store could not write: ${String(cause)}`, { cause });
      }
    };
    const refusal = () => new StateStoreUnavailableError(`${limits.waiting} writes are waiting.`);
    this.commits = new GroupCommit(commit, { limits, refusal });
  }

  /** Runs `write` in a transaction; resolves with its result when that is visible. */
  async run<Result>(write: () => Result): Promise<Result> {
    if (this.refusal !== null) throw new StateStoreUnavailableError(this.refusal);
    return this.commits.run(() => write) as Promise<Result>;
  }

  /** Refuses further writes, for the reason given, and waits for those under way. */
  async close(reason: string): Promise<void> {
    this.refusal ??= reason;
    await this.commits.idle();
  }
}
