import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FreeSpace, LmdbTransactions, openEnvironment } from '@dakpion/lmdb-transactions';
import { PeriodicTask } from '@dakpion/repetition';
import type { RootDatabase } from 'lmdb';
import type { Cleared, ClearOptions } from '../clear-options.ts';
import { type StateStore, StateStoreUnavailableError } from '../state-store.ts';
import { LmdbDocuments } from './lmdb-documents.ts';
import { LmdbDueQueues } from './lmdb-due-queues.ts';
import { LmdbJournals } from './lmdb-journals.ts';
import { LmdbWriteQueue } from './lmdb-write-queue.ts';
import { MemoryLeases } from './memory-leases.ts';
import { MemoryTokenBuckets } from './memory-token-buckets.ts';

export interface LmdbStateStoreOptions {
  /** Made if it is not there. One process writes to it; others may read. */
  readonly directory: string;
  /** For a second process, e.g. an audit: every write rejects with StateStoreUnavailableError. Default false. */
  readonly readOnly?: boolean;
  /** With less free space on its disk it refuses to be opened for writing, and every write. Default: 256 MiB. */
  readonly minFreeBytes?: number | undefined;
  /** Epoch milliseconds; the store's clock. Default: the system's. */
  readonly clock?: () => number;
}

/** Gets a new name when its layout changes: its content is derived, and is rebuilt from the event store. */
const fileName = 'state-2.mdb';
const sweepEveryMs = 10_000;
/** For the batch that is being removed. */
const stopWithinMs = 5_000;

/**
 * Opens the state store of the embedded profile, in one file of the directory.
 *
 * Rejects with StateStoreUnavailableError when the directory cannot be used, or has no store and `readOnly` is set.
 */
export async function openLmdbStateStore(options: LmdbStateStoreOptions): Promise<StateStore> {
  const { directory, readOnly = false, minFreeBytes, clock = Date.now } = options;
  const freeSpace = readOnly ? undefined : new FreeSpace(directory, minFreeBytes);
  const environment = await openFile(directory, freeSpace);
  // A power cut may have taken back the last commits before.
  const run = randomUUID();
  const openedAt = clock();
  const writes = new LmdbWriteQueue(new LmdbTransactions(environment, { freeSpace }));
  if (readOnly) await writes.close('The state store is open read-only.');
  const documents = new LmdbDocuments(environment, writes, clock);
  const sweeper = readOnly ? null : sweepRegularly(documents);
  return {
    clock: { now: clock, skewMs: () => 0 },
    documents,
    dueQueues: new LmdbDueQueues(environment, writes, clock),
    leases: new MemoryLeases(clock),
    tokenBuckets: new MemoryTokenBuckets(clock),
    journals: new LmdbJournals(environment, writes),
    // The file is always as it was at one moment, and each write ends before that moment changes.
    history: async () => 'lmdb',
    historyBeganBy: async () => openedAt,
    run: async () => run,
    async close() {
      await sweeper?.stop();
      await writes.close('The state store is closed.');
      await environment.close();
    },
  };
}

/**
 * Removes documents with their lists, and due queues, while no program has the store open: the caller must hold the lock of
 * the data directory. Errors: as {@link openLmdbStateStore}.
 */
export async function clearLmdbStateStore(directory: string, options: ClearOptions): Promise<Cleared> {
  const environment = await openFile(directory, options.dryRun ? undefined : new FreeSpace(directory, undefined));
  const writes = new LmdbWriteQueue(new LmdbTransactions(environment));
  try {
    const documents = await new LmdbDocuments(environment, writes, Date.now).clear(options);
    return { documents, queues: await new LmdbDueQueues(environment, writes, Date.now).clear(options) };
  } finally {
    await writes.close('The state store is closed.');
    await environment.close();
  }
}

/** Without `freeSpace` for reading only. */
async function openFile(directory: string, freeSpace: FreeSpace | undefined): Promise<RootDatabase> {
  const readOnly = freeSpace === undefined;
  const path = join(directory, fileName);
  if (readOnly && !existsSync(path)) throw new StateStoreUnavailableError(`There is no state store in ${directory}.`);
  try {
    if (!readOnly) await mkdir(directory, { recursive: true });
    freeSpace?.refuseShortage();
    return openEnvironment({ path, readOnly, maxDbs: 16, encoding: 'string' });
  } catch (cause) {
    throw new StateStoreUnavailableError(`The state store in ${directory} cannot be opened: ${String(cause)}`, {
      cause,
    });
  }
}

/** Removes what has expired, 1,000 at a time so that other writes get their turn between. */
function sweepRegularly(documents: LmdbDocuments): PeriodicTask {
  const sweep = new PeriodicTask({
    everyMs: sweepEveryMs,
    pausesFirst: true,
    stopWithinMs,
    run: async (signal) => {
      while (!signal.aborted && (await documents.sweepExpired()));
    },
    // The next sweep removes what a failed one has left; readers do not see it.
    onFailure: () => undefined,
  });
  sweep.start();
  return sweep;
}
