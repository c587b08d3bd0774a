import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RootDatabase } from 'lmdb';
import type { FreeSpace } from './free-space.ts';
import { ThreadLoad } from './thread-load.ts';

/** Above this load, this thread does not wait for the disk. */
const busyShare = 0.7;
/**
 * If commits take longer than this on average (moving average, the latest counts one eighth), they keep this thread from other work
 * …
 */
const slowCommitMs = 4;
/** … so none is made on this thread for a while. */
const avoidMs = 1_000;
/** One commit that takes longer than this delays everybody who waits for this thread noticeably … */
const stallMs = 12;
/** … and more of them probably follow, because other programs use the disk. */
const avoidAfterStallMs = 10_000;

export interface RunOptions {
  /** Whether nothing else waits to be written, as far as the caller knows. Default: false. */
  readonly lone?: boolean;
}

interface LmdbTransactionsOptions {
  /** The free space of the environment's file system. Absent for readers. */
  readonly freeSpace?: Pick<FreeSpace, 'refuseShortage'> | undefined;
  /** Milliseconds of a clock that never goes back. */
  readonly clock?: () => number;
  readonly load?: Pick<ThreadLoad, 'busyShare'>;
}

/**
 * All transactions of an LMDB environment. While this thread is not busy and the disk is fast, a single write is committed on
 * this thread, because the switch to LMDB's writing thread and back takes about as long as the disk. All other writes use
 * LMDB's thread, which leaves this thread free. While LMDB's thread commits, this thread does not: its write would join that
 * commit, which is not on the disk yet.
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
   * Runs `write` in a transaction and resolves with its result when it is on the disk. If `write` throws, all its changes are
   * undone. Rejects with its error, with the reason for which LMDB could not write, or with DiskFullError without an attempt if
   * too little space is free.
   */
  async run<Result>(write: () => Result, { lone = false }: RunOptions = {}): Promise<Result> {
    this.refuseShortage();
    const isHere = lone && this.mayCommitHere();
    this.underWay += 1;
    try {
      if (isHere) return this.runHere(write);
      // A child transaction, because a plain transaction that throws still commits its changes.
      return await this.root.childTransaction(write);
    } catch (error) {
      throw await reasonOf(error);
    } finally {
      this.underWay -= 1;
    }
  }

  /** Throws DiskFullError if writes are refused now. */
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
      const isStall = now - began > stallMs;
      this.meanMs += (now - began - this.meanMs) / 8;
      if (isStall || this.meanMs > slowCommitMs) {
        this.meanMs = 0;
        this.avoidUntil = now + (isStall ? avoidAfterStallMs : avoidMs);
      }
    }
  }
}

/** lmdb reports the cause of a failed commit in a separate promise. Unhandled, its rejection would end the process. */
async function reasonOf(error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || !('commitError' in error)) return error;
  const reason = Promise.resolve(error.commitError).catch((cause: unknown) => cause);
  return Promise.race([reason, nextTurn(error)]);
}
