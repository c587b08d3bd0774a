import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isCutShort } from '@dakpion/event-store';
import { copyDataFiles, FreeSpace } from '@dakpion/lmdb';
import { openLmdbStateStore } from '@dakpion/state-store';
import {
  dataFilesOf,
  directoryOf,
  type FileEngine,
  openFileEventStoreForReading,
  refuseCutFilesAtRest,
  refuseUnfinishedRestore,
  unfinishedRestore,
} from './file-engines.ts';
import { makeDirectory } from './make-directory.ts';

const engines: readonly FileEngine[] = ['eventStore', 'stateStore', 'broker'];
const listFile = 'backup.json';
const format = 1;
const secretsFile = 'secrets.json';
/** The sessions of the dashboard and the links that begin one: a backup does not know which of them were ended or used after it. */
const endedCollections = ['sessions', 'links'];

/** A file of a backup. */
export interface BackedUpFile {
  /** The path relative to the folder, such as `events/data.mdb`. */
  readonly path: string;
  readonly bytes: number;
  /** The hash in hexadecimal. */
  readonly sha256: string;
}

export interface BackUpOptions {
  readonly dataDir: string;
  readonly minFreeBytes: number;
  /** The folder of the backup, which is created. */
  readonly folder: string;
  /** Whether `secrets.json` is copied, too. */
  readonly withSecrets: boolean;
}

/**
 * Copies a consistent snapshot of all data files of a data directory, also while a program runs. Returns the copied files. Rejects
 * with an Error that says what is wrong: the folder exists or is in the data directory, the disk has too little space, or there is
 * no data.
 */
export async function backUp({
  dataDir,
  minFreeBytes,
  folder,
  withSecrets,
}: BackUpOptions): Promise<readonly BackedUpFile[]> {
  if (existsSync(folder)) throw new Error(`${folder} exists already${whatIsIn(folder)}: name another folder`);
  if (isWithin(folder, dataDir)) throw new Error(`${folder} is in DATA_DIR: name a folder outside of it`);
  // Refuses a directory of another container or without an event store.
  await (await openFileEventStoreForReading(dataDir)).close();
  await refuseCutFilesAtRest(['stateStore', 'broker'], dataDir);
  const paths = engines.flatMap((engine) => dataFilesOf(directoryOf(engine, dataDir)));
  const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  makeDirectory(dirname(folder));
  // Another backup into the same folder at the same moment fails here, and must not remove the files of the first.
  mkdirSync(folder, { mode: 0o700 });
  try {
    const free = new FreeSpace(folder).usableBytes();
    if (free < bytes + minFreeBytes)
      throw new Error(
        `${folder} has ${megabytes(free)} MB of free disk space: the backup takes ${megabytes(bytes)} MB, and ${megabytes(minFreeBytes)} MB must remain (MIN_FREE_DISK_MB)`,
      );
    const inFolder = (path: string) => join(folder, path.slice(join(dataDir, '/').length));
    await copyDataFiles(paths.map((from) => ({ from, to: inFolder(from) })));
    const others = [join(dataDir, 'events', 'event-store.json'), ...(withSecrets ? [join(dataDir, secretsFile)] : [])];
    const small = others.filter((path) => existsSync(path));
    // The file that a symbolic link names: its link would be useless in a backup on another machine.
    for (const path of small) await copyFile(path, inFolder(path));
    // Before the list, which makes the folder a backup.
    await syncAll([folder]);
    const files = await listFiles(folder, [...paths, ...small].map(inFolder));
    await syncAll([folder]);
    return files;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 ** 2);
}

/** Whether a new folder would be in a directory, also through symbolic links. */
function isWithin(folder: string, directory: string): boolean {
  let above = dirname(resolve(folder));
  while (!existsSync(above)) above = dirname(above);
  return existsSync(directory) && join(realpathSync(above), '/').startsWith(join(realpathSync(directory), '/'));
}

/** An interrupted command leaves a folder that must not pass for a backup. */
function whatIsIn(folder: string): string {
  return existsSync(join(folder, listFile)) ? '' : ', and is not a complete backup';
}

/** Makes the folder a backup: without the list, it is not one. */
async function listFiles(folder: string, paths: readonly string[]): Promise<readonly BackedUpFile[]> {
  const files: BackedUpFile[] = [];
  for (const path of paths) {
    const name = path.slice(join(folder, '/').length);
    files.push({ path: name, bytes: statSync(path).size, sha256: await fileHash(path) });
  }
  writeFileSync(join(folder, listFile), `${JSON.stringify({ format, files }, null, 2)}\n`, { flush: true });
  return files;
}

/**
 * Copies a backup into a data directory, which must be empty except for its `secrets.json`. Returns the copied files. Rejects with
 * an Error that says what is wrong, and leaves the directory as it was. No program opens the directory until all files are in
 * place. Sessions and sign-in links are not restored.
 */
export async function restore(folder: string, dataDir: string): Promise<readonly BackedUpFile[]> {
  const files = listedIn(folder);
  refuseUsed(dataDir);
  for (const { path, sha256 } of files) {
    if ((await fileHash(join(folder, path))) !== sha256)
      throw new Error(`${join(folder, path)} is not what was backed up`);
  }
  makeDirectory(dataDir, 0o700);
  // A program or another restore may have begun to use the directory while the backup was read.
  refuseUsed(dataDir);
  const unfinished = unfinishedRestore(dataDir);
  // Another restore at the same moment fails here.
  mkdirSync(unfinished, { mode: 0o700 });
  const restored = files.filter(({ path }) => path !== secretsFile || !existsSync(join(dataDir, path)));
  const parts = new Set(restored.map(({ path }) => path.split('/')[0] ?? ''));
  const placed: string[] = [];
  try {
    // Each file on its own: a symbolic link in the backup must not become one in the directory, whose data would be in the backup.
    for (const { path } of restored) {
      makeDirectory(dirname(join(unfinished, path)), 0o700);
      await copyFile(join(folder, path), join(unfinished, path));
    }
    await endSessions(directoryOf('stateStore', unfinished));
    await syncAll([unfinished]);
    for (const part of parts) {
      renameSync(join(unfinished, part), join(dataDir, part));
      placed.push(join(dataDir, part));
    }
    rmdirSync(unfinished);
    await syncAll([dataDir]);
  } catch (error) {
    for (const path of [...placed, unfinished]) rmSync(path, { recursive: true, force: true });
    throw error;
  }
  return restored;
}

async function endSessions(directory: string): Promise<void> {
  const files = dataFilesOf(directory);
  // LMDB would end the process at a file that was cut short. The start refuses it, until its folder with all sessions is removed.
  if (files.length === 0 || files.some(isCutShort)) return;
  const stateStore = await openLmdbStateStore({ directory, minFreeBytes: 0 });
  try {
    await stateStore.documents.removeCollections(endedCollections);
  } finally {
    await stateStore.close();
  }
}

function refuseUsed(dataDir: string): void {
  refuseUnfinishedRestore(dataDir);
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  // The root directory of ext4 has `lost+found`.
  const others = names.filter((name) => name !== secretsFile && name !== 'lost+found');
  if (others.length > 0) throw new Error(`${dataDir} is not empty: it has ${others.slice(0, 5).join(', ')}`);
}

function listedIn(folder: string): readonly BackedUpFile[] {
  let list: { readonly format: number; readonly files: readonly BackedUpFile[] };
  try {
    list = JSON.parse(readFileSync(join(folder, listFile), 'utf8'));
    if (!Array.isArray(list?.files)) throw new Error(`${listFile} lists no files`);
  } catch (error) {
    throw new Error(`${folder} is not a complete backup: ${(error as Error).message}`);
  }
  if (list.format > format)
    throw new Error(
      `${folder} has format ${list.format} of a newer version of Dakpion, and this program reads ${format}`,
    );
  if (!list.files.every(isListed) || !list.files.some(({ path }) => path === 'events/data.mdb'))
    throw new Error(`${folder} is not a complete backup: ${listFile} is damaged`);
  return list.files;
}

function isListed(file: Partial<BackedUpFile> | null): boolean {
  return /^(?:events|state|messages)\/[\w-][\w.-]*$|^secrets\.json$/.test(file?.path ?? '');
}

/** The SHA-256 of a file in hexadecimal. */
export async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Makes sure that an acknowledged backup or restore survives a power cut. */
async function syncAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const file = await open(path, 'r');
    await file.sync();
    await file.close();
    if (statSync(path).isDirectory()) await syncAll(readdirSync(path).map((name) => join(path, name)));
  }
}
