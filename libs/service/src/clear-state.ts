import { setTimeout as pause } from 'node:timers/promises';
import { defaultMinFreeBytes } from '@dakpion/lmdb-transactions';
import {
  type Cleared,
  type ClearOptions,
  clearLmdbStateStore,
  clearRedisStateStore,
  openRedisStateStore,
  StateResets,
  stateResetsCollection,
} from '@dakpion/state-store';
import { directoryOf, openFileEventStore } from './file-engines.ts';
import type { StoreLocations } from './open-engines.ts';

/** Every process looks each second, and is given as long again by a slow machine. */
const processesEndWithinMs = 3_000;

/**
 * Clears the state store. Services may run while Redis is cleared: they end first, and services that start wait until it is done, so
 * that what they remember is forgotten, too. If this is interrupted, they wait until it is repeated. A program whose state store is
 * files must not run (EventStoreLockedError). Errors: StateStoreUnavailableError.
 */
export async function clearState({ engines, dataDir }: StoreLocations, options: ClearOptions): Promise<Cleared> {
  if (engines.redisUrl !== null) return clearRedis(engines.redisUrl, options);
  // It has the lock of the whole directory.
  const lock = await openFileEventStore({ dataDir, minFreeBytes: defaultMinFreeBytes });
  try {
    return await clearLmdbStateStore(directoryOf('stateStore', dataDir), options);
  } finally {
    await lock.close();
  }
}

async function clearRedis(url: string, options: ClearOptions): Promise<Cleared> {
  const keepCollections = [...options.keepCollections, stateResetsCollection];
  const clear = () => clearRedisStateStore({ url }, { ...options, keepCollections });
  if (options.dryRun) return clear();
  const stateStore = await openRedisStateStore({ url });
  try {
    const resets = new StateResets(stateStore);
    // Processes that run end, else they would write what they remember after it was removed. Those that start wait for the end.
    const reset = await resets.begin();
    await pause(processesEndWithinMs);
    const cleared = await clear();
    await resets.end(reset);
    return cleared;
  } finally {
    await stateStore.close();
  }
}
