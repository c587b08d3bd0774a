import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type EventStore, hasHolder, isCutShort, openLmdbEventStore, type PageCheckWatch } from '@dakpion/event-store';
import { DiskFullError } from '@dakpion/lmdb';
import { type Broker, openLmdbBroker } from '@dakpion/messaging';
import { StartRefusedError } from '@dakpion/settings';
import { openLmdbStateStore, StateResets, type StateStore } from '@dakpion/state-store';
import { tellDeadLetter } from './dead-letters.alarm.ts';
import { DataDiskSpace, type DiskSpace } from './disk-space.ts';
import { type AwaitedEngine, proven } from './engine-waiting.ts';
import { allTopics } from './engines.ts';
import { refuseSmallAddressSpace } from './process-limits.ts';
import { refuseNewerEvents, refuseNewerState } from './stored-versions.ts';

/** The files of LMDB in a data directory, and the minimum of free space on their disks. */
export interface DataDirectory {
  /** Absolute path. */
  readonly dataDir: string;
  readonly minFreeBytes: number;
}

/** The directories of the engines, in the data directory. */
const folders = { eventStore: 'events', stateStore: 'state', broker: 'messages' } as const;
export type FileEngine = keyof typeof folders;

export function directoryOf(engine: FileEngine, dataDir: string): string {
  return join(dataDir, folders[engine]);
}

/** The data files of LMDB in a directory. */
export function dataFilesOf(directory: string): string[] {
  const names = existsSync(directory) ? readdirSync(directory) : [];
  return names.filter((name) => name.endsWith('.mdb') && name !== 'lock.mdb').map((name) => join(directory, name));
}

/**
 * Throws StartRefusedError if a file of views or messages was cut short: LMDB would end the process without a message. Call it only
 * while nobody writes.
 */
export function refuseCutFiles(engine: Exclude<FileEngine, 'eventStore'>, dataDir: string): void {
  for (const path of dataFilesOf(directoryOf(engine, dataDir)))
    if (statSync(path).size > 0 && isCutShort(path))
      throw new StartRefusedError(`${path} is damaged. See "Damaged files" in docs/operations/repair.md.`);
}

/** Like {@link refuseCutFiles}, for commands: does nothing while a program uses the directory, because its files may be growing. */
export async function refuseCutFilesAtRest(
  engines: readonly Exclude<FileEngine, 'eventStore'>[],
  dataDir: string,
): Promise<void> {
  if (await hasHolder(directoryOf('eventStore', dataDir))) return;
  for (const engine of engines) refuseCutFiles(engine, dataDir);
}

/** The folder in which a restore keeps its copies until all of them are in place. */
export function unfinishedRestore(dataDir: string): string {
  return join(dataDir, 'unfinished-restore');
}

/** Throws StartRefusedError if a restore is incomplete: a program would treat the missing files as lost or never written. */
export function refuseUnfinishedRestore(dataDir: string): void {
  const unfinished = unfinishedRestore(dataDir);
  if (existsSync(unfinished))
    throw new StartRefusedError(
      `${unfinished} exists: a restore is under way or was interrupted. If none is under way, remove everything except secrets.json from ${dataDir}, and restore again.`,
    );
}

/**
 * Opens the event store. It is also the lock of the data directory: a second program that opens it gets EventStoreLockedError. Data
 * of a newer version and an unfinished restore are refused with StartRefusedError.
 */
export async function openFileEventStore(
  { dataDir, minFreeBytes }: DataDirectory,
  pageCheck?: PageCheckWatch,
): Promise<EventStore> {
  refuseUnfinishedRestore(dataDir);
  refuseSmallAddressSpace(Object.keys(folders).length);
  const store = await openLmdbEventStore({ directory: directoryOf('eventStore', dataDir), minFreeBytes, pageCheck });
  return proven(store, () => refuseNewerEvents(store, dataDir));
}

/** Opens the state store. Data of a newer version and an unfinished reset are refused with StartRefusedError. */
export async function openFileStateStore({ dataDir, minFreeBytes }: DataDirectory): Promise<StateStore> {
  refuseCutFiles('stateStore', dataDir);
  const store = await openLmdbStateStore({ directory: directoryOf('stateStore', dataDir), minFreeBytes });
  return proven(store, () => refuseUnusableState(store, dataDir));
}

async function refuseUnusableState(store: StateStore, dataDir: string): Promise<void> {
  await refuseNewerState(store, dataDir);
  if ((await new StateResets(store).last())?.is_under_way)
    throw new StartRefusedError(
      `A reset of the computed state in ${dataDir} is under way or was interrupted. If none is under way, run dakpion state reset --yes again.`,
    );
}

/** Opens the broker and declares all topics. */
export async function openFileBroker({ dataDir, minFreeBytes }: DataDirectory): Promise<Broker> {
  refuseCutFiles('broker', dataDir);
  const broker = await openLmdbBroker({
    directory: directoryOf('broker', dataDir),
    minFreeBytes,
    onDeadLetter: tellDeadLetter,
  });
  await broker.declareTopics(allTopics());
  return broker;
}

/** Opens the event store for an audit, read-only, with or without a running server. Refuses as {@link openFileEventStore} does. */
export async function openFileEventStoreForReading(dataDir: string): Promise<EventStore> {
  refuseUnfinishedRestore(dataDir);
  refuseSmallAddressSpace(1);
  const store = await openLmdbEventStore({ directory: directoryOf('eventStore', dataDir), readOnly: true });
  return proven(store, () => refuseNewerEvents(store, dataDir));
}

/** Like {@link openFileEventStoreForReading}. */
export async function openFileStateStoreForReading(dataDir: string): Promise<StateStore> {
  await refuseCutFilesAtRest(['stateStore'], dataDir);
  refuseSmallAddressSpace(2);
  const store = await openLmdbStateStore({ directory: directoryOf('stateStore', dataDir), readOnly: true });
  return proven(store, () => refuseUnusableState(store, dataDir));
}

/**
 * Free disk space for the files of the engines, for which a start waits as for an engine, because LMDB would end the process on a
 * full disk.
 */
export function freeDiskSpace(
  engines: readonly FileEngine[],
  { dataDir, minFreeBytes }: DataDirectory,
): AwaitedEngine<DiskSpace> {
  const directories = [dataDir, ...engines.map((engine) => directoryOf(engine, dataDir))];
  const open = async (): Promise<DiskSpace> => {
    for (const directory of directories) makeDirectory(directory);
    const diskSpace = new DataDiskSpace(directories, minFreeBytes);
    const shortage = diskSpace.shortage();
    if (shortage !== null) throw new DiskFullError(shortage);
    return diskSpace;
  };
  return { name: 'free disk space', address: dataDir, settings: 'DATA_DIR and MIN_FREE_DISK_MB', open };
}

function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === 'ENOSPC' ? new DiskFullError(message) : error;
  }
}
