import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { collection, put, remove } from './documents.fixture.ts';
import type { Amounts, DocumentChange, Share } from './documents.ts';
import type { StateStore } from './state-store.ts';

/** Sums of the shares of documents. */
export function talliesContract(store: () => StateStore): void {
  describe('tallies', () => {
    const day = (tally: string, amounts: Amounts) => ({ shares: [{ tally, amounts }] });
    const read = (scope: string, ...tallies: string[]) => store().documents.readTallies(scope, collection, tallies);
    const write = (scope: string, ...changes: DocumentChange[]) => store().documents.write(scope, changes);

    test('are empty without shares', async () => {
      expect(await read(randomUUID(), 'a', 'b')).toEqual([{}, {}]);
      expect(await read(randomUUID())).toEqual([]);
    });

    test('are the sum of the shares, in the requested order', async () => {
      const scope = randomUUID();
      const shares: Share[] = [
        { tally: 'mon', amounts: { orders: 1, price: 90 } },
        { tally: 'tue', amounts: { orders: 1 } },
      ];
      await write(scope, put('a', 1, { shares }), put('b', 1, day('mon', { price: 20, lost: -3 })));
      expect(await read(scope, 'tue', 'none', 'mon')).toEqual([{ orders: 1 }, {}, { orders: 1, price: 110, lost: -3 }]);
      expect(await read(randomUUID(), 'mon')).toEqual([{}]);
      expect(await store().documents.readTallies(scope, 'other things', ['mon'])).toEqual([{}]);
    });

    test('are not changed by a write that is repeated or late', async () => {
      const scope = randomUUID();
      const second = put('a', 2, day('mon', { orders: 1 }));
      for (let times = 0; times < 3; times += 1) await write(scope, put('a', 1, day('mon', { orders: 5 })), second);
      expect(await read(scope, 'mon')).toEqual([{ orders: 1 }]);
    });

    test('replace the shares of an earlier version, and subtract the shares of a removed document', async () => {
      const scope = randomUUID();
      await write(scope, put('a', 1, day('mon', { orders: 1, price: -7 })), put('b', 1, day('mon', { orders: 1 })));
      await write(scope, put('a', 2, day('tue', { orders: 1, price: -7 })));
      expect(await read(scope, 'mon', 'tue')).toEqual([{ orders: 1 }, { orders: 1, price: -7 }]);
      expect(await write(scope, remove('a', 1), remove('b'))).toEqual([false, true]);
      expect(await read(scope, 'mon', 'tue')).toEqual([{}, { orders: 1, price: -7 }]);
      await write(scope, put('a', 3));
      expect(await read(scope, 'tue')).toEqual([{}]);
    });

    test('count unchanged shares once when the lists of their document change', async () => {
      const scope = randomUUID();
      for (let version = 1; version <= 3; version += 1) {
        const listing = { lists: [`list ${version}`], score: version };
        await write(scope, put('a', version, { listing, ...day('mon', { orders: 1 }) }));
      }
      expect(await read(scope, 'mon')).toEqual([{ orders: 1 }]);
    });

    test('may have names with the characters that separate them', async () => {
      const scope = randomUUID();
      await write(scope, put('a', 1, day('mon:1 %', { 'a b:c': 2, ঢাকা: 3 })));
      await write(scope, put('a', 2, day('mon:1 %', { 'a b:c': 5 })));
      expect(await read(scope, 'mon:1 %', 'mon')).toEqual([{ 'a b:c': 5 }, {}]);
    });

    test('are exact for large amounts', async () => {
      const scope = randomUUID();
      const half = 2 ** 52 - 1;
      await write(scope, put('a', 1, day('all', { price: half })), put('b', 1, day('all', { price: half })));
      expect(await read(scope, 'all')).toEqual([{ price: 2 ** 53 - 2 }]);
    });

    test('are corrected only if they have the value that was read', async () => {
      const scope = randomUUID();
      await write(scope, put('a', 1, day('mon', { orders: 1, price: 90 })));
      const correct = (from: Amounts, to: Amounts) =>
        write(scope, { kind: 'correct', collection, tally: 'mon', from, to });
      expect(await correct({ orders: 2, price: 90 }, { orders: 3 })).toEqual([false]);
      expect(await correct({ price: 90, orders: 1, none: 0 }, { orders: 4, price: 90, lost: 2 })).toEqual([true]);
      expect(await read(scope, 'mon')).toEqual([{ orders: 4, price: 90, lost: 2 }]);
      expect(await correct({ orders: 4, price: 90, lost: 2 }, {})).toEqual([true]);
      expect(await correct({}, { orders: 1 })).toEqual([true]);
      expect(await read(scope, 'mon')).toEqual([{ orders: 1 }]);
    });

    test.each<[string, DocumentChange]>([
      ['a fraction', put('a', 1, day('mon', { price: 0.5 }))],
      ['no name', put('a', 1, day('', { price: 1 }))],
      ['a line break', put('a', 1, day('mon', { 'pri\nce': 1 }))],
      ['two shares of one tally', put('a', 1, { shares: [...day('mon', { a: 1 }).shares, ...day('mon', {}).shares] })],
      ['an expiry', put('a', 1, { ...day('mon', { price: 1 }), expiresInMs: 1_000 })],
      ['a correction to a fraction', { kind: 'correct', collection, tally: 'mon', from: {}, to: { price: 0.5 } }],
    ])('refuse a change with %s', async (_, change) => {
      await expect(write(randomUUID(), change)).rejects.toThrow(RangeError);
    });

    test('equal the sum over the present documents after any writes in any order', async () => {
      const amounts = fc.dictionary(fc.constantFrom('orders', 'price'), fc.integer({ min: -50, max: 50 }));
      const shares = fc.uniqueArray(fc.record({ tally: fc.constantFrom('mon', 'tue'), amounts }), {
        selector: ({ tally }) => tally,
      });
      const id = fc.constantFrom('a', 'b', 'c');
      const version = fc.integer({ min: 1, max: 5 });
      const change = fc.oneof(
        { weight: 4, arbitrary: fc.record({ id, version, shares }) },
        { weight: 1, arbitrary: fc.record({ id }) },
      );
      await fc.assert(
        fc.asyncProperty(fc.array(change, { maxLength: 30 }), async (changes) => {
          const scope = randomUUID();
          const kept = new Map<string, { version: number; shares: { tally: string; amounts: Amounts }[] }>();
          for (const each of changes) {
            const isPut = 'version' in each;
            await write(scope, isPut ? put(each.id, each.version, { shares: each.shares }) : remove(each.id));
            if (!isPut) kept.delete(each.id);
            else if ((kept.get(each.id)?.version ?? 0) < each.version) kept.set(each.id, each);
          }
          const expected = ['mon', 'tue'].map((tally) =>
            sumOf(
              [...kept.values()].flatMap((each) => each.shares),
              tally,
            ),
          );
          expect(await read(scope, 'mon', 'tue')).toEqual(expected);
        }),
        { numRuns: 60 },
      );
    });
  });
}

function sumOf(shares: readonly { tally: string; amounts: Amounts }[], tally: string): Amounts {
  const sums: Record<string, number> = {};
  for (const share of shares.filter((each) => each.tally === tally)) {
    for (const [what, amount] of Object.entries(share.amounts)) sums[what] = (sums[what] ?? 0) + amount;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
}
