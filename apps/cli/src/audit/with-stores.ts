import { type Engines, openEnginesForReading } from '@dakpion/service';
import { cliSettings } from '../cli-settings.ts';
import { CommandFailure } from '../command-failure.ts';

export type Stores = Omit<Engines, 'broker'>;

/** Opens the stores for reading, does the work, closes them whatever comes. */
export async function withStores(work: (stores: Stores) => Promise<void>): Promise<void> {
  const { dataDir } = cliSettings();
  let stores: Stores;
  try {
    stores = await openEnginesForReading(dataDir);
  } catch (error) {
    throw new CommandFailure(`The data in ${dataDir} cannot be read: ${(error as Error).message}`);
  }
  try {
    await work(stores);
  } finally {
    await stores.stateStore.close();
    await stores.eventStore.close();
  }
}
