import { randomBytes } from 'node:crypto';
import { verifyMerkleInclusion } from '@sigstore/verify/dist/tlog/merkle.js';
import fc from 'fast-check';
import {
  consistencyProof,
  inclusionProof,
  leafHash,
  rootOf,
  treeRoot,
  verifiesConsistency,
  verifiesInclusion,
} from './merkle-tree.ts';

const hashes = Array.from({ length: 600 }, (_, n) => leafHash(Buffer.from(`leaf ${n}`)));

const subtree = async (height: number, index: number) =>
  rootOf(Buffer.concat(hashes.slice(index * 2 ** height, (index + 1) * 2 ** height)));

const size = fc.integer({ min: 1, max: hashes.length });

test('computes the roots of the test vectors of RFC 6962', async () => {
  const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
  const leaves = inputs.map((input) => leafHash(Buffer.from(input, 'hex')));
  const read = async (height: number, index: number) =>
    rootOf(Buffer.concat(leaves.slice(index * 2 ** height, (index + 1) * 2 ** height)));
  const roots = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8].map((count) => treeRoot(count, read)));
  expect(roots.map((root) => root.toString('hex'))).toEqual([
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
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

test('makes a proof for every leaf of every tree that this and another implementation accept', async () => {
  await fc.assert(
    fc.asyncProperty(size, fc.nat(), async (count, seed) => {
      const index = seed % count;
      const leaf = Buffer.from(`leaf ${index}`);
      const tree = { size: count, root: await treeRoot(count, subtree) };
      const proof = await inclusionProof(index, count, subtree);
      expect(verifiesInclusion({ hash: leafHash(leaf), index }, tree, proof)).toBe(true);
      const entry = {
        canonicalizedBody: leaf,
        inclusionProof: { logIndex: String(index), treeSize: String(count), hashes: proof },
      };
      const head = { logSize: BigInt(count), logHash: tree.root };
      expect(() => verifyMerkleInclusion(entry as never, head as never)).not.toThrow();
    }),
  );
});

test('refuses a proof of another leaf, place, size or path', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: hashes.length }), fc.nat(), async (count, seed) => {
      const index = seed % count;
      const tree = { size: count, root: await treeRoot(count, subtree) };
      const proof = await inclusionProof(index, count, subtree);
      const hash = leafHash(Buffer.from(`leaf ${index}`));
      expect(verifiesInclusion({ hash: randomBytes(32), index }, tree, proof)).toBe(false);
      expect(verifiesInclusion({ hash, index: (index + 1) % count }, tree, proof)).toBe(false);
      expect(verifiesInclusion({ hash, index: count }, tree, proof)).toBe(false);
      expect(verifiesInclusion({ hash, index }, { ...tree, root: randomBytes(32) }, proof)).toBe(false);
      expect(verifiesInclusion({ hash, index }, tree, proof.slice(1))).toBe(false);
      expect(verifiesInclusion({ hash, index }, tree, [...proof, randomBytes(32)])).toBe(false);
      const short = proof.map((node) => node.subarray(0, -1));
      expect(verifiesInclusion({ hash, index }, tree, short)).toBe(false);
    }),
  );
});

test('proves that a tree begins with each of its former trees, and with no other', async () => {
  await fc.assert(
    fc.asyncProperty(size, fc.nat(), async (count, seed) => {
      const oldSize = seed % (count + 1);
      const old = { size: oldSize, root: await treeRoot(oldSize, subtree) };
      const now = { size: count, root: await treeRoot(count, subtree) };
      const proof = await consistencyProof(oldSize, count, subtree);
      expect(verifiesConsistency(old, now, proof)).toBe(true);
      if (oldSize === 0) return;
      expect(verifiesConsistency({ ...old, root: randomBytes(32) }, now, proof)).toBe(false);
      expect(verifiesConsistency(old, { ...now, root: randomBytes(32) }, proof)).toBe(false);
      expect(verifiesConsistency(old, now, [...proof, randomBytes(32)])).toBe(false);
    }),
  );
});
