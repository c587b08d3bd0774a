import type { Database, Key, RootDatabase } from 'lmdb';

/** The key of an entry: the list's id, score, id. A key without the id sorts before all entries with that score. */
export type EntryKey = [list: number, score: number] | [list: number, score: number, id: string];

/** Entries of a list from a key up to the next one. */
interface Chunk {
  readonly start: EntryKey;
  readonly count: number;
}

/**
 * A chunk that is being changed. `end`: the key at which the next chunk begins. Null: it is the last chunk. Undefined: not known
 * yet.
 */
interface OpenChunk {
  readonly start: EntryKey;
  count: number;
  end?: EntryKey | null;
}

/** A half-open range of a list: entries from `low` on, before `high`. */
export interface EntryRange {
  readonly low: EntryKey;
  readonly high: EntryKey;
}

/** The start of a read: `skip` entries of `range` come first. */
export interface EntryPlace {
  readonly range: EntryRange;
  readonly skip: number;
}

/**
 * Counts the entries of large lists between two keys without visiting each: a million entries are a thousand chunks whose
 * counts are added. Call methods that change chunks only in a transaction, {@link begin} before them and {@link end} after them.
 */
export class LmdbListChunks {
  /** A chunk's first key → number of entries. The first chunk of a list begins before all entries. */
  private readonly chunks: Database<string, Key>;
  /** The chunk of each list that was changed last. Lists grow at their end, so the next change is nearly always there, too. */
  private readonly open = new Map<number, OpenChunk>();

  constructor(
    environment: RootDatabase,
    private readonly entries: Database<string, Key>,
    /**
     * The maximum size of a chunk, which is also the maximum number of entries that are counted one by one at each end of a
     * range.
     */
    private readonly maxEntries: number,
  ) {
    this.chunks = environment.openDB('list_chunks', { encoding: 'string' });
  }

  /** Begins a transaction, and drops the chunks of the one before, which may have failed. */
  begin(): void {
    this.open.clear();
  }

  /** Writes what the transaction has changed. */
  end(): void {
    for (const chunk of this.open.values()) this.write(chunk);
  }

  /** Divides a list without chunks. */
  build(list: number): void {
    let chunk: { start: EntryKey; count: number } = { start: [list, Number.NEGATIVE_INFINITY], count: 0 };
    for (const key of this.entries.getKeys({ start: [list], end: [list + 1] })) {
      if (chunk.count === this.maxEntries) {
        this.write(chunk);
        chunk = { start: key as EntryKey, count: 0 };
      }
      chunk.count += 1;
    }
    this.write(chunk);
  }

  /** An entry was put. */
  added(key: EntryKey): void {
    const chunk = this.opened(key);
    if (chunk.count < this.maxEntries) chunk.count += 1;
    else if (this.isLast(key)) this.reopen(key[0], { start: key, count: 1, end: null });
    else this.split({ start: chunk.start, count: chunk.count + 1 });
  }

  /** An entry was removed. */
  removed(key: EntryKey): void {
    const chunk = this.opened(key);
    const { start } = chunk;
    const isFirst = start[1] === Number.NEGATIVE_INFINITY && start.length === 2;
    if (chunk.count > 1 || isFirst) chunk.count -= 1;
    else {
      this.open.delete(start[0]);
      this.chunks.removeSync(start);
    }
  }

  /** Removes the chunks of a list that has become empty. */
  drop(list: number): void {
    for (const key of [...this.chunks.getKeys({ start: [list], end: [list + 1] })]) this.chunks.removeSync(key);
  }

  /** The number of entries in a range. */
  count(range: EntryRange): number {
    let total = 0;
    for (const part of this.parts(range, false)) total += this.countOf(part);
    return total;
  }

  /**
   * The part of a range that contains the entry after the first `offset` entries, counted from its beginning or its end. Null:
   * the range has no more.
   */
  find(range: EntryRange, offset: number, reverse: boolean): EntryPlace | null {
    let skip = offset;
    for (const part of this.parts(range, reverse)) {
      const count = this.countOf(part);
      if (skip < count) {
        const { low, high } = range;
        return { range: reverse ? { low, high: part.high } : { low: part.low, high }, skip };
      }
      skip -= count;
    }
    return null;
  }

  /** A range as chunks. `count` is null for a chunk that is only partly in the range. */
  private *parts({ low, high }: EntryRange, reverse: boolean): Generator<EntryRange & { count: number | null }> {
    const first = this.chunkOf(low).start;
    const chunks = [...this.chunks.getRange({ start: first, end: high })].map(chunkIn);
    const parts = chunks.map(({ start, count }, index) => {
      const next = chunks[index + 1]?.start;
      const isWhole = (index > 0 || low[1] === Number.NEGATIVE_INFINITY) && (next !== undefined || isEndless(high));
      return { low: index === 0 ? low : start, high: next ?? high, count: isWhole ? count : null };
    });
    yield* reverse ? parts.reverse() : parts;
  }

  private countOf({ low, high, count }: EntryRange & { count: number | null }): number {
    return count ?? this.entries.getKeysCount({ start: low, end: high });
  }

  /** The chunk of a key, to be changed. */
  private opened(key: EntryKey): OpenChunk {
    const [list] = key;
    const known = this.open.get(list);
    if (known !== undefined && this.contains(known, key)) return known;
    return this.reopen(list, this.chunkOf(key));
  }

  private reopen(list: number, chunk: OpenChunk): OpenChunk {
    const known = this.open.get(list);
    if (known !== undefined) this.write(known);
    this.open.set(list, chunk);
    return chunk;
  }

  private contains(chunk: OpenChunk, key: EntryKey): boolean {
    if (compareKeys(key, chunk.start) < 0) return false;
    if (chunk.end === undefined) {
      const [, next] = this.chunks.getKeys({ start: chunk.start, end: [key[0] + 1], limit: 2 });
      chunk.end = next === undefined ? null : (next as EntryKey);
    }
    return chunk.end === null || compareKeys(key, chunk.end) < 0;
  }

  private chunkOf(key: EntryKey): Chunk {
    const [found] = this.chunks.getRange({ start: key, end: [key[0]], reverse: true, limit: 1 });
    if (found === undefined) throw new Error(`List ${key[0]} has no chunk for ${key.slice(1).join(' ')}.`);
    return chunkIn(found);
  }

  /** Lists grow at their end, so full chunks remain full. */
  private isLast(key: EntryKey): boolean {
    const [last] = this.entries.getKeys({ start: [key[0] + 1], end: [key[0]], reverse: true, limit: 1 });
    return String(last) === String(key);
  }

  private split({ start, count }: Chunk): void {
    this.open.delete(start[0]);
    const kept = count >> 1;
    const [middle] = this.entries.getKeys({ start, end: [start[0] + 1], offset: kept, limit: 1 });
    this.write({ start, count: kept });
    this.write({ start: middle as EntryKey, count: count - kept });
  }

  private write({ start, count }: Chunk): void {
    this.chunks.putSync(start, String(count));
  }
}

function chunkIn({ key, value }: { key: Key; value: string }): Chunk {
  return { start: key as EntryKey, count: Number(value) };
}

/** Compares keys in the order of LMDB. */
function compareKeys(one: EntryKey, other: EntryKey): number {
  if (one[1] !== other[1]) return one[1] < other[1] ? -1 : 1;
  return Buffer.compare(Buffer.from(one[2] ?? ''), Buffer.from(other[2] ?? ''));
}

function isEndless(high: EntryKey): boolean {
  return high[1] === Number.POSITIVE_INFINITY;
}
