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
const recorded_at = '2026-11-25T12:00:00.000+06:00';

/** The largest power of two below the number of leaves, where a tree divides (RFC 9162, section 2.1). */
const divisionOf = ({ length }: readonly string[]) => 2 ** (Math.ceil(Math.log2(length)) - 1);

function rootOf(leaves: readonly string[]): Buffer {
  if (leaves.length === 1) return sha(Buffer.of(0), ...leaves);
  const at = divisionOf(leaves);
  return sha(Buffer.of(1), rootOf(leaves.slice(0, at)), rootOf(leaves.slice(at)));
}

function pathOf(index: number, leaves: readonly string[]): readonly Buffer[] {
  if (leaves.length === 1) return [];
  const at = divisionOf(leaves);
  const [left, right] = [leaves.slice(0, at), leaves.slice(at)];
  return index < at ? [...pathOf(index, left), rootOf(right)] : [...pathOf(index - at, right), rootOf(left)];
}

/** Signs the text of a checkpoint. */
function signed(text: string): string {
  const signature = Buffer.concat([keyId, sign(null, Buffer.from(text), privateKey)]).toString('base64');
  return `${text}\n— ${name} ${signature}\n`;
}

/** A proof of an order whose events are all leaves of the log. */
function proofOf(count: number, origin = name): OrderProof {
  return proofOfData(
    Array.from({ length: count }, (_, sequence) => JSON.stringify({ order_id, sequence })),
    origin,
  );
}

function proofOfData(texts: readonly string[], origin = name): OrderProof {
  const count = texts.length;
  const types = texts.map((_, index) => ['OrderCreated', 'OrderAssigned'][index] ?? 'OrderAccepted');
  const leaves = texts.map((text, revision) => {
    const data_sha256 = sha(text).toString('hex');
    return JSON.stringify({ data_sha256, recorded_at, revision, stream: `order-${order_id}`, type: types[revision] });
  });
  const checkpoint = signed(`${origin}\n${count}\n${rootOf(leaves).toString('base64')}\n`);
  const events = leaves.map((leaf, index) => {
    const path = pathOf(index, leaves).map((hash) => `${hash.toString('base64')}\n`);
    return {
      sequence: index + 1,
      type: types[index] ?? '',
      recorded_at,
      data: texts[index] ?? '',
      leaf,
      proof: `c2sp.org/tlog-proof@v1\nindex ${index}\n${path.join('')}\n${checkpoint}`,
      proof_due_at: null,
    };
  });
  return { order_id, verifier_key: key, checkpoint, has_more: false, events };
}

const recorded = proofOf(3);

/** The example with a change of one of its events. */
function changed(change: Partial<OrderProof['events'][number]>): OrderProof {
  return { ...recorded, events: recorded.events.map((event, at) => (at === 1 ? { ...event, ...change } : event)) };
}

const second = recorded.events[1] ?? recorded.events[0];
if (second === undefined) throw new Error('the example has no events');

/** The example with a change of the proof of one of its events. */
const changedProof = (text: string | RegExp, other: string) =>
  changed({ proof: second.proof?.replace(text, other) ?? '' });

/** The example with another index in the proof of its first event. */
const atIndex = (index: string) => ({
  ...recorded,
  events: recorded.events.map((event) => ({
    ...event,
    proof: event.proof?.replace('index 0', `index ${index}`) ?? '',
  })),
});

test('returns the events of a genuine proof, with their data', async () => {
  const verified = await verifyProof(recorded, key);
  expect(verified.map(({ type }) => type)).toEqual(recorded.events.map(({ type }) => type));
  expect(verified[0]?.data).toMatchObject({ order_id: recorded.order_id });
});

test('returns the data that was hashed, and not a half of a surrogate pair in its place', async () => {
  const proof = proofOfData(['{"receiver_name":"\uFFFD"}']);
  const forged = proof.events.map((event) => ({ ...event, data: '{"receiver_name":"\uD800"}' }));
  const [event] = await verifyProof({ ...proof, events: forged }, key);
  expect(event?.data).toEqual({ receiver_name: '\uFFFD' });
});

test('leaves out events that no checkpoint covers yet', async () => {
  const verified = await verifyProof(changed({ proof: null }), key);
  expect(verified.map(({ sequence }) => sequence)).not.toContain(2);
  expect(await verifyProof({ ...recorded, checkpoint: null, verifier_key: null }, key)).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 13])('finds every event in a tree of %i, and none after its end', async (count) => {
  const proof = proofOf(count);
  const verified = await verifyProof(proof, key);
  expect(verified.map(({ index }) => index)).toEqual([...Array(count).keys()]);
  const [last] = proof.events.slice(-1).map((event) => ({
    ...event,
    proof: event.proof?.replace(/index \d+/, `index ${count}`) ?? '',
  }));
  await expect(verifyProof({ ...proof, events: last ? [last] : [] }, key)).rejects.toThrow(ProofVerificationError);
});

test('passes over the signatures of witnesses, and of a former key of the log', async () => {
  const others = ['witness.example', name].map(
    (signer, at) => `— ${signer} ${Buffer.alloc(68, at).toString('base64')}\n`,
  );
  const withOthers = (text: string | null) => text?.replace('\n\n— ', `\n\n${others.join('')}— `) ?? null;
  const events = recorded.events.map((event) => ({ ...event, proof: withOthers(event.proof) }));
  const proof = { ...recorded, checkpoint: withOthers(recorded.checkpoint), events };
  expect(await verifyProof(proof, key)).toHaveLength(3);
});

test.each<[string, OrderProof]>([
  ['changed data', changed({ data: second.data.replace('"', ' "') })],
  ['a changed leaf', changed({ leaf: second.leaf.replace('{', '{ ') })],
  ['a leaf that is not JSON', changed({ leaf: 'x' })],
  ['a leaf that is null', changed({ leaf: 'null' })],
  ['the leaf and proof of another event', changed({ leaf: recorded.events[0]?.leaf ?? '' })],
  ['a genuine proof as that of another order', { ...recorded, order_id: `ord_${'2'.repeat(26)}` }],
  ['another sequence', changed({ sequence: 3 })],
  ['another type', changed({ type: 'OrderCancelled' })],
  ['another time', changed({ recorded_at: '2026-11-24T12:00:00.000+06:00' })],
  [
    'a proof that lacks an event of the order',
    { ...recorded, events: recorded.events.filter((event) => event !== second) },
  ],
  ['a proof that lacks the first event', { ...recorded, events: recorded.events.slice(1) }],
  ['a proof that has an event twice', { ...recorded, events: [...recorded.events, second] }],
  ['events in another order', { ...recorded, events: recorded.events.toReversed() }],
  ['a proof with another index', changedProof(/index 1/, 'index 0')],
  ['a proof with an index that is no whole number', atIndex('0.5')],
  ['a proof in another form', changedProof('tlog-proof@v1', 'tlog-proof@v2')],
  ['a proof with another checkpoint', changedProof(/$/, ' ')],
  ['a path that is longer than the tree is high', changedProof('\n\n', `\n${Buffer.alloc(32).toString('base64')}\n\n`)],
  ['a checkpoint of another log that has the same key', proofOf(3, 'example.com/another')],
  ['a changed checkpoint', { ...recorded, checkpoint: recorded.checkpoint?.replace(/\n\d+\n/, '\n9999\n') ?? '' }],
])('refuses %s', async (_, proof) => {
  await expect(verifyProof(proof, key)).rejects.toThrow(ProofVerificationError);
});

test('refuses a checkpoint that another key has signed, even if the answer names that key', async () => {
  const other = `${key.slice(0, -2)}AA`;
  await expect(verifyProof(recorded, other)).rejects.toThrow('not signed by this key');
});

test.each([
  ['no key', 'no key'],
  ['a key of another kind', `${name}+${keyId.toString('hex')}+${Buffer.alloc(33, 4).toString('base64')}`],
  ['a key that is too long', `${name}+${keyId.toString('hex')}+${Buffer.alloc(34, 1).toString('base64')}`],
])('reports %s as an error of the program', async (_, text) => {
  await expect(verifyProof(recorded, text)).rejects.toThrow(TypeError);
});
