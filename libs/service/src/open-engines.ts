import { join } from 'node:path';
import { hasHolder } from '@dakpion/event-store';
import { openClusterEngines, openClusterStores } from './cluster-engines.ts';
import { openEmbeddedEngines, openEmbeddedStores } from './embedded-engines.ts';
import type { EngineWatch } from './engine-waiting.ts';
import type { Engines, Stores } from './engines.ts';
import type { Settings } from './settings.ts';

/** What decides which engines are opened and where. */
export type EngineSettings = Pick<Settings, 'profile' | 'dataDir' | 'engineAddresses' | 'minFreeDiskMb'>;

/**
 * Opens the engines of the profile; a directory alone means the embedded ones there. Those of a cluster are waited for,
 * see {@link openClusterEngines}; so is free space for the embedded ones.
 */
export function openEngines(where: EngineSettings | string, watch?: EngineWatch): Promise<Engines> {
  if (typeof where === 'string') return openEmbeddedEngines(where);
  const { engineAddresses, dataDir, minFreeDiskMb } = where;
  if (engineAddresses !== null) return openClusterEngines(engineAddresses, watch);
  return openEmbeddedEngines(dataDir, minFreeDiskMb * 1024 ** 2, watch);
}

/** Opens the stores of the profile for an audit, which writes nothing. It does not wait for a cluster's engines. */
export function openEnginesForReading({
  engineAddresses,
  dataDir,
}: Pick<EngineSettings, 'dataDir' | 'engineAddresses'>): Promise<Stores> {
  return engineAddresses === null ? openEmbeddedStores(dataDir) : openClusterStores(engineAddresses);
}

/** Whether a program works on the embedded stores. A cluster is taken to be at work: its services are on other machines. */
export async function isAtWork({
  engineAddresses,
  dataDir,
}: Pick<EngineSettings, 'dataDir' | 'engineAddresses'>): Promise<boolean> {
  return engineAddresses !== null || hasHolder(join(dataDir, 'events'));
}
