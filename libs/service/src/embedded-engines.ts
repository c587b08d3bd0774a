import { join } from 'node:path';
import { openLmdbEventStore } from '@dakpion/event-store';
import { openLmdbBroker } from '@dakpion/messaging';
import { openLmdbStateStore } from '@dakpion/state-store';
import { allTopics, type Engines, type Stores } from './engines.ts';

/**
 * Opens the engines in the data directory, the event store first: it holds the lock that keeps a second server out
 * (EventStoreLockedError).
 */
export async function openEmbeddedEngines(dataDir: string): Promise<Engines> {
  const eventStore = await openLmdbEventStore({ directory: join(dataDir, 'events') });
  try {
    const stateStore = await openLmdbStateStore({ directory: join(dataDir, 'state') });
    const broker = await openLmdbBroker({ directory: join(dataDir, 'messages') });
    await broker.declareTopics(allTopics());
    return { eventStore, broker, stateStore };
  } catch (error) {
    await eventStore.close();
    throw error;
  }
}

/** Opens what an audit reads, beside a running server or without one. Nothing can be written through it. */
export async function openEmbeddedStores(dataDir: string): Promise<Stores> {
  const eventStore = await openLmdbEventStore({ directory: join(dataDir, 'events'), readOnly: true });
  const stateStore = await openLmdbStateStore({ directory: join(dataDir, 'state'), readOnly: true });
  return { eventStore, stateStore };
}
