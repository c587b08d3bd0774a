import type { Database, Key, RootDatabase } from 'lmdb';
import type { ListQuery } from '../state-store.ts';
import { type EntryKey, type EntryPlace, type EntryRange, LmdbListChunks } from './lmdb-list-chunks.ts';

/** What a list is called: scope, collection, list. */
export type ListKey = [scope: string, collection: string, list: string];

interface StoredList {
  /** Stands for the list's names in the keys of its entries. */
  readonly id: number;
  readonly size: number;
  /** Large lists are counted by chunks. A list that has become small again stays so. */
  readonly isChunked: boolean;
}

/** The ids of a page; see ListPage for the rest. */
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

/** Where the id given last is stored; a list's own key has three parts. */
const lastIdKey = ['last_id'];

/** Sorted lists of ids in LMDB. Scores are keys as they are: lmdb orders negative numbers and fractions rightly. */
export class LmdbLists {
  /** Scope, collection, list → the list's id, and how many entries it has, so that a total costs no counting. */
  private readonly lists: Database<string, Key>;
  /** The list's id, score, id → nothing. With the list's names instead of its id an entry took twice as long to write. */
  private readonly entries: Database<string, Key>;
  private readonly chunks: LmdbListChunks;
  /** By their key as one text: a hundred changes touch few lists. */
  private readonly changed = new Map<string, ChangedList>();
  /** The id given last in this change; null before the first. */
  private lastId: number | null = null;

  /** Lists with more than `maxChunkEntries` are counted by chunks of that many at most. */
  constructor(
    environment: RootDatabase,
    private readonly maxChunkEntries = 1_024,
  ) {
    this.lists = environment.openDB('lists', { encoding: 'string' });
    this.entries = environment.openDB('list_entries', { encoding: 'string' });
    this.chunks = new LmdbListChunks(environment, this.entries, maxChunkEntries);
  }

  /** The ids that a query asks for, and how many its range has. */
  page(query: ListQuery): PageOfIds {
    const { scope, collection, list, limit, after } = query;
    const stored = this.find([scope, collection, list]);
    if (stored === null) return { ids: [], total: 0, ...(after && { before: 0 }) };
    const low: EntryKey = [stored.id, scoreKey(query.fromScore ?? Number.NEGATIVE_INFINITY)];
    const high: EntryKey = [stored.id, scoreKey(query.toScore ?? Number.POSITIVE_INFINITY)];
    const whole = query.fromScore === undefined && query.toScore === undefined;
    const total = whole ? stored.size : this.count(stored, { low, high });
    const reverse = query.direction === 'descending';
    // LMDB reads `limit: 0` as no limit, and takes only 32 bits of an offset.
    const before =
      after &&
      this.before(stored, { low, high }, { key: [stored.id, scoreKey(after.score), after.id], total, reverse });
    const offset = before ?? query.offset;
    const counts = { total, ...(before !== undefined && { before }) };
    if (limit === 0 || offset >= total) return { ids: [], ...counts };
    const place = this.place(stored, { low, high }, offset, reverse);
    const ends = { start: place.range.low, end: place.range.high };
    // Half open, in either direction.
    const range = reverse
      ? { start: ends.end, exclusiveStart: true, end: ends.start, inclusiveEnd: true, reverse }
      : ends;
    const keys = this.entries.getKeys({ ...range, offset: place.skip, limit });
    return { ids: [...keys].map((key) => (key as string[]).at(-1) as string), ...counts };
  }

  /** Runs what adds and removes entries, in a transaction, and then writes how large the lists are. */
  change<Result>(run: () => Result): Result {
    // Something may be left of a transaction that failed.
    this.changed.clear();
    this.lastId = null;
    const result = run();
    for (const { key, id, size, isChunked } of this.changed.values()) {
      if (size === 0) this.lists.removeSync(key);
      else this.lists.putSync(key, isChunked ? `${id} ${size} chunked` : `${id} ${size}`);
      if (size === 0 && isChunked) this.chunks.drop(id);
    }
    if (this.lastId !== null) this.lists.putSync(lastIdKey, String(this.lastId));
    return result;
  }

  /** Only while {@link change} runs. */
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

  /** Only while {@link change} runs, and for what is there. */
  remove(key: ListKey, score: number, id: string): void {
    const list = this.changing(key);
    this.entries.removeSync([list.id, score, id]);
    list.size -= 1;
    if (list.isChunked) this.chunks.removed([list.id, score, id]);
  }

  private count({ isChunked }: StoredList, range: EntryRange): number {
    return isChunked ? this.chunks.count(range) : this.entries.getKeysCount({ start: range.low, end: range.high });
  }

  /** How many entries of a range come before the first one after `key`. */
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
    // No name has a control character.
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

/** Minus zero becomes zero: as a key it would sort apart. */
export function scoreKey(score: number): number {
  return score + 0;
}
