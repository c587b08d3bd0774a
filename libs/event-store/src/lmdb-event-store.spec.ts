import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventStoreContract } from './event-store.contract.ts';
import { openLmdbEventStore } from './lmdb-event-store.ts';

eventStoreContract('LMDB', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'event-store-'));
  let store = await openLmdbEventStore({ directory });
  return {
    store,
    reopen: async () => {
      await store.close();
      store = await openLmdbEventStore({ directory });
      return store;
    },
    close: async () => {
      await store.close();
      rmSync(directory, { recursive: true });
    },
  };
});
