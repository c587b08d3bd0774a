import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RootDatabase } from 'lmdb';
import type { FreeSpace } from './free-space.ts';
import { ThreadLoad } from './thread-load.ts';

/** From here on this thread has better to do than to wait for the disk. */
const busyShare = 0.7;
/** Commits that take longer (the mean, the latest counting an eighth) keep this thread from its other work too long … */
const slowCommitMs = 4;
/** … so for a while none is tried. */
const avoidMs = 1_000;

export interface RunOptions {
  /** Nothing else waits to be written, as far as the caller knows. Default false. */
  readonly lone?: boolean;
}

export interface LmdbTransactionsOptions {
  /** Of the environment's file system. Absent: for what only reads. */
  readonly freeSpace?: Pick<FreeSpace, 'refuseShortage'> | undefined;
  /** Milliseconds, never set back. */
  readonly clock?: () => number;
  readonly load?: Pick<ThreadLoad, 'busyShare'>;
}

/**
 * All transactions of one LMDB environment. While this thread has time and the disk is quick, a lone write is committed on
 * this thread: the way to LMDB's writing thread and back takes about as long as the disk. All others go that way, which
 * leaves this thread free. Once a commit of LMDB's thread is under way, none is made here: it would only join that one, which
 * is not on the disk yet.
 */
export class LmdbTransactions {
  private readonly freeSpace: Pick<FreeSpace, 'refuseShortage'> | undefined;
  private readonly clock: () => number;
  private readonly load: Pick<ThreadLoad, 'busyShare'>;
  private underWay = 0;
  private meanMs = 0;
  private avoidUntil = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly root: RootDatabase,
    { freeSpace, clock = () => performance.now(), load = new ThreadLoad() }: LmdbTransactionsOptions = {},
  ) {
    this.freeSpace = freeSpace;
    this.clock = clock;
    this.load = load;
  }

  /**
   * Runs `write` in a transaction and resolves with its result when that is on the disk. When it throws, all that it wrote
   * is undone. Rejects with what it threw, or with the reason why LMDB could not write; with DiskFullError, and without
   * having tried, when too little space is free.
   */
  async run<Result>(write: () => Result, { lone = false }: RunOptions = {}): Promise<Result> {
    this.refuseShortage();
    const isHere = lone && this.mayCommitHere();
    this.underWay += 1;
    try {
      if (isHere) return this.runHere(write);
      // A child transaction because a plain one that throws still commits what it has written.
      return await this.root.childTransaction(write);
    } catch (error) {
      throw await reasonOf(error);
    } finally {
      this.underWay -= 1;
    }
  }

  /** Throws DiskFullError when nothing may be written now. */
  refuseShortage(): void {
    this.freeSpace?.refuseShortage();
  }

  private mayCommitHere(): boolean {
    return this.underWay === 0 && this.load.busyShare < busyShare && this.clock() >= this.avoidUntil;
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

/** lmdb reports why a commit failed in a promise of its own, which must not stay unhandled: it would end the process. */
async function reasonOf(error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || !('commitError' in error)) return error;
  const reason = Promise.resolve(error.commitError).catch((cause: unknown) => cause);
  return Promise.race([reason, nextTurn(error)]);
}
