import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dhakaTime, type Owner } from '@dakpion/contracts';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { scopeOf } from '../scope-of.ts';
import { DeliveryLog } from './delivery-log.ts';
import { type DeliveryLogEntry, type DeliveryStatus, deliveryLogDocuments } from './delivery-log-entry.ts';
import { DeliveryLogWriter } from './delivery-log-writer.ts';

const t0 = Date.parse('2026-11-21T08:00:00.000Z');
const shop: Owner = { partner_id: 'prt_shop', environment: 'production' };

let directory: string;
let stateStore: StateStore;
let log: DeliveryLog;
let writer: DeliveryLogWriter;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'delivery-log-'));
  stateStore = await openLmdbStateStore({ directory });
  log = new DeliveryLog(stateStore);
  writer = new DeliveryLogWriter(stateStore);
});

afterEach(async () => {
  await stateStore.close();
  await rm(directory, { recursive: true });
});

function entry(
  number: number,
  status: DeliveryStatus,
  orderId = 'ord_1',
  url = 'https://example.com/hook',
): DeliveryLogEntry {
  return {
    delivery_id: `dlv_${number}`,
    order_id: orderId,
    event: 'ASSIGNED',
    event_id: `evt_${number}`,
    sequence: number,
    url,
    environment: 'production',
    status,
    attempts: [],
    attempts_total: 0,
    next_attempt_at: null,
    created_at: dhakaTime(t0 + number),
    updated_at: dhakaTime(t0 + number),
  };
}

async function ids(filter: Partial<Parameters<DeliveryLog['list']>[1]>, owner = shop): Promise<string[]> {
  const { deliveries } = await log.list(owner, { offset: 0, limit: 50, ...filter });
  return deliveries.map(({ delivery_id }) => delivery_id);
}

test('finds all orders with a waiting delivery, unless there are too many', async () => {
  const waiting = Array.from({ length: 45 }, (_, n) => entry(n, n < 43 ? 'retrying' : 'pending', `ord_${n}`));
  const others = [entry(45, 'delivered', 'ord_45'), entry(46, 'manual_review', 'ord_46')];
  await writer.write(
    shop,
    [...waiting, ...others].map((each) => ({ entry: each, version: 1 })),
  );
  expect(await log.waitingOrders(shop, 45)).toEqual(new Set(waiting.map(({ order_id }) => order_id)));
  expect(await log.waitingOrders(shop, 43)).toHaveProperty('size', 45);
  expect(await log.waitingOrders(shop, 42)).toBeNull();
});

test('lists all later entries although one was removed while they were read', async () => {
  const entries = Array.from({ length: 45 }, (_, n) => ({ entry: entry(n, 'delivered'), version: 1 }));
  await writer.write(shop, entries);
  const { list } = stateStore.documents;
  const removing = jest.spyOn(stateStore.documents, 'list').mockImplementationOnce(async (query) => {
    const page = await list.call(stateStore.documents, query);
    await writer.remove(shop, entries.slice(3, 4));
    return { ...page, documents: page.documents.filter(({ id }) => id !== 'dlv_3') } as never;
  });
  const found = await ids({ direction: 'ascending' });
  removing.mockRestore();
  expect(found).toEqual(entries.map(({ entry: { delivery_id } }) => delivery_id).filter((id) => id !== 'dlv_3'));
});

test('shows entries of earlier versions with their last six attempts, without excerpts, and with the number of all', async () => {
  const attempt = {
    ...{ started_at: dhakaTime(t0), duration_ms: 5, response_status: 500, error: 'unexpected_status' },
    response_excerpt: '\u0001'.repeat(4_096),
  };
  const { attempts_total: _, ...rest } = entry(0, 'manual_review');
  const attempts = Array.from({ length: 60 }, (__, index) => ({ number: index + 7, ...attempt }));
  const scope = scopeOf(shop);
  const { collection, allList } = deliveryLogDocuments;
  for (let number = 1; number <= 45; number += 1) {
    const value = { ...rest, delivery_id: `dlv_${number}`, attempts, created_at: dhakaTime(t0 + number) };
    const listing = { lists: [allList], score: t0 + number };
    const change = { kind: 'put', collection, id: value.delivery_id, version: 1, value, listing } as const;
    await stateStore.documents.write(scope, [change]);
  }
  const { deliveries, total } = await log.list(shop, { offset: 2, limit: 41 });
  expect(deliveries.map(({ delivery_id }) => delivery_id)).toEqual(
    Array.from({ length: 41 }, (__, index) => `dlv_${43 - index}`),
  );
  expect(total).toBe(45);
  expect(JSON.stringify(deliveries).length).toBeLessThan(41 * 1_500);
  const read = await writer.read(shop, ['dlv_1']);
  for (const shown of [deliveries[0], await log.find(shop, 'dlv_1'), read.get('dlv_1')?.entry]) {
    expect(shown?.attempts_total).toBe(66);
    expect(shown?.attempts).toEqual(
      [61, 62, 63, 64, 65, 66].map((number) => ({ number, ...attempt, response_excerpt: null })),
    );
  }
});

describe('the log of deliveries', () => {
  test('lists newest first, and by order, status and time', async () => {
    await writer.write(shop, [
      { entry: entry(1, 'delivered'), version: 1 },
      { entry: entry(2, 'manual_review'), version: 1 },
      { entry: entry(3, 'manual_review', 'ord_2'), version: 1 },
    ]);
    expect(await ids({})).toEqual(['dlv_3', 'dlv_2', 'dlv_1']);
    expect(await ids({ direction: 'ascending' })).toEqual(['dlv_1', 'dlv_2', 'dlv_3']);
    expect(await ids({ order_id: 'ord_1' })).toEqual(['dlv_2', 'dlv_1']);
    expect(await ids({ status: 'manual_review' })).toEqual(['dlv_3', 'dlv_2']);
    expect(await ids({ order_id: 'ord_1', status: 'manual_review' })).toEqual(['dlv_2']);
    expect(await ids({ created_at_from: dhakaTime(t0 + 2), created_at_to: dhakaTime(t0 + 3) })).toEqual(['dlv_2']);
    expect((await log.list(shop, { offset: 1, limit: 1 })).total).toBe(3);
  });

  test('lists by endpoint, alone and with order, status and time', async () => {
    const other = `https://example.com/${'x'.repeat(1_900)}`;
    await writer.write(shop, [
      { entry: entry(1, 'delivered'), version: 1 },
      { entry: entry(2, 'delivered', 'ord_1', other), version: 1 },
      { entry: entry(3, 'manual_review', 'ord_2', other), version: 1 },
    ]);
    expect(await ids({ url: other })).toEqual(['dlv_3', 'dlv_2']);
    expect(await ids({ url: other, status: 'manual_review' })).toEqual(['dlv_3']);
    expect(await ids({ url: other, order_id: 'ord_1' })).toEqual(['dlv_2']);
    expect(await ids({ url: other, order_id: 'ord_2', status: 'delivered' })).toEqual([]);
    expect(await ids({ url: other, created_at_to: dhakaTime(t0 + 3) })).toEqual(['dlv_2']);
    expect(await ids({ url: 'https://example.com/' })).toEqual([]);
    await writer.write(shop, [{ entry: entry(3, 'delivered', 'ord_2', other), version: 2 }]);
    expect(await ids({ url: other, status: 'manual_review' })).toEqual([]);
    expect(await ids({ url: other, status: 'delivered' })).toEqual(['dlv_3', 'dlv_2']);
  });

  test('leaves a removed entry out of every list', async () => {
    const all = Array.from({ length: 130 }, (_, index) => entry(index, 'delivered'));
    const versioned = all.map((each) => ({ entry: each, version: 1 }));
    await writer.write(shop, versioned);
    const [first, ...others] = versioned;
    expect(await writer.remove(shop, [{ ...first!, version: 2 }, ...others])).toBe(129);
    for (const filter of [{}, { status: 'delivered' }, { order_id: 'ord_1' }, { url: all[0]!.url }] as const) {
      expect(await ids(filter)).toEqual(['dlv_0']);
    }
    expect(await log.find(shop, 'dlv_1')).toBeNull();
  });

  test('moves a delivery from one status to the next, and never back', async () => {
    await writer.write(shop, [{ entry: entry(1, 'retrying'), version: 2 }]);
    await writer.write(shop, [{ entry: entry(1, 'delivered'), version: 3 }]);
    await writer.write(shop, [{ entry: entry(1, 'retrying'), version: 2 }]);
    expect(await ids({ status: 'retrying' })).toEqual([]);
    expect(await ids({ status: 'delivered' })).toEqual(['dlv_1']);
    expect((await writer.read(shop, ['dlv_0', 'dlv_1'])).get('dlv_1')?.version).toBe(3);
  });

  test('shows no entry to another owner', async () => {
    await writer.write(shop, [{ entry: entry(1, 'delivered'), version: 1 }]);
    const sandbox: Owner = { ...shop, environment: 'sandbox' };
    expect(await log.find(shop, 'dlv_1')).toEqual(entry(1, 'delivered'));
    expect(await log.find(sandbox, 'dlv_1')).toBeNull();
    expect(await ids({}, sandbox)).toEqual([]);
  });

  test('accepts more entries than one write holds', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({
      entry: entry(index + 1, 'delivered' as const),
      version: 1,
    }));
    await writer.write(shop, many);
    expect((await log.list(shop, { offset: 0, limit: 1 })).total).toBe(250);
  });
});
