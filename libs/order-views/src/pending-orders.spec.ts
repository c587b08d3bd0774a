import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '@dakpion/contracts';
import { at, describeWithEngine } from '@dakpion/examples';
import { openLmdbStateStore, openRedisStateStore, type StateStore } from '@dakpion/state-store';
import { type PendingOrder, PendingOrders } from './pending-orders.ts';

const time = (minute: number) => Date.parse(at(minute));

/** An order created at a minute. */
function pendingOrder(minute: number, environment: Environment = 'production'): PendingOrder {
  const order_id = `ord_${String(minute).padStart(26, '0')}`;
  return { order_id, partner_id: 'prt_1', environment, partner_reference_id: null, created_at: at(minute) };
}

describe('in LMDB', () => contract((directory) => openLmdbStateStore({ directory })));
describeWithEngine('REDIS_URL', 'in Redis', (url) => {
  contract((directory) => openRedisStateStore({ url, keyPrefix: `${directory}:` }));
});

function contract(open: (directory: string) => Promise<StateStore>): void {
  let directory: string;
  let stateStore: StateStore;
  let pending: PendingOrders;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pending-orders-'));
    stateStore = await open(directory);
    pending = new PendingOrders(stateStore);
  });
  afterEach(async () => {
    await stateStore.close();
    await rm(directory, { recursive: true });
  });

  const listed = async (environment: Environment | null, minute: number, page = { offset: 0, limit: 10 }) => {
    const { orders, total } = await pending.list({ environment, createdBefore: time(minute), ...page });
    return { minutes: orders.map(({ created_at }) => (Date.parse(created_at) - time(0)) / 60_000), total };
  };

  test('are listed by environment, the oldest first, those created before a time', async () => {
    for (const minute of [3, 1, 2, 9]) await pending.add(pendingOrder(minute));
    await pending.add(pendingOrder(0, 'sandbox'));
    expect(await listed('production', 9)).toEqual({ minutes: [1, 2, 3], total: 3 });
    expect(await listed('sandbox', 9)).toEqual({ minutes: [0], total: 1 });
    expect(await listed(null, 10, { offset: 1, limit: 2 })).toEqual({ minutes: [1, 2], total: 5 });
    const [oldest] = (await pending.list({ environment: null, createdBefore: time(9), offset: 0, limit: 1 })).orders;
    expect(oldest).toEqual(pendingOrder(0, 'sandbox'));
  });

  test('are reported once, whoever asks', async () => {
    const order = pendingOrder(1);
    await pending.add(order);
    expect(await pending.unreported(time(2), 10)).toEqual([order]);
    const marks = await Promise.all([1, 2, 3].map(() => new PendingOrders(stateStore).markReported(order)));
    expect(marks.filter((isMine) => isMine)).toHaveLength(1);
    await pending.add(order);
    expect(await pending.unreported(time(2), 10)).toEqual([]);
    expect(await listed('production', 2)).toEqual({ minutes: [1], total: 1 });
  });

  test('are gone for good once they wait no more, also when their creation comes after that', async () => {
    const orders = [pendingOrder(1), pendingOrder(2)];
    await pending.add(pendingOrder(1));
    for (const { order_id } of orders) await pending.remove(order_id);
    for (const order of orders) {
      await pending.add(order);
      expect(await pending.markReported(order)).toBe(false);
    }
    expect(await listed(null, 9)).toEqual({ minutes: [], total: 0 });
    expect(await pending.unreported(time(9), 10)).toEqual([]);
  });
}
