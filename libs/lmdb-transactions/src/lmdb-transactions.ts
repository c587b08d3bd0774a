import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RootDatabase } from 'lmdb';

/** Commits on this thread are at least so far apart: whoever writes more often than that is served together by LMDB's. */
const quietMs = 2;
/** Commits that take longer (the mean, the latest counting an eighth) keep this thread from its other work too long … */
const slowCommitMs = 4;
/** … so for a while none is tried. */
const avoidMs = 1_000;

export interface RunOptions {
  /** Nothing else waits to be written, as far as the caller knows. Default false. */
  readonly lone?: boolean;
}

/**
 * All transactions of one LMDB environment. A lone write is committed on this thread while the disk is quick: the way to
 * LMDB's writing thread and back takes about as long as the disk. All others go that way, which leaves this thread free.
 * Once a commit of LMDB's thread is under way, none is made here: it would only join that one, which is not on the disk yet.
 */
export class LmdbTransactions {
  private underWay = 0;
  private endedAt = Number.NEGATIVE_INFINITY;
  private meanMs = 0;
  private avoidUntil = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly root: RootDatabase,
    /** Milliseconds, never set back. */
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /**
   * Runs `write` in a transaction and resolves with its result when that is on the disk. When it throws, all that it wrote
   * is undone. Rejects with what it threw, or with the reason why LMDB could not write (e.g. that the disk is full).
   */
  async run<Result>(write: () => Result, { lone = false }: RunOptions = {}): Promise<Result> {
    const isHere = lone && this.isQuiet();
    this.underWay += 1;
    try {
      if (isHere) return this.runHere(write);
      // A child transaction because a plain one that throws still commits what it has written.
      return await this.root.childTransaction(write);
    } catch (error) {
      throw await reasonOf(error);
    } finally {
      this.underWay -= 1;
      this.endedAt = this.clock();
    }
  }

  private isQuiet(): boolean {
    const now = this.clock();
    return this.underWay === 0 && now - this.endedAt >= quietMs && now >= this.avoidUntil;
  }

  private runHere<Result>(write: () => Result): Result {
    const began = this.clock();
    try {
      return this.root.transactionSync(write);
    } finally {
      const now = this.clock();
      this.meanMs += (now - began - this.meanMs) / 8;
      if (this.meanMs > slowCommitMs) {
        this.meanMs = 0;
        this.avoidUntil = now + avoidMs;
      }
    }
  }
}

/** lmdb tells why a commit failed in a promise of its own, which must not stay unhandled: it would end the process. */
async function reasonOf(error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || !('commitError' in error)) return error;
  const reason = Promise.resolve(error.commitError).catch((cause: unknown) => cause);
  return Promise.race([reason, nextTurn(error)]);
}
