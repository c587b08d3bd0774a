import { openEnginesForReading, type Stores } from '@dakpion/service';
import { cliSettings } from '../cli-settings.ts';
import { CommandFailure } from '../command-failure.ts';

/** Opens the stores for reading, does the work, closes them whatever comes. */
export async function withStores(work: (stores: Stores) => Promise<void>): Promise<void> {
  const settings = cliSettings();
  let stores: Stores;
  try {
    stores = await openEnginesForReading(settings);
  } catch (error) {
    const where = settings.profile === 'embedded' ? `in ${settings.dataDir}` : 'of the cluster';
    throw new CommandFailure(`The data ${where} cannot be read: ${(error as Error).message}`);
  }
  try {
    await work(stores);
  } finally {
    await stores.stateStore.close();
    await stores.eventStore.close();
  }
}
