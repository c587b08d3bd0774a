import { difference, nonZero } from '../amounts.ts';
import type {
  Amounts,
  DocumentAddress,
  DocumentChange,
  Documents,
  ExpectedDocument,
  ListPage,
  ListQuery,
  Share,
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
import { keysFrom, removeRedisCollections } from './clear-redis-state-store.ts';
import type { RedisConnection } from './redis-connection.ts';
import { listDocuments, readDocuments, readTallies, writeDocuments } from './redis-documents.scripts.ts';
import { holdDocuments } from './redis-hold-documents.script.ts';
import { keyPart, nameOf, taggedKey } from './redis-keys.ts';

/** Version and value of a document in Redis. Both are null if it does not exist. */
type StoredFields = readonly [version: string | null, value: string | null];

/** Documents in Redis: a hash for each document, and a sorted set for each list. Each write to a scope is one script. */
export class RedisDocuments implements Documents {
  constructor(
    private readonly connection: RedisConnection,
    private readonly keyPrefix: string,
  ) {}

  async read<Value>({ scope, collection, id }: DocumentAddress): Promise<StoredDocument<Value> | null> {
    const [found = null] = await this.readMany<Value>(scope, collection, [id]);
    return found;
  }

  async readMany<Value>(
    scope: string,
    collection: string,
    ids: readonly string[],
  ): Promise<(StoredDocument<Value> | null)[]> {
    checkCount('ids', ids.length, maxIdsPerRead);
    for (const id of ids) checkNames({ scope, collection, id });
    if (ids.length === 0) return [];
    const key = taggedKey(this.keyPrefix, scope);
    const found = (await this.connection.run(readDocuments, key, [keyPart(collection), ...ids])) as StoredFields[];
    return found.map((fields, index) => documentOf<Value>(ids[index] ?? '', fields));
  }

  async holds(expected: readonly ExpectedDocument[]): Promise<readonly boolean[]> {
    checkCount('documents', expected.length, maxIdsPerRead);
    const byScope = new Map<string, ExpectedDocument[]>();
    for (const document of expected) {
      const inScope = byScope.get(document.scope);
      if (inScope === undefined) byScope.set(document.scope, [document]);
      else inScope.push(document);
    }
    const held = new Set<ExpectedDocument>();
    const look = async ([scope, documents]: readonly [string, readonly ExpectedDocument[]]) => {
      const inScope = await this.holdsIn(scope, documents);
      for (const [index, document] of documents.entries()) if (inScope[index] === true) held.add(document);
    };
    await Promise.all([...byScope].map(look));
    return expected.map((document) => held.has(document));
  }

  private async holdsIn(scope: string, expected: readonly ExpectedDocument[]): Promise<readonly boolean[]> {
    const args = expected.flatMap((document) => {
      const { absentFrom = [], anyVersion } = document;
      const put = argumentsOf({ kind: 'put', ...document });
      if (anyVersion) put[versionAt] = '';
      return [...put, absentFrom.length, ...absentFrom];
    });
    const held = (await this.connection.run(holdDocuments, taggedKey(this.keyPrefix, scope), args)) as (0 | 1)[];
    return held.map((each) => each === 1);
  }

  async write(scope: string, changes: readonly DocumentChange[]): Promise<readonly boolean[]> {
    checkChanges(scope, changes);
    if (changes.length === 0) return [];
    const key = taggedKey(this.keyPrefix, scope);
    const applied = (await this.connection.run(writeDocuments, key, changes.flatMap(argumentsOf))) as (0 | 1)[];
    return applied.map((each) => each === 1);
  }

  async list<Value>(query: ListQuery): Promise<ListPage<Value>> {
    checkListQuery(query);
    const { scope, collection, list, fromScore = '', toScore = '', direction, offset, limit, after } = query;
    const key = taggedKey(this.keyPrefix, scope);
    const args = [
      keyPart(collection),
      list,
      fromScore,
      toScore,
      direction,
      offset,
      limit,
      after?.score ?? '',
      after?.id ?? '',
    ];
    const reply = await this.connection.run(listDocuments, key, args);
    const [total, before, ...fields] = reply as [total: number, before: number, ...string[]];
    const documents: StoredDocument<Value>[] = [];
    for (let index = 0; index < fields.length; index += 3) {
      const [id = '', version = null, value = null] = fields.slice(index, index + 3);
      const document = documentOf<Value>(id, [version, value]);
      if (document !== null) documents.push(document);
    }
    return { documents, total, ...(after && { before }) };
  }

  async *addresses(scope: string): AsyncGenerator<readonly DocumentAddress[]> {
    checkNames({ scope });
    const beginning = `${taggedKey(this.keyPrefix, scope)}document:`;
    for await (const keys of keysFrom(this.connection, beginning)) {
      const addresses = keys.map((key) => {
        const [collection = '', ...id] = key.slice(beginning.length).split(':');
        return { scope, collection: nameOf(collection), id: id.join(':') };
      });
      if (addresses.length > 0) yield addresses;
    }
  }

  async removeCollections(collections: readonly string[]): Promise<number> {
    for (const collection of collections) checkNames({ collection });
    return removeRedisCollections(this.connection, this.keyPrefix, collections);
  }

  async readTallies(scope: string, collection: string, tallies: readonly string[]): Promise<readonly Amounts[]> {
    checkCount('tallies', tallies.length, maxTalliesPerRead);
    for (const tally of tallies) checkTally(scope, collection, tally);
    if (tallies.length === 0) return [];
    const key = taggedKey(this.keyPrefix, scope);
    const found = (await this.connection.run(readTallies, key, [keyPart(collection), ...tallies])) as string[][];
    return found.map(amountsOf);
  }
}

function amountsOf(fields: readonly string[]): Amounts {
  const amounts: Record<string, number> = {};
  for (let index = 0; index < fields.length; index += 2) amounts[fields[index] ?? ''] = Number(fields[index + 1]);
  return amounts;
}

function documentOf<Value>(id: string, [version, value]: StoredFields): StoredDocument<Value> | null {
  if (version === null || value === null) return null;
  return { id, version: Number(version), value: JSON.parse(value) as Value };
}

/** The index of the version in the arguments of a put. */
const versionAt = 3;

function argumentsOf(change: DocumentChange): (string | number)[] {
  const collection = keyPart(change.collection);
  if (change.kind === 'remove') return ['remove', collection, change.id, change.version ?? ''];
  if (change.kind === 'correct') {
    const { tally, from, to } = change;
    return ['correct', collection, tally, amountLines(from), shareLines([{ tally, amounts: difference(from, to) }])];
  }
  const { id, version, requiresVersion = 0, value, expiresInMs, listing, shares = [] } = change;
  const lists = [...new Set(listing?.lists ?? [])];
  // JSON has no undefined. JavaScript formats a number so that parsing it yields the same double.
  const json = JSON.stringify(value ?? null);
  const placing = [listing?.score ?? 0, lists.length, ...lists];
  return ['put', collection, id, version, requiresVersion, json, expiry(expiresInMs), shareLines(shares), ...placing];
}

/** Sorted, so that equal shares have equal text. Names have no control characters. */
function shareLines(shares: readonly Share[]): string {
  const lines = shares.flatMap(({ tally, amounts }) =>
    nonZero(amounts).map(([what, amount]) => `${tally}\t${what}\t${amount}`),
  );
  return lines.toSorted().join('\n');
}

/** The amounts as lines, sorted in byte order, as Lua sorts them. */
function amountLines(amounts: Amounts): string {
  const lines = nonZero(amounts).map(([what, amount]) => Buffer.from(`${what}\t${amount}`));
  return lines.toSorted(Buffer.compare).join('\n');
}

/** Redis accepts integer milliseconds only. */
function expiry(expiresInMs: number | undefined): number | '' {
  return expiresInMs === undefined ? '' : Math.ceil(expiresInMs);
}
