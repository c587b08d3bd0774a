import { type Key, open, type RootDatabase, type RootDatabaseOptionsWithPath } from 'lmdb';
import { mapSize } from './map-size.ts';

/** The options that differ between environments. See the options of lmdb. */
export type EnvironmentOptions = Pick<
  RootDatabaseOptionsWithPath,
  'path' | 'noSubdir' | 'readOnly' | 'pageSize' | 'maxDbs' | 'encoding' | 'overlappingSync'
>;

/**
 * Opens an LMDB environment with the options that all share. Throws the errors of lmdb. On a full disk LMDB ends the process
 * (see ADR 4), so check the free space before opening it for writing.
 */
export function openEnvironment<Value = unknown, StoredKey extends Key = Key>(
  options: EnvironmentOptions,
): RootDatabase<Value, StoredKey> {
  return open<Value, StoredKey>({
    ...options,
    mapSize,
    // The engines batch writes. The batching of lmdb makes promises whose rejection on a full disk ("Commit failed") no caller
    // can handle, and which would end the process.
    eventTurnBatching: false,
  });
}

/**
 * Opens databases of an environment, which creates those that are missing, in one commit: each waits for the disk. `open` opens them.
 */
export function openDatabases<Opened>(
  root: RootDatabase,
  { readOnly }: { readonly readOnly: boolean },
  open: () => Opened,
): Opened {
  return readOnly ? open() : root.transactionSync(open);
}
