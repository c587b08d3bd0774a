import { type Key, open, type RootDatabase, type RootDatabaseOptionsWithPath } from 'lmdb';
import { mapSize } from './map-size.ts';

/** What the environments differ in; see lmdb's own options. */
export type EnvironmentOptions = Pick<
  RootDatabaseOptionsWithPath,
  'path' | 'noSubdir' | 'readOnly' | 'pageSize' | 'maxDbs' | 'encoding' | 'overlappingSync'
>;

/**
 * Opens an LMDB environment with what is the same for all of them. Throws what lmdb throws. On a full disk LMDB ends
 * the process instead (see ADR 4), so check the free space before opening it for writing.
 */
export function openEnvironment<Value = unknown, StoredKey extends Key = Key>(
  options: EnvironmentOptions,
): RootDatabase<Value, StoredKey> {
  return open<Value, StoredKey>({
    ...options,
    mapSize,
    // Writes are gathered by the engines. lmdb's own gathering makes promises whose rejection on a full disk no caller can
    // handle ("Commit failed"), and which would end the process.
    eventTurnBatching: false,
  });
}
