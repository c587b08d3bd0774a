import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FreeSpace, LmdbTransactions, openDatabases, openEnvironment } from '@dakpion/lmdb';
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

interface LmdbStateStoreOptions {
  /** Created if missing. One process writes to it. Others may read. */
  readonly directory: string;
  /** For a second process, for example an audit: each write rejects with StateStoreUnavailableError. Default: false. */
  readonly readOnly?: boolean;
  /** With less free space, the store does not open for writing and refuses writes. Default: 256 MiB. */
  readonly minFreeBytes?: number | undefined;
  /** The clock of the store, in epoch milliseconds. Default: the system clock. */
  readonly clock?: () => number;
}

/** The name changes with the layout: the content is derived, and is computed again from the event store. */
const fileName = 'state-2.mdb';
const sweepEveryMs = 10_000;
/** The maximum wait for the batch that is being removed. */
const stopWithinMs = 5_000;

/**
 * Opens the state store of the embedded profile, one file in the directory.
 *
 * Rejects with StateStoreUnavailableError if the directory cannot be used, or if it has no store and `readOnly` is set.
 */
export async function openLmdbStateStore(options: LmdbStateStoreOptions): Promise<StateStore> {
  const { directory, readOnly = false, minFreeBytes, clock = Date.now } = options;
  const freeSpace = readOnly ? undefined : new FreeSpace(directory, minFreeBytes);
  const environment = await openFile(directory, freeSpace);
  // A power failure may have undone the last commits before.
  const run = randomUUID();
  const openedAt = { time: clock(), monotonic: performance.now() };
  const writes = new LmdbWriteQueue(new LmdbTransactions(environment, { freeSpace }));
  if (readOnly) await writes.close('The state store is open read-only.');
  const databases = openDatabases(environment, { readOnly }, () => ({
    documents: new LmdbDocuments(environment, writes, clock),
    dueQueues: new LmdbDueQueues(environment, writes, clock),
    journals: new LmdbJournals(environment, writes),
  }));
  const sweeper = readOnly ? null : sweepRegularly(databases.documents);
  return {
    clock: { now: clock, skewMs: () => 0 },
    ...databases,
    leases: new MemoryLeases(clock),
    tokenBuckets: new MemoryTokenBuckets(clock),
    isShared: false,
    // The history never changes: a power failure can only return the whole file to an earlier commit, and with it the checkpoints.
    history: async () => 'lmdb',
    // The second is earlier if the clock was set back since.
    historyBeganBy: async () => Math.min(openedAt.time, clock() - (performance.now() - openedAt.monotonic)),
    run: async () => run,
    async examine() {
      await databases.dueQueues.depth('health');
      return { removesData: null };
    },
    async close() {
      await sweeper?.stop();
      await writes.close('The state store is closed.');
      await environment.close();
    },
  };
}

/**
 * Removes documents with their lists, and due queues, while no program has the store open: the caller must hold the lock of the
 * data directory. Errors: those of {@link openLmdbStateStore}.
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

/** Opens the file, read-only if `freeSpace` is absent. */
async function openFile(directory: string, freeSpace: FreeSpace | undefined): Promise<RootDatabase> {
  const readOnly = freeSpace === undefined;
  const path = join(directory, fileName);
  if (readOnly && !existsSync(path)) throw new StateStoreUnavailableError(`There is no state store in ${directory}.`);
  try {
    if (!readOnly) await mkdir(directory, { recursive: true });
    return openEnvironment({ path, readOnly, maxDbs: 16, encoding: 'string', freeSpace });
  } catch (cause) {
    throw new StateStoreUnavailableError(`The state store in ${directory} cannot be opened: ${String(cause)}`, {
      cause,
    });
  }
}

/** Removes expired documents, 1,000 at a time, so that other writes can run in between. */
function sweepRegularly(documents: LmdbDocuments): PeriodicTask {
  const sweep = new PeriodicTask({
    everyMs: sweepEveryMs,
    pausesFirst: true,
    stopWithinMs,
    run: async (signal) => {
      while (!signal.aborted && (await documents.sweepExpired()));
    },
    // The next sweep removes what a failed one has left. Readers do not see it.
    onFailure: () => undefined,
  });
  sweep.start();
  return sweep;
}
