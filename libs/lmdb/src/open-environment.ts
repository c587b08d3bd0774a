import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Key, open, type RootDatabase, type RootDatabaseOptionsWithPath } from 'lmdb';
import type { FreeSpace } from './free-space.ts';
import { mapSize } from './map-size.ts';

/** The file of an environment with its own directory. */
export const dataFile = 'data.mdb';

const readerCheckEveryMs = 30_000;

/** The options that differ between environments. See the options of lmdb. */
type EnvironmentOptions = Pick<
  RootDatabaseOptionsWithPath,
  'noSubdir' | 'readOnly' | 'pageSize' | 'maxDbs' | 'encoding' | 'overlappingSync'
> & {
  readonly path: string;
  /** Required for writing. After the opening, it refuses writes while another file is at the path. */
  readonly freeSpace?: FreeSpace | undefined;
};

/**
 * Opens an LMDB environment with the options that all share. Throws the errors of lmdb, and {@link DiskFullError} instead of
 * opening it for writing on a full disk, where LMDB ends the process (see ADR 4).
 */
export function openEnvironment<Value = unknown, StoredKey extends Key = Key>({
  freeSpace,
  ...options
}: EnvironmentOptions): RootDatabase<Value, StoredKey> {
  freeSpace?.refuseShortage();
  const root = open<Value, StoredKey>({
    ...options,
    mapSize,
    // The engines batch writes. The batching of lmdb makes promises whose rejection on a full disk ("Commit failed") no caller
    // can handle, and which would end the process.
    eventTurnBatching: false,
  });
  freeSpace?.keep(dataFileOf(options.path));
  if (!options.readOnly) forgetKilledReaders(root);
  return root;
}

/**
 * Removes the readers of ended processes now and then, until the environment is closed. LMDB itself does so only when a process
 * opens the environment. Until then, it reuses no page since the moment of such a reader, e.g. of an interrupted backup, and the
 * file grows with each write.
 */
function forgetKilledReaders(root: Pick<RootDatabase, 'readerCheck'>): void {
  const timer = setInterval(() => {
    try {
      root.readerCheck();
    } catch {
      // The environment is closed.
      clearInterval(timer);
    }
  }, readerCheckEveryMs);
  timer.unref();
}

/** The data file of an open environment. `path`: its file or its directory. */
function dataFileOf(path: string): string {
  return statSync(path).isDirectory() ? join(path, dataFile) : path;
}

/**
 * Opens databases of an environment. Missing ones are created in one commit, because each commit waits for the disk. `open` opens
 * them.
 */
export function openDatabases<Opened>(
  root: RootDatabase,
  { readOnly }: { readonly readOnly: boolean },
  open: () => Opened,
): Opened {
  return readOnly ? open() : root.transactionSync(open);
}
