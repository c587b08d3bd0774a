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
 * Clears the state store of the profile. A cluster's services may run meanwhile: they end first, and are started again by who
 * started them, so that what they remember is forgotten, too. The embedded program must not run (EventStoreLockedError).
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
  if (!options.dryRun) await endProcesses(url);
  const keepCollections = [...options.keepCollections, stateResetsCollection];
  return clearRedisStateStore({ url }, { ...options, keepCollections });
}

/** Else they would write what they remember after it was removed. */
async function endProcesses(url: string): Promise<void> {
  const stateStore = await openRedisStateStore({ url });
  try {
    await new StateResets(stateStore).record();
  } finally {
    await stateStore.close();
  }
  await pause(processesEndWithinMs);
}
