import type { EngineWatch } from './engine-waiting.ts';
import type { Engines, Stores } from './engines.ts';
import type { EngineAddresses } from './settings.ts';
import { StartRefusedError } from './start-refused.error.ts';

const notYet = 'The cluster profile has no engines yet.';

export async function openClusterEngines(_addresses: EngineAddresses, _watch?: EngineWatch): Promise<Engines> {
  throw new StartRefusedError(notYet);
}

export async function openClusterStores(_addresses: EngineAddresses): Promise<Stores> {
  throw new StartRefusedError(notYet);
}
