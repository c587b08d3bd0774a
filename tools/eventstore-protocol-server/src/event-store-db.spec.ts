import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newEvent, openEventStoreDb, openLmdbEventStore } from '@dakpion/event-store';
import { eventStoreContract } from '@dakpion/event-store/contract';
import { startProtocolServer } from './start-protocol-server.ts';

eventStoreContract('EventStoreDB over the protocol server', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'event-store-'));
  const engine = await openLmdbEventStore({ directory });
  const server = await startProtocolServer({ store: engine, host: '127.0.0.1', port: 0 });
  let store = await openEventStoreDb({ url: server.url });
  return {
    store,
    reopen: async () => {
      await store.close();
      store = await openEventStoreDb({ url: server.url });
      return store;
    },
    close: async () => {
      await store.close();
      await server.close();
      await engine.close();
      rmSync(directory, { recursive: true });
    },
  };
});

test('the time of the last append is a reading of the clock of the server', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'event-store-'));
  let aheadMs = -3_600_000;
  const engine = await openLmdbEventStore({ directory, clock: () => Date.now() + aheadMs });
  const server = await startProtocolServer({ store: engine, host: '127.0.0.1', port: 0 });
  const store = await openEventStoreDb({ url: server.url, mustWrite: true });
  // The append of the opening can be from an earlier start.
  expect(await store.readClock?.()).toBeNull();
  aheadMs = 90_000;
  const context = { actor: { kind: 'service', service: 'spec' }, correlation_id: 'req_1', causation_id: null } as const;
  const form = { schema_version: 1, occurred_at: new Date().toISOString(), context };
  await store.append('order-1', [newEvent({ type: 'Tested', data: {} }, form)], 'no_stream');
  const { askedAt, said, answeredAt } = (await store.readClock?.()) ?? { askedAt: 0, said: 0, answeredAt: 0 };
  expect(askedAt).toBeGreaterThan(0);
  expect(said).toBeGreaterThanOrEqual(askedAt + aheadMs);
  expect(said).toBeLessThanOrEqual(answeredAt + aheadMs);
  expect(await store.readClock?.()).toBeNull();
  await store.close();
  await server.close();
  await engine.close();
  rmSync(directory, { recursive: true });
});

// No package registry has EventStoreDB. This part runs if one is available, also in continuous integration.
const url = process.env.EVENTSTORE_URL;
if (url) {
  eventStoreContract('EventStoreDB', async () => {
    const store = await openEventStoreDb({ url });
    return { store, close: () => store.close() };
  });
} else {
  describe.skip('EventStoreDB keeps the contract of the event store: EVENTSTORE_URL is not set', () => {
    test('is not tested without the server', () => undefined);
  });
}
