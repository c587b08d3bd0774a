import { randomUUID } from 'node:crypto';
import type { JournalEntry } from './journals.ts';
import type { StateStore } from './state-store.ts';

/** The size in bytes of each entry of these tests: an id of 1, a text of 10, and 120. */
const entrySize = 131;

function entry(time: number, id: string, text = '0123456789'): JournalEntry {
  return { time, id, text };
}

/** Texts sorted by time, whose oldest entries are removed. */
export function journalsContract(store: () => StateStore): void {
  describe('journals', () => {
    const maxBytes = 1_000_000;
    const all = { before: null, limit: 1_000 };
    const idsOf = async (journal: string) => (await store().journals.read(journal, all)).map(({ id }) => id);

    test('are read newest first, ties by id, independent of the order of the additions', async () => {
      const journal = randomUUID();
      await store().journals.append(journal, [entry(20, 'b'), entry(10, 'z')], { maxBytes });
      await store().journals.append(journal, [entry(9, 'y'), entry(20, 'a', 'ভাই {"a": 1}\n'), entry(100, 'x')], {
        maxBytes,
      });
      expect(await store().journals.read(journal, all)).toEqual([
        entry(100, 'x'),
        entry(20, 'b'),
        entry(20, 'a', 'ভাই {"a": 1}\n'),
        entry(10, 'z'),
        entry(9, 'y'),
      ]);
      expect(await store().journals.read(randomUUID(), all)).toEqual([]);
    });

    test('continue after any entry, also among many of the same time, and after one that was removed', async () => {
      const journal = randomUUID();
      const ids = Array.from({ length: 25 }, (_, index) => `id${10 + index}`);
      await store().journals.append(
        journal,
        ids.map((id) => entry(5, id)),
        { maxBytes },
      );
      await store().journals.append(journal, [entry(4, 'older'), entry(6, 'newer')], { maxBytes });
      const read: string[] = [];
      let before: JournalEntry | null = null;
      for (;;) {
        const page: readonly JournalEntry[] = await store().journals.read(journal, { before, limit: 4 });
        if (page.length === 0) break;
        expect(page.length).toBeLessThanOrEqual(4);
        read.push(...page.map(({ id }) => id));
        before = page.at(-1) ?? null;
      }
      expect(read).toEqual(['newer', ...ids.toReversed(), 'older']);
      const from = async (time: number, id: string) =>
        (await store().journals.read(journal, { before: { time, id }, limit: 1 })).map((found) => found.id);
      expect(await from(5, 'id12x')).toEqual(['id12']);
      expect(await from(5, '!')).toEqual(['older']);
      expect(await from(1_000, 'z')).toEqual(['newer']);
      expect(await from(1, 'z')).toEqual([]);
    });

    test('keep to their limit of bytes by removing the oldest entries, and count a repeated entry once', async () => {
      const journal = randomUUID();
      const limit = { maxBytes: 3 * entrySize };
      await store().journals.append(journal, [entry(1, 'a'), entry(2, 'b'), entry(3, 'c')], limit);
      await store().journals.append(journal, [entry(3, 'c'), entry(1, 'a')], limit);
      expect(await idsOf(journal)).toEqual(['c', 'b', 'a']);
      await store().journals.append(journal, [entry(4, 'd')], limit);
      expect(await idsOf(journal)).toEqual(['d', 'c', 'b']);
      await store().journals.append(journal, [entry(5, 'e')], { maxBytes: entrySize });
      expect(await idsOf(journal)).toEqual(['e']);
      await store().journals.append(journal, [entry(6, 'f')], { maxBytes: 10 });
      expect(await idsOf(journal)).toEqual([]);
      await store().journals.append(journal, [entry(7, 'g')], limit);
      expect(await idsOf(journal)).toEqual(['g']);
    });

    test('keep to their limit of bytes also if more entries than one step removes are too many', async () => {
      const journal = randomUUID();
      const many = Array.from({ length: 1_000 }, (_, index) => entry(index, `id${index}`));
      await store().journals.append(journal, many, { maxBytes });
      await store().journals.append(journal, [entry(1_000, 'a'), entry(1_001, 'b')], { maxBytes: entrySize });
      expect(await idsOf(journal)).toEqual(['b']);
    });

    test('are trimmed to an age, also completely, and count their bytes correctly afterwards', async () => {
      const [old, mixed] = [randomUUID(), randomUUID()];
      const many = Array.from({ length: 1_000 }, (_, index) => entry(10, `id${index}`));
      await store().journals.append(old, many, { maxBytes });
      await store().journals.append(old, [entry(11, 'a'), entry(12, 'b')], { maxBytes });
      await store().journals.append(mixed, [entry(19, 'a'), entry(20, 'b'), entry(21, 'c')], { maxBytes });
      await store().journals.trim({ from: 20, maxBytes: 1_000_000_000 });
      expect([await idsOf(old), await idsOf(mixed)]).toEqual([[], ['c', 'b']]);
      await store().journals.append(mixed, [entry(22, 'd')], { maxBytes: 3 * entrySize });
      expect(await idsOf(mixed)).toEqual(['d', 'c', 'b']);
    });

    test('lose the oldest entries of the largest journals when all are trimmed to a size', async () => {
      // Removes the entries of other tests.
      await store().journals.trim({ from: 1_000, maxBytes: 0 });
      const [small, one, other] = [randomUUID(), randomUUID(), randomUUID()];
      const ten = Array.from({ length: 10 }, (_, index) => entry(1_000 + index, String(index)));
      await store().journals.append(small, ten.slice(0, 2), { maxBytes });
      await store().journals.append(one, ten, { maxBytes });
      await store().journals.append(other, ten, { maxBytes });
      await store().journals.trim({ from: 0, maxBytes: 22 * entrySize });
      expect(await idsOf(one)).toHaveLength(10);
      await store().journals.trim({ from: 0, maxBytes: 8 * entrySize });
      expect([await idsOf(small), await idsOf(one), await idsOf(other)]).toEqual([
        ['1', '0'],
        ['9', '8', '7'],
        ['9', '8', '7'],
      ]);
    });

    test.each([
      ['an id with a blank', [entry(1, 'a b')]],
      ['an id that is empty', [entry(1, '')]],
      ['a time that is not whole', [entry(1.5, 'a')]],
      ['too many entries', Array.from({ length: 1_001 }, () => entry(1, 'a'))],
    ])('refuse %s', async (_, entries) => {
      await expect(store().journals.append(randomUUID(), entries, { maxBytes })).rejects.toThrow(RangeError);
    });
  });
}
