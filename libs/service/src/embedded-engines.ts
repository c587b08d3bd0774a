import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openLmdbEventStore } from '@dakpion/event-store';
import { DiskFullError, defaultMinFreeBytes } from '@dakpion/lmdb-transactions';
import { openLmdbBroker } from '@dakpion/messaging';
import { openLmdbStateStore } from '@dakpion/state-store';
import { DataDiskSpace, type DiskSpace } from './disk-space.ts';
import { type AwaitedEngine, type EngineWatch, waitForEngine } from './engine-waiting.ts';
import { allTopics, type Engines, type Stores } from './engines.ts';

/**
 * Opens the engines in the data directory, the event store first: it holds the lock that keeps a second server out
 * (EventStoreLockedError). Waits until the disk has room for them: LMDB would end the process on a full one.
 */
export async function openEmbeddedEngines(
  dataDir: string,
  minFreeBytes: number = defaultMinFreeBytes,
  watch: EngineWatch = {},
): Promise<Engines> {
  const [events, state, messages] = ['events', 'state', 'messages'].map((name) => join(dataDir, name)) as Directories;
  const diskSpace = await waitForEngine(room([dataDir, events, state, messages], minFreeBytes), watch);
  const eventStore = await openLmdbEventStore({ directory: events, minFreeBytes });
  try {
    const stateStore = await openLmdbStateStore({ directory: state, minFreeBytes });
    const broker = await openLmdbBroker({ directory: messages, minFreeBytes });
    await broker.declareTopics(allTopics());
    return { eventStore, broker, stateStore, diskSpace };
  } catch (error) {
    await eventStore.close();
    throw error;
  }
}

type Directories = [events: string, state: string, messages: string];

/** Room for the directories, on their way as an engine is. */
function room(directories: readonly string[], minFreeBytes: number): AwaitedEngine<DiskSpace> {
  const open = async (): Promise<DiskSpace> => {
    for (const directory of directories) makeDirectory(directory);
    const diskSpace = new DataDiskSpace(directories, minFreeBytes);
    const shortage = diskSpace.shortage();
    if (shortage !== null) throw new DiskFullError(shortage);
    return diskSpace;
  };
  const settings = 'DATA_DIR and MIN_FREE_DISK_MB';
  return { name: 'free disk space', address: directories[0] ?? '', settings, open };
}

function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === 'ENOSPC' ? new DiskFullError(message) : error;
  }
}

/** Opens what an audit reads, beside a running server or without one. Nothing can be written through it. */
export async function openEmbeddedStores(dataDir: string): Promise<Stores> {
  const eventStore = await openLmdbEventStore({ directory: join(dataDir, 'events'), readOnly: true });
  const stateStore = await openLmdbStateStore({ directory: join(dataDir, 'state'), readOnly: true });
  return { eventStore, stateStore };
}
