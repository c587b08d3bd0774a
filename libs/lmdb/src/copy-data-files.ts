import { closeSync, createReadStream, createWriteStream, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { RootDatabase } from 'lmdb';
import { dataFile, openEnvironment } from './open-environment.ts';

/** A data file of LMDB, and its copy. */
interface CopiedFile {
  readonly from: string;
  readonly to: string;
}

/** The first part of a file, which contains the two meta pages. These have the roots of all trees. */
const headBytes = 1024 * 1024;

interface Head {
  readonly bytes: Buffer;
  readonly size: number;
}

/**
 * Copies a consistent snapshot of several data files while other processes write. Works like LMDB's own copy, for several files: no
 * transaction writes while the meta pages are read, and a reader then keeps the pages that they refer to until the end. Writers
 * wait only for milliseconds. The files grow meanwhile, because old pages are not reused. The caller syncs the copies.
 */
export async function copyDataFiles(files: readonly CopiedFile[]): Promise<void> {
  const roots = files.map(({ from }) => openFile(from));
  const readers = roots.map((root) => root.useReadTransaction());
  try {
    const heads = whileNobodyWrites(roots, () => files.map(({ from }) => headOf(from)));
    for (const [index, file] of files.entries()) await copy(file, heads[index] as Head);
  } finally {
    for (const reader of readers) reader.done();
    for (const root of roots) await root.close();
  }
}

/** Opens a data file. Its name determines the name of its lock: an environment with its own directory has `lock.mdb`. */
function openFile(path: string): RootDatabase {
  const isDirectory = basename(path) === dataFile;
  return openEnvironment({ path: isDirectory ? dirname(path) : path, noSubdir: !isDirectory, overlappingSync: false });
}

function whileNobodyWrites<Result>(roots: readonly RootDatabase[], work: () => Result): Result {
  return roots.reduce((inner, root) => () => root.transactionSync(inner), work)();
}

function headOf(path: string): Head {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const bytes = Buffer.alloc(Math.min(headBytes, size));
    readSync(file, bytes, 0, bytes.length, 0);
    return { bytes, size };
  } finally {
    closeSync(file);
  }
}

async function copy({ from, to }: CopiedFile, { bytes, size }: Head): Promise<void> {
  mkdirSync(dirname(to), { recursive: true });
  const target = createWriteStream(to, { mode: 0o600, flags: 'wx' });
  async function* content() {
    yield bytes;
    if (size > bytes.length) yield* createReadStream(from, { start: bytes.length, end: size - 1 });
  }
  await pipeline(content, target);
}
