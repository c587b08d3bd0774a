import { fromBase64, joined } from './bytes.ts';
import type { OrderProof } from './generated/api.types.ts';

/** A recorded event that is in the log. */
export interface VerifiedEvent {
  readonly sequence: number;
  readonly type: string;
  /** The recorded data. */
  readonly data: unknown;
  /** The number of the event in the log, from 0. */
  readonly index: number;
}

/** The proof is not valid. */
export class ProofVerificationError extends Error {
  override readonly name = 'ProofVerificationError';
}

/** The tree of a checkpoint. */
interface Tree {
  readonly note: string;
  readonly size: number;
  readonly root: Uint8Array;
}

const firstLine = 'c2sp.org/tlog-proof@v1';
const ed25519 = 1;

/**
 * Checks the answer of `GET /v1/business/order/{order_id}/proof` offline: the signature of the checkpoint, the data, the leaf and the
 * inclusion (RFC 9162) of each event, and that no event is missing before the last one. Returns the events that the checkpoint covers:
 * compare their number, and the `order_id` and `has_more` of the answer, with what you expect. Throws {@link ProofVerificationError}.
 * `verifierKey`: the public key of the log, which you got from your contact and not from the answer.
 */
export async function verifyProof(proof: OrderProof, verifierKey: string): Promise<readonly VerifiedEvent[]> {
  if (proof.checkpoint === null) return [];
  const tree = await signedTree(proof.checkpoint, verifierKey);
  const verified: VerifiedEvent[] = [];
  for (const [at, event] of proof.events.entries()) {
    if (event.sequence !== at + 1) throw new ProofVerificationError(`Event ${at + 1} of the order is missing.`);
    if (event.proof === null) continue;
    const leaf = leafOf(event.leaf);
    const isOfOrder = leaf.stream === `order-${proof.order_id}` && leaf.revision === event.sequence - 1;
    if (!isOfOrder || leaf.type !== event.type || leaf.recorded_at !== event.recorded_at)
      throw new ProofVerificationError('A leaf is that of another event.');
    const data = bytes(event.data);
    if (hex(await sha256(data)) !== leaf.data_sha256) {
      throw new ProofVerificationError(`The data of event ${event.sequence} is not what was recorded.`);
    }
    const index = await includedAt(event.leaf, event.proof, tree);
    // From the hashed bytes: in the text, a half of a surrogate pair can be in the place of U+FFFD.
    const recorded = JSON.parse(new TextDecoder().decode(data));
    verified.push({ sequence: event.sequence, type: event.type, data: recorded, index });
  }
  return verified;
}

/** Parses a leaf. It is not yet proved to be in the log, so it can be any text. */
function leafOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new ProofVerificationError('A leaf cannot be read.');
  }
}

async function signedTree(note: string, verifierKey: string): Promise<Tree> {
  const split = note.lastIndexOf('\n\n') + 1;
  const text = note.slice(0, split);
  const [, name = '', keyId = '', encoded = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(verifierKey) ?? [];
  const key = fromBase64(encoded);
  if (key.length !== 33 || key[0] !== ed25519)
    throw new TypeError('The key is not that of a log, such as name+1234abcd+AX….');
  const signer = await crypto.subtle.importKey('raw', key.slice(1), 'Ed25519', false, ['verify']);
  for (const line of note.slice(split + 1).split('\n')) {
    const [, signedBy, value = ''] = line.split(' ');
    const signature = fromBase64(value);
    if (signedBy !== name || hex(signature.slice(0, 4)) !== keyId) continue;
    if (!(await crypto.subtle.verify('Ed25519', signer, signature.slice(4), bytes(text)))) break;
    const [origin, size, root] = text.split('\n');
    if (origin !== name) break;
    return { note, size: Number(size), root: fromBase64(root ?? '') };
  }
  throw new ProofVerificationError('The checkpoint is not signed by this key.');
}

/** The number of the leaf. Throws if the proof does not lead to the root. */
async function includedAt(leaf: string, proof: string, tree: Tree): Promise<number> {
  const split = proof.indexOf('\n\n');
  const [first, indexLine = '', ...path] = proof.slice(0, split).split('\n');
  // NaN if the line is not in the form of a proof.
  const index = Number(/^index (\d+)$/.exec(indexLine)?.[1]);
  if (first !== firstLine || proof.slice(split + 2) !== tree.note || !(index < tree.size)) {
    throw new ProofVerificationError('A proof is not one of this checkpoint.');
  }
  let [node, last] = [index, tree.size - 1];
  let hash = await sha256(Uint8Array.of(0), bytes(leaf));
  for (const line of path) {
    const sibling = fromBase64(line);
    if (node % 2 === 1 || node === last) {
      hash = await sha256(Uint8Array.of(1), sibling, hash);
      while (node % 2 === 0 && node !== 0) [node, last] = [half(node), half(last)];
    } else hash = await sha256(Uint8Array.of(1), hash, sibling);
    [node, last] = [half(node), half(last)];
  }
  if (last === 0 && hex(hash) === hex(tree.root)) return index;
  throw new ProofVerificationError('A leaf is not in the tree of the checkpoint.');
}

function half(node: number): number {
  return Math.floor(node / 2);
}

async function sha256(...parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined(...parts)));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function hex(value: Uint8Array): string {
  return Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
