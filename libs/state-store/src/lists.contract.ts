import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { collection, put, remove } from './documents.fixture.ts';
import type { DocumentChange, ListQuery, StoredDocument } from './documents.ts';
import type { StateStore } from './state-store.ts';

/** Sorted lists of documents. */
export function listsContract(store: () => StateStore): void {
  describe('lists', () => {
    async function filled(scores: Readonly<Record<string, number>>): Promise<Omit<ListQuery, 'direction'>> {
      const scope = randomUUID();
      const changes = Object.entries(scores).map(([id, score]) => put(id, 1, { listing: { lists: ['all'], score } }));
      await store().documents.write(scope, changes);
      return { scope, collection, list: 'all', offset: 0, limit: 100 };
    }
    async function ids(query: ListQuery): Promise<string[]> {
      return (await store().documents.list(query)).documents.map((document) => document.id);
    }

    test('are empty when they are unknown', async () => {
      const query = { ...(await filled({})), direction: 'descending' } as const;
      expect(await store().documents.list(query)).toEqual({ documents: [], total: 0 });
    });

    test('sort by score, ties by id, both in the requested direction', async () => {
      const query = await filled({ b: 2, a: 2, c: 2, z: 1, y: 10 });
      expect(await ids({ ...query, direction: 'ascending' })).toEqual(['z', 'a', 'b', 'c', 'y']);
      expect(await ids({ ...query, direction: 'descending' })).toEqual(['y', 'c', 'b', 'a', 'z']);
    });

    test('sort negative, fractional, tiny and huge scores as numbers', async () => {
      const scores = [-1.7e308, -1e15, -2, -1.5, -1, -1e-300, 0, 1e-300, 0.1, 1, 1.5, 2, 10, 1.7e12, 2 ** 53, 1.7e308];
      // The ids are in the reverse order of the scores, so that sorting by id would show.
      const query = await filled(Object.fromEntries(scores.map((score, index) => [`id${90 - index}`, score])));
      const ascending = scores.map((_, index) => `id${90 - index}`);
      expect(await ids({ ...query, direction: 'ascending' })).toEqual(ascending);
      expect(await ids({ ...query, direction: 'descending' })).toEqual(ascending.toReversed());
      expect(await ids({ ...query, direction: 'ascending', fromScore: -1.5, toScore: 1.5 })).toEqual(
        ascending.slice(3, 10),
      );
    });

    test('treat minus zero as zero', async () => {
      const query = await filled({ a: 0, b: -0, c: -1 });
      expect(await ids({ ...query, direction: 'ascending', fromScore: 0 })).toEqual(['a', 'b']);
      expect(await ids({ ...query, direction: 'ascending', fromScore: -0 })).toEqual(['a', 'b']);
    });

    test('return pages, and the count of the whole list on every page', async () => {
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

    test('return an empty page for any offset past the end', async () => {
      const query = { ...(await filled({ a: 1, b: 2 })), direction: 'ascending' } as const;
      for (const offset of [2, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER]) {
        expect(await store().documents.list({ ...query, offset })).toEqual({ documents: [], total: 2 });
        expect(await store().documents.list({ ...query, offset, fromScore: 1 })).toEqual({ documents: [], total: 2 });
      }
    });

    test('return only the count for a limit of 0', async () => {
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
    ])('return a range of scores: %s', async (_, range, expected) => {
      const query = { ...(await filled({ a: 1, b: 2, c: 2, d: 3 })), ...range };
      expect(await ids({ ...query, direction: 'ascending' })).toEqual(expected);
      expect(await ids({ ...query, direction: 'descending' })).toEqual(expected.toReversed());
      expect(await store().documents.list({ ...query, direction: 'descending', limit: 1 })).toMatchObject({
        total: expected.length,
      });
    });

    test('end where the next list begins, even if its name begins with theirs', async () => {
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

    test('follow a document whose lists or score change, and lose it when it is removed', async () => {
      const scope = randomUUID();
      const standing = async () => {
        const query = { scope, collection, direction: 'ascending', offset: 0, limit: 10 } as const;
        const pages = await Promise.all(
          ['all', 'red', 'blue'].map((list) => store().documents.list({ ...query, list })),
        );
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

    test('refuse a limit over 1,000, a negative offset and a bound that is not a number', async () => {
      const query = { ...(await filled({})), direction: 'ascending' } as const;
      await expect(store().documents.list({ ...query, limit: 1_001 })).rejects.toThrow('limit');
      await expect(store().documents.list({ ...query, offset: -1 })).rejects.toThrow('offset');
      await expect(store().documents.list({ ...query, fromScore: Number.NaN })).rejects.toThrow('fromScore');
    });

    test('treat minus zero as zero, also in the place after which a page begins', async () => {
      const scope = randomUUID();
      await store().documents.write(scope, [put('a', 1, { listing: { lists: ['all'], score: 0 } })]);
      const query = { scope, collection, list: 'all', direction: 'descending', offset: 0, limit: 5 } as const;
      expect(await store().documents.list({ ...query, after: { score: -0, id: 'a' } })).toEqual({
        documents: [],
        total: 1,
        before: 1,
      });
    });

    test('begin or end with the range when the place after which a page begins is outside of it', async () => {
      const scope = randomUUID();
      const listing = (score: number) => ({ listing: { lists: ['all'], score } });
      await store().documents.write(
        scope,
        ['a', 'b', 'c', 'd'].map((id, score) => put(id, 1, listing(score))),
      );
      const range = { scope, collection, list: 'all', fromScore: 1, toScore: 3, offset: 0, limit: 5 };
      const found = async (direction: 'ascending' | 'descending', score: number, id: string) => {
        const { documents, before } = await store().documents.list({ ...range, direction, after: { score, id } });
        return { ids: documents.map((document) => document.id), before };
      };
      expect(await found('ascending', 0, 'a')).toEqual({ ids: ['b', 'c'], before: 0 });
      expect(await found('descending', 0, 'a')).toEqual({ ids: [], before: 2 });
      expect(await found('ascending', 3, 'd')).toEqual({ ids: [], before: 2 });
      expect(await found('descending', 3, 'd')).toEqual({ ids: ['c', 'b'], before: 0 });
    });

    test('agree with a simple model after any writes and removals', () => modelProperty(store));
  });
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
    fc.record({
      list,
      offset: fc.nat(4),
      limit: fc.nat(4),
      fromScore: fc.option(score),
      toScore: fc.option(score),
      after: fc.option(fc.record({ score, id }), { nil: undefined }),
    }),
    fc.constantFrom('ascending' as const, 'descending' as const),
    async (batches, { list: name, fromScore, toScore, after, ...asked }, direction) => {
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
      const order = (each: { score: number; id: string }) =>
        each.score - after!.score || Buffer.compare(Buffer.from(each.id), Buffer.from(after!.id));
      const isAfter = (each: { score: number; id: string }) =>
        direction === 'ascending' ? order(each) > 0 : order(each) < 0;
      const before = after === undefined ? undefined : sorted.filter((each) => !isAfter(each)).length;
      const { limit } = asked;
      const offset = before ?? asked.offset;
      const documents: StoredDocument<unknown>[] = sorted
        .slice(offset, offset + limit)
        .map((each) => ({ id: each.id, version: each.version, value: each.score }));
      const query = { scope, collection, list: name, direction, ...asked, ...range, ...(after && { after }) };
      const page = await store().documents.list(query);
      expect(page).toEqual({ documents, total: sorted.length, ...(before !== undefined && { before }) });
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
