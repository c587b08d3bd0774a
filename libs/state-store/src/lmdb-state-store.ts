import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LmdbTransactions, mapSize } from '@dakpion/lmdb-transactions';
import { open, type RootDatabase } from 'lmdb';
import { LmdbDocuments } from './lmdb-documents.ts';
import { LmdbDueQueues } from './lmdb-due-queues.ts';
import { LmdbWriteQueue } from './lmdb-write-queue.ts';
import { MemoryLeases } from './memory-leases.ts';
import { MemoryTokenBuckets } from './memory-token-buckets.ts';
import { type StateStore, StateStoreUnavailableError } from './state-store.ts';

export interface LmdbStateStoreOptions {
  /** Made if it is not there. One process writes to it; others may read. */
  readonly directory: string;
  /** For a second process, e.g. an audit: every write rejects with StateStoreUnavailableError. Default false. */
  readonly readOnly?: boolean;
  /** Epoch milliseconds; for expiries and leases. Default: the system's. */
  readonly clock?: () => number;
}

/** Named anew when its layout changes: what it holds is derived, and is built again from the event store. */
const fileName = 'state-2.mdb';
const sweepEveryMs = 10_000;

/**
 * Opens the state store of the embedded profile, in one file of the directory.
 *
 * Rejects with StateStoreUnavailableError when the directory cannot be used, or has no store and `readOnly` is set.
 */
export async function openLmdbStateStore(options: LmdbStateStoreOptions): Promise<StateStore> {
  const { directory, readOnly = false, clock = Date.now } = options;
  const environment = await openEnvironment(directory, readOnly);
  const writes = new LmdbWriteQueue(new LmdbTransactions(environment));
  if (readOnly) await writes.close('The state store is open read-only.');
  const documents = new LmdbDocuments(environment, writes, clock);
  const sweeper = readOnly ? null : sweepRegularly(documents);
  return {
    documents,
    dueQueues: new LmdbDueQueues(environment, writes),
    leases: new MemoryLeases(clock),
    tokenBuckets: new MemoryTokenBuckets(),
    async close() {
      await sweeper?.stop();
      await writes.close('The state store is closed.');
      await environment.close();
    },
  };
}

async function openEnvironment(directory: string, readOnly: boolean): Promise<RootDatabase> {
  const path = join(directory, fileName);
  if (readOnly && !existsSync(path)) throw new StateStoreUnavailableError(`There is no state store in ${directory}.`);
  try {
    if (!readOnly) await mkdir(directory, { recursive: true });
    return open({ path, readOnly, mapSize, maxDbs: 16, encoding: 'string' });
  } catch (cause) {
    throw new StateStoreUnavailableError(`The state store in ${directory} cannot be opened: ${String(cause)}`, {
      cause,
    });
  }
}

/** Removes what has expired, 1,000 at a time so that other writes get their turn between. */
function sweepRegularly(documents: LmdbDocuments): { stop(): Promise<void> } {
  let stopped = false;
  let sweep: Promise<void> = Promise.resolve();
  const sweepAll = async () => {
    while (!stopped && (await documents.sweepExpired()));
  };
  const timer = setInterval(() => {
    // A sweep that failed leaves what it would have removed to the next; readers do not see it meanwhile.
    sweep = sweep.then(sweepAll).catch(() => undefined);
  }, sweepEveryMs);
  timer.unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await sweep;
    },
  };
}
