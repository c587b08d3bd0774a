import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { deadLetterRetentionMs, deadLetterTopic, topics } from '@dakpion/contracts';
import { type EventStore, openLmdbEventStore } from '@dakpion/event-store';
import { type Broker, openLmdbBroker } from '@dakpion/messaging';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { StartRefusedError } from './start-refused.error.ts';

/** The three engines that services stand on. */
export interface Engines {
  readonly eventStore: EventStore;
  readonly broker: Broker;
  readonly stateStore: StateStore;
}

/** Makes the data directory if need be and proves that we may write there. */
export function prepareDataDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartRefusedError(
      `The data directory ${dataDir} cannot be written (${reason}). Set DATA_DIR to a directory that this user may write.`,
    );
  }
}

/**
 * Opens the engines in the data directory, the event store first: it holds the lock that keeps a second server out
 * (EventStoreLockedError).
 */
export async function openEngines(dataDir: string): Promise<Engines> {
  const eventStore = await openLmdbEventStore({ directory: join(dataDir, 'events') });
  try {
    const stateStore = await openLmdbStateStore({ directory: join(dataDir, 'state') });
    const broker = await openLmdbBroker({ directory: join(dataDir, 'messages') });
    const declared = Object.values(topics);
    const deadLetters = declared.map((topic) => ({
      name: deadLetterTopic(topic.name),
      partitions: topic.partitions,
      retentionMs: deadLetterRetentionMs,
    }));
    await broker.declareTopics([...declared, ...deadLetters]);
    return { eventStore, broker, stateStore };
  } catch (error) {
    await eventStore.close();
    throw error;
  }
}

/** Opens what an audit reads, beside a running server or without one. Nothing can be written through it. */
export async function openEnginesForReading(dataDir: string): Promise<Omit<Engines, 'broker'>> {
  const eventStore = await openLmdbEventStore({ directory: join(dataDir, 'events'), readOnly: true });
  const stateStore = await openLmdbStateStore({ directory: join(dataDir, 'state'), readOnly: true });
  return { eventStore, stateStore };
}

/** Closes the engines, the event store last: what the others still have under way may lead to it. */
export async function closeEngines(engines: Engines): Promise<void> {
  await engines.broker.close();
  await engines.stateStore.close();
  await engines.eventStore.close();
}
