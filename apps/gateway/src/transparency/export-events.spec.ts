import { randomUUID } from 'node:crypto';
import { CheckpointWriter, leavesOfEvents, signerOfSeed, TreeWriter } from '@dakpion/transparency';
import { call, operatorToken, type StartedGateway, startGateway } from '../gateway.fixture.ts';

const at = '2026-11-25T12:00:00.000+06:00';
let gateway: StartedGateway;
let partnerId: string;
beforeAll(async () => {
  gateway = await startGateway();
  partnerId = (await gateway.partner()).partner_id;
  await record('order-ord_1', [{ partner_id: partnerId }, { rider: { rider_id: 7 } }]);
  await record('order-ord_3', [{ partner_id: 'another' }, { rider: { rider_id: Number.MAX_SAFE_INTEGER } }]);
  await record('webhook-ord_1', [{ url: 'https://example.com' }]);
  await record('order-ord_2', [{ partner_id: 'another' }]);
  const { eventStore } = gateway.engines;
  const tree = await TreeWriter.open(eventStore, () => at);
  for await (const leaves of leavesOfEvents(eventStore, undefined)) await tree.addLeaves(leaves);
  await (await CheckpointWriter.open(eventStore, () => at)).sign(tree, signerOfSeed(Buffer.alloc(32, 7)));
  size = tree.size;
});
afterAll(() => gateway.close());
let size = 0;

async function record(stream: string, data: readonly object[]): Promise<void> {
  const metadata = { schema_version: 2, $correlationId: 'r', $causationId: null, actor: {}, occurred_at: at };
  const events = data.map((one) => ({ id: randomUUID(), type: 'Happened', data: { ...one }, metadata }));
  await gateway.engines.eventStore.append(stream, events, 'no_stream');
}

async function read(query: string) {
  const url = `${gateway.url}/transparency/events?from=0&to=${size}${query}`;
  const text = await (await fetch(url, { headers: { authorization: `Bearer ${operatorToken}` } })).text();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
const named = (lines: { leaf: { stream: string; revision: number }; data?: unknown }[]) =>
  lines.filter(({ data }) => data !== undefined).map(({ leaf }) => `${leaf.stream}@${leaf.revision}`);

test('sends every leaf, with data if it matches the filter', async () => {
  const lines = await read(`&partner_id=${partnerId}`);
  expect(lines.map(({ index }) => index)).toEqual(Array.from({ length: size }, (_, index) => index));
  expect(named(lines).filter((name) => !name.startsWith('partner-'))).toEqual([
    'order-ord_1@0',
    'order-ord_1@1',
    'webhook-ord_1@0',
  ]);
  expect(named(await read('&rider_id=7'))).toEqual(['order-ord_1@1']);
  expect(named(await read('&order_id=ord_2'))).toEqual(['order-ord_2@0']);
  const keysAndSteps = await read(`&partner_id=${partnerId}&rider_id=7`);
  expect(named(keysAndSteps)).toEqual([
    expect.stringMatching(/^partner-/),
    expect.stringMatching(/^partner-/),
    'order-ord_1@1',
  ]);
});

test('finds the rider with the greatest number that a rider event can have', async () => {
  expect(named(await read(`&rider_id=${Number.MAX_SAFE_INTEGER}`))).toEqual(['order-ord_3@1']);
});

test('sends no secrets of partners, only their events about keys', async () => {
  const lines = await read('');
  const types = lines
    .filter(({ leaf, data }) => leaf.stream.startsWith('partner-') && data !== undefined)
    .map(({ leaf }) => leaf.type);
  expect(new Set(types)).toEqual(new Set(['ApiKeyIssued']));
  expect(JSON.stringify(lines)).not.toMatch(/password_hash|signing_secret/);
});

test.each([
  'from=0&to=0',
  'from=0&to=4097',
  'from=0&to=100000',
  'from=1',
  'from=0&to=1&recorded_from=x',
  `from=0&to=1&rider_id=${2 ** 53}`,
])('refuses %s', async (query) => {
  const url = `${gateway.url}/transparency/events?${query}`;
  const { status, body } = await call(url, 'GET', { authorization: `Bearer ${operatorToken}` });
  expect([status, body.code]).toEqual([422, 'validation_failed']);
});
