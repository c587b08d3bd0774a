import { join } from 'node:path';
import { openLmdbEventStore } from '@dakpion/event-store';
import { type Cleared, type ClearOptions, clearLmdbStateStore, clearRedisStateStore } from '@dakpion/state-store';
import type { EngineSettings } from './open-engines.ts';

/**
 * Clears the state store of the profile. A cluster's services may run meanwhile; the embedded program must not
 * (EventStoreLockedError). Errors: StateStoreUnavailableError.
 */
export async function clearState(
  { engineAddresses, dataDir }: Pick<EngineSettings, 'dataDir' | 'engineAddresses'>,
  options: ClearOptions,
): Promise<Cleared> {
  if (engineAddresses !== null) return clearRedisStateStore({ url: engineAddresses.redisUrl }, options);
  // It has the lock of the whole directory.
  const lock = await openLmdbEventStore({ directory: join(dataDir, 'events') });
  try {
    return await clearLmdbStateStore(join(dataDir, 'state'), options);
  } finally {
    await lock.close();
  }
}
