import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '@dakpion/contracts';
import { at, describeWithEngine } from '@dakpion/fixtures';
import {
  type DocumentChange,
  openLmdbStateStore,
  openRedisStateStore,
  type StateStore,
  StateStoreUnavailableError,
} from '@dakpion/state-store';
import { type OpenOrder, OpenOrders } from './open-orders.ts';

const time = (minute: number) => Date.parse(at(minute));

/** An order created at a minute. */
function pendingOrder(minute: number, environment: Environment = 'production'): OpenOrder {
  const order_id = `ord_${String(minute).padStart(26, '0')}`;
  const known = { order_id, partner_id: 'prt_1', environment, partner_reference_id: null, created_at: at(minute) };
  return { ...known, parcel_status: 'PENDING', since: at(minute), sequence: 1 };
}

/** The same order after it has a rider. */
function assignedOrder(order: OpenOrder, minute: number): OpenOrder {
  return { ...order, parcel_status: 'ASSIGNED', since: at(minute), sequence: 2 };
}

describe('in LMDB', () => contract((directory) => openLmdbStateStore({ directory })));
describeWithEngine('REDIS_URL', 'in Redis', (url) => {
  contract((directory) => openRedisStateStore({ url, keyPrefix: `${directory}:` }));
});

test('changes that may wait are written together, at once when they are many, and their callers get the error', async () => {
  const written: number[] = [];
  const write = async (_scope: string, changes: readonly unknown[]) => {
    written.push(changes.length);
    if (changes.length === 2) throw new StateStoreUnavailableError('the store is away');
    return changes.map(() => true);
  };
  const open = new OpenOrders({ documents: { write } } as unknown as StateStore);
  const noted = (count: number) =>
    Promise.allSettled(
      Array.from({ length: count }, (_, minute) => open.note(pendingOrder(minute), { canWait: true })),
    );
  const many = noted(32);
  expect(written).toEqual([32]);
  expect((await many).every(({ status }) => status === 'fulfilled')).toBe(true);
  expect((await noted(2)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await noted(3);
  expect(written).toEqual([32, 2, 3]);
});

test('a change that the store refuses fails alone, and not with those that were written together with it', async () => {
  const write = async (_scope: string, changes: readonly DocumentChange[]) => {
    if (changes.some((change) => change.kind === 'put' && Number.isNaN(change.listing?.score))) throw new RangeError();
    return changes.map(() => true);
  };
  const open = new OpenOrders({ documents: { write } } as unknown as StateStore);
  const faulty = { ...pendingOrder(2), since: 'yesterday' } as OpenOrder;
  const noting = [pendingOrder(1), faulty, pendingOrder(3)].map((order) => open.note(order, { canWait: true }));
  const noted = await Promise.allSettled(noting);
  expect(noted.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

function contract(openStore: (directory: string) => Promise<StateStore>): void {
  let directory: string;
  let stateStore: StateStore;
  let open: OpenOrders;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'open-orders-'));
    stateStore = await openStore(directory);
    open = new OpenOrders(stateStore);
  });
  afterEach(async () => {
    await stateStore.close();
    await rm(directory, { recursive: true });
  });

  const listed = async (environment: Environment | null, minute: number, page = { offset: 0, limit: 10 }) => {
    const { orders, total } = await open.list({ status: 'PENDING', environment, sinceBefore: time(minute), ...page });
    return { minutes: orders.map(({ created_at }) => (Date.parse(created_at) - time(0)) / 60_000), total };
  };

  test('are listed by environment, oldest first, if they have waited since before a given time', async () => {
    for (const minute of [3, 1, 2, 9]) await open.note(pendingOrder(minute));
    await open.note(pendingOrder(0, 'sandbox'));
    expect(await listed('production', 9)).toEqual({ minutes: [1, 2, 3], total: 3 });
    expect(await listed('sandbox', 9)).toEqual({ minutes: [0], total: 1 });
    expect(await listed(null, 10, { offset: 1, limit: 2 })).toEqual({ minutes: [1, 2], total: 5 });
    const [oldest] = (
      await open.list({ status: 'PENDING', environment: null, sinceBefore: time(9), offset: 0, limit: 1 })
    ).orders;
    expect(oldest).toEqual(pendingOrder(0, 'sandbox'));
  });

  test('are reported to only one of several callers', async () => {
    const order = pendingOrder(1);
    await open.note(order);
    expect(await open.unreported('PENDING', time(2), 10)).toEqual([order]);
    const marks = await Promise.all([1, 2, 3].map(() => new OpenOrders(stateStore).markReported(order)));
    expect(marks.filter((isMine) => isMine)).toHaveLength(1);
    await open.note(order);
    expect(await open.unreported('PENDING', time(2), 10)).toEqual([]);
    expect(await listed('production', 2)).toEqual({ minutes: [1], total: 1 });
  });

  test('are listed only under their latest status, in any order of the writes', async () => {
    const order = pendingOrder(1);
    const assigned = assignedOrder(order, 5);
    await open.note(assigned);
    await open.note(order);
    expect(await listed('production', 9)).toEqual({ minutes: [], total: 0 });
    const filter = { status: 'ASSIGNED', environment: 'production', offset: 0, limit: 10 } as const;
    expect(await open.list({ ...filter, sinceBefore: time(6) })).toEqual({ orders: [assigned], total: 1 });
    // The time of its status counts, not the time of its creation.
    expect(await open.list({ ...filter, sinceBefore: time(4) })).toEqual({ orders: [], total: 0 });
    expect(await open.markReported(order)).toBe(false);
  });

  test('are reported again when they wait too long in their next status', async () => {
    const order = pendingOrder(1);
    await open.note(order);
    expect(await open.markReported(order)).toBe(true);
    await open.note(assignedOrder(order, 5));
    expect(await open.unreported('PENDING', time(9), 10)).toEqual([]);
    expect(await open.unreported('ASSIGNED', time(9), 10)).toEqual([assignedOrder(order, 5)]);
  });

  test('are no longer listed after their end, also when their creation is written later', async () => {
    const orders = [pendingOrder(1), pendingOrder(2)];
    await open.note(pendingOrder(1));
    for (const { order_id } of orders) await open.remove(order_id);
    for (const order of orders) {
      await open.note(order);
      expect(await open.markReported(order)).toBe(false);
    }
    expect(await listed(null, 9)).toEqual({ minutes: [], total: 0 });
    expect(await open.unreported('PENDING', time(9), 10)).toEqual([]);
  });
}
