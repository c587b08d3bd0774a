import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventStore, openLmdbEventStore } from '@dakpion/event-store';
import { all, anEvent, someEvents } from '@dakpion/event-store/contract';
import {
  ANY,
  BACKWARDS,
  END,
  EventStoreDBClient,
  eventTypeFilter,
  FORWARDS,
  jsonEvent,
  NO_STREAM,
  START,
  STREAM_EXISTS,
  streamNameFilter,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { uuidMessage, uuidText } from './identifiers.ts';
import { type ProtocolServer, startProtocolServer } from './start-protocol-server.ts';

let directory: string;
let engine: EventStore;
let server: ProtocolServer;
let client: EventStoreDBClient;
/** The number of items that subscribers of the engine got. */
let pulled: number;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'event-store-'));
  engine = await openLmdbEventStore({ directory, clock: () => 1_795_000_000_123 });
  pulled = 0;
  server = await startProtocolServer({ store: counted(), host: '127.0.0.1', port: 0 });
  client = EventStoreDBClient.connectionString(server.url);
});

afterEach(async () => {
  await client.dispose();
  await server.close();
  await engine.close();
  rmSync(directory, { recursive: true });
});

describe('a read with the client of EventStoreDB', () => {
  test('returns type, data, metadata, position and time of every event', async () => {
    const event = anEvent({ type: 'PLACED' });
    const result = await engine.append('order-1', [event], 'no_stream');
    const [read] = await all(client.readStream('order-1'));
    expect(read!.event).toEqual({
      ...event,
      streamId: 'order-1',
      revision: 0n,
      isJson: true,
      created: new Date(1_795_000_000_123),
      position: { commit: result.outcome === 'appended' && result.position, prepare: expect.any(BigInt) },
    });
  });

  test('begins and continues as with EventStoreDB', async () => {
    await engine.append('order-1', someEvents(4), 'no_stream');
    const revisions = async (options: Parameters<EventStoreDBClient['readStream']>[1]) =>
      (await all(client.readStream('order-1', options))).map(({ event }) => Number(event!.revision));
    expect(await revisions({ direction: FORWARDS, fromRevision: START, maxCount: 2 })).toEqual([0, 1]);
    expect(await revisions({ direction: FORWARDS, fromRevision: 2n })).toEqual([2, 3]);
    expect(await revisions({ direction: FORWARDS, fromRevision: END })).toEqual([]);
    expect(await revisions({ direction: FORWARDS, fromRevision: 9n })).toEqual([]);
    expect(await revisions({ direction: BACKWARDS, fromRevision: END, maxCount: 3 })).toEqual([3, 2, 1]);
    expect(await revisions({ direction: BACKWARDS, fromRevision: 1n })).toEqual([1, 0]);
    expect(await revisions({ direction: BACKWARDS, fromRevision: START })).toEqual([0]);
    const positions = async (options: Parameters<EventStoreDBClient['readAll']>[0]) =>
      (await all(client.readAll(options))).map(({ event }) => Number(event!.position.commit));
    const second = { commit: 2n, prepare: 2n };
    expect(await positions({ direction: FORWARDS, fromPosition: second })).toEqual([2, 3, 4]);
    expect(await positions({ direction: BACKWARDS, fromPosition: END, maxCount: 1 })).toEqual([4]);
    expect(await positions({ direction: BACKWARDS, fromPosition: second })).toEqual([1]);
    expect(await positions({ direction: FORWARDS, fromPosition: END })).toEqual([]);
    expect(await positions({ direction: BACKWARDS, fromPosition: START })).toEqual([]);
  });

  test('reports that a stream does not exist', async () => {
    await expect(all(client.readStream('order-none'))).rejects.toMatchObject({ type: 'stream-not-found' });
  });
});

describe('a subscription', () => {
  test('of one stream begins after a revision or at the end', async () => {
    await engine.append('order-1', someEvents(3), 'no_stream');
    await engine.append('order-10', someEvents(3), 'no_stream');
    const after = client.subscribeToStream('order-1', { fromRevision: 0n });
    const atEnd = client.subscribeToStream('order-1', { fromRevision: END });
    await new Promise((resolve) => atEnd.once('caughtUp', () => resolve(undefined)));
    await engine.append('order-1', someEvents(1), 2);
    const revision = ({ event }: { event?: { revision: bigint } }) => Number(event!.revision);
    expect((await take(after, 3)).map(revision)).toEqual([1, 2, 3]);
    expect((await take(atEnd, 1)).map(revision)).toEqual([3]);
  });

  test.each([
    ['prefixes of streams', streamNameFilter({ prefixes: ['order-', 'partner-'] }), ['order-1', 'partner-1']],
    ['a regular expression on streams', streamNameFilter({ regex: '^p.*-1$' }), ['partner-1']],
    ['prefixes of types', eventTypeFilter({ prefixes: ['AB'] }), ['other-1']],
    ['a regular expression on types', eventTypeFilter({ regex: '^[^A]' }), ['order-1', 'partner-1']],
  ])('is filtered by %s', async (_name, filter, expected) => {
    await engine.append('order-1', [anEvent({ type: 'PLACED' })], 'no_stream');
    await engine.append('partner-1', [anEvent({ type: 'MADE' })], 'no_stream');
    await engine.append('other-1', [anEvent({ type: 'ABC' })], 'no_stream');
    const events = await take(client.subscribeToAll({ filter }), expected.length);
    expect(events.map(({ event }) => event!.streamId)).toEqual(expected);
  });

  test('gets its position after each given number of other events', async () => {
    const told: bigint[] = [];
    const checkpointReached = (_subscription: unknown, { commit }: { commit: bigint }) => void told.push(commit);
    const filter = streamNameFilter({ prefixes: ['partner-'], checkpointInterval: 1, checkpointReached });
    const subscription = client.subscribeToAll({ filter });
    await new Promise((resolve) => subscription.once('caughtUp', () => resolve(undefined)));
    const others = await engine.append('order-1', someEvents(70), 'no_stream');
    const own = await engine.append('partner-1', someEvents(1), 'no_stream');
    await take(subscription, 1);
    const last = others.outcome === 'appended' ? others.position : 0n;
    expect(own.outcome).toBe('appended');
    expect(told.slice(0, 2)).toEqual([last - 38n, last - 6n]);
  });

  test('reads ahead no further than its consumer needs', async () => {
    for (let written = 0; written < 3_000; written += 100) {
      const expected = written === 0 ? 'no_stream' : written - 1;
      const events = Array.from({ length: 100 }, () => anEvent({ data: { text: 'x'.repeat(1_000) } }));
      await engine.append('order-1', events, expected);
    }
    const subscription = client.subscribeToAll();
    const iterator = subscription[Symbol.asyncIterator]();
    await iterator.next();
    // Waits until no more items move, because all buffers are full.
    for (let before = -1; before !== pulled && pulled < 3_000; ) {
      before = pulled;
      await engine.append('other-1', someEvents(1), (await lastRevision('other-1')) ?? 'no_stream');
      await all(client.readStream('order-1', { maxCount: 500 }));
    }
    expect(pulled).toBeLessThan(2_000);
    let seen = 1;
    while (seen < 3_000) {
      await iterator.next();
      seen += 1;
    }
    await iterator.return?.();
  });

  test('ends as unavailable when the server closes', async () => {
    const subscription = client.subscribeToAll();
    const ended = expect(take(subscription, 1)).rejects.toMatchObject({ type: 'unavailable' });
    await new Promise((resolve) => subscription.once('confirmation', () => resolve(undefined)));
    await server.close();
    await ended;
  });
});

describe('an append', () => {
  test('is accepted, repeated and refused as by EventStoreDB', async () => {
    const events = [jsonEvent({ type: 'PLACED', data: { a: 1 }, metadata: { b: 2 } })];
    const append = (expectedRevision: bigint | typeof NO_STREAM) =>
      client.appendToStream('order-1', events, { expectedRevision });
    const first = await append(NO_STREAM);
    expect(first).toMatchObject({ success: true, nextExpectedRevision: 0n, position: { commit: 1n, prepare: 1n } });
    expect(await append(NO_STREAM)).toEqual(first);
    const refused = await append(4n).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(WrongExpectedVersionError);
    expect(refused).toMatchObject({ expectedVersion: 4n, actualVersion: 0n });
    const none = client.appendToStream('order-2', events, { expectedRevision: 0n });
    await expect(none).rejects.toMatchObject({ expectedVersion: 0n, actualVersion: 'no_stream' });
  });

  test('in several parts counts as one append', async () => {
    const events = Array.from({ length: 10 }, () =>
      jsonEvent({ type: 'A', data: { text: 'x'.repeat(500) }, metadata: { schema_version: 1, $correlationId: 'r' } }),
    );
    await client.appendToStream('order-1', events, { expectedRevision: NO_STREAM, batchAppendSize: 1_200 });
    expect(await all(engine.readStream('order-1'))).toHaveLength(10);
  });

  test.each([ANY, STREAM_EXISTS] as const)(
    'that expects %s is refused with an explanation',
    async (expectedRevision) => {
      const event = jsonEvent({ type: 'A', data: {}, metadata: {} });
      const appending = client.appendToStream('order-1', event, { expectedRevision });
      await expect(appending).rejects.toThrow('Append with an exact revision, or with no_stream');
    },
  );

  test('that is too large is refused as by EventStoreDB', async () => {
    const event = jsonEvent({ type: 'A', data: { text: 'x'.repeat(1_100_000) }, metadata: {} });
    const appending = client.appendToStream('order-1', event, { expectedRevision: NO_STREAM });
    await expect(appending).rejects.toMatchObject({ type: 'maximum-append-size-exceeded' });
  });

  test('without JSON metadata is refused with an explanation', async () => {
    const event = jsonEvent({ type: 'A', data: {} });
    const appending = client.appendToStream('order-1', event, { expectedRevision: NO_STREAM });
    await expect(appending).rejects.toThrow("The event's metadata is not JSON");
  });
});

test('deletes nothing', async () => {
  await engine.append('order-1', someEvents(1), 'no_stream');
  await expect(client.deleteStream('order-1')).rejects.toThrow('nothing is deleted');
  await expect(client.tombstoneStream('order-1')).rejects.toThrow('nothing is deleted');
  expect(await all(engine.readStream('order-1'))).toHaveLength(1);
});

test('reads and writes ids in both forms', () => {
  for (const id of [randomUUID(), '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']) {
    expect(uuidText(uuidMessage(id, 'structured'))).toBe(id);
    expect(uuidText(uuidMessage(id, 'string'))).toBe(id);
  }
  expect(uuidText(uuidMessage('00112233-4455-6677-8899-aabbccddeeff', 'structured'))).toBe(
    '00112233-4455-6677-8899-aabbccddeeff',
  );
});

/** The engine, counting the items that its subscribers read. */
function counted(): EventStore {
  return {
    append: (...given) => engine.append(...given),
    keepLast: (...given) => engine.keepLast(...given),
    readStream: (...given) => engine.readStream(...given),
    readAll: (...given) => engine.readAll(...given),
    async *subscribe(options) {
      for await (const item of engine.subscribe(options)) {
        pulled += 1;
        yield item;
      }
    },
    head: () => engine.head(),
    close: () => engine.close(),
  };
}

async function lastRevision(stream: string): Promise<number | undefined> {
  for await (const { revision } of engine.readStream(stream, { direction: 'backwards', maxCount: 1 })) return revision;
  return undefined;
}

async function take<Item>(items: AsyncIterable<Item>, count: number): Promise<Item[]> {
  const taken: Item[] = [];
  for await (const item of items) {
    taken.push(item);
    if (taken.length === count) break;
  }
  return taken;
}
