import { withTemporaryDirectory } from '@dakpion/fixtures';
import fc from 'fast-check';
import { open, type RootDatabase } from 'lmdb';
import { LmdbLists } from './lmdb-lists.ts';

const collections = [
  ['partner', 'orders'],
  ['partner', 'orders~2'],
  ['partner2', 'orders'],
] as const;
const character = fc.constantFrom(' ', '!', '"', '&', '0', '1', '=', 'Z', 'a', 'b', '~', 'é', 'ঢ', '🛵', 'ｱ');
const name = fc.string({ unit: character, minLength: 1, maxLength: 4 });
const names = fc.uniqueArray(name, { maxLength: 40 });

async function withEnvironment(work: (environment: RootDatabase) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const environment = open({ path: `${directory}/data.mdb`, maxDbs: 8 });
    try {
      await work(environment);
    } finally {
      await environment.close();
    }
  });
}

/** Makes the lists of each collection exactly these, each with one entry. */
function fill(environment: RootDatabase, lists: LmdbLists, wanted: ReadonlyMap<string, readonly string[]>): void {
  environment.transactionSync(() => {
    for (const database of ['lists', 'list_entries']) environment.openDB({ name: database }).clearSync();
    lists.change(() => {
      for (const [scope, collection] of collections) {
        for (const list of wanted.get(`${scope} ${collection}`) ?? []) lists.add([scope, collection, list], 1, 'a');
      }
    });
  });
}

test('a look finds the same as a separate search in each list, for any lists', () =>
  withEnvironment(async (environment) => {
    const lists = new LmdbLists(environment);
    fc.assert(
      fc.property(fc.array(names, { minLength: 3, maxLength: 3 }), fc.array(name, { maxLength: 80 }), (all, asked) => {
        const wanted = new Map(collections.map((place, nth) => [place.join(' '), all[nth] ?? []]));
        fill(environment, lists, wanted);
        const look = lists.look();
        for (const [nth, list] of [...asked, ...asked, ...all.flat()].entries()) {
          const [scope, collection] = collections[nth % 3] as (typeof collections)[number];
          const isThere = (wanted.get(`${scope} ${collection}`) ?? []).includes(list);
          const of = look(scope, collection);
          expect([list, of.lacks(list, 1, 'a'), of.lacks(list, 2, 'a')]).toEqual([list, !isThere, true]);
          expect([list, of.contains(list, 1, 'a'), of.contains(list, 1, 'b')]).toEqual([list, isThere, false]);
        }
      }),
    );
  }));

test('finds by one search that several lists do not exist', () =>
  withEnvironment(async (environment) => {
    const lists = new LmdbLists(environment);
    lists.change(() => lists.add(['partner', 'orders', 'status=PENDING'], 1, 'a'));
    const look = lists.look()('partner', 'orders');
    const find = jest.spyOn(Object.getPrototypeOf(environment.openDB({ name: 'lists' })), 'get');
    for (let nth = 0; nth < 100; nth += 1) expect(look.lacks(`status=ASSIGNED&reference="${nth}"`, 1, 'a')).toBe(true);
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
  }));
