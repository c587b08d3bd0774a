import { openClusterEngines, openClusterStores } from './cluster-engines.ts';
import { openEmbeddedEngines, openEmbeddedStores } from './embedded-engines.ts';
import type { EngineWatch } from './engine-waiting.ts';
import type { Engines, Stores } from './engines.ts';
import type { Settings } from './settings.ts';

/** What decides which engines are opened and where. */
export type EngineSettings = Pick<Settings, 'profile' | 'dataDir' | 'engineAddresses'>;

/**
 * Opens the engines of the profile; a directory alone means the embedded ones there. Those of a cluster are waited for,
 * see {@link openClusterEngines}.
 */
export function openEngines(where: EngineSettings | string, watch?: EngineWatch): Promise<Engines> {
  if (typeof where === 'string') return openEmbeddedEngines(where);
  const { engineAddresses, dataDir } = where;
  return engineAddresses === null ? openEmbeddedEngines(dataDir) : openClusterEngines(engineAddresses, watch);
}

/** Opens the stores of the profile for an audit, which writes nothing. It does not wait for a cluster's engines. */
export function openEnginesForReading({ engineAddresses, dataDir }: EngineSettings): Promise<Stores> {
  return engineAddresses === null ? openEmbeddedStores(dataDir) : openClusterStores(engineAddresses);
}
