import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openLmdbEventStore } from '@dakpion/event-store';
import {
  type Cleared,
  type ClearOptions,
  clearLmdbStateStore,
  clearRedisStateStore,
  openRedisStateStore,
  StateResets,
  stateResetsCollection,
} from '@dakpion/state-store';
import type { EngineSettings } from './open-engines.ts';

/** Every process looks each second, and is given as long again by a slow machine. */
const processesEndWithinMs = 3_000;

/**
 * Clears the state store of the profile. A cluster's services may run meanwhile: they end first, and when they are started again they wait until it is
 * done, so that what they remember is forgotten, too. If this is interrupted, they wait until it was done again. The embedded program must not run (EventStoreLockedError).
 * Errors: StateStoreUnavailableError.
 */
export async function clearState(
  { engineAddresses, dataDir }: Pick<EngineSettings, 'dataDir' | 'engineAddresses'>,
  options: ClearOptions,
): Promise<Cleared> {
  if (engineAddresses !== null) return clearCluster(engineAddresses.redisUrl, options);
  // It has the lock of the whole directory.
  const lock = await openLmdbEventStore({ directory: join(dataDir, 'events') });
  try {
    return await clearLmdbStateStore(join(dataDir, 'state'), options);
  } finally {
    await lock.close();
  }
}

async function clearCluster(url: string, options: ClearOptions): Promise<Cleared> {
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
