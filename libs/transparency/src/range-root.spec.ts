import { leafHash, nodeHash, rangeRoot, rootOf } from './merkle-tree.ts';
import { PrefixRoot } from './prefix-root.ts';
import { type LeafRange, rangesAround, rootAround } from './range-root.ts';

const leaves = Array.from({ length: 70 }, (_, index) => leafHash(Buffer.from(String(index))));
const subtree = (height: number, index: number) =>
  Promise.resolve(rootOf(Buffer.concat(leaves.slice(index * 2 ** height, (index + 1) * 2 ** height))));

/** The root, computed only from the leaves of the range and the list of roots beside it. */
async function rootFrom(range: LeafRange, size: number): Promise<Buffer> {
  const beside: Buffer[] = [];
  for (const { from, to } of rangesAround(range, 0, size)) beside.push(await rangeRoot(from, to, subtree));
  const inside = leaves.slice(range.from, range.to);
  const next = (list: Buffer[]) => async () => list.shift() ?? nodeHash(Buffer.of(), Buffer.of());
  const root = await rootAround(range, size, { leaf: next(inside), outside: next(beside) });
  expect([inside, beside]).toEqual([[], []]);
  return root;
}

test.each([1, 2, 3, 7, 8, 9, 63, 64, 70])(
  'computes the root of a tree of %i leaves from a range and the roots beside it',
  async (size) => {
    const tree = new PrefixRoot();
    for (const leaf of leaves.slice(0, size)) tree.addSubtree(leaf, 1);
    for (let from = 0; from < size; from += 1) {
      for (const to of [from + 1, Math.ceil((from + size + 1) / 2), size]) {
        expect(await rootFrom({ from, to }, size)).toEqual(tree.root());
      }
    }
  },
);

test('needs at most two roots for each level of the tree', () => {
  const size = 1_000_000;
  const beside = [...rangesAround({ from: 333_333, to: 666_667 }, 0, size)];
  expect(beside.length).toBeLessThanOrEqual(2 * 20);
});
