import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Cleared,
  type ClearOptions,
  clearLmdbStateStore,
  clearRedisStateStore,
  openLmdbStateStore,
  openRedisStateStore,
  StateResets,
  StateStoreUnavailableError,
  stateResetsCollection,
} from '@dakpion/state-store';
import { directoryOf, openFileEventStore, refuseCutFiles } from './file-engines.ts';
import type { EngineLocations } from './open-engines.ts';

/** Every process checks each second. The rest is for slow machines. */
const processesEndWithinMs = 3_000;

/**
 * Clears the state store. While Redis is cleared, services can run: they end themselves first, and starting services wait until the
 * command is complete, so that no process keeps outdated data in memory. A program with a state store in files must not run
 * (EventStoreLockedError). After an interruption, nothing starts until the command is repeated. Rejects with StateStoreUnavailableError.
 */
export async function clearState(where: EngineLocations, options: ClearOptions): Promise<Cleared> {
  const { engines, dataDir } = where;
  if (engines.redisUrl !== null) return clearRedis(engines.redisUrl, options);
  const minFreeBytes = where.minFreeDiskMb * 1024 ** 2;
  const directory = directoryOf('stateStore', dataDir);
  // Opening the event store would create it in a directory that was named by mistake.
  if (!existsSync(directory)) throw new StateStoreUnavailableError(`There is no state store in ${directory}.`);
  // The event store has the lock of the whole directory.
  const lock = await openFileEventStore({ dataDir, minFreeBytes });
  try {
    refuseCutFiles('stateStore', dataDir);
    return await clearFiles({ directory, minFreeBytes }, options);
  } finally {
    await lock.close();
  }
}

/** The file records the reset: a program must not start on the rest that an interrupted one leaves, e.g. of another history. */
async function clearFiles(
  store: { readonly directory: string; readonly minFreeBytes: number },
  options: ClearOptions,
): Promise<Cleared> {
  const clear = () => clearLmdbStateStore(store.directory, keepingResets(options));
  if (options.dryRun) return clear();
  const withResets = async <Result>(work: (resets: StateResets) => Promise<Result>): Promise<Result> => {
    const stateStore = await openLmdbStateStore(store);
    try {
      return await work(new StateResets(stateStore));
    } finally {
      await stateStore.close();
    }
  };
  const reset = await withResets((resets) => resets.begin());
  const cleared = await clear();
  await withResets((resets) => resets.end(reset));
  return cleared;
}

/** The record of the reset itself must not be cleared. */
function keepingResets(options: ClearOptions): ClearOptions {
  return { ...options, keepCollections: [...options.keepCollections, stateResetsCollection] };
}

async function clearRedis(url: string, options: ClearOptions): Promise<Cleared> {
  const clear = () => clearRedisStateStore({ url }, keepingResets(options));
  if (options.dryRun) return clear();
  const stateStore = await openRedisStateStore({ url });
  try {
    const resets = new StateResets(stateStore);
    // Running processes end, because they would write outdated data from memory after it was removed. Starting processes wait.
    const reset = await resets.begin();
    await pause(processesEndWithinMs);
    const cleared = await clear();
    await resets.end(reset);
    return cleared;
  } finally {
    await stateStore.close();
  }
}
