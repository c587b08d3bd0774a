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

/** The key of the number of commits, which shows whether one was lost. */
const commitsKey = 'commits';
/** The maximum number of tries of a write that began while the failure of an earlier one was not known. */
const maxTries = 3;

/**
 * The number of writes of all environments of this process on LMDB's threads. Such a thread has the lock of its environment while
 * it waits for this thread. A backup, which takes the locks of all environments, would wait for it, and this thread for the backup.
 */
let underWay = 0;

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
  /** Must end the process. Default: by an uncaught exception. */
  readonly onLostCommit?: (error: LostCommitError) => void;
}

/**
 * The environment is as before the last commit of this process. A process that opens an environment while another one commits can
 * undo this commit in memory (LMDB's ITS#9496). It is still in the file, until the next one. So nothing may be committed any more:
 * the next start of the program finds it.
 */
export class LostCommitError extends Error {
  override readonly name = 'LostCommitError';

  constructor() {
    super(
      'Another process has opened the data in the middle of a commit. The program ends, so that the commit is not lost. Start it again',
    );
  }
}

/**
 * All transactions of an LMDB environment. While this thread is not busy and the disk is fast, a single write is committed on
 * this thread, because the switch to LMDB's writing thread and back takes about as long as the disk. All other writes use
 * LMDB's thread, which leaves this thread free. While LMDB's thread commits, this thread does not: its write would join that
 * commit, which is not on the disk yet. Each commit counts itself, see {@link LostCommitError}.
 */
export class LmdbTransactions {
  private readonly freeSpace: Pick<FreeSpace, 'refuseShortage'> | undefined;
  private readonly clock: () => number;
  private readonly load: Pick<ThreadLoad, 'busyShare'>;
  private readonly onLostCommit: (error: LostCommitError) => void;
  /** The number of commits that are in the environment at least. */
  private commits = 0;
  /** The number of failed commits. */
  private failures = 0;
  /** LMDB's number of the last transaction. */
  private lastId = 0;
  private meanMs = 0;
  private avoidUntil = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly root: RootDatabase,
    { freeSpace, clock = () => performance.now(), load = new ThreadLoad(), onLostCommit }: LmdbTransactionsOptions = {},
  ) {
    this.freeSpace = freeSpace;
    this.clock = clock;
    this.load = load;
    this.onLostCommit = onLostCommit ?? endByException;
  }

  /**
   * Runs `write` in a transaction and resolves with its result when it is on the disk. If `write` throws, all its changes are
   * undone. Rejects with its error, with the reason for which LMDB could not write, or with DiskFullError without an attempt if
   * too little space is free.
   */
  async run<Result>(write: () => Result, { lone = false }: RunOptions = {}): Promise<Result> {
    this.refuseShortage();
    for (let tries = 1; ; tries += 1) {
      const { failures } = this;
      try {
        return await this.commit(write, lone && this.mayCommitHere());
      } catch (error) {
        if (!(error instanceof LostCommitError)) throw error;
        // The failures of earlier commits become known before the next turn.
        await nextTurn();
        if (this.failures > failures && tries < maxTries) continue;
        this.onLostCommit(error);
        throw error;
      }
    }
  }

  private async commit<Result>(write: () => Result, isHere: boolean): Promise<Result> {
    let isWritten = false;
    const counted = () => {
      const result = this.counted(write);
      isWritten = true;
      return result;
    };
    underWay += 1;
    try {
      if (isHere) return this.runHere(counted);
      // A child transaction, because a plain transaction that throws still commits its changes.
      return await this.root.childTransaction(counted);
    } catch (error) {
      if (isWritten) {
        // The commit has failed. Whether it is in the environment, and how many others are, is unknown.
        this.failures += 1;
        this.commits = 0;
      }
      throw await reasonOf(error);
    } finally {
      underWay -= 1;
    }
  }

  /**
   * Throws LostCommitError before `write` if the last commit is missing, or if LMDB numbers the transaction as one that is in the
   * past. The number alone does not show a missing commit, because a transaction without changes leaves its number to the next one.
   */
  private counted<Result>(write: () => Result): Result {
    const id = this.root.getWriteTxnId();
    const found = Number(this.root.get(commitsKey) ?? 0);
    if (id < this.lastId || found < this.commits) throw new LostCommitError();
    const result = write();
    this.root.putSync(commitsKey, String(found + 1));
    this.commits = found + 1;
    this.lastId = id;
    return result;
  }

  /** Throws DiskFullError if writes are refused now. */
  refuseShortage(): void {
    this.freeSpace?.refuseShortage();
  }

  private mayCommitHere(): boolean {
    return underWay === 0 && this.load.busyShare < busyShare && this.clock() >= this.avoidUntil;
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

function endByException(error: LostCommitError): void {
  setImmediate(() => {
    throw error;
  });
}

/** lmdb reports the cause of a failed commit in a separate promise. Unhandled, its rejection would end the process. */
async function reasonOf(error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || !('commitError' in error)) return error;
  const reason = Promise.resolve(error.commitError).catch((cause: unknown) => cause);
  return Promise.race([reason, nextTurn(error)]);
}
