import { CommandFailure, cliSettings } from '@dakpion/command-line';
import { EventStoreDamagedError } from '@dakpion/event-store';
import { isTemporary } from '@dakpion/repetition';
import { describeDamage, isAtWork, openStoresForReading, type Stores } from '@dakpion/service';
import { StateStoreDamagedError } from '@dakpion/state-store';

/** The stores of an audit, and whether a program is using them. */
export interface AuditedStores extends Stores {
  readonly isAtWork: boolean;
}

/** Opens the stores for reading, runs the work, and always closes the stores. */
export async function withStores(work: (stores: AuditedStores) => Promise<void>): Promise<void> {
  const settings = cliSettings();
  let stores: Stores;
  try {
    stores = await openStoresForReading(settings);
  } catch (error) {
    const isEmbedded = settings.profile === 'embedded';
    const where = isEmbedded ? `in ${settings.dataDir} (for a cluster, set PROFILE=cluster)` : 'of the cluster';
    throw new CommandFailure(`The data ${where} cannot be read: ${(error as Error).message}`);
  }
  try {
    await work({ ...stores, isAtWork: await isAtWork(settings) });
  } catch (error) {
    if (error instanceof EventStoreDamagedError) throw new CommandFailure(describeDamage(error));
    if (error instanceof StateStoreDamagedError) throw new CommandFailure(error.message);
    // A store that went away meanwhile, or a read model that is being built again since.
    throw isTemporary(error)
      ? new CommandFailure(`Not completed, repeat the command: ${(error as Error).message}`)
      : error;
  } finally {
    await stores.stateStore.close();
    await stores.eventStore.close();
  }
}
