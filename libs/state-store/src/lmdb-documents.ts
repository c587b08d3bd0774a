import type { Database, Key, RootDatabase } from 'lmdb';
import { checkChanges, checkCount, checkListQuery, checkNames, maxIdsPerRead } from './limits.ts';
import type { LmdbWriteQueue } from './lmdb-write-queue.ts';
import type {
  DocumentAddress,
  DocumentChange,
  Documents,
  Listing,
  ListPage,
  ListQuery,
  StoredDocument,
} from './state-store.ts';

/** What is stored of a document beside its value. */
interface StoredHead {
  readonly version: number;
  readonly listing?: Listing;
  readonly expiresAt?: number;
}

/** A document as stored, in JSON, the value last. */
interface Stored extends StoredHead {
  readonly value: unknown;
}

/** A put whose JSON is made before the transaction, so that nothing in it can throw. */
type PreparedChange =
  | {
      readonly kind: 'put';
      readonly key: string[];
      readonly document: Stored;
      readonly requiresVersion: number;
      readonly json: string;
    }
  | { readonly kind: 'remove'; readonly key: string[] };

/** By how much the size of a list is to change. */
interface Growth {
  readonly list: string[];
  by: number;
}

const maxExpiredPerSweep = 1_000;
/** Where the value begins. Nothing before it can look like this: within JSON's strings quotes are escaped. */
const valueKey = ',"value":';

/** Documents in LMDB. Scores are keys as they are: lmdb orders negative numbers and fractions rightly. */
export class LmdbDocuments implements Documents {
  /** [scope, collection, id] → JSON. */
  private readonly stored: Database<string, Key>;
  /** [scope, collection, list, score, id] → nothing. */
  private readonly entries: Database<string, Key>;
  /** [scope, collection, list] → how many entries it has, so that a total costs no counting. */
  private readonly sizes: Database<string, Key>;
  /** [expiresAt, scope, collection, id] → nothing. */
  private readonly expiries: Database<string, Key>;
  /** How much the lists have grown in this write, by their key as one text: one of a hundred changes touches few lists. */
  private readonly growth = new Map<string, Growth>();

  constructor(
    environment: RootDatabase,
    private readonly writes: LmdbWriteQueue,
    private readonly clock: () => number,
  ) {
    this.stored = environment.openDB('documents', { encoding: 'string' });
    this.entries = environment.openDB('list_entries', { encoding: 'string' });
    this.sizes = environment.openDB('list_sizes', { encoding: 'string' });
    this.expiries = environment.openDB('expiries', { encoding: 'string' });
  }

  async read<Value>(address: DocumentAddress): Promise<StoredDocument<Value> | null> {
    const { scope, collection, id } = address;
    checkNames({ scope, collection, id });
    return this.serve<Value>(scope, collection, id);
  }

  async readMany<Value>(
    scope: string,
    collection: string,
    ids: readonly string[],
  ): Promise<(StoredDocument<Value> | null)[]> {
    checkCount('ids', ids.length, maxIdsPerRead);
    for (const id of ids) checkNames({ scope, collection, id });
    return ids.map((id) => this.serve<Value>(scope, collection, id));
  }

  async write(scope: string, changes: readonly DocumentChange[]): Promise<readonly boolean[]> {
    checkChanges(scope, changes);
    const prepared = changes.map((change) => prepare(scope, change));
    return this.writes.run(() => {
      const applied = prepared.map((change) => this.apply(change));
      this.writeSizes();
      return applied;
    });
  }

  async list<Value>(query: ListQuery): Promise<ListPage<Value>> {
    checkListQuery(query);
    const { scope, collection, list, offset, limit } = query;
    const low = [scope, collection, list, scoreKey(query.fromScore ?? Number.NEGATIVE_INFINITY)];
    const high = [scope, collection, list, scoreKey(query.toScore ?? Number.POSITIVE_INFINITY)];
    const reverse = query.direction === 'descending';
    const range = reverse ? { start: high, end: low, reverse } : { start: low, end: high };
    const whole = query.fromScore === undefined && query.toScore === undefined;
    const total = whole ? this.sizeOf([scope, collection, list]) : this.entries.getKeysCount({ start: low, end: high });
    // LMDB reads `limit: 0` as no limit, and takes only 32 bits of an offset.
    const keys = limit === 0 || offset >= total ? [] : this.entries.getKeys({ ...range, offset, limit });
    const documents: StoredDocument<Value>[] = [];
    for (const key of keys) {
      const document = this.serve<Value>(scope, collection, lastPart(key));
      if (document !== null) documents.push(document);
    }
    return { documents, total };
  }

  /** Removes up to 1,000 expired documents. Answers whether there may be more. */
  async sweepExpired(): Promise<boolean> {
    const now = this.clock();
    return this.writes.run(() => {
      const due = [...this.expiries.getKeys({ end: [now], limit: maxExpiredPerSweep })];
      for (const key of due) {
        const [, ...address] = key as [number, string, string, string];
        this.removeStored(address);
        this.expiries.removeSync(key);
      }
      this.writeSizes();
      return due.length === maxExpiredPerSweep;
    });
  }

  private serve<Value>(scope: string, collection: string, id: string): StoredDocument<Value> | null {
    const document = this.find([scope, collection, id]);
    if (document === null || this.isExpired(document)) return null;
    return { id, version: document.version, value: document.value as Value };
  }

  private find(key: string[]): Stored | null {
    const json = this.stored.get(key);
    return json === undefined ? null : (JSON.parse(json) as Stored);
  }

  /** A document without its value, which is most of it and need not be parsed to be replaced. */
  private findHead(key: string[]): StoredHead | null {
    const json = this.stored.get(key);
    return json === undefined ? null : (JSON.parse(`${json.slice(0, json.indexOf(valueKey))}}`) as StoredHead);
  }

  private isExpired(document: StoredHead): boolean {
    return document.expiresAt !== undefined && document.expiresAt <= this.clock();
  }

  private apply(change: PreparedChange): boolean {
    const old = this.findHead(change.key);
    const served = old !== null && !this.isExpired(old);
    if (change.kind === 'remove') {
      this.removeStored(change.key);
      return served;
    }
    const version = served ? old.version : 0;
    if (version >= change.document.version || version < change.requiresVersion) return false;
    if (old === null || !sameListing(old, change.document)) {
      if (old !== null) this.removeFromIndexes(change.key, old);
      this.addToIndexes(change.key, change.document);
    }
    this.stored.putSync(change.key, change.json);
    return true;
  }

  private removeStored(key: string[]): void {
    const old = this.findHead(key);
    if (old === null) return;
    this.removeFromIndexes(key, old);
    this.stored.removeSync(key);
  }

  private addToIndexes([scope = '', collection = '', id = '']: string[], document: StoredHead): void {
    const { listing, expiresAt } = document;
    for (const list of listing?.lists ?? []) {
      this.entries.putSync([scope, collection, list, listing?.score ?? 0, id], '');
      this.resize([scope, collection, list], 1);
    }
    if (expiresAt !== undefined) this.expiries.putSync([expiresAt, scope, collection, id], '');
  }

  private removeFromIndexes([scope = '', collection = '', id = '']: string[], document: StoredHead): void {
    const { listing, expiresAt } = document;
    for (const list of listing?.lists ?? []) {
      this.entries.removeSync([scope, collection, list, listing?.score ?? 0, id]);
      this.resize([scope, collection, list], -1);
    }
    if (expiresAt !== undefined) this.expiries.removeSync([expiresAt, scope, collection, id]);
  }

  private sizeOf(list: string[]): number {
    return Number(this.sizes.get(list) ?? 0);
  }

  private resize(list: string[], by: 1 | -1): void {
    // No name has a control character.
    const key = list.join('\n');
    const growth = this.growth.get(key);
    if (growth === undefined) this.growth.set(key, { list, by });
    else growth.by += by;
  }

  /** Ends every write that may have resized lists. */
  private writeSizes(): void {
    for (const { list, by } of this.growth.values()) {
      if (by === 0) continue;
      const size = this.sizeOf(list) + by;
      if (size === 0) this.sizes.removeSync(list);
      else this.sizes.putSync(list, String(size));
    }
    this.growth.clear();
  }
}

function prepare(scope: string, change: DocumentChange): PreparedChange {
  const key = [scope, change.collection, change.id];
  if (change.kind === 'remove') return { kind: 'remove', key };
  const { version, requiresVersion = 0, value, listing, expiresAt } = change;
  // JSON has no undefined.
  const document: Stored = {
    version,
    ...(listing && { listing: { lists: [...new Set(listing.lists)], score: scoreKey(listing.score) } }),
    ...(expiresAt !== undefined && { expiresAt }),
    value: value ?? null,
  };
  return { kind: 'put', key, document, requiresVersion, json: JSON.stringify(document) };
}

/** Minus zero becomes zero: as a key it would sort apart. */
function scoreKey(score: number): number {
  return score + 0;
}

function sameListing(a: StoredHead, b: StoredHead): boolean {
  return a.expiresAt === b.expiresAt && JSON.stringify(a.listing) === JSON.stringify(b.listing);
}

function lastPart(key: Key): string {
  return (key as string[]).at(-1) as string;
}
