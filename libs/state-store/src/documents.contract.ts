import { randomUUID } from 'node:crypto';
import { until } from '@dakpion/fixtures';
import { collection, put, remove } from './documents.fixture.ts';
import type { DocumentChange } from './documents.ts';
import type { StateStore } from './state-store.ts';

/** Documents and their versions. */
export function documentsContract(store: () => StateStore): void {
  describe('documents', () => {
    test('returns null for a document that does not exist', async () => {
      expect(await store().documents.read({ scope: randomUUID(), collection, id: 'none' })).toBeNull();
    });

    test('returns exactly the JSON that was written', async () => {
      const scope = randomUUID();
      const value = { text: 'ঢাকা 🛵 "x"\u0000', number: -0.5, list: [null, true, [], {}], nested: { empty: '' } };
      expect(await store().documents.write(scope, [put('a', 7, { value })])).toEqual([true]);
      expect(await store().documents.read({ scope, collection, id: 'a' })).toEqual({ id: 'a', version: 7, value });
    });

    test('keeps scopes, collections and ids apart when their joined names are the same', async () => {
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

    test('reads many in the requested order, with null for missing ones', async () => {
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

    test('removes whole collections with their lists and tallies, and nothing else', async () => {
      const [scope, gone, kept] = [randomUUID(), `gone-${randomUUID()}`, `kept-${randomUUID()}`];
      const [listing, shares] = [{ lists: ['all'], score: 1 }, [{ tally: 'day', amounts: { orders: 2 } }]];
      for (const collection of [gone, kept]) {
        await store().documents.write(scope, [{ ...put('a', 1, { listing, shares }), collection }]);
        await store().documents.write(`${scope}:2`, [{ ...put('b', 1), collection }]);
      }
      expect(await store().documents.removeCollections([gone])).toBe(2);
      const place = { list: 'all', direction: 'ascending', offset: 0, limit: 10 } as const;
      const totals = [gone, kept].map(
        async (name) => (await store().documents.list({ scope, collection: name, ...place })).total,
      );
      expect(await Promise.all(totals)).toEqual([0, 1]);
      const tallies = [gone, kept].map((name) => store().documents.readTallies(scope, name, ['day']));
      expect(await Promise.all(tallies)).toEqual([[{}], [{ orders: 2 }]]);
      expect(await store().documents.read({ scope: `${scope}:2`, collection: gone, id: 'b' })).toBeNull();
      expect(await store().documents.read({ scope: `${scope}:2`, collection: kept, id: 'b' })).not.toBeNull();
    });

    test('names the address of every document of a scope, and of no other', async () => {
      const scope = `a*[b]?:${randomUUID()}`;
      const addresses = async (of: string) => {
        const named: string[] = [];
        for await (const part of store().documents.addresses(of)) {
          for (const each of part) named.push(`${each.scope} ${each.collection} ${each.id}`);
        }
        return [...new Set(named)].toSorted();
      };
      expect(await addresses(scope)).toEqual([]);
      const ids = Array.from({ length: 2_345 }, (_, index) => `${index}:{x}%`);
      for (let from = 0; from < ids.length; from += 100) {
        await store().documents.write(
          scope,
          ids.slice(from, from + 100).map((id) => put(id, 1, { listing: { lists: ['all'], score: 1 } })),
        );
      }
      await store().documents.write(scope, [{ ...put('c', 1), collection: 'other:{%' }]);
      await store().documents.write(`${scope}:2`, [put('d', 1)]);
      await store().documents.write(scope.replace('*', 'x'), [put('e', 1)]);
      const own = [...ids.map((id) => `${scope} ${collection} ${id}`), `${scope} other:{% c`];
      expect(await addresses(scope)).toEqual(own.toSorted());
    });

    test('compares versions as numbers up to the largest safe one', async () => {
      const scope = randomUUID();
      await store().documents.write(scope, [put('a', 9)]);
      expect(await store().documents.write(scope, [put('a', 10)])).toEqual([true]);
      expect(await store().documents.write(scope, [put('a', Number.MAX_SAFE_INTEGER - 1)])).toEqual([true]);
      expect(await store().documents.write(scope, [put('a', Number.MAX_SAFE_INTEGER)])).toEqual([true]);
      expect(await store().documents.write(scope, [put('a', Number.MAX_SAFE_INTEGER - 1)])).toEqual([false]);
    });

    test('refuses a write when the stored version is lower than the required one', async () => {
      const scope = randomUUID();
      expect(await store().documents.write(scope, [put('a', 5, { requiresVersion: 4 })])).toEqual([false]);
      expect(await store().documents.read({ scope, collection, id: 'a' })).toBeNull();
      const listing = { lists: ['all'], score: 1 };
      const changes = [put('a', 4), put('a', 5, { requiresVersion: 4, listing }), put('a', 7, { requiresVersion: 4 })];
      expect(await store().documents.write(scope, changes)).toEqual([true, true, true]);
      expect(await store().documents.write(scope, [put('a', 9, { requiresVersion: 8, listing })])).toEqual([false]);
      expect(await store().documents.write(scope, [put('a', 6, { requiresVersion: 5 })])).toEqual([false]);
      expect(await store().documents.read({ scope, collection, id: 'a' })).toMatchObject({ version: 7 });
      await store().documents.write(scope, [put('b', 5, { expiresInMs: 1 })]);
      await until(async () => (await store().documents.read({ scope, collection, id: 'b' })) === null);
      expect(await store().documents.write(scope, [put('b', 6, { requiresVersion: 5 })])).toEqual([false]);
    });

    test('reports for each change whether it was applied', async () => {
      const scope = randomUUID();
      await store().documents.write(scope, [put('a', 3)]);
      expect(await store().documents.write(scope, [put('a', 2), put('b', 1), remove('none'), remove('b')])).toEqual([
        false,
        true,
        false,
        true,
      ]);
    });

    test('does not remove a document that has another version than the one given', async () => {
      const scope = randomUUID();
      const listing = { lists: ['all'], score: 1 };
      await store().documents.write(scope, [put('a', 4, { listing }), put('a', 5, { listing })]);
      const changes = [remove('a', 4), remove('none', 4)];
      expect(await store().documents.write(scope, changes)).toEqual([false, false]);
      const query = { scope, collection, list: 'all', direction: 'ascending', offset: 0, limit: 10 } as const;
      expect(await store().documents.list(query)).toMatchObject({ documents: [{ version: 5 }], total: 1 });
      expect(await store().documents.write(scope, [remove('a', 5)])).toEqual([true]);
      expect(await store().documents.list(query)).toEqual({ documents: [], total: 0 });
    });

    test('forgets the version of a removed document', async () => {
      const scope = randomUUID();
      await store().documents.write(scope, [put('a', 9), remove('a')]);
      expect(await store().documents.read({ scope, collection, id: 'a' })).toBeNull();
      expect(await store().documents.write(scope, [put('a', 1)])).toEqual([true]);
    });

    test('keeps the highest version of 200 concurrent writes in any order', async () => {
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

    test('shows a batch completely or not at all', async () => {
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
      ['a listing that expires', put('x', 1, { listing: { lists: ['l'], score: 1 }, expiresInMs: 1 }), 'expiry'],
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

    test('accepts names of the greatest length', async () => {
      const scope = randomUUID();
      const id = 'i'.repeat(1_900 - scope.length - collection.length - 'list'.length);
      await store().documents.write(scope, [put(id, 1, { listing: { lists: ['list'], score: -1.5 } })]);
      const query = { scope, collection, list: 'list', direction: 'ascending', offset: 0, limit: 10 } as const;
      expect((await store().documents.list(query)).documents.map((document) => document.id)).toEqual([id]);
    });
  });
}
