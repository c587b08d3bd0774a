import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventStore, openLmdbEventStore } from '@dakpion/event-store';
import { anEvent } from '@dakpion/event-store/contract';
import { BACKWARDS, END, EventStoreDBClient, FORWARDS, type ResolvedEvent, START } from '@eventstore/db-client';
import { type ProtocolServer, startProtocolServer } from './start-protocol-server.ts';

type ReadOptions = NonNullable<Parameters<EventStoreDBClient['readStream']>[1]>;

let directory: string;
let engine: EventStore;
let server: ProtocolServer;
let client: EventStoreDBClient;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'event-store-'));
  engine = await openLmdbEventStore({ directory });
  server = await startProtocolServer({ store: engine, host: '127.0.0.1', port: 0 });
  client = EventStoreDBClient.connectionString(server.url);
});

afterEach(async () => {
  await client.dispose();
  await server.close();
  await engine.close();
  rmSync(directory, { recursive: true });
});

/** Two concurrent orders, and streams of other categories. */
async function appendOrders(): Promise<void> {
  await engine.append('order-1', [anEvent({ type: 'A' }), anEvent({ type: 'B' })], 'no_stream');
  await engine.append('orders-1', [anEvent({ type: 'other' })], 'no_stream');
  await engine.append('order-2-x', [anEvent({ type: 'C' })], 'no_stream');
  await engine.append('order', [anEvent({ type: 'other' })], 'no_stream');
  await engine.append('partner-order-1', [anEvent({ type: 'other' })], 'no_stream');
  await engine.append('order-1', [anEvent({ type: 'D' })], 1);
}

async function read(options: ReadOptions = {}, stream = '$ce-order'): Promise<ResolvedEvent[]> {
  const taken: ResolvedEvent[] = [];
  for await (const item of client.readStream(stream, { resolveLinkTos: true, ...options })) taken.push(item);
  return taken;
}

const places = (events: readonly ResolvedEvent[]) =>
  events.map(({ event, link }) => [Number(link!.revision), event!.type]);

test('returns the events of all orders to an auditor in one stream, in the order in which they were stored', async () => {
  await appendOrders();
  const events = await read();
  expect(places(events)).toEqual([
    [0, 'A'],
    [1, 'B'],
    [2, 'C'],
    [3, 'D'],
  ]);
  const [stored] = await read({ fromRevision: 2n }, 'order-1');
  expect(stored?.link).toBeUndefined();
  const last = events[3]!;
  expect(last.event).toEqual(stored!.event);
  expect(last.link).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
    streamId: '$ce-order',
    revision: 3n,
    type: '$>',
    data: Uint8Array.from(Buffer.from('2@order-1')),
    metadata: { $causedBy: stored!.event!.id },
    isJson: false,
    created: stored!.event!.created,
    position: stored!.event!.position,
  });
  expect(new Set(events.map(({ link }) => link!.id)).size).toBe(4);
  expect(await read()).toEqual(events);
});

test('returns links unchanged when they are not to be resolved', async () => {
  await appendOrders();
  const links = await read({ resolveLinkTos: false });
  expect(links.map(({ event, link }) => [link, event!.streamId, event!.type, String(event!.data)])).toEqual(
    ['0@order-1', '1@order-1', '0@order-2-x', '2@order-1'].map((target) => [
      undefined,
      '$ce-order',
      '$>',
      String(Uint8Array.from(Buffer.from(target))),
    ]),
  );
});

test('can be read from any revision and in both directions like other streams', async () => {
  await appendOrders();
  const revisions = async (options: ReadOptions) => places(await read(options)).map(([revision]) => revision);
  expect(await revisions({ direction: FORWARDS, fromRevision: START, maxCount: 2 })).toEqual([0, 1]);
  expect(await revisions({ direction: FORWARDS, fromRevision: 2n })).toEqual([2, 3]);
  expect(await revisions({ direction: FORWARDS, fromRevision: 1n, maxCount: 1 })).toEqual([1]);
  expect(await revisions({ direction: FORWARDS, fromRevision: END })).toEqual([]);
  expect(await revisions({ direction: FORWARDS, fromRevision: 9n })).toEqual([]);
  expect(await revisions({ direction: BACKWARDS, fromRevision: END })).toEqual([3, 2, 1, 0]);
  expect(await revisions({ direction: BACKWARDS, fromRevision: END, maxCount: 1 })).toEqual([3]);
  expect(await revisions({ direction: BACKWARDS, fromRevision: 2n, maxCount: 2 })).toEqual([2, 1]);
  expect(await revisions({ direction: BACKWARDS, fromRevision: 99n, maxCount: 2 })).toEqual([3, 2]);
  expect(await revisions({ direction: BACKWARDS, fromRevision: START })).toEqual([0]);
});

test.each(['$ce-nobody', '$ce-order-2', '$ce-'])(
  'does not exist for the category without streams %s',
  async (stream) => {
    await appendOrders();
    for (const direction of [FORWARDS, BACKWARDS] as const) {
      const fromRevision = direction === FORWARDS ? START : END;
      await expect(read({ direction, fromRevision }, stream)).rejects.toMatchObject({ type: 'stream-not-found' });
    }
  },
);

test.each<[string, ReadOptions['fromRevision'], [number, string][]]>([
  [
    'from the beginning',
    START,
    [
      [0, 'A'],
      [1, 'B'],
      [2, 'C'],
      [3, 'D'],
      [4, 'E'],
    ],
  ],
  [
    'after a revision',
    2n,
    [
      [3, 'D'],
      [4, 'E'],
    ],
  ],
  ['from the end', END, [[4, 'E']]],
])('can be followed %s', async (_where, fromRevision, expected) => {
  await appendOrders();
  const subscription = client.subscribeToStream('$ce-order', { fromRevision: fromRevision!, resolveLinkTos: true });
  await new Promise((resolve) => subscription.once('caughtUp', () => resolve(undefined)));
  await engine.append('order-3', [anEvent({ type: 'E' })], 'no_stream');
  const taken: ResolvedEvent[] = [];
  for await (const item of subscription) {
    taken.push(item);
    if (taken.length === expected.length) break;
  }
  expect(places(taken)).toEqual(expected);
});
