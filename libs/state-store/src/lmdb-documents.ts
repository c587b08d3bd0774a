import type { Database, Key, RootDatabase } from 'lmdb';
import { checkChanges, checkCount, checkListQuery, checkNames, maxIdsPerRead } from './limits.ts';
import { LmdbLists, scoreKey } from './lmdb-lists.ts';
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

const maxExpiredPerSweep = 1_000;
/** Where the value begins. Nothing before it can look like this: within JSON's strings quotes are escaped. */
const valueKey = ',"value":';

/** Documents in LMDB, as JSON. */
export class LmdbDocuments implements Documents {
  /** [scope, collection, id] → JSON. */
  private readonly stored: Database<string, Key>;
  /** [expiresAt, scope, collection, id] → nothing. */
  private readonly expiries: Database<string, Key>;
  private readonly lists: LmdbLists;

  constructor(
    environment: RootDatabase,
    private readonly writes: LmdbWriteQueue,
    private readonly clock: () => number,
  ) {
    this.stored = environment.openDB('documents', { encoding: 'string' });
    this.lists = new LmdbLists(environment);
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
    return this.writes.run(() => this.lists.change(() => prepared.map((change) => this.apply(change))));
  }

  async list<Value>(query: ListQuery): Promise<ListPage<Value>> {
    checkListQuery(query);
    const { scope, collection } = query;
    const { ids, total } = this.lists.page(query);
    const documents = ids.map((id) => this.serve<Value>(scope, collection, id));
    return { documents: documents.filter((document) => document !== null), total };
  }

  /** Removes up to 1,000 expired documents. Answers whether there may be more. */
  async sweepExpired(): Promise<boolean> {
    const now = this.clock();
    return this.writes.run(() =>
      this.lists.change(() => {
        const due = [...this.expiries.getKeys({ end: [now], limit: maxExpiredPerSweep })];
        for (const key of due) {
          const [, ...address] = key as [number, string, string, string];
          this.removeStored(address);
          this.expiries.removeSync(key);
        }
        return due.length === maxExpiredPerSweep;
      }),
    );
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
    for (const list of listing?.lists ?? []) this.lists.add([scope, collection, list], listing?.score ?? 0, id);
    if (expiresAt !== undefined) this.expiries.putSync([expiresAt, scope, collection, id], '');
  }

  private removeFromIndexes([scope = '', collection = '', id = '']: string[], document: StoredHead): void {
    const { listing, expiresAt } = document;
    for (const list of listing?.lists ?? []) this.lists.remove([scope, collection, list], listing?.score ?? 0, id);
    if (expiresAt !== undefined) this.expiries.removeSync([expiresAt, scope, collection, id]);
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

function sameListing(a: StoredHead, b: StoredHead): boolean {
  return a.expiresAt === b.expiresAt && JSON.stringify(a.listing) === JSON.stringify(b.listing);
}
