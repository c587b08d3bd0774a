import { createHash, randomBytes } from 'node:crypto';
import { beginsWith } from '@dakpion/fixtures';
import { verifyMerkleInclusion } from '@sigstore/verify/dist/tlog/merkle.js';
import fc from 'fast-check';
import { consistencyProof, inclusionProof, leafHash, nodeHash, rangeRoot, rootOf } from './merkle-tree.ts';

const hashes = Array.from({ length: 600 }, (_, n) => leafHash(Buffer.from(`leaf ${n}`)));

const subtree = async (height: number, index: number) =>
  rootOf(Buffer.concat(hashes.slice(index * 2 ** height, (index + 1) * 2 ** height)));

const size = fc.integer({ min: 1, max: hashes.length });

test('computes the roots of the test vectors of RFC 6962', async () => {
  const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
  const leaves = inputs.map((input) => leafHash(Buffer.from(input, 'hex')));
  const read = async (height: number, index: number) =>
    rootOf(Buffer.concat(leaves.slice(index * 2 ** height, (index + 1) * 2 ** height)));
  const roots = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((count) => rangeRoot(0, count, read)));
  expect(roots.map((root) => root.toString('hex'))).toEqual([
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ]);
});

test('hashes only what it is given, even if a hash has the wrong length', () => {
  const [left, right] = [randomBytes(32), randomBytes(32)];
  nodeHash(left, right);
  for (const [one, other] of [
    [left.subarray(1), right],
    [left, right.subarray(1)],
    [left, Buffer.alloc(0)],
  ] as const) {
    const bytes = Buffer.concat([Buffer.of(1), one, other]);
    expect(nodeHash(one, other)).toEqual(createHash('sha256').update(bytes).digest());
  }
});

test('refuses a proof about leaves and trees that do not exist', async () => {
  for (const index of [-1, 3]) await expect(inclusionProof(index, 3, subtree)).rejects.toThrow(RangeError);
  for (const oldSize of [-1, 4]) await expect(consistencyProof(oldSize, 3, subtree)).rejects.toThrow(RangeError);
});

test('makes a proof for every leaf of every tree that another implementation accepts', async () => {
  await fc.assert(
    fc.asyncProperty(size, fc.nat(), async (count, seed) => {
      const index = seed % count;
      const leaf = Buffer.from(`leaf ${index}`);
      const tree = { size: count, root: await rangeRoot(0, count, subtree) };
      const proof = await inclusionProof(index, count, subtree);
      const entry = {
        canonicalizedBody: leaf,
        inclusionProof: { logIndex: String(index), treeSize: String(count), hashes: proof },
      };
      const head = { logSize: BigInt(count), logHash: tree.root };
      expect(() => verifyMerkleInclusion(entry as never, head as never)).not.toThrow();
    }),
  );
});

test('proves that a tree begins with each of its former trees, and with no other tree', async () => {
  await fc.assert(
    fc.asyncProperty(size, fc.nat(), async (count, seed) => {
      const oldSize = (seed % count) + 1;
      const old = { size: oldSize, root: await rangeRoot(0, oldSize, subtree) };
      const now = { size: count, root: await rangeRoot(0, count, subtree) };
      const proof = await consistencyProof(oldSize, count, subtree);
      expect(beginsWith(now, old, proof)).toBe(true);
      expect(await consistencyProof(0, count, subtree)).toEqual([]);
      expect(beginsWith(now, { ...old, root: randomBytes(32) }, proof)).toBe(false);
      expect(beginsWith({ ...now, root: randomBytes(32) }, old, proof)).toBe(false);
      expect(beginsWith(now, old, [...proof, randomBytes(32)])).toBe(false);
    }),
  );
});
