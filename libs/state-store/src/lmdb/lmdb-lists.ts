import type { Database, Key, RootDatabase } from 'lmdb';
import type { ListQuery } from '../documents.ts';
import { type EntryKey, type EntryPlace, type EntryRange, LmdbListChunks } from './lmdb-list-chunks.ts';
import { LmdbListLook } from './lmdb-list-look.ts';

/** The name of a list: scope, collection, list. */
export type ListKey = [scope: string, collection: string, list: string];

interface StoredList {
  /** Replaces the name of the list in the keys of its entries. */
  readonly id: number;
  readonly size: number;
  /** Large lists are counted by chunks. A list that has become small again keeps them. */
  readonly isChunked: boolean;
}

/** The ids of a page. See ListPage for the other fields. */
interface PageOfIds {
  readonly ids: readonly string[];
  readonly total: number;
  readonly before?: number;
}

/** A list that is being changed. */
interface ChangedList {
  readonly key: ListKey;
  readonly id: number;
  size: number;
  isChunked: boolean;
}

/** The key of the last assigned id. The keys of lists have three parts. */
const lastIdKey = ['last_id'];

/** Sorted lists of ids in LMDB. Scores are parts of keys: lmdb sorts negative numbers and fractions correctly. */
export class LmdbLists {
  /** Scope, collection, list → the list's id and its number of entries, so that totals need no counting. */
  private readonly lists: Database<string, Key>;
  /** The list's id, score, id → nothing. With the list's name instead of its id, writing an entry took twice as long. */
  private readonly entries: Database<string, Key>;
  private readonly chunks: LmdbListChunks;
  /** The changed lists, by their key as one text. They are collected because a hundred changes touch few lists. */
  private readonly changed = new Map<string, ChangedList>();
  /** The last id assigned in this change. Null before the first. */
  private lastId: number | null = null;

  /** Lists with more than `maxChunkEntries` entries are counted by chunks of at most that size. */
  constructor(
    environment: RootDatabase,
    private readonly maxChunkEntries = 1_024,
  ) {
    this.lists = environment.openDB('lists', { encoding: 'string' });
    this.entries = environment.openDB('list_entries', { encoding: 'string' });
    this.chunks = new LmdbListChunks(environment, this.entries, maxChunkEntries);
  }

  /** The ids of a query, and the number of entries in its range. */
  page(query: ListQuery): PageOfIds {
    const { scope, collection, list, limit, after } = query;
    const stored = this.find([scope, collection, list]);
    if (stored === null) return { ids: [], total: 0, ...(after && { before: 0 }) };
    const low: EntryKey = [stored.id, scoreKey(query.fromScore ?? Number.NEGATIVE_INFINITY)];
    const high: EntryKey = [stored.id, scoreKey(query.toScore ?? Number.POSITIVE_INFINITY)];
    const whole = query.fromScore === undefined && query.toScore === undefined;
    const total = whole ? stored.size : this.count(stored, { low, high });
    const reverse = query.direction === 'descending';
    // For LMDB, `limit: 0` means no limit, and an offset has 32 bits.
    const before =
      after &&
      this.before(stored, { low, high }, { key: [stored.id, scoreKey(after.score), after.id], total, reverse });
    const offset = before ?? query.offset;
    const counts = { total, ...(before !== undefined && { before }) };
    if (limit === 0 || offset >= total) return { ids: [], ...counts };
    const place = this.place(stored, { low, high }, offset, reverse);
    const ends = { start: place.range.low, end: place.range.high };
    // Half-open, in both directions.
    const range = reverse
      ? { start: ends.end, exclusiveStart: true, end: ends.start, inclusiveEnd: true, reverse }
      : ends;
    const keys = this.entries.getKeys({ ...range, offset: place.skip, limit });
    return { ids: [...keys].map((key) => (key as string[]).at(-1) as string), ...counts };
  }

  /** Looks for entries in lists. All answers are for the same snapshot if it is used without a pause. */
  look(): (scope: string, collection: string) => LmdbListLook {
    const looks = new Map<string, LmdbListLook>();
    return (scope, collection) => {
      // Names have no control characters.
      const name = `${scope}\n${collection}`;
      let look = looks.get(name);
      if (look === undefined) {
        look = new LmdbListLook(this.lists, this.entries, [scope, collection]);
        looks.set(name, look);
      }
      return look;
    };
  }

  /** Runs a function that adds and removes entries, in a transaction, and then writes the sizes of the lists. */
  change<Result>(run: () => Result): Result {
    // A failed transaction may have left entries here.
    this.changed.clear();
    this.lastId = null;
    this.chunks.begin();
    const result = run();
    this.chunks.end();
    for (const { key, id, size, isChunked } of this.changed.values()) {
      if (size === 0) this.lists.removeSync(key);
      else this.lists.putSync(key, isChunked ? `${id} ${size} chunked` : `${id} ${size}`);
      if (size === 0 && isChunked) this.chunks.drop(id);
    }
    if (this.lastId !== null) this.lists.putSync(lastIdKey, String(this.lastId));
    return result;
  }

  /** Call it only within {@link change}. */
  add(key: ListKey, score: number, id: string): void {
    const list = this.changing(key);
    this.entries.putSync([list.id, score, id], '');
    list.size += 1;
    if (list.isChunked) this.chunks.added([list.id, score, id]);
    else if (list.size > this.maxChunkEntries) {
      list.isChunked = true;
      this.chunks.build(list.id);
    }
  }

  /** Call it only within {@link change}, for an entry that exists. */
  remove(key: ListKey, score: number, id: string): void {
    const list = this.changing(key);
    this.entries.removeSync([list.id, score, id]);
    list.size -= 1;
    if (list.isChunked) this.chunks.removed([list.id, score, id]);
  }

  private count({ isChunked }: StoredList, range: EntryRange): number {
    return isChunked ? this.chunks.count(range) : this.entries.getKeysCount({ start: range.low, end: range.high });
  }

  /** The number of entries of a range before the first entry after `key`. */
  private before(
    stored: StoredList,
    { low, high }: EntryRange,
    { key, total, reverse }: { readonly key: EntryKey; readonly total: number; readonly reverse: boolean },
  ): number {
    if (key[1] < low[1]) return reverse ? total : 0;
    if (key[1] >= high[1]) return reverse ? 0 : total;
    const lower = this.count(stored, { low, high: key });
    if (reverse) return total - lower;
    return this.entries.doesExist(key) ? lower + 1 : lower;
  }

  private place({ isChunked }: StoredList, range: EntryRange, offset: number, reverse: boolean): EntryPlace {
    return (isChunked && offset > 0 ? this.chunks.find(range, offset, reverse) : null) ?? { range, skip: offset };
  }

  private changing(key: ListKey): ChangedList {
    // Names have no control characters.
    const text = key.join('\n');
    const known = this.changed.get(text);
    if (known !== undefined) return known;
    const list = { key, ...(this.find(key) ?? { id: this.newId(), size: 0, isChunked: false }) };
    this.changed.set(text, list);
    return list;
  }

  private find(key: ListKey): StoredList | null {
    const stored = this.lists.get(key);
    if (stored === undefined) return null;
    const [id, size, chunked] = stored.split(' ');
    return { id: Number(id), size: Number(size), isChunked: chunked !== undefined };
  }

  private newId(): number {
    this.lastId = (this.lastId ?? Number(this.lists.get(lastIdKey) ?? 0)) + 1;
    return this.lastId;
  }
}

/** Minus zero becomes zero. As a key, minus zero would have another place. */
export function scoreKey(score: number): number {
  return score + 0;
}
