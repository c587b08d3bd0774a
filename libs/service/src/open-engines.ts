import { type EventStore, hasHolder } from '@dakpion/event-store';
import { defaultMinFreeBytes } from '@dakpion/lmdb';
import type { EngineSettings, Settings } from '@dakpion/settings';
import type { StateStore, StoreClock } from '@dakpion/state-store';
import { EngineOpening } from './engine-opening.ts';
import { type EngineWatch, waitForEngine } from './engine-waiting.ts';
import type { Engines, Stores } from './engines.ts';
import {
  type DataDirectory,
  directoryOf,
  type FileEngine,
  freeDiskSpace,
  openFileBroker,
  openFileEventStore,
  openFileEventStoreForReading,
  openFileStateStore,
  openFileStateStoreForReading,
} from './file-engines.ts';
import { noEventStore } from './no-event-store.ts';
import { brokerAt, eventStoreAt, stateStoreAt } from './server-engines.ts';

/** The settings that determine the engines and their addresses. */
export type EngineLocations = Pick<Settings, 'dataDir' | 'engines' | 'minFreeDiskMb'>;
/** The addresses of the two stores. */
export type StoreLocations = Pick<Settings, 'dataDir' | 'engines'>;

const onlyFiles: EngineSettings = { eventStoreUrl: null, redisUrl: null, kafka: null };

/**
 * Opens the engines of the settings and declares the topics. Waits for each server without a limit, and for free disk space if
 * engines are files. A text is a directory: opens three LMDB engines there. If an engine cannot be used, or the wait is ended,
 * closes the open ones and throws the error: EventStoreLockedError, StartRefusedError.
 */
export async function openEngines(where: EngineLocations | string, watch: EngineWatch = {}): Promise<Engines> {
  const { dataDir, engines, minFreeBytes } =
    typeof where === 'string'
      ? { dataDir: where, engines: onlyFiles, minFreeBytes: defaultMinFreeBytes }
      : { ...where, minFreeBytes: where.minFreeDiskMb * 1024 ** 2 };
  const directory = { dataDir, minFreeBytes };
  const files = fileEngines(engines);
  const opening = new EngineOpening(watch);
  try {
    if (files.length === 0) return await openTogether(opening, engines, directory, null, watch);
    const diskSpace = await waitForEngine(freeDiskSpace(dataDirectoryEngines(files), directory), watch);
    // Opened first, because its lock keeps a second program out of the data directory, even if the events are in EventStoreDB.
    const lock = await opening.keep(openFileEventStore(directory, watch.pageCheck));
    return { ...(await openTogether(opening, engines, directory, lock, watch)), diskSpace, lock };
  } catch (error) {
    throw await opening.abandon(error);
  }
}

async function openTogether(
  opening: EngineOpening,
  { eventStoreUrl, kafka, redisUrl, withoutEvents }: EngineSettings,
  directory: DataDirectory,
  lock: EventStore | null,
  watch: EngineWatch,
): Promise<Pick<Engines, 'eventStore' | 'broker' | 'stateStore'>> {
  // No request is sent or answered before all engines are open.
  let storeClock: StoreClock = { now: Date.now, skewMs: () => 0 };
  const useClock = (stateStore: StateStore): StateStore => {
    storeClock = stateStore.clock;
    return stateStore;
  };
  const engines = [
    withoutEvents ? noEventStore : openEventStore(opening, eventStoreUrl, lock),
    kafka === null
      ? opening.keep(openFileBroker(directory))
      : opening.wait(brokerAt(kafka, watch, () => storeClock.now())),
    (redisUrl === null
      ? opening.keep(openFileStateStore(directory))
      : opening.wait(stateStoreAt(redisUrl, { readsData: !withoutEvents, mustWrite: true }))
    ).then(useClock),
  ] as const;
  // Waits for all attempts to end before the open engines are closed.
  await Promise.allSettled(engines);
  const [eventStore, broker, stateStore] = await Promise.all(engines);
  return { eventStore, broker, stateStore };
}

/** Opens the event store, or returns the one of the data directory, which was opened for its lock. */
async function openEventStore(
  opening: EngineOpening,
  url: string | null,
  lock: EventStore | null,
): Promise<EventStore> {
  if (url !== null) return opening.wait(eventStoreAt(url, { mustWrite: true }));
  if (lock === null) throw new Error('the event store of the data directory is not open');
  return lock;
}

/** Where the event store is: LMDB in a directory, or EventStoreDB at a connection string, which can contain credentials. */
export type EventStorePlace = { readonly directory: string } | { readonly url: string };

/**
 * The place of the event store, for a thread that opens it itself in a process that has opened it with {@link
 * openEventStoreForReading}.
 */
export function eventStorePlace({ dataDir, engines }: StoreLocations): EventStorePlace {
  const { eventStoreUrl } = engines;
  return eventStoreUrl === null ? { directory: directoryOf('eventStore', dataDir) } : { url: eventStoreUrl };
}

/** Opens the event store for an audit, which writes nothing. Does not wait for a server: throws if it does not answer. */
export function openEventStoreForReading({ dataDir, engines }: StoreLocations): Promise<EventStore> {
  const { eventStoreUrl } = engines;
  return eventStoreUrl === null
    ? openFileEventStoreForReading(dataDir)
    : eventStoreAt(eventStoreUrl, { mustWrite: false }).open();
}

/** Like {@link openEventStoreForReading}, for both stores. */
export async function openStoresForReading({ dataDir, engines }: StoreLocations): Promise<Stores> {
  const { redisUrl } = engines;
  const eventStore = await openEventStoreForReading({ dataDir, engines });
  try {
    const stateStore =
      redisUrl === null ? await openFileStateStoreForReading(dataDir) : await stateStoreAt(redisUrl).open();
    return { eventStore, stateStore };
  } catch (error) {
    await eventStore.close();
    throw error;
  }
}

/** Whether a program uses the stores. Servers count as used, because the services can be on other machines. */
export async function isAtWork({ dataDir, engines }: StoreLocations): Promise<boolean> {
  return fileEngines(engines).length === 0 || hasHolder(directoryOf('eventStore', dataDir));
}

function fileEngines({ eventStoreUrl, redisUrl, kafka, withoutEvents }: EngineSettings): readonly FileEngine[] {
  const files: FileEngine[] = [];
  if (eventStoreUrl === null && !withoutEvents) files.push('eventStore');
  if (redisUrl === null) files.push('stateStore');
  if (kafka === null) files.push('broker');
  return files;
}

/** The directory of the event store exists in any case, because it contains the lock. */
function dataDirectoryEngines(files: readonly FileEngine[]): readonly FileEngine[] {
  return [...new Set<FileEngine>(['eventStore', ...files])];
}
