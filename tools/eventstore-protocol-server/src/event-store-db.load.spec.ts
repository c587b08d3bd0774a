import { setTimeout as pause } from 'node:timers/promises';
import { type EventStore, openEventStoreDb, openLmdbEventStore } from '@dakpion/event-store';
import { someEvents } from '@dakpion/event-store/contract';
import { until, withTemporaryDirectory } from '@dakpion/fixtures';
import { type Faults, serveWithFaults } from './faulty-server.fixture.ts';

/** Calls `run` with this number of events in `order-1`. */
async function withServer(
  {
    events,
    faults,
    readTimeoutMs = 60_000,
  }: { events: number; faults?: (engine: EventStore) => Faults; readTimeoutMs?: number },
  run: (store: EventStore) => Promise<void>,
): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const engine = await openLmdbEventStore({ directory });
    await engine.append('order-1', someEvents(events), 'no_stream');
    const { url, kill } = await serveWithFaults(engine, faults?.(engine) ?? {});
    const store = await openEventStoreDb({ url, readTimeoutMs });
    try {
      await run(store);
    } finally {
      await store.close();
      kill();
      await engine.close();
    }
  });
}

/** Ends the read at its first event. */
async function readFirst(store: EventStore, stream: string, maxCount: number): Promise<number | undefined> {
  for await (const { revision } of store.readStream(stream, { maxCount })) return revision;
  return undefined;
}

// Nghttp2 accepts 1,000 resets at once.
test.each([
  ['are left with their last event', 'order-1', 1, 0],
  ['are left before', 'order-1', 100, 0],
  ['find nothing', 'order-none', 100, undefined],
])('reads that %s do not use up the connection', async (_how, stream, maxCount, first) => {
  await withServer({ events: 5 }, async (store) => {
    for (let batch = 0; batch < 30; batch += 1) {
      const found = await Promise.all(Array.from({ length: 50 }, () => readFirst(store, stream, maxCount)));
      expect(found).toEqual(Array(50).fill(first));
    }
  });
});

test('reads that end late on a busy machine do not use up the connection', async () => {
  let underWay = 0;
  const faults = (engine: EventStore): Faults => ({
    store: {
      async *readStream(...given) {
        underWay += 1;
        yield* engine.readStream(...given);
        await pause(500);
        underWay -= 1;
      },
    },
  });
  await withServer({ events: 5, faults }, async (store) => {
    for (let batch = 0; batch < 4; batch += 1) {
      const found = await Promise.all(Array.from({ length: 500 }, () => readFirst(store, 'order-1', 100)));
      expect(found).toEqual(Array(500).fill(0));
      await until(() => underWay === 0);
    }
  });
});

test.each([
  ['for what still comes', 1, 60_000],
  ['for its silence', 1_000_000, 300],
])('a read that its reader leaves before the end is cancelled %s', async (_why, pauseMs, readTimeoutMs) => {
  let underWay = 0;
  const faults = (engine: EventStore): Faults => ({
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
        // gRPC reports the end of every call in this way.
        call.on('cancelled', () => {
          underWay -= 1;
        });
        handlers.read(call);
      },
    }),
  });
  await withServer({ events: 1, faults, readTimeoutMs }, async (store) => {
    await until(() => underWay === 0);
    expect(await readFirst(store, 'order-1', 1_000_000)).toBe(0);
    expect(underWay).toBe(1);
    await until(() => underWay === 0);
  });
});
