import type { JournalEntry, JournalPlace } from './journals.ts';
import { checkCount, checkNames } from './limits.ts';

/**
 * The bytes that an engine needs for an entry in addition to its id and text: the size of a sorted-set member in Redis 7,
 * rounded up.
 */
export const bytesBesideEntry = 120;
const maxEntriesPerAppend = 1_000;
const maxEntriesPerRead = 1_000;
/** The maximum number of entries that one transaction or script removes. */
export const maxEntriesPerTrim = 1_000;

/** The size of an entry. */
export function entryBytes({ id, text }: Pick<JournalEntry, 'id' | 'text'>): number {
  return Buffer.byteLength(id) + Buffer.byteLength(text) + bytesBesideEntry;
}

/** Throws a RangeError for entries that an engine could not distinguish or sort. */
export function checkEntries(journal: string, entries: readonly JournalEntry[], maxBytes: number): void {
  checkNames({ journal });
  checkCount('entries', entries.length, maxEntriesPerAppend);
  checkCount('maxBytes', maxBytes, Number.MAX_SAFE_INTEGER);
  for (const entry of entries) checkPlace(entry);
}

/** Throws a RangeError for a place from which no journal can be read. */
export function checkReading(journal: string, before: JournalPlace | null, limit: number): void {
  checkNames({ journal });
  checkCount('limit', limit, maxEntriesPerRead);
  if (before !== null) checkCount('time', before.time, Number.MAX_SAFE_INTEGER);
}

function checkPlace({ time, id }: JournalPlace): void {
  checkCount('time', time, Number.MAX_SAFE_INTEGER);
  if (!/^[\x21-\x7e]{1,100}$/.test(id)) throw new RangeError(`id is not 1 to 100 visible characters: ${id}`);
}

/** The maximum size of each journal so that all together have at most `maxBytes`: small journals are not reduced. */
export function fairShare(sizes: readonly number[], maxBytes: number): number {
  let left = maxBytes;
  const ascending = sizes.toSorted((one, other) => one - other);
  for (const [index, size] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - index));
    if (size > share) return share;
    left -= size;
  }
  return maxBytes;
}
