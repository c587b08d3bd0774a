import { checkCount, checkNames } from './limits.ts';
import type { JournalEntry, JournalPlace } from './state-store.ts';

/** Bytes that an engine needs for an entry beside its id and text: what Redis 7 takes for a member of a sorted set, rounded up. */
export const bytesBesideEntry = 120;
export const maxEntriesPerAppend = 1_000;
export const maxEntriesPerRead = 1_000;
/** Entries that one transaction or script of a trim removes. */
export const maxEntriesPerTrim = 1_000;

/** What an entry counts. */
export function entryBytes({ id, text }: Pick<JournalEntry, 'id' | 'text'>): number {
  return Buffer.byteLength(id) + Buffer.byteLength(text) + bytesBesideEntry;
}

/** Refuses entries that an engine could not keep apart or sort. Throws RangeError. */
export function checkEntries(journal: string, entries: readonly JournalEntry[], maxBytes: number): void {
  checkNames({ journal });
  checkCount('entries', entries.length, maxEntriesPerAppend);
  checkCount('maxBytes', maxBytes, Number.MAX_SAFE_INTEGER);
  for (const entry of entries) checkPlace(entry);
}

/** Refuses what no journal can be read from. Throws RangeError. */
export function checkReading(journal: string, before: JournalPlace | null, limit: number): void {
  checkNames({ journal });
  checkCount('limit', limit, maxEntriesPerRead);
  if (before !== null) checkCount('time', before.time, Number.MAX_SAFE_INTEGER);
}

function checkPlace({ time, id }: JournalPlace): void {
  checkCount('time', time, Number.MAX_SAFE_INTEGER);
  if (!/^[\x21-\x7e]{1,100}$/.test(id)) throw new RangeError(`id is not 1 to 100 visible characters: ${id}`);
}

/** The most bytes that each journal may have so that all have `maxBytes` at most: small ones stay whole. */
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
