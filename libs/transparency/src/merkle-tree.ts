import { hash } from 'node:crypto';

// The Merkle tree of RFC 6962, section 2.1, with SHA-256.

export const hashBytes = 32;
const leafPrefix = Buffer.of(0);
const nodePrefix = Buffer.of(1);

/** The hash of the complete subtree of `2 ** height` leaves that begins at leaf `index * 2 ** height`. */
export type SubtreeReader = (height: number, index: number) => Promise<Buffer>;

/** Reused, because a node is hashed for each leaf. */
const node = Buffer.alloc(1 + 2 * hashBytes, nodePrefix);

export function leafHash(leaf: Uint8Array): Buffer {
  return sha256(Buffer.concat([leafPrefix, leaf]));
}

export function nodeHash(left: Uint8Array, right: Uint8Array): Buffer {
  // A hash from an export can have any length. A short one must not be completed by the bytes of the last node.
  if (left.length !== hashBytes || right.length !== hashBytes) return sha256(Buffer.concat([nodePrefix, left, right]));
  node.set(left, 1);
  node.set(right, 1 + hashBytes);
  return sha256(node);
}

/** Converts from a text, because `hash` takes twice as long to return a buffer. */
function sha256(bytes: Uint8Array): Buffer {
  return Buffer.from(hash('sha256', bytes, 'binary'), 'binary');
}

/** The root over concatenated hashes of the same height. Their number is a power of two. */
export function rootOf(hashes: Buffer): Buffer {
  const level = Buffer.from(hashes);
  for (let count = hashes.length / hashBytes; count > 1; count /= 2) {
    for (let at = 0; at < count / 2; at += 1) {
      level.copy(node, 1, 2 * at * hashBytes, 2 * (at + 1) * hashBytes);
      level.write(hash('sha256', node, 'binary'), at * hashBytes, 'binary');
    }
  }
  // A copy, because a kept root must not keep the other hashes in memory.
  return Buffer.from(level.subarray(0, hashBytes));
}

/** The audit path of a leaf in the tree of the first `size` leaves, from the leaf's sibling upwards. */
export async function inclusionProof(index: number, size: number, subtree: SubtreeReader): Promise<Buffer[]> {
  if (index < 0 || index >= size) throw new RangeError(`leaf ${index} is not in a tree of ${size} leaves`);
  const path: Buffer[] = [];
  let [from, to] = [0, size];
  while (to - from > 1) {
    const middle = from + splitOf(to - from);
    const isLeft = index < middle;
    path.push(await (isLeft ? rangeRoot(middle, to, subtree) : rangeRoot(from, middle, subtree)));
    if (isLeft) to = middle;
    else from = middle;
  }
  return path.reverse();
}

/** Proves that the tree of `newSize` leaves begins with the tree of `oldSize` leaves. Empty for the sizes 0 and `newSize`. */
export async function consistencyProof(oldSize: number, newSize: number, subtree: SubtreeReader): Promise<Buffer[]> {
  if (oldSize < 0 || oldSize > newSize) throw new RangeError(`a tree of ${newSize} leaves has none of ${oldSize}`);
  if (oldSize === 0 || oldSize === newSize) return [];
  const proof: Buffer[] = [];
  let [from, to, isOldRoot] = [0, newSize, true];
  while (oldSize !== to) {
    const middle = from + splitOf(to - from);
    const isLeft = oldSize <= middle;
    proof.push(await (isLeft ? rangeRoot(middle, to, subtree) : rangeRoot(from, middle, subtree)));
    if (isLeft) to = middle;
    else [from, isOldRoot] = [middle, false];
  }
  // The verifier knows the old root itself.
  if (!isOldRoot) proof.push(await rangeRoot(from, to, subtree));
  return proof.reverse();
}

/** The root of the leaves from `from` up to `to`, where `from` is a multiple of the largest power of two below the length. */
export async function rangeRoot(from: number, to: number, subtree: SubtreeReader): Promise<Buffer> {
  const length = to - from;
  if (Number.isInteger(Math.log2(length))) return subtree(Math.log2(length), from / length);
  const middle = from + splitOf(length);
  return nodeHash(await rangeRoot(from, middle, subtree), await rangeRoot(middle, to, subtree));
}

/** The largest power of two below the length, which is at least 2. */
export function splitOf(length: number): number {
  let split = 1;
  while (split * 2 < length) split *= 2;
  return split;
}
