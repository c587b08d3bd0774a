import type { StoredCheckpoint } from './checkpoints.ts';
import { hashBytes, inclusionProof } from './merkle-tree.ts';
import type { TreeReader } from './tree-reader.ts';

/** The first line of a proof, as in C2SP tlog-proof. */
const firstLine = 'c2sp.org/tlog-proof@v1';

/** The proof that a leaf is in the tree of a checkpoint, as in C2SP tlog-proof. */
export async function tlogProof(tree: TreeReader, index: number, { head, note }: StoredCheckpoint): Promise<string> {
  const path = await inclusionProof(index, head.size, tree.subtree);
  const lines = path.map((hash) => `${hash.toString('base64')}\n`);
  return `${firstLine}\nindex ${index}\n${lines.join('')}\n${note}`;
}

/** A proof that was read. */
interface TlogProof {
  readonly index: number;
  readonly path: readonly Buffer[];
  /** The signed note of the checkpoint. */
  readonly note: string;
}

/** Null: it is not a proof. */
export function parseTlogProof(proof: string): TlogProof | null {
  const split = proof.indexOf('\n\n');
  const [first, ...rest] = proof.slice(0, split).split('\n');
  const [indexLine = '', ...lines] = rest[0]?.startsWith('extra ') ? rest.slice(1) : rest;
  const path = lines.map((line) => Buffer.from(line, 'base64'));
  const isProof = split > 0 && first === firstLine && /^index (0|[1-9]\d{0,14})$/.test(indexLine);
  if (!isProof || path.length > 63 || path.some((hash) => hash.length !== hashBytes)) return null;
  return { index: Number(indexLine.slice('index '.length)), path, note: proof.slice(split + 2) };
}
