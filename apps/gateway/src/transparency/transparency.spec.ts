import { randomUUID } from 'node:crypto';
import { orderDetails, orderId, provenIndex } from '@dakpion/fixtures';
import {
  CheckpointWriter,
  isSignedBy,
  leafHash,
  leavesOfEvents,
  parseCheckpointText,
  parseNote,
  parseVerifier,
  rootOf,
  signerOfSeed,
  TreeWriter,
} from '@dakpion/transparency';
import { type Answer, call, operatorToken, type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { writeOrder } from '../orders.fixture.ts';

// The transparency log as the order service has written it.

const signer = signerOfSeed(Buffer.alloc(32, 7));
const at = '2026-11-25T12:00:00.000+06:00';
let gateway: StartedGateway;
let later = 0;
let key: string;
let strangersKey: string;

const event = (data: object) => {
  const metadata = { schema_version: 2, $correlationId: 'r', $causationId: null, actor: {}, occurred_at: at };
  return { id: randomUUID(), type: 'OrderCreated', data: { ...data }, metadata };
};

/** Appends `count` events of other orders, and writes the log. */
async function writeLog(count: number): Promise<void> {
  const { eventStore } = gateway.engines;
  const events = Array.from({ length: count }, (_, n) => event({ n }));
  await eventStore.append(`order-${randomUUID()}`, events, 'no_stream');
  const tree = await TreeWriter.open(eventStore, () => at);
  for await (const leaves of leavesOfEvents(eventStore, tree.lastPosition)) await tree.addLeaves(leaves);
  await (await CheckpointWriter.open(eventStore, () => at)).sign(tree, signer);
}

beforeAll(async () => {
  gateway = await startGateway({}, () => Date.now() + later);
  const partner = await gateway.partner();
  key = partner.api_keys.sandbox;
  strangersKey = (await gateway.partner()).api_keys.sandbox;
  await writeOrder(gateway.engines.stateStore, partner.partner_id, orderDetails());
});
afterAll(() => gateway.close());

const proofOf = (apiKey: string): Promise<Answer> =>
  call(`${gateway.url}/v1/business/order/${orderId}/proof`, 'GET', { 'x-api-key': apiKey });
const read = (path: string) =>
  fetch(`${gateway.url}/transparency/${path}`, { headers: { authorization: `Bearer ${operatorToken}` } });

test('serves tiles, entries and a checkpoint that agree, and proves each event of an order', async () => {
  expect((await read('checkpoint')).status).toBe(404);
  await gateway.engines.eventStore.append(`order-${orderId}`, [event({ receiver: 'Rahima' })], 'no_stream');
  const early = (await proofOf(key)).body;
  expect(early).toMatchObject({ checkpoint: null, verifier_key: null, events: [{ sequence: 1, proof: null }] });
  expect(Date.parse(early.events[0].proof_due_at)).toBeGreaterThan(Date.parse(early.events[0].recorded_at));
  later = 120_000;
  expect((await proofOf(key)).body.events).toMatchObject([{ proof: null, proof_due_at: null }]);
  later = 0;

  await writeLog(400);
  const checkpoint = await (await read('checkpoint')).text();
  const { body } = await proofOf(key);
  expect(body).toMatchObject({ order_id: orderId, checkpoint, verifier_key: signer.vkey });
  const note = parseNote(checkpoint);
  const verifier = parseVerifier(body.verifier_key);
  const head = parseCheckpointText(note?.text ?? '');
  if (note === null || verifier === null || head === null) throw new Error('the checkpoint is not readable');
  expect(isSignedBy(note, verifier)).toBe(true);
  const [proven] = body.events;
  expect(JSON.parse(proven.data)).toEqual({ receiver: 'Rahima' });
  expect(provenIndex(proven.proof, Buffer.from(proven.leaf), head)).toBeLessThan(head.size);

  const tile = Buffer.from(await (await read('tile/0/000')).arrayBuffer());
  const entries = Buffer.from(await (await read('tile/entries/000')).arrayBuffer());
  const hashes: Buffer[] = [];
  for (let from = 0; from < entries.length; ) {
    const length = entries.readUInt16BE(from);
    hashes.push(leafHash(entries.subarray(from + 2, from + 2 + length)));
    from += 2 + length;
  }
  expect(Buffer.concat(hashes)).toEqual(tile);
  const top = Buffer.from(await (await read('tile/1/000.p/1')).arrayBuffer());
  expect(top).toEqual(rootOf(tile));
});

test('promises no time of a proof while the log is turned off or late, and promises it again when the log goes on', async () => {
  const dueTimes = async () => {
    const { events } = (await proofOf(key)).body;
    return events.map(({ proof_due_at }: { proof_due_at: string | null }) => proof_due_at);
  };
  await gateway.engines.eventStore.append(`order-${orderId}`, [event({})], 0);
  expect(await dueTimes()).toEqual([null, expect.any(String)]);
  later = 120_000;
  try {
    expect(await dueTimes()).toEqual([null, null]);
  } finally {
    later = 0;
  }
  await writeLog(1);
  await gateway.engines.eventStore.append(`order-${orderId}`, [event({})], 1);
  expect(await dueTimes()).toEqual([null, null, expect.any(String)]);
});

test.each([
  'tile/0/001',
  'tile/0/001.p/255',
  'tile/entries/002.p/1',
  'tile/7/000',
  'tile/x/000',
  'tile/0/0',
  'tile/0/x000/000',
])('answers %s with 404 when no checkpoint covers it or no tile has this path', async (path) => {
  expect((await read(path)).status).toBe(404);
});

test('refuses another partner the proof of an order, as if it did not exist', async () => {
  const { status, body } = await proofOf(strangersKey);
  expect([status, body.code]).toEqual([404, 'order_not_found']);
});
