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

async function serve(faults: Faults = {}): Promise<EventStore> {
  const { url, kill } = await serveWithFaults(engine, faults);
  const store = await openEventStoreDb({ url });
  ends.push(kill, () => store.close());
  return store;
}

/** Leaves the read with its first event. */
async function readFirst(store: EventStore, stream: string, maxCount: number): Promise<number | undefined> {
  for await (const { revision } of store.readStream(stream, { maxCount })) return revision;
  return undefined;
}

test('reads that are left early, or find nothing, do not wear out the connection', async () => {
  await engine.append('order-1', someEvents(5), 'no_stream');
  const store = await serve();
  // Nghttp2 bears 1,000 resets at once.
  for (let batch = 0; batch < 50; batch += 1) {
    const reads = Array.from({ length: 50 }, (_, index) => {
      const stream = index % 10 === 0 ? 'order-none' : 'order-1';
      return readFirst(store, stream, index % 2 === 0 ? 1 : 100);
    });
    const found = (await Promise.all(reads)).filter((revision) => revision === 0);
    expect(found).toHaveLength(45);
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

test('a read that is left with much to come is cancelled soon', async () => {
  await engine.append('order-1', someEvents(1), 'no_stream');
  let underWay = 0;
  const endless = async function* () {
    underWay += 1;
    try {
      for (;;) {
        yield* engine.readStream('order-1');
        await pause(1);
      }
    } finally {
      underWay -= 1;
    }
  };
  const store = await serve({ store: { readStream: endless } });
  expect(await readFirst(store, 'order-1', 1_000_000)).toBe(0);
  expect(underWay).toBe(1);
  // Without an end: the read itself would go on for good.
  await until(() => underWay === 0);
});
