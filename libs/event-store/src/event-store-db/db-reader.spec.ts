import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@dakpion/examples';
import type { EventStore } from '../event-store.ts';
import { openLmdbEventStore } from '../lmdb-event-store.ts';
import { someEvents } from '../some-events.examples.ts';
import { type Faults, serveWithFaults } from './faulty-server.examples.ts';
import { openEventStoreDb } from './open-event-store-db.ts';

let directory: string;
let engine: EventStore;
let ends: (() => unknown)[];

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'event-store-'));
  engine = await openLmdbEventStore({ directory });
  ends = [];
});

afterEach(async () => {
  for (const end of ends.reverse()) await end();
  await engine.close();
  rmSync(directory, { recursive: true });
});

async function serve(faults: Faults = {}, readTimeoutMs = 60_000): Promise<EventStore> {
  const { url, kill } = await serveWithFaults(engine, faults);
  const store = await openEventStoreDb({ url, readTimeoutMs });
  ends.push(kill, () => store.close());
  return store;
}

/** Leaves the read with its first event. */
async function readFirst(store: EventStore, stream: string, maxCount: number): Promise<number | undefined> {
  for await (const { revision } of store.readStream(stream, { maxCount })) return revision;
  return undefined;
}

// Nghttp2 bears 1,000 resets at once.
test.each([
  ['are left with their last event', 'order-1', 1, 0],
  ['are left before', 'order-1', 100, 0],
  ['find nothing', 'order-none', 100, undefined],
])('reads that %s do not wear out the connection', async (_how, stream, maxCount, first) => {
  await engine.append('order-1', someEvents(5), 'no_stream');
  const store = await serve();
  for (let batch = 0; batch < 30; batch += 1) {
    const found = await Promise.all(Array.from({ length: 50 }, () => readFirst(store, stream, maxCount)));
    expect(found).toEqual(Array(50).fill(first));
  }
});

test('nor do those whose end comes late, as on a machine that has much to do', async () => {
  await engine.append('order-1', someEvents(5), 'no_stream');
  let underWay = 0;
  const endingLate = async function* (...given: Parameters<EventStore['readStream']>) {
    underWay += 1;
    yield* engine.readStream(...given);
    await pause(500);
    underWay -= 1;
  };
  const store = await serve({ store: { readStream: endingLate } });
  for (let batch = 0; batch < 4; batch += 1) {
    const found = await Promise.all(Array.from({ length: 500 }, () => readFirst(store, 'order-1', 100)));
    expect(found).toEqual(Array(500).fill(0));
    await until(() => underWay === 0);
  }
});

test.each([
  ['for what still comes', 1, 60_000],
  ['for its silence', 1_000_000, 300],
])('a read that is left without an end is cancelled %s', async (_why, pauseMs, readTimeoutMs) => {
  await engine.append('order-1', someEvents(1), 'no_stream');
  let underWay = 0;
  const store = await serve(
    {
      store: {
        async *readStream() {
          for (;;) {
            yield* engine.readStream('order-1');
            await pause(pauseMs, undefined, { ref: false });
          }
        },
      },
      streams: (handlers) => ({
        read: (call) => {
          underWay += 1;
          // So does gRPC tell that a call is over, however it ended.
          call.on('cancelled', () => {
            underWay -= 1;
          });
          handlers.read(call);
        },
      }),
    },
    readTimeoutMs,
  );
  await until(() => underWay === 0);
  expect(await readFirst(store, 'order-1', 1_000_000)).toBe(0);
  expect(underWay).toBe(1);
  await until(() => underWay === 0);
});
