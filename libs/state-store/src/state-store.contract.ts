import { randomUUID } from 'node:crypto';
import { until } from '@dakpion/examples';
import fc from 'fast-check';
import type { DocumentChange, DueEntry, ListQuery, StateStore, StoredDocument } from './state-store.ts';

const collection = 'things';

/** What every state store must do. Each test has scopes and names of its own, so the store may be a shared one. */
export function stateStoreContract(engine: string, open: () => Promise<StateStore>): void {
  describe(`state store on ${engine}`, () => {
    let store: StateStore;
    const current = () => store;

    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    describe('documents', () => documentTests(current));
    describe('lists', () => listTests(current));
    describe('expiring documents', () => expiryTests(current));
    describe('due queues', () => dueQueueTests(current));
    describe('leases', () => leaseTests(current));
    describe('token buckets', () => tokenBucketTests(current));
  });
}

function put(id: string, version: number, more: Partial<Extract<DocumentChange, { kind: 'put' }>> = {}) {
  return { kind: 'put', collection, id, version, value: { id, version }, ...more } as const;
}

function remove(id: string) {
  return { kind: 'remove', collection, id } as const;
}

function documentTests(store: () => StateStore): void {
  test('answers with null for what is not there', async () => {
    expect(await store().documents.read({ scope: randomUUID(), collection, id: 'none' })).toBeNull();
  });

  test('answers with exactly the JSON that was written', async () => {
    const scope = randomUUID();
    const value = { text: 'ঢাকা 🛵 "x"\u0000', number: -0.5, list: [null, true, [], {}], nested: { empty: '' } };
    expect(await store().documents.write(scope, [put('a', 7, { value })])).toEqual([true]);
    expect(await store().documents.read({ scope, collection, id: 'a' })).toEqual({ id: 'a', version: 7, value });
  });

  test('keeps scopes, collections and ids apart, also those that look alike when joined', async () => {
    const scope = randomUUID();
    await store().documents.write(`${scope}:a`, [{ ...put('c', 1), collection: 'b', value: 1 }]);
    await store().documents.write(scope, [{ ...put('c', 1), collection: 'a:b', value: 2 }]);
    await store().documents.write(scope, [{ ...put('b:c', 1), collection: 'a', value: 3 }]);
    const values = await Promise.all([
      store().documents.read({ scope: `${scope}:a`, collection: 'b', id: 'c' }),
      store().documents.read({ scope, collection: 'a:b', id: 'c' }),
      store().documents.read({ scope, collection: 'a', id: 'b:c' }),
    ]);
    expect(values.map((document) => document?.value)).toEqual([1, 2, 3]);
  });

  test('reads many in the order asked for, null for what is not there', async () => {
    const scope = randomUUID();
    await store().documents.write(scope, [put('a', 1), put('b', 1)]);
    const documents = await store().documents.readMany(scope, collection, ['b', 'none', 'a', 'b']);
    expect(documents.map((document) => document?.id ?? null)).toEqual(['b', null, 'a', 'b']);
    expect(await store().documents.readMany(scope, collection, [])).toEqual([]);
  });

  test('replaces a document only by a higher version', async () => {
    const scope = randomUUID();
    await store().documents.write(scope, [put('a', 5, { value: 'five' })]);
    expect(await store().documents.write(scope, [put('a', 5, { value: 'five again' })])).toEqual([false]);
    expect(await store().documents.write(scope, [put('a', 4, { value: 'four' })])).toEqual([false]);
    expect(await store().documents.read({ scope, collection, id: 'a' })).toMatchObject({ value: 'five' });
    expect(await store().documents.write(scope, [put('a', 6, { value: 'six' })])).toEqual([true]);
    expect(await store().documents.read({ scope, collection, id: 'a' })).toMatchObject({ version: 6, value: 'six' });
  });

  test('compares versions as numbers up to the largest safe one', async () => {
    const scope = randomUUID();
    await store().documents.write(scope, [put('a', 9)]);
    expect(await store().documents.write(scope, [put('a', 10)])).toEqual([true]);
    expect(await store().documents.write(scope, [put('a', Number.MAX_SAFE_INTEGER - 1)])).toEqual([true]);
    expect(await store().documents.write(scope, [put('a', Number.MAX_SAFE_INTEGER)])).toEqual([true]);
    expect(await store().documents.write(scope, [put('a', Number.MAX_SAFE_INTEGER - 1)])).toEqual([false]);
  });

  test('a version that is required must be stored, or a later one', async () => {
    const scope = randomUUID();
    expect(await store().documents.write(scope, [put('a', 5, { requiresVersion: 4 })])).toEqual([false]);
    expect(await store().documents.read({ scope, collection, id: 'a' })).toBeNull();
    const listing = { lists: ['all'], score: 1 };
    const changes = [put('a', 4), put('a', 5, { requiresVersion: 4, listing }), put('a', 7, { requiresVersion: 4 })];
    expect(await store().documents.write(scope, changes)).toEqual([true, true, true]);
    expect(await store().documents.write(scope, [put('a', 9, { requiresVersion: 8, listing })])).toEqual([false]);
    expect(await store().documents.write(scope, [put('a', 6, { requiresVersion: 5 })])).toEqual([false]);
    expect(await store().documents.read({ scope, collection, id: 'a' })).toMatchObject({ version: 7 });
    await store().documents.write(scope, [put('b', 5, { expiresAt: 1 })]);
    expect(await store().documents.write(scope, [put('b', 6, { requiresVersion: 5 })])).toEqual([false]);
  });

  test('says of each change whether it was applied', async () => {
    const scope = randomUUID();
    await store().documents.write(scope, [put('a', 3)]);
    expect(await store().documents.write(scope, [put('a', 2), put('b', 1), remove('none'), remove('b')])).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test('forgets the version of what was removed', async () => {
    const scope = randomUUID();
    await store().documents.write(scope, [put('a', 9), remove('a')]);
    expect(await store().documents.read({ scope, collection, id: 'a' })).toBeNull();
    expect(await store().documents.write(scope, [put('a', 1)])).toEqual([true]);
  });

  test('of 200 concurrent writes in any order the highest version stays', async () => {
    const scope = randomUUID();
    const versions = Array.from({ length: 200 }, (_, index) => ((index * 73) % 200) + 1);
    const listing = (version: number) => ({ lists: ['all', version % 2 === 0 ? 'even' : 'odd'], score: version });
    const writes = versions.map((version) =>
      store().documents.write(scope, [put('a', version, { listing: listing(version) })]),
    );
    await Promise.all(writes);
    expect(await store().documents.read({ scope, collection, id: 'a' })).toMatchObject({ version: 200 });
    const query = { scope, collection, direction: 'ascending', offset: 0, limit: 10 } as const;
    expect(await store().documents.list({ ...query, list: 'all' })).toMatchObject({ total: 1 });
    expect(await store().documents.list({ ...query, list: 'even' })).toMatchObject({ total: 1 });
    expect(await store().documents.list({ ...query, list: 'odd' })).toEqual({ documents: [], total: 0 });
  });

  test('a batch is seen whole or not at all', async () => {
    const scope = randomUUID();
    const write = (version: number) => store().documents.write(scope, [put('a', version), put('b', version)]);
    await write(1);
    let done = false;
    const writing = (async () => {
      for (let version = 2; version <= 100; version += 1) await write(version);
      done = true;
    })();
    while (!done) {
      const [a, b] = await store().documents.readMany(scope, collection, ['a', 'b']);
      expect(a?.version).toBe(b?.version);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await writing;
  });

  test.each<[string, DocumentChange, string]>([
    ['an id that is too long', put('x'.repeat(3_000), 1), 'id'],
    ['a list name that is too long', put('x', 1, { listing: { lists: ['y'.repeat(3_000)], score: 1 } }), 'list'],
    ['names that are too long together', put('ঢ'.repeat(640), 1), 'bytes'],
    ['an empty id', put('', 1), 'id is empty'],
    ['an id with a control character', put('x\u0000y', 1), 'control character'],
    ['an id that is no Unicode', put('x\ud800', 1), 'Unicode'],
    ['version 0', put('x', 0), 'version'],
    ['a fraction as version', put('x', 1.5), 'version'],
    ['a fraction as the version required', put('x', 1, { requiresVersion: 0.5 }), 'required version'],
    ['a score that is no number', put('x', 1, { listing: { lists: ['l'], score: Number.NaN } }), 'score'],
    ['a listing that expires', put('x', 1, { listing: { lists: ['l'], score: 1 }, expiresAt: 1 }), 'expiry'],
  ])('refuses %s, and applies nothing of its batch', async (_, bad, message) => {
    const scope = randomUUID();
    const good = put('good', 1, { listing: { lists: ['all'], score: 1 } });
    const refused = store().documents.write(scope, [good, bad]);
    await expect(refused).rejects.toThrow(RangeError);
    await expect(refused).rejects.toThrow(message);
    expect(await store().documents.read({ scope, collection, id: 'good' })).toBeNull();
    const query = { scope, collection, list: 'all', direction: 'ascending', offset: 0, limit: 10 } as const;
    expect(await store().documents.list(query)).toEqual({ documents: [], total: 0 });
  });

  test('refuses more than 100 changes and more than 1,000 ids', async () => {
    const changes = Array.from({ length: 101 }, (_, index) => put(`a${index}`, 1));
    await expect(store().documents.write(randomUUID(), changes)).rejects.toThrow('changes: 101');
    const ids = changes.flatMap(({ id }) => Array.from({ length: 10 }, () => id));
    await expect(store().documents.readMany(randomUUID(), collection, ids)).rejects.toThrow('ids: 1010');
    expect(await store().documents.write(randomUUID(), changes.slice(1))).toHaveLength(100);
    expect(await store().documents.write(randomUUID(), [])).toEqual([]);
  });

  test('takes names of the greatest length', async () => {
    const scope = randomUUID();
    const id = 'i'.repeat(1_900 - scope.length - collection.length - 'list'.length);
    await store().documents.write(scope, [put(id, 1, { listing: { lists: ['list'], score: -1.5 } })]);
    const query = { scope, collection, list: 'list', direction: 'ascending', offset: 0, limit: 10 } as const;
    expect((await store().documents.list(query)).documents.map((document) => document.id)).toEqual([id]);
  });
}

function listTests(store: () => StateStore): void {
  async function filled(scores: Readonly<Record<string, number>>): Promise<Omit<ListQuery, 'direction'>> {
    const scope = randomUUID();
    const changes = Object.entries(scores).map(([id, score]) => put(id, 1, { listing: { lists: ['all'], score } }));
    await store().documents.write(scope, changes);
    return { scope, collection, list: 'all', offset: 0, limit: 100 };
  }
  async function ids(query: ListQuery): Promise<string[]> {
    return (await store().documents.list(query)).documents.map((document) => document.id);
  }

  test('an unknown list is empty', async () => {
    const query = { ...(await filled({})), direction: 'descending' } as const;
    expect(await store().documents.list(query)).toEqual({ documents: [], total: 0 });
  });

  test('sorts by score, ties by id, both in the direction asked for', async () => {
    const query = await filled({ b: 2, a: 2, c: 2, z: 1, y: 10 });
    expect(await ids({ ...query, direction: 'ascending' })).toEqual(['z', 'a', 'b', 'c', 'y']);
    expect(await ids({ ...query, direction: 'descending' })).toEqual(['y', 'c', 'b', 'a', 'z']);
  });

  test('sorts negative, fractional, tiny and huge scores as numbers', async () => {
    const scores = [-1.7e308, -1e15, -2, -1.5, -1, -1e-300, 0, 1e-300, 0.1, 1, 1.5, 2, 10, 1.7e12, 2 ** 53, 1.7e308];
    // Ids against the order of the scores, so that sorting by id would be seen.
    const query = await filled(Object.fromEntries(scores.map((score, index) => [`id${90 - index}`, score])));
    const ascending = scores.map((_, index) => `id${90 - index}`);
    expect(await ids({ ...query, direction: 'ascending' })).toEqual(ascending);
    expect(await ids({ ...query, direction: 'descending' })).toEqual(ascending.toReversed());
    expect(await ids({ ...query, direction: 'ascending', fromScore: -1.5, toScore: 1.5 })).toEqual(
      ascending.slice(3, 10),
    );
  });

  test('minus zero is zero', async () => {
    const query = await filled({ a: 0, b: -0, c: -1 });
    expect(await ids({ ...query, direction: 'ascending', fromScore: 0 })).toEqual(['a', 'b']);
    expect(await ids({ ...query, direction: 'ascending', fromScore: -0 })).toEqual(['a', 'b']);
  });

  test('pages, and counts the whole list on every page', async () => {
    const query = await filled(
      Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`id${10 + index}`, index])),
    );
    const page = (offset: number) => store().documents.list({ ...query, direction: 'descending', offset, limit: 10 });
    const pages = await Promise.all([0, 10, 20, 30].map(page));
    expect(pages.map(({ documents }) => documents.length)).toEqual([10, 10, 5, 0]);
    expect(pages.map(({ total }) => total)).toEqual([25, 25, 25, 25]);
    const read = pages.flatMap(({ documents }) => documents.map(({ id }) => id));
    expect(read).toEqual(Array.from({ length: 25 }, (_, index) => `id${34 - index}`));
  });

  test('an offset past the end, however far, gives an empty page', async () => {
    const query = { ...(await filled({ a: 1, b: 2 })), direction: 'ascending' } as const;
    for (const offset of [2, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER]) {
      expect(await store().documents.list({ ...query, offset })).toEqual({ documents: [], total: 2 });
      expect(await store().documents.list({ ...query, offset, fromScore: 1 })).toEqual({ documents: [], total: 2 });
    }
  });

  test('a limit of 0 counts only', async () => {
    const query = await filled({ a: 1, b: 2 });
    const page = await store().documents.list({ ...query, direction: 'ascending', limit: 0 });
    expect(page).toEqual({ documents: [], total: 2 });
  });

  test.each<[string, { fromScore?: number; toScore?: number }, string[]]>([
    ['from is inclusive', { fromScore: 2 }, ['b', 'c', 'd']],
    ['to is exclusive', { toScore: 3 }, ['a', 'b', 'c']],
    ['both', { fromScore: 2, toScore: 3 }, ['b', 'c']],
    ['between scores', { fromScore: 1.5, toScore: 2.5 }, ['b', 'c']],
    ['an empty range', { fromScore: 3, toScore: 3 }, []],
    ['a range the wrong way round', { fromScore: 3, toScore: 1 }, []],
    ['a range past the end', { fromScore: 4 }, []],
  ])('ranges: %s', async (_, range, expected) => {
    const query = { ...(await filled({ a: 1, b: 2, c: 2, d: 3 })), ...range };
    expect(await ids({ ...query, direction: 'ascending' })).toEqual(expected);
    expect(await ids({ ...query, direction: 'descending' })).toEqual(expected.toReversed());
    expect(await store().documents.list({ ...query, direction: 'descending', limit: 1 })).toMatchObject({
      total: expected.length,
    });
  });

  test('a list ends where the next begins, though one name begins with the other', async () => {
    const scope = randomUUID();
    const lists = ['a', 'a:b', 'ab', 'ab ', 'b'];
    const changes = lists.map((list, index) => put(`id${index}`, 1, { listing: { lists: [list], score: index } }));
    await store().documents.write(scope, changes);
    for (const [index, list] of lists.entries()) {
      for (const direction of ['ascending', 'descending'] as const) {
        expect(await ids({ scope, collection, list, direction, offset: 0, limit: 10 })).toEqual([`id${index}`]);
      }
    }
  });

  test('moves a document between lists and scores when it changes, and takes it out when it goes', async () => {
    const scope = randomUUID();
    const standing = async () => {
      const query = { scope, collection, direction: 'ascending', offset: 0, limit: 10 } as const;
      const pages = await Promise.all(['all', 'red', 'blue'].map((list) => store().documents.list({ ...query, list })));
      return pages.map(({ documents, total }) => [total, ...documents.map(({ id }) => id)]);
    };
    const listed = (version: number, lists: string[], score: number) =>
      store().documents.write(scope, [put('a', version, { listing: { lists, score } })]);
    await store().documents.write(scope, [put('b', 1, { listing: { lists: ['all', 'red'], score: 5 } })]);
    await listed(1, ['all', 'red', 'red'], 1);
    expect(await standing()).toEqual([[2, 'a', 'b'], [2, 'a', 'b'], [0]]);
    await listed(2, ['all', 'blue'], 9);
    expect(await standing()).toEqual([
      [2, 'b', 'a'],
      [1, 'b'],
      [1, 'a'],
    ]);
    await listed(1, ['red'], 1);
    expect(await standing()).toEqual([
      [2, 'b', 'a'],
      [1, 'b'],
      [1, 'a'],
    ]);
    await store().documents.write(scope, [put('a', 3)]);
    expect(await standing()).toEqual([[1, 'b'], [1, 'b'], [0]]);
    await store().documents.write(scope, [remove('b'), remove('b')]);
    expect(await standing()).toEqual([[0], [0], [0]]);
  });

  test('refuses a limit over 1,000, a negative offset and a bound that is no number', async () => {
    const query = { ...(await filled({})), direction: 'ascending' } as const;
    await expect(store().documents.list({ ...query, limit: 1_001 })).rejects.toThrow('limit');
    await expect(store().documents.list({ ...query, offset: -1 })).rejects.toThrow('offset');
    await expect(store().documents.list({ ...query, fromScore: Number.NaN })).rejects.toThrow('fromScore');
  });

  test('lists agree with a plain model over any puts and removals', () => modelProperty(store));
}

type ModelStep =
  | {
      readonly kind: 'put';
      readonly id: string;
      readonly version: number;
      readonly lists: string[];
      readonly score: number;
    }
  | { readonly kind: 'remove'; readonly id: string };

async function modelProperty(store: () => StateStore): Promise<void> {
  const id = fc.constantFrom('a', 'b', 'ab', 'ঢাকা', '🛵', 'x'.repeat(70));
  const list = fc.constantFrom('all', 'red', 'red:1');
  const score = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
  const version = fc.integer({ min: 1, max: 6 });
  const step: fc.Arbitrary<ModelStep> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('put' as const), id, version, lists: fc.array(list), score }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), id }) },
  );
  const property = fc.asyncProperty(
    fc.array(fc.array(step, { maxLength: 5 }), { maxLength: 12 }),
    fc.record({ list, offset: fc.nat(4), limit: fc.nat(4), fromScore: fc.option(score), toScore: fc.option(score) }),
    fc.constantFrom('ascending' as const, 'descending' as const),
    async (batches, { list: name, offset, limit, fromScore, toScore }, direction) => {
      const scope = randomUUID();
      const model = new Map<string, Extract<ModelStep, { kind: 'put' }>>();
      for (const batch of batches) {
        const changes = batch.map((each) => changeOf(each));
        expect(await store().documents.write(scope, changes)).toEqual(batch.map((each) => applyToModel(model, each)));
      }
      const range = { ...(fromScore !== null && { fromScore }), ...(toScore !== null && { toScore }) };
      const sorted = [...model.values()]
        .filter((each) => each.lists.includes(name))
        .filter((each) => each.score >= (fromScore ?? -Infinity) && each.score < (toScore ?? Infinity))
        .sort((a, b) => a.score - b.score || Buffer.compare(Buffer.from(a.id), Buffer.from(b.id)));
      if (direction === 'descending') sorted.reverse();
      const documents: StoredDocument<unknown>[] = sorted
        .slice(offset, offset + limit)
        .map((each) => ({ id: each.id, version: each.version, value: each.score }));
      const page = await store().documents.list({ scope, collection, list: name, direction, offset, limit, ...range });
      expect(page).toEqual({ documents, total: sorted.length });
    },
  );
  await fc.assert(property, { numRuns: 150 });
}

function changeOf(step: ModelStep): DocumentChange {
  if (step.kind === 'remove') return remove(step.id);
  const { id, version, lists, score } = step;
  return put(id, version, { value: score, listing: { lists, score } });
}

function applyToModel(model: Map<string, Extract<ModelStep, { kind: 'put' }>>, step: ModelStep): boolean {
  if (step.kind === 'remove') return model.delete(step.id);
  if ((model.get(step.id)?.version ?? 0) >= step.version) return false;
  // Minus zero is zero, in JSON as in lists.
  model.set(step.id, { ...step, score: step.score + 0 });
  return true;
}

function expiryTests(store: () => StateStore): void {
  test('serves a document until it expires', async () => {
    const scope = randomUUID();
    const address = { scope, collection, id: 'a' };
    await store().documents.write(scope, [put('a', 5, { expiresAt: Date.now() + 400 })]);
    expect(await store().documents.read(address)).toMatchObject({ version: 5 });
    await until(async () => (await store().documents.read(address)) === null);
    expect(await store().documents.readMany(scope, collection, ['a'])).toEqual([null]);
  });

  test('an expired document counts as gone: any version is written, nothing is there to remove', async () => {
    const scope = randomUUID();
    await store().documents.write(scope, [put('a', 5, { expiresAt: 1 }), put('b', 5, { expiresAt: 1 })]);
    expect(await store().documents.write(scope, [put('a', 1), remove('b')])).toEqual([true, false]);
    expect(await store().documents.read({ scope, collection, id: 'a' })).toMatchObject({ version: 1 });
  });

  test('a later version sets another expiry or none', async () => {
    const scope = randomUUID();
    const soon = Date.now() + 300;
    const changes = [put('kept', 1, { expiresAt: soon }), put('gone', 1, { expiresAt: soon })];
    await store().documents.write(scope, [...changes, put('kept', 2)]);
    await until(async () => (await store().documents.read({ scope, collection, id: 'gone' })) === null);
    expect(await store().documents.read({ scope, collection, id: 'kept' })).toMatchObject({ version: 2 });
  });
}

function dueQueueTests(store: () => StateStore): void {
  const scheduleAll = async (queue: string, dueTimes: Readonly<Record<string, number>>) => {
    for (const [id, dueAt] of Object.entries(dueTimes)) await store().dueQueues.schedule(queue, id, dueAt);
  };

  test('an unknown queue is empty', async () => {
    const queue = randomUUID();
    expect(await store().dueQueues.earliest(queue)).toBeNull();
    expect(await store().dueQueues.depth(queue)).toBe(0);
    expect(await store().dueQueues.claim(queue, { now: 1, until: 2, limit: 10 })).toEqual([]);
    expect(await store().dueQueues.dueAt(queue, 'none')).toBeNull();
    expect(await store().dueQueues.settle(queue, 'none', 1, 5)).toBe(false);
  });

  test('claims what is due, earliest first, up to the limit, and moves it ahead', async () => {
    const queue = randomUUID();
    await scheduleAll(queue, { d: 40, b: 20, a: 10, c: 30 });
    expect(await store().dueQueues.earliest(queue)).toEqual({ id: 'a', dueAt: 10 });
    expect(await store().dueQueues.claim(queue, { now: 30, until: 100, limit: 2 })).toEqual([
      { id: 'a', dueAt: 10 },
      { id: 'b', dueAt: 20 },
    ]);
    expect(await store().dueQueues.claim(queue, { now: 30, until: 100, limit: 2 })).toEqual([{ id: 'c', dueAt: 30 }]);
    expect(await store().dueQueues.claim(queue, { now: 39, until: 100, limit: 2 })).toEqual([]);
    expect(await store().dueQueues.earliest(queue)).toEqual({ id: 'd', dueAt: 40 });
    expect(await store().dueQueues.depth(queue)).toBe(4);
  });

  test('shows what is due without claiming it, by time and then id, from any place on', async () => {
    const queue = randomUUID();
    await scheduleAll(queue, { c: 20, a: 20, b: 20, z: -5, later: 30 });
    const due = async (after: DueEntry | null, limit: number) =>
      (await store().dueQueues.due(queue, { after, now: 29, limit })).map(({ id }) => id);
    expect(await store().dueQueues.due(queue, { after: null, now: 29, limit: 2 })).toEqual([
      { id: 'z', dueAt: -5 },
      { id: 'a', dueAt: 20 },
    ]);
    expect(await due({ id: 'a', dueAt: 20 }, 10)).toEqual(['b', 'c']);
    expect(await due({ id: 'a', dueAt: 20 }, 1)).toEqual(['b']);
    expect(await due({ id: '', dueAt: 20 }, 10)).toEqual(['a', 'b', 'c']);
    // One that is not there, and one at the end.
    expect(await due({ id: 'bb', dueAt: 20 }, 10)).toEqual(['c']);
    expect(await due({ id: 'c', dueAt: 20 }, 10)).toEqual([]);
    expect(await due(null, 0)).toEqual([]);
    expect(await due(null, 10)).toEqual(['z', 'a', 'b', 'c']);
    await expect(due(null, 1_001)).rejects.toThrow(RangeError);
  });

  test('a claim that nobody settles comes up again', async () => {
    const queue = randomUUID();
    await store().dueQueues.schedule(queue, 'a', 10);
    await store().dueQueues.claim(queue, { now: 10, until: 50, limit: 1 });
    expect(await store().dueQueues.claim(queue, { now: 49, until: 90, limit: 1 })).toEqual([]);
    expect(await store().dueQueues.claim(queue, { now: 50, until: 90, limit: 1 })).toEqual([{ id: 'a', dueAt: 50 }]);
  });

  test('claims one entry that is due', async () => {
    const queue = randomUUID();
    await store().dueQueues.schedule(queue, 'a', 10);
    expect(await store().dueQueues.claimOrNudge(queue, 'a', { now: 10, until: 50 })).toBe(true);
    expect(await store().dueQueues.dueAt(queue, 'a')).toBe(50);
    expect(await store().dueQueues.earliest(queue)).toEqual({ id: 'a', dueAt: 50 });
    expect(await store().dueQueues.depth(queue)).toBe(1);
  });

  test('claims one entry that is not there', async () => {
    const queue = randomUUID();
    expect(await store().dueQueues.claimOrNudge(queue, 'a', { now: 10, until: 50 })).toBe(true);
    expect(await store().dueQueues.earliest(queue)).toEqual({ id: 'a', dueAt: 50 });
    expect(await store().dueQueues.depth(queue)).toBe(1);
    expect(await store().dueQueues.settle(queue, 'a', 50, null)).toBe(true);
  });

  test('nudges one entry that is not due, so that its holder cannot settle it as if nobody had asked', async () => {
    const queue = randomUUID();
    await store().dueQueues.claimOrNudge(queue, 'a', { now: 10, until: 50 });
    expect(await store().dueQueues.claimOrNudge(queue, 'a', { now: 49, until: 90 })).toBe(false);
    expect(await store().dueQueues.dueAt(queue, 'a')).toBe(51);
    expect(await store().dueQueues.settle(queue, 'a', 50, null)).toBe(false);
    expect(await store().dueQueues.claim(queue, { now: 50, until: 90, limit: 1 })).toEqual([]);
    expect(await store().dueQueues.settle(queue, 'a', 51, null)).toBe(true);
    expect(await store().dueQueues.depth(queue)).toBe(0);
  });

  test('settling removes the entry or sets its next time', async () => {
    const queue = randomUUID();
    await store().dueQueues.schedule(queue, 'a', 10);
    await store().dueQueues.schedule(queue, 'b', 10);
    await store().dueQueues.claim(queue, { now: 10, until: 50, limit: 2 });
    expect(await store().dueQueues.settle(queue, 'a', 50, null)).toBe(true);
    expect(await store().dueQueues.settle(queue, 'a', 50, null)).toBe(false);
    expect(await store().dueQueues.settle(queue, 'b', 50, 20)).toBe(true);
    expect(await store().dueQueues.earliest(queue)).toEqual({ id: 'b', dueAt: 20 });
    expect(await store().dueQueues.depth(queue)).toBe(1);
  });

  test('refuses to settle what was scheduled or claimed again since', async () => {
    const queue = randomUUID();
    await store().dueQueues.schedule(queue, 'a', 10);
    await store().dueQueues.claim(queue, { now: 10, until: 50, limit: 1 });
    await store().dueQueues.schedule(queue, 'a', 11);
    expect(await store().dueQueues.settle(queue, 'a', 50, null)).toBe(false);
    expect(await store().dueQueues.earliest(queue)).toEqual({ id: 'a', dueAt: 11 });
    await store().dueQueues.claim(queue, { now: 11, until: 60, limit: 1 });
    await store().dueQueues.claim(queue, { now: 60, until: 90, limit: 1 });
    expect(await store().dueQueues.settle(queue, 'a', 60, null)).toBe(false);
    expect(await store().dueQueues.settle(queue, 'a', 90, null)).toBe(true);
    expect(await store().dueQueues.depth(queue)).toBe(0);
  });

  test('claimers that run at once never get the same entry', async () => {
    const queue = randomUUID();
    const ids = Array.from({ length: 60 }, (_, index) => `id${10 + index}`);
    await Promise.all(ids.map((id) => store().dueQueues.schedule(queue, id, 1)));
    const claim = () => store().dueQueues.claim(queue, { now: 1, until: 100, limit: 7 });
    const claims = await Promise.all(Array.from({ length: 12 }, claim));
    const ones = await Promise.all(
      ids.map((id) => store().dueQueues.claimOrNudge(queue, id, { now: 100, until: 200 })),
    );
    expect(claims.flatMap((entries) => entries.map(({ id }) => id)).sort()).toEqual(ids);
    expect(ones).toEqual(ids.map(() => true));
    const twice = ids.flatMap((id) => [id, id]);
    const oneOfTwo = await Promise.all(
      twice.map((id) => store().dueQueues.claimOrNudge(queue, id, { now: 200, until: 300 })),
    );
    expect(oneOfTwo.filter((claimed) => claimed)).toHaveLength(ids.length);
  });
}

function leaseTests(store: () => StateStore): void {
  test('has one holder at a time, who may renew it', async () => {
    const name = randomUUID();
    expect(await store().leases.hold(name, 'first', 60_000)).toBe(true);
    expect(await store().leases.hold(name, 'second', 60_000)).toBe(false);
    expect(await store().leases.hold(name, 'first', 60_000)).toBe(true);
    expect(await store().leases.hold(randomUUID(), 'second', 60_000)).toBe(true);
  });

  test('of many who ask at once one gets it', async () => {
    const name = randomUUID();
    const holders = Array.from({ length: 30 }, (_, index) => `holder ${index}`);
    const held = await Promise.all(holders.map((holder) => store().leases.hold(name, holder, 60_000)));
    expect(held.filter((each) => each)).toHaveLength(1);
  });

  test('ends when its time is over', async () => {
    const name = randomUUID();
    await store().leases.hold(name, 'first', 300);
    expect(await store().leases.hold(name, 'second', 60_000)).toBe(false);
    await until(() => store().leases.hold(name, 'second', 60_000));
    expect(await store().leases.hold(name, 'first', 60_000)).toBe(false);
  });

  test('is given back by its holder only', async () => {
    const name = randomUUID();
    await store().leases.hold(name, 'first', 60_000);
    await store().leases.release(name, 'second');
    expect(await store().leases.hold(name, 'second', 60_000)).toBe(false);
    await store().leases.release(name, 'first');
    expect(await store().leases.hold(name, 'second', 60_000)).toBe(true);
  });
}

function tokenBucketTests(store: () => StateStore): void {
  const bucket = { capacity: 3, refillPerSecond: 2 };
  const start = 1_800_000_000_000;

  test('grants up to its capacity at once, then one per refill', async () => {
    const name = randomUUID();
    const take = (at: number) => store().tokenBuckets.take(name, bucket, start + at);
    expect(await take(0)).toEqual({ granted: true, remaining: 2, resetMs: 500 });
    expect(await take(0)).toEqual({ granted: true, remaining: 1, resetMs: 1_000 });
    expect(await take(0)).toEqual({ granted: true, remaining: 0, resetMs: 1_500 });
    expect(await take(0)).toEqual({ granted: false, remaining: 0, resetMs: 500 });
    expect(await take(250)).toEqual({ granted: false, remaining: 0, resetMs: 250 });
    expect(await take(500)).toMatchObject({ granted: true, remaining: 0 });
    expect(await take(10_000)).toEqual({ granted: true, remaining: 2, resetMs: 500 });
  });

  test('a clock that was set back neither gives nor takes', async () => {
    const name = randomUUID();
    const take = (at: number) => store().tokenBuckets.take(name, bucket, start + at);
    expect(await take(1_000)).toMatchObject({ remaining: 2 });
    expect(await take(0)).toMatchObject({ remaining: 1 });
    expect(await take(1_000)).toMatchObject({ remaining: 0 });
    expect(await take(1_000)).toMatchObject({ granted: false });
  });

  test('grants no more than there is to many who ask at once', async () => {
    const name = randomUUID();
    const wide = { capacity: 20, refillPerSecond: 1 };
    const grants = await Promise.all(Array.from({ length: 50 }, () => store().tokenBuckets.take(name, wide, start)));
    expect(grants.filter(({ granted }) => granted)).toHaveLength(20);
  });

  test('keeps buckets apart', async () => {
    const one = { capacity: 1, refillPerSecond: 1 };
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await store().tokenBuckets.take(first, one, start)).toMatchObject({ granted: true });
    expect(await store().tokenBuckets.take(second, one, start)).toMatchObject({ granted: true });
    expect(await store().tokenBuckets.take(first, one, start)).toMatchObject({ granted: false });
  });
}
