import { setImmediate } from 'node:timers/promises';
import { takeTurn } from '@dakpion/repetition';
import type { Database, Key, RootDatabase } from 'lmdb';
import type { ClearOptions } from '../clear-options.ts';
import type {
  Amounts,
  DocumentAddress,
  DocumentChange,
  Documents,
  ExpectedDocument,
  Listing,
  ListPage,
  ListQuery,
  StoredDocument,
} from '../documents.ts';
import {
  checkChanges,
  checkCount,
  checkListQuery,
  checkNames,
  checkTally,
  maxIdsPerRead,
  maxTalliesPerRead,
} from '../limits.ts';
import { type DecodedDocument, DecodedDocuments, decoded } from './decoded-documents.ts';
import { LmdbHeldDocuments } from './lmdb-held-documents.ts';
import { LmdbLists } from './lmdb-lists.ts';
import { LmdbTallies } from './lmdb-tallies.ts';
import type { LmdbWriteQueue } from './lmdb-write-queue.ts';
import {
  expiring,
  headOf,
  type Indexed,
  type PreparedChange,
  prepare,
  type StoredHead,
  textOf,
} from './stored-document.ts';

const maxExpiredPerSweep = 1_000;
const maxKeysAtOnce = 1_000;
/** The number of characters of documents that are read without a pause, which takes about a millisecond. */
const maxLengthAtOnce = 64 * 1024;
/** Decoded documents are kept only of reads of at most this many ids: a page of a list would replace all kept documents. */
const maxIdsKept = 10;

/** Documents in LMDB, as JSON. */
export class LmdbDocuments implements Documents {
  /** [scope, collection, id] → {@link StoredText}. */
  private readonly stored: Database<string, Key>;
  /** [expiresAt, scope, collection, id] → nothing. */
  private readonly expiries: Database<string, Key>;
  private readonly lists: LmdbLists;
  private readonly held: LmdbHeldDocuments;
  private readonly lastRead = new DecodedDocuments();
  private readonly tallies: LmdbTallies;

  constructor(
    environment: RootDatabase,
    private readonly writes: LmdbWriteQueue,
    private readonly clock: () => number,
  ) {
    this.stored = environment.openDB('documents', { encoding: 'string' });
    this.lists = new LmdbLists(environment);
    this.held = new LmdbHeldDocuments(this.stored, this.lists);
    this.tallies = new LmdbTallies(environment);
    this.expiries = environment.openDB('expiries', { encoding: 'string' });
    // The hundreds of documents of a transaction share a few lists and tallies.
    writes.around = (run) => this.tallies.change(() => this.lists.change(run));
  }

  async read<Value>(address: DocumentAddress): Promise<StoredDocument<Value> | null> {
    const { scope, collection, id } = address;
    checkNames({ scope, collection, id });
    return this.served<Value>(id, this.find([scope, collection, id], true));
  }

  async readMany<Value>(
    scope: string,
    collection: string,
    ids: readonly string[],
  ): Promise<(StoredDocument<Value> | null)[]> {
    checkCount('ids', ids.length, maxIdsPerRead);
    for (const id of ids) checkNames({ scope, collection, id });
    return this.serveMany<Value>(scope, collection, ids);
  }

  async holds(expected: readonly ExpectedDocument[]): Promise<readonly boolean[]> {
    checkCount('documents', expected.length, maxIdsPerRead);
    return this.held.hold(expected, this.clock());
  }

  async write(scope: string, changes: readonly DocumentChange[]): Promise<readonly boolean[]> {
    checkChanges(scope, changes);
    const now = this.clock();
    const prepared = changes.map((change) => prepare(scope, change, now));
    return this.writes.run(() => prepared.map((change) => this.apply(change)));
  }

  async list<Value>(query: ListQuery): Promise<ListPage<Value>> {
    checkListQuery(query);
    const { scope, collection } = query;
    const { ids, ...counts } = this.lists.page(query);
    const documents = await this.serveMany<Value>(scope, collection, ids);
    return { documents: documents.filter((document) => document !== null), ...counts };
  }

  async readTallies(scope: string, collection: string, tallies: readonly string[]): Promise<readonly Amounts[]> {
    checkCount('tallies', tallies.length, maxTalliesPerRead);
    for (const tally of tallies) checkTally(scope, collection, tally);
    return tallies.map((tally) => this.tallies.read([scope, collection, tally]));
  }

  /** Removes at most 1,000 expired documents. Returns whether there may be more. */
  async sweepExpired(): Promise<boolean> {
    const now = this.clock();
    // A transaction would wait for the disk, every few seconds of an idle program.
    if (this.expiries.getKeysCount({ end: [now], limit: 1 }) === 0) return false;
    return this.writes.run(() => {
      const due = [...this.expiries.getKeys({ end: [now], limit: maxExpiredPerSweep })];
      this.removeKeys(due.map((key) => (key as string[]).slice(1)));
      return due.length === maxExpiredPerSweep;
    });
  }

  /**
   * Removes all documents, except those of kept collections, with their shares, 1,000 at a time. Returns the number, or with `dryRun`
   * the number that it would remove.
   */
  async clear({ keepCollections, dryRun }: ClearOptions): Promise<number> {
    return this.removeWhere((collection) => !keepCollections.includes(collection), dryRun);
  }

  async *addresses(scope: string): AsyncGenerator<readonly DocumentAddress[]> {
    checkNames({ scope });
    for (let last = [scope]; ; ) {
      const keys = this.keysAfter(last);
      const inScope = keys.filter(([first]) => first === scope);
      if (inScope.length > 0) yield inScope.map(([, collection = '', id = '']) => ({ scope, collection, id }));
      if (inScope.length < maxKeysAtOnce) return;
      last = inScope.at(-1) ?? [scope];
    }
  }

  async removeCollections(collections: readonly string[]): Promise<number> {
    for (const collection of collections) checkNames({ collection });
    return this.removeWhere((collection) => collections.includes(collection), false);
  }

  private async removeWhere(isRemoved: (collection: string) => boolean, dryRun: boolean): Promise<number> {
    let count = 0;
    let keys = this.keysAfter(null);
    while (keys.length > 0) {
      const removed = keys.filter(([, collection = '']) => isRemoved(collection));
      count += removed.length;
      if (!dryRun && removed.length > 0) {
        await this.writes.run(() => this.removeKeys(removed));
      } else await setImmediate();
      keys = this.keysAfter(keys.at(-1) ?? null);
    }
    return count;
  }

  private keysAfter(last: string[] | null): string[][] {
    const start = last === null ? {} : { start: last, exclusiveStart: true };
    return [...this.stored.getKeys({ ...start, limit: maxKeysAtOnce })] as string[][];
  }

  private removeKeys(keys: readonly string[][]): void {
    for (const key of keys) {
      const document = this.findHead(key);
      if (document !== null) this.removeStored(key, document);
    }
  }

  /** Reads large documents in pieces, because each takes long. */
  private async serveMany<Value>(
    scope: string,
    collection: string,
    ids: readonly string[],
  ): Promise<(StoredDocument<Value> | null)[]> {
    const documents: (StoredDocument<Value> | null)[] = [];
    const partnerId = partnerOf(scope);
    const isKept = ids.length <= maxIdsKept;
    let length = 0;
    for (const id of ids) {
      if (length >= maxLengthAtOnce) {
        await takeTurn(partnerId);
        length = 0;
      }
      const document = this.find([scope, collection, id], isKept);
      length += document?.length ?? 0;
      documents.push(this.served<Value>(id, document));
    }
    return documents;
  }

  private served<Value>(id: string, document: DecodedDocument | null): StoredDocument<Value> | null {
    if (document === null || this.isExpired(document)) return null;
    return { id, version: document.version, value: document.value as Value };
  }

  private find(key: string[], isKept: boolean): DecodedDocument | null {
    // Memory of the engine, used again for the next document.
    const bytes = this.stored.getBinaryFast(key);
    if (bytes === undefined) return null;
    return isKept ? this.lastRead.decode(key, bytes) : decoded(bytes);
  }

  private isExpired({ indexed }: StoredHead): boolean {
    if (!indexed.startsWith(expiring)) return false;
    const { expiresAt = Number.POSITIVE_INFINITY } = JSON.parse(indexed) as Indexed;
    return expiresAt <= this.clock();
  }

  private findHead(key: string[]): StoredHead | null {
    // Memory of the engine, used again for the next document.
    const bytes = this.stored.getBinaryFast(key);
    return bytes === undefined ? null : headOf(bytes);
  }

  private apply(change: PreparedChange): boolean {
    if (change.kind === 'correct') return this.tallies.correct(change.key, change.from, change.to);
    const old = this.findHead(change.key);
    const served = old !== null && !this.isExpired(old);
    if (change.kind === 'remove') {
      if (change.version !== undefined && change.version !== old?.version) return false;
      if (old !== null) this.removeStored(change.key, old);
      return served;
    }
    const { key, document, indexed } = change;
    const version = served ? old.version : 0;
    if (version >= document.version || version < change.requiresVersion) return false;
    if (old?.indexed !== document.indexed) {
      this.changeIndexes(key, old === null ? {} : (JSON.parse(old.indexed) as Indexed), indexed);
    }
    this.stored.putSync(key, textOf(document));
    return true;
  }

  private removeStored(key: string[], old: StoredHead): void {
    this.changeIndexes(key, JSON.parse(old.indexed) as Indexed, {});
    this.stored.removeSync(key);
  }

  /** An order has a dozen lists, and a new state of it changes two of them: places that stay are not written. */
  private changeIndexes([scope = '', collection = '', id = '']: string[], before: Indexed, after: Indexed): void {
    const [left, entered] = [before.listing, after.listing];
    const stays = (list: string, other: Listing | undefined) =>
      left?.score === entered?.score && other?.lists.includes(list) === true;
    for (const list of left?.lists ?? []) {
      if (!stays(list, entered)) this.lists.remove([scope, collection, list], left?.score ?? 0, id);
    }
    for (const list of entered?.lists ?? []) {
      if (!stays(list, left)) this.lists.add([scope, collection, list], entered?.score ?? 0, id);
    }
    for (const { tally, amounts } of before.shares ?? []) this.tallies.add([scope, collection, tally], amounts, -1);
    for (const { tally, amounts } of after.shares ?? []) this.tallies.add([scope, collection, tally], amounts);
    if (before.expiresAt === after.expiresAt) return;
    if (before.expiresAt !== undefined) this.expiries.removeSync([before.expiresAt, scope, collection, id]);
    if (after.expiresAt !== undefined) this.expiries.putSync([after.expiresAt, scope, collection, id], '');
  }
}

/**
 * The partner whose documents are in a scope: `{partner_id}:{environment}`. Null: the scope belongs to no partner. If its reads
 * counted as the work of another partner, the partners that are active at the same time would rest.
 */
function partnerOf(scope: string): string | null {
  const [partnerId = '', environment] = scope.split(':');
  return environment === undefined ? null : partnerId;
}
