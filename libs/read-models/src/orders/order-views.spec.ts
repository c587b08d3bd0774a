import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, type OrderDetails, type Owner } from '@dakpion/contracts';
import { at, orderDetails, start } from '@dakpion/fixtures';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { maxSearchedOrders, type OrderSearch } from './order-search.ts';
import type { OrderSlice } from './order-slice.ts';
import { statusOf } from './order-status-view.ts';
import { summaryOf } from './order-summary.ts';
import { OrderViewWriter } from './order-view-writer.ts';
import { OrderViews } from './order-views.ts';
import { orderLocation, riddenOrder } from './ridden-order.fixture.ts';
import { RiderLocations } from './rider-locations.ts';

let directory: string;
let now = Date.parse(at(60));
let stateStore: StateStore;
let views: OrderViews;
let writer: OrderViewWriter;
let locations: RiderLocations;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dakpion-order-views-'));
  stateStore = await openLmdbStateStore({ directory, clock: () => now });
  views = new OrderViews(stateStore, () => start);
  writer = new OrderViewWriter(stateStore);
  locations = new RiderLocations(stateStore);
});
afterAll(async () => {
  await stateStore.close();
  await rm(directory, { recursive: true });
});

/** A separate owner for each test. */
function newOwner(): Owner {
  return { partner_id: `prt_${randomUUID()}`, environment: 'sandbox' };
}

async function written(owner: Owner, details: OrderDetails): Promise<OrderDetails> {
  await writer.write({ owner, trackingToken: `trk_${details.order_id}`, details });
  return details;
}

describe('one order', () => {
  test('is returned to its owner as it was written', async () => {
    const owner = newOwner();
    const order = await written(owner, orderDetails({ order_id: newId('ord') }));
    expect(await views.details(owner, order.order_id)).toEqual(order);
    expect(await views.storedDetails(owner, order.order_id)).toEqual(order);
    expect(await views.status(owner, order.order_id)).toEqual(statusOf(order));
    expect(await views.ownerOf(order.order_id)).toEqual({ ...owner, parcel_status: 'PENDING', rider_id: null });
    expect(await views.trackedOrder(`trk_${order.order_id}`)).toEqual({ ...owner, order_id: order.order_id });
  });

  test('is unknown to other partners and environments', async () => {
    const owner = newOwner();
    const { order_id } = await written(owner, orderDetails({ order_id: newId('ord') }));
    for (const other of [newOwner(), { ...owner, environment: 'production' } as const]) {
      expect(await views.details(other, order_id)).toBeNull();
      expect(await views.status(other, order_id)).toBeNull();
      expect(await views.list(other, { page: 1, limit: 50 })).toEqual({ orders: [], total: 0, before: 0 });
    }
  });

  test.each(['ord_none', '', '../x', 'ord_\u0000', 'x'.repeat(5_000), '\ud800'])(
    'is not found by the id %j',
    async (id) => {
      expect(await views.details(newOwner(), id)).toBeNull();
      expect(await views.status(newOwner(), id)).toBeNull();
      expect(await views.storedDetails(newOwner(), id)).toBeNull();
      expect(await views.trackedOrder(id)).toBeNull();
      expect(await views.ownerOf(id)).toBeNull();
      expect(await locations.latest(id)).toBeNull();
    },
  );

  test('shows its latest sequence after writes of the versions in any order and number', async () => {
    const owner = newOwner();
    const order_id = newId('ord');
    const steps = [
      orderDetails({ order_id }),
      riddenOrder('ASSIGNED', { order_id, sequence: 2 }),
      riddenOrder('ACCEPTED', { order_id, sequence: 3 }),
    ];
    const trackingToken = `trk_${order_id}`;
    const twiceBackwards = [...steps, ...steps].toReversed();
    await Promise.all(twiceBackwards.map((details) => writer.write({ owner, trackingToken, details })));
    expect(await views.details(owner, order_id)).toEqual(steps[2]);
    expect(await views.ownerOf(order_id)).toEqual({ ...owner, parcel_status: 'ACCEPTED', rider_id: 7 });
    expect(await views.list(owner, { page: 1, limit: 50 })).toMatchObject({ total: 1 });
    expect(await views.list(owner, { page: 1, limit: 50, parcel_status: 'ASSIGNED' })).toMatchObject({ total: 0 });
  });

  test('reports whether a write was the newest', async () => {
    const owner = newOwner();
    const details = orderDetails({ order_id: newId('ord') });
    const write = () => writer.write({ owner, trackingToken: `trk_${details.order_id}`, details });
    expect(await write()).toBe(true);
    expect(await write()).toBe(false);
  });
});

describe('the rider’s location', () => {
  test('is merged into details and status when they are read, and not into the stored order', async () => {
    const owner = newOwner();
    const order_id = newId('ord');
    const order = await written(owner, riddenOrder('STARTED', { order_id }));
    await locations.record(orderLocation({ order_id, time_to_pickup: 2, duration: 10 }));
    const seen = { rider_latitude: 23.785, rider_longitude: 90.415, time_to_pickup: 2, duration: 10, eta: at(22) };
    expect(await views.details(owner, order_id)).toMatchObject({
      ...seen,
      driver_info: { latitude: 23.785, longitude: 90.415, location_updated_at: at(10) },
    });
    expect(await views.status(owner, order_id)).toMatchObject(seen);
    expect(await views.storedDetails(owner, order_id)).toEqual(order);
  });

  test('is left out after the end of the order', async () => {
    const owner = newOwner();
    const order_id = newId('ord');
    await locations.record(orderLocation({ order_id }));
    const order = await written(owner, riddenOrder('COMPLETED', { order_id }));
    expect(await views.details(owner, order_id)).toEqual(order);
  });

  test('is the latest by its own time, independent of its arrival', async () => {
    const order_id = newId('ord');
    const minutes = [10, 30, 20, 30, 29];
    const kept = await Promise.all(
      minutes.map((minute) => locations.record(orderLocation({ order_id, occurred_at: at(minute), latitude: minute }))),
    );
    expect(kept).toEqual([true, true, false, false, false]);
    expect(await locations.latest(order_id)).toEqual(orderLocation({ order_id, occurred_at: at(30), latitude: 30 }));
  });

  test('is stored in Dhaka time, with any offset in the event, and without additional fields', async () => {
    const order_id = newId('ord');
    const sent = { ...orderLocation({ order_id }), occurred_at: '2026-11-21T07:10:00Z', event_id: 'evt_1' };
    await locations.record(sent);
    expect(await locations.latest(order_id)).toEqual(orderLocation({ order_id, occurred_at: at(10) }));
  });

  test('is kept for 30 days, and is gone two days later', async () => {
    const order_id = newId('ord');
    await locations.record(orderLocation({ order_id, occurred_at: at(0) }));
    const before = now;
    now = before + 30 * 24 * 3_600_000 - 1;
    expect(await locations.latest(order_id)).not.toBeNull();
    now += 2 * 24 * 3_600_000;
    expect(await locations.latest(order_id)).toBeNull();
    now = before;
  });
});

describe('the list', () => {
  const first = { page: 1, limit: 50 };

  test('has a line for each order, newest first, ties by order id', async () => {
    const owner = newOwner();
    const order = (letter: string, minute: number) =>
      written(owner, orderDetails({ order_id: `ord_${letter.repeat(26)}`, created_at: at(minute) }));
    const b = await order('b', 1);
    const d = await order('d', 0);
    const a = await order('a', 1);
    const c = await order('c', 2);
    expect(await views.list(owner, first)).toEqual({ orders: [c, b, a, d].map(summaryOf), total: 4, before: 0 });
  });

  test('returns for every combination of filters what a scan of all orders returns', async () => {
    const owner = newOwner();
    const orders: OrderDetails[] = [];
    for (const [index, parcel_status] of (['PENDING', 'PICKED', 'CANCELLED'] as const).entries()) {
      for (const [nth, partner_reference_id] of ([null, 'A', 'ক "B"'] as const).entries()) {
        const created_at = at(index * 3 + nth);
        const changes = { order_id: newId('ord'), parcel_status, partner_reference_id, created_at };
        orders.push(await written(owner, orderDetails(changes)));
      }
    }
    for (const parcel_status of [undefined, 'PENDING', 'PICKED', 'ASSIGNED'] as const) {
      for (const partner_reference_id of [undefined, 'A', 'ক "B"', 'C']) {
        for (const [created_at_from, created_at_to] of [[], [at(4)], [undefined, at(4)], [at(1), at(7)]]) {
          const filter = { parcel_status, partner_reference_id, created_at_from, created_at_to };
          const expected = orders
            .filter((order) => parcel_status === undefined || order.parcel_status === parcel_status)
            .filter((order) => (partner_reference_id ?? order.partner_reference_id) === order.partner_reference_id)
            .filter((order) => created_at_from === undefined || order.created_at >= created_at_from)
            .filter((order) => created_at_to === undefined || order.created_at < created_at_to)
            .toReversed();
          const page = { orders: expected.map(summaryOf), total: expected.length, before: 0 };
          expect(await views.list(owner, { ...filter, ...first })).toEqual(page);
        }
      }
    }
  });

  test('returns for every search with every filter what a scan of all orders returns', async () => {
    const owner = newOwner();
    const orders: OrderDetails[] = [];
    for (const [index, receiver_phone_number] of ['01712345678', '01812345678'].entries()) {
      for (const [nth, partner_reference_id] of [
        'INV-7 Dhaka',
        'inv/8',
        null,
        'ঢাকা 7',
        'a b c d e f g h ninth',
        'a b c d e f g h',
      ].entries()) {
        const parcel_status = nth % 2 === 0 ? 'PENDING' : 'PICKED';
        const created_at = at(index * 6 + nth);
        const changes = { order_id: newId('ord'), parcel_status, partner_reference_id, created_at } as const;
        orders.push(await written(owner, orderDetails({ ...changes, receiver_phone_number })));
      }
    }
    const has = ({ partner_reference_id }: OrderDetails, word: string) =>
      new RegExp(`(^|[ /-])${word}`, 'iu').test(partner_reference_id ?? '');
    const searches: readonly OrderSearch[] = [
      { receiver_phone_number: '01712345678' },
      { words: ['inv'] },
      { words: ['inv', '7'] },
      { words: ['ঢাকা'] },
      { words: ['dhak'] },
      { words: ['haka'] },
      { words: ['i', 'd'] },
      { words: ['nin'] },
      { words: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'n'] },
      { words: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'x'] },
      { receiver_phone_number: '01812345678', words: ['inv'] },
    ];
    for (const search of searches) {
      for (const states of [[], ['PENDING'], ['PICKED', 'CANCELLED']] as const) {
        for (const [created_at_from, created_at_to] of [[], [at(2), at(6)]]) {
          const fitting = orders
            .filter(
              (order) => (search.receiver_phone_number ?? order.receiver_phone_number) === order.receiver_phone_number,
            )
            .filter((order) => (search.words ?? []).every((word) => has(order, word)))
            .filter((order) => states.length === 0 || states.some((state) => state === order.parcel_status))
            .filter((order) => created_at_from === undefined || order.created_at >= created_at_from)
            .filter((order) => created_at_to === undefined || order.created_at < created_at_to)
            .toReversed()
            .map(summaryOf);
          const range = { ...(created_at_from && { created_at_from }), ...(created_at_to && { created_at_to }) };
          const read = (slice: OrderSlice) => views.search(owner, search, { states, ...range }, slice);
          expect(await read({ offset: 0, limit: 50 })).toEqual({ orders: fitting, total: fitting.length, before: 0 });
          const [after] = fitting;
          if (after === undefined) continue;
          expect(await read({ offset: 0, limit: 1, after })).toEqual({
            orders: fitting.slice(1, 2),
            total: fitting.length,
            before: 1,
          });
        }
      }
    }
  });

  test('finds an order by the number that its receiver sees', async () => {
    const owner = newOwner();
    const orders = [
      await written(owner, orderDetails({ order_id: newId('ord') })),
      await written(owner, orderDetails({ order_id: newId('ord') })),
    ];
    const read = (order: OrderDetails | undefined, states: OrderDetails['parcel_status'][]) =>
      views.search(owner, { parcel_number: order?.order_id.slice(-8) ?? '' }, { states }, { offset: 0, limit: 5 });
    const [first] = orders;
    expect((await read(first, []))?.orders.map(({ order_id }) => order_id)).toEqual([first?.order_id]);
    expect(await read(first, ['CANCELLED'])).toMatchObject({ total: 0 });
  });

  test('refuses a search together with a filter when it would have to read too many orders', async () => {
    const owner = newOwner();
    const write = (minute: number) =>
      written(
        owner,
        orderDetails({ order_id: newId('ord'), created_at: at(minute), partner_reference_id: `A ${minute}` }),
      );
    for (let minute = 0; minute <= maxSearchedOrders; minute += 1) await write(minute);
    const slice = { offset: 0, limit: 2 };
    const search = (words: string[], more = {}) => views.search(owner, { words }, { states: [], ...more }, slice);
    expect(await search(['a'])).toMatchObject({ total: maxSearchedOrders + 1 });
    expect(await search(['a'], { states: ['PENDING'] })).toBeNull();
    expect(await search(['a'], { states: ['PENDING'], created_at_from: at(1) })).toMatchObject({
      total: maxSearchedOrders,
    });
    expect(await search(['a', '777'], { states: ['PENDING'] })).toMatchObject({ total: 1 });
  });

  test('has pages, each with the total number, and an empty page past the end', async () => {
    const owner = newOwner();
    for (let minute = 0; minute < 7; minute += 1) {
      await written(owner, orderDetails({ order_id: newId('ord'), created_at: at(minute) }));
    }
    const page = async (number: number) => {
      const { orders, total } = await views.list(owner, { page: number, limit: 3 });
      return [total, ...orders.map((order) => order.created_at)];
    };
    expect(await page(1)).toEqual([7, at(6), at(5), at(4)]);
    expect(await page(3)).toEqual([7, at(0)]);
    expect(await page(4)).toEqual([7]);
    expect(await page(Number.MAX_SAFE_INTEGER)).toEqual([7]);
  });

  test('moves an order from status to status', async () => {
    const owner = newOwner();
    const order_id = newId('ord');
    const totals = () =>
      Promise.all(
        (['PENDING', 'ASSIGNED', 'COMPLETED'] as const).map(
          async (parcel_status) => (await views.list(owner, { ...first, parcel_status })).total,
        ),
      );
    await written(owner, orderDetails({ order_id }));
    expect(await totals()).toEqual([1, 0, 0]);
    await written(owner, riddenOrder('ASSIGNED', { order_id, sequence: 2 }));
    expect(await totals()).toEqual([0, 1, 0]);
    await written(owner, riddenOrder('COMPLETED', { order_id, sequence: 6 }));
    expect(await totals()).toEqual([0, 0, 1]);
  });

  test('accepts a reference of any characters', async () => {
    const owner = newOwner();
    for (const partner_reference_id of ['\u0001\ud800', '🛵'.repeat(50), 'ঢ'.repeat(100), ' "&status=PENDING']) {
      await written(owner, orderDetails({ order_id: newId('ord'), partner_reference_id }));
      const { orders } = await views.list(owner, { ...first, partner_reference_id });
      expect(orders.map((order) => order.partner_reference_id)).toEqual([partner_reference_id]);
    }
  });
});
