import fc from 'fast-check';
import { compareLeaves, type NamedLeaf } from './compare-leaves.ts';

const leaf = (revision: number, hash = 'as signed'): NamedLeaf => ({ name: `order-1@${revision}`, hash });

/** What differs, as texts. Both sequences come in parts. */
async function compared(leaves: readonly NamedLeaf[], events: readonly NamedLeaf[], partSize = 3): Promise<string[]> {
  async function* parts(list: readonly NamedLeaf[]) {
    for (let at = 0; at < list.length; at += partSize) yield list.slice(at, at + partSize);
  }
  const found: string[] = [];
  for await (const item of compareLeaves(parts(leaves), parts(events))) {
    found.push(item.kind === 'new_events' ? `new ${item.count}` : `${item.kind} ${item.revision}`);
  }
  return found;
}

test('names exactly the events that were changed, removed or inserted, and counts the new ones', async () => {
  const fate = fc.constantFrom('kept', 'kept', 'event_changed', 'event_removed', 'event_inserted');
  await fc.assert(
    fc.asyncProperty(fc.array(fate), fc.nat(5), fc.integer({ min: 1, max: 7 }), async (drawn, added, partSize) => {
      const fates = [...drawn, 'kept'];
      const leaves = fates.flatMap((each, index) => (each === 'event_inserted' ? [] : [leaf(index)]));
      const events = fates.flatMap((each, index) =>
        each === 'event_removed' ? [] : [leaf(index, each === 'event_changed' ? 'otherwise' : undefined)],
      );
      const later = Array.from({ length: added }, (_, index) => leaf(fates.length + index));
      const expected = fates.flatMap((each, index) => (each === 'kept' ? [] : [`${each} ${index}`]));
      const found = await compared(leaves, [...events, ...later], partSize);
      expect(found.pop()).toBe(`new ${added}`);
      expect(found.sort()).toEqual(expected.sort());
    }),
  );
});

test.each([
  ['a later', [1, 2, 3, 0, 4]],
  ['an earlier', [3, 0, 1, 2, 4]],
  ['the last', [1, 2, 3, 4, 0]],
])('names an event that was moved to %s place, and says if it was also changed', async (_, order) => {
  const leaves = [0, 1, 2, 3, 4].map((revision) => leaf(revision));
  const [moved] = order[0] === 3 ? [3] : [0];
  const events = (hash?: string) => order.map((revision) => leaf(revision, revision === moved ? hash : undefined));
  expect(await compared(leaves, events())).toEqual([`event_moved ${moved}`, 'new 0']);
  expect(await compared(leaves, events('otherwise'))).toEqual([`event_changed ${moved}`, 'new 0']);
});

test('names each of more removed events than it keeps in memory', async () => {
  const leaves = Array.from({ length: 2_100 }, (_, revision) => leaf(revision));
  const found = await compared(leaves, [leaf(2_099)], 256);
  expect(found).toEqual([...leaves.slice(0, -1).map((_, revision) => `event_removed ${revision}`), 'new 0']);
});
