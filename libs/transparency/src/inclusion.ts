import type { StoredCheckpoint } from './checkpoints.ts';
import { inclusionProof } from './merkle-tree.ts';
import type { TreeReader } from './tree-reader.ts';

/** The first line of a proof, as in C2SP tlog-proof. */
const firstLine = 'c2sp.org/tlog-proof@v1';

/** The proof that a leaf is in the tree of a checkpoint, as in C2SP tlog-proof. */
export async function tlogProof(tree: TreeReader, index: number, { head, note }: StoredCheckpoint): Promise<string> {
  const path = await inclusionProof(index, head.size, tree.subtree);
  const lines = path.map((hash) => `${hash.toString('base64')}\n`);
  return `${firstLine}\nindex ${index}\n${lines.join('')}\n${note}`;
}
