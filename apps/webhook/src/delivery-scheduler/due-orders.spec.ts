import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWithEngine } from '@dakpion/fixtures';
import { webhookDueQueue } from '@dakpion/read-models';
import { openLmdbStateStore, openRedisStateStore, type StateStore } from '@dakpion/state-store';
import { dueOrdersContract, leasedOrdersContract } from './due-orders.contract.ts';
import { LeasedOrders } from './leased-orders.ts';
import { LocalOrders } from './local-orders.ts';

describe('local orders', () => {
  dueOrdersContract(async () => new LocalOrders(Date.now));
});

describe('leased orders in LMDB', () => {
  leased(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'dakpion-due-'));
    const stateStore = await openLmdbStateStore({ directory });
    return { stateStore, end: () => rm(directory, { recursive: true }) };
  });
});

describeWithEngine('REDIS_URL', 'leased orders in Redis', (url) => {
  leased(async () => {
    const stateStore = await openRedisStateStore({ url, keyPrefix: `spec-${randomUUID()}:` });
    const settleAll = async () => {
      const { dueQueues } = stateStore;
      for (
        let entry = await dueQueues.earliest(webhookDueQueue);
        entry;
        entry = await dueQueues.earliest(webhookDueQueue)
      )
        await dueQueues.settle(webhookDueQueue, entry.id, entry.dueAt, null);
    };
    return { stateStore, end: settleAll };
  });
});

function leased(openStore: () => Promise<{ stateStore: StateStore; end: () => Promise<void> }>): void {
  let store: Awaited<ReturnType<typeof openStore>>;
  const orders: LeasedOrders[] = [];
  const open = async () => {
    const each = new LeasedOrders(store.stateStore);
    orders.push(each);
    return each;
  };

  beforeEach(async () => {
    store = await openStore();
  });
  afterEach(async () => {
    for (const each of orders.splice(0)) await each.stop();
    // The claims of the store have no holder any more.
    await store.end();
    await store.stateStore.close();
  });

  dueOrdersContract(open);
  leasedOrdersContract(async () => [await open(), await open()]);
}
