import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEventStoreDb, openLmdbEventStore } from '@dakpion/event-store';
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
