import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { OrderProof } from './generated/api.types.ts';
import { ProofVerificationError, verifyProof } from './verify-proof.ts';

const sha = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const name = 'example.com/dakpion';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keyBytes = Buffer.concat([Buffer.of(1), publicKey.export({ format: 'der', type: 'spki' }).subarray(12)]);
const keyId = sha(`${name}\n`, keyBytes).subarray(0, 4);
const key = `${name}+${keyId.toString('hex')}+${keyBytes.toString('base64')}`;

const order_id = `ord_${'1'.repeat(26)}`;
const types = ['OrderCreated', 'OrderAssigned', 'OrderAccepted'];
const texts = types.map((_, sequence) => JSON.stringify({ order_id, sequence }));
const leaves = types.map((type, revision) => {
  const data_sha256 = sha(texts[revision] ?? '').toString('hex');
  return JSON.stringify({ data_sha256, revision, stream: `order-${order_id}`, type });
});
/** A tree of three leaves: the first two have a common parent. */
const [one, two, three] = leaves.map((leaf) => sha(Buffer.of(0), leaf)) as [Buffer, Buffer, Buffer];
const pair = sha(Buffer.of(1), one, two);
const paths = [[two, three], [one, three], [pair]];
const text = `${name}\n3\n${sha(Buffer.of(1), pair, three).toString('base64')}\n`;
const signature = Buffer.concat([keyId, sign(null, Buffer.from(text), privateKey)]).toString('base64');
const checkpoint = `${text}\n— ${name} ${signature}\n`;

const recorded: OrderProof = {
  order_id,
  verifier_key: key,
  checkpoint,
  has_more: false,
  events: types.map((type, index) => ({
    sequence: index + 1,
    type,
    recorded_at: '2026-11-25T12:00:00.000+06:00',
    data: texts[index] ?? '',
    leaf: leaves[index] ?? '',
    proof: `c2sp.org/tlog-proof@v1\nindex ${index}\n${paths[index]?.map((hash) => `${hash.toString('base64')}\n`).join('')}\n${checkpoint}`,
    proof_due_at: null,
  })),
};

/** The example with a change of one of its events. */
function changed(change: Partial<OrderProof['events'][number]>): OrderProof {
  return { ...recorded, events: recorded.events.map((event, at) => (at === 1 ? { ...event, ...change } : event)) };
}

const second = recorded.events[1] ?? recorded.events[0];
if (second === undefined) throw new Error('the example has no events');

test('returns the events of a genuine proof, with their data', async () => {
  const verified = await verifyProof(recorded, key);
  expect(verified.map(({ type }) => type)).toEqual(recorded.events.map(({ type }) => type));
  expect(verified[0]?.data).toMatchObject({ order_id: recorded.order_id });
});

test('leaves out events that no checkpoint covers yet', async () => {
  const verified = await verifyProof(changed({ proof: null }), key);
  expect(verified.map(({ sequence }) => sequence)).not.toContain(2);
  expect(await verifyProof({ ...recorded, checkpoint: null, verifier_key: null }, key)).toEqual([]);
});

test.each<[string, OrderProof]>([
  ['changed data', changed({ data: second.data.replace('"', ' "') })],
  ['a changed leaf', changed({ leaf: second.leaf.replace('{', '{ ') })],
  ['a leaf that is not JSON', changed({ leaf: 'x' })],
  ['a leaf that is null', changed({ leaf: 'null' })],
  ['the leaf and proof of another event', changed({ leaf: recorded.events[0]?.leaf ?? '' })],
  ['a proof with another index', changed({ proof: second.proof?.replace(/index \d+/, 'index 0') ?? '' })],
  ['a changed checkpoint', { ...recorded, checkpoint: recorded.checkpoint?.replace(/\n\d+\n/, '\n9999\n') ?? '' }],
])('refuses %s', async (_, proof) => {
  await expect(verifyProof(proof, key)).rejects.toThrow(ProofVerificationError);
});

test('refuses a checkpoint that another key has signed, even if the answer names that key', async () => {
  const other = `${key.slice(0, -2)}AA`;
  await expect(verifyProof(recorded, other)).rejects.toThrow('not signed by this key');
  await expect(verifyProof(recorded, 'no key')).rejects.toThrow(TypeError);
});
