import { randomUUID } from 'node:crypto';
import { collection, put, remove } from './documents.fixture.ts';
import type { ExpectedDocument } from './documents.ts';
import type { StateStore } from './state-store.ts';

const document: Omit<ExpectedDocument, 'scope'> = {
  collection,
  id: 'a',
  version: 3,
  value: { text: 'ঢাকা 🛵 "x"', number: -0.5, absent: undefined },
  listing: { lists: ['all', 'status=ন'], score: 1.5 },
  shares: [{ tally: 'day', amounts: { orders: 1, nothing: 0 } }],
  absentFrom: ['other', 'never written'],
};
const { absentFrom: _, ...stored } = document;

/** The check whether documents are stored as expected. */
export function heldDocumentsContract(store: () => StateStore): void {
  const holds = async (scope: string, ...expected: Omit<ExpectedDocument, 'scope'>[]) =>
    store().documents.holds(expected.map((each) => ({ scope, ...each })));

  describe('held documents', () => {
    async function written(): Promise<string> {
      const scope = randomUUID();
      await store().documents.write(scope, [{ kind: 'put', ...stored }, put('b', 1)]);
      return scope;
    }

    test('are found if they are stored as they were written', async () => {
      const scope = await written();
      const b = { collection, id: 'b', version: 1, value: { id: 'b', version: 1 } };
      expect(await holds(scope, document, b, { ...b, id: 'none' })).toEqual([true, true, false]);
      expect(await holds(randomUUID(), document)).toEqual([false]);
      expect(await holds(scope)).toEqual([]);
    });

    test.each<[string, Partial<ExpectedDocument>]>([
      ['another value', { value: { text: 'x' } }],
      ['a lower version', { version: 2 }],
      ['a higher version', { version: 4 }],
      ['another score', { listing: { lists: ['all', 'status=ন'], score: 2 } }],
      ['one list more', { listing: { lists: ['all', 'status=ন', 'more'], score: 1.5 } }],
      ['one list less', { listing: { lists: ['all'], score: 1.5 } }],
      ['other shares', { shares: [{ tally: 'day', amounts: { orders: 2 } }] }],
      ['no shares', { shares: [] }],
      ['a list that must not contain it', { absentFrom: ['status=ন'] }],
    ])('are not found with %s', async (_name, changes) => {
      expect(await holds(await written(), { ...document, ...changes })).toEqual([false]);
    });

    test('are found in several scopes at once', async () => {
      const [one, other] = [await written(), await written()];
      const expected = [one, randomUUID(), other].map((scope) => ({ scope, ...document }));
      expect(await store().documents.holds(expected)).toEqual([true, false, true]);
    });

    test('are compared as a whole if they are long, and have characters outside of ASCII', async () => {
      const scope = randomUUID();
      const long = put('long', 1, { value: 'ঢাকা'.repeat(30_000) });
      await store().documents.write(scope, [long]);
      expect(await holds(scope, long, { ...long, value: `${long.value}x` })).toEqual([true, false]);
      expect(await holds(scope, { ...long, version: 2, anyVersion: true })).toEqual([true]);
    });

    test('are found in any version if the rest is the same', async () => {
      const scope = await written();
      expect(await holds(scope, { ...document, version: 7, anyVersion: true })).toEqual([true]);
      expect(await holds(scope, { ...document, version: 7, anyVersion: true, value: 1 })).toEqual([false]);
      expect(await holds(scope, { ...document, id: 'none', anyVersion: true })).toEqual([false]);
    });

    test('are not found if another list contains them, too, although their listing does not name it', async () => {
      const scope = await written();
      const other = put('a', 3, { listing: { lists: ['other'], score: 1.5 } });
      // A new version removes the document from the lists of the former version, so the document is removed first.
      await store().documents.write(scope, [remove('a'), other]);
      expect(await holds(scope, document)).toEqual([false]);
      expect(await holds(scope, { ...other, absentFrom: ['all'] })).toEqual([true]);
      expect(await holds(scope, { ...other, absentFrom: ['other'] })).toEqual([false]);
    });
  });
}
