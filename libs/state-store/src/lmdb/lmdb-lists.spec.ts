import { withTemporaryDirectory } from '@dakpion/fixtures';
import fc from 'fast-check';
import { open } from 'lmdb';
import type { ListQuery } from '../documents.ts';
import { type ListKey, LmdbLists } from './lmdb-lists.ts';

const key: ListKey = ['scope', 'orders', 'all'];
type Entry = readonly [score: number, id: string];

const entry = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.constantFrom('a', 'b', 'c', 'ঢাকা'));
const score = fc.option(fc.integer({ min: -22, max: 22 }), { nil: undefined });
const query = fc.record({
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
  fromScore: score,
  toScore: score,
  offset: fc.nat(60),
  limit: fc.nat(12),
});
const asText = ([number, id]: Entry) => `${number} ${id}`;

function toggle(lists: LmdbLists, model: Map<string, Entry>, entries: readonly Entry[], fails = false): void {
  lists.change(() => {
    for (const [number, id] of entries) {
      const isThere = model.delete(asText([number, id]));
      if (isThere) lists.remove(key, number, id);
      else {
        lists.add(key, number, id);
        model.set(asText([number, id]), [number, id]);
      }
    }
    if (fails) throw new Error('the change fails');
  });
}

function expectPage(
  lists: LmdbLists,
  model: Map<string, Entry>,
  asked: Omit<ListQuery, 'scope' | 'collection' | 'list'>,
) {
  const { fromScore = -Infinity, toScore = Infinity, offset, limit } = asked;
  const wanted = [...model.values()]
    .filter(([number]) => number >= fromScore && number < toScore)
    .sort(([one, a], [other, b]) => one - other || Buffer.compare(Buffer.from(a), Buffer.from(b)));
  if (asked.direction === 'descending') wanted.reverse();
  const page = lists.page({ scope: 'scope', collection: 'orders', list: 'all', ...asked });
  const ids = wanted.slice(offset, offset + limit).map(([, id]) => id);
  expect({ asked, page }).toEqual({ asked, page: { ids, total: wanted.length } });
}

test('returns the pages and totals of a sorted array from a list that is counted by chunks, also after failed changes', async () => {
  const steps = fc.array(fc.array(entry, { maxLength: 30 }), { maxLength: 8 });
  const property = fc.asyncProperty(steps, fc.array(query, { minLength: 5, maxLength: 10 }), (batches, queries) =>
    withTemporaryDirectory(async (path) => {
      const environment = open({ path: `${path}/lists`, noSync: true });
      const lists = new LmdbLists(environment, 4);
      const model = new Map<string, Entry>();
      for (const batch of batches) {
        const failing = () => environment.transactionSync(() => toggle(lists, new Map(model), batch, true));
        expect(failing).toThrow('the change fails');
        environment.transactionSync(() => toggle(lists, model, batch));
        for (const asked of queries) expectPage(lists, model, asked);
      }
      await environment.close();
    }),
  );
  await fc.assert(property, { numRuns: 100 });
});

test('divides a list that has no chunks yet into chunks at its next change, and removes them with its last entry', () =>
  withTemporaryDirectory(async (path) => {
    const environment = open({ path: `${path}/lists`, noSync: true });
    const model = new Map<string, Entry>();
    const many = Array.from({ length: 50 }, (_, number): Entry => [number, 'a']);
    environment.transactionSync(() => toggle(new LmdbLists(environment, 1_000), model, many));
    const lists = new LmdbLists(environment, 4);
    const asked = { direction: 'descending', fromScore: 7, offset: 11, limit: 9 } as const;
    expectPage(lists, model, asked);
    environment.transactionSync(() => toggle(lists, model, [[50, 'a']]));
    expectPage(lists, model, asked);
    environment.transactionSync(() => toggle(lists, model, [...model.values()]));
    expectPage(lists, model, asked);
    expect([...environment.openDB('list_chunks', { encoding: 'string' }).getKeys()]).toEqual([]);
    await environment.close();
  }));

test('keeps no empty chunks of a list that grows at its end and shrinks at its beginning', () =>
  withTemporaryDirectory(async (path) => {
    const environment = open({ path: `${path}/lists`, noSync: true });
    const lists = new LmdbLists(environment, 4);
    const model = new Map<string, Entry>();
    for (let number = 0; number < 100; number += 1) {
      const entries: readonly Entry[] =
        number < 10
          ? [[number, 'a']]
          : [
              [number, 'a'],
              [number - 10, 'a'],
            ];
      environment.transactionSync(() => toggle(lists, model, entries));
    }
    // Those of ten entries, and the first, which begins before all entries.
    expect(environment.openDB('list_chunks', { encoding: 'string' }).getKeysCount()).toBeLessThanOrEqual(5);
    await environment.close();
  }));
