import { randomUUID } from 'node:crypto';
import { eventIdOf } from '@dakpion/contracts';
import type { EventMetadata, EventStore, NewEvent, ReadAllOptions } from '@dakpion/event-store';
import { at, orderId, owner } from '@dakpion/fixtures';
import { OrderViewWriter } from '@dakpion/read-models';
import type { Engines } from '@dakpion/service';
import {
  cancelled,
  createdAs,
  fold,
  historyTo,
  newOrderId,
  otherRider,
  request,
  retried,
  stepMade,
} from '../domain/order.fixture.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { detailsOf } from '../domain/order-record.ts';
import { record, recordOwner, saveCheckpoints, storedEvents, withEngines } from '../engines.fixture.ts';
import { OrderUsageProjection } from '../usage/order-usage.projection.ts';
import type { Difference } from './difference.ts';
import { type VerifyOptions, verifyOrders, verifyOrdersAgain } from './verify-orders.ts';

async function verify(engines: Engines, options: Partial<VerifyOptions> = {}) {
  const differences: Difference[] = [];
  const { eventStore, stateStore } = engines;
  for await (const item of verifyOrders({ eventStore, stateStore, waitMs: 0, ...options })) {
    if (item.kind === 'verified') return { ...item, differences };
    differences.push(item.difference);
  }
  throw new Error('The verification had no end.');
}

async function writeView({ stateStore }: Engines, history: readonly OrderEvent[], changes: object = {}): Promise<void> {
  const details = { ...detailsOf(fold(history)!), ...changes };
  await new OrderViewWriter(stateStore).write({ owner, trackingToken: `trk_${details.order_id}`, details });
}

async function planWebhooks({ eventStore }: Engines, id: string, except: readonly number[] = []): Promise<void> {
  const stream: NewEvent[] = [];
  for await (const event of eventStore.readStream(`order-${id}`)) {
    if (event.type === 'OrderRetried' || except.includes(event.revision)) continue;
    const { metadata } = event;
    stream.push({ id: randomUUID(), type: 'DeliveryPlanned', data: { event_id: eventIdOf(event.id) }, metadata });
  }
  await eventStore.append(`webhook-${id}`, stream, 'no_stream');
}

/** Records two planned webhooks of the order as delivered. */
async function deliverWebhooks({ eventStore }: Engines, id: string): Promise<void> {
  for await (const { metadata } of eventStore.readStream(`order-${id}`, { maxCount: 1 })) {
    const delivered = { type: 'DeliverySucceeded', data: { started_at: metadata.occurred_at }, metadata };
    await eventStore.append(
      `webhook-${id}`,
      [
        { id: randomUUID(), ...delivered },
        { id: randomUUID(), ...delivered },
      ],
      1,
    );
  }
}

/** Computes the usage of all orders, which is the last effect. */
async function countUsage(engines: Engines): Promise<void> {
  const { eventStore, stateStore } = engines;
  await new OrderUsageProjection('order-usage', eventStore, stateStore).handle(await storedEvents(engines));
  await saveCheckpoints(engines);
}

/** Records an order with all its effects. */
async function settle(engines: Engines, id: string, history: readonly OrderEvent[]): Promise<void> {
  await record(engines, id, history);
  await writeView(engines, history);
  await planWebhooks(engines, id);
  await countUsage(engines);
}

const delivered = (id: string) => [createdAs(id), ...historyTo('COMPLETED').slice(1)];

test('reports no differences for a correct installation', () =>
  withEngines(async (engines) => {
    await settle(engines, orderId, [createdAs(orderId), cancelled, retried]);
    await settle(engines, newOrderId, delivered(newOrderId));
    expect(await verify(engines)).toMatchObject({ differences: [], orders: 2, events: 9 });
  }));

test('verifies correct orders without a read of each of their streams', () =>
  withEngines(async (engines) => {
    for (const id of [orderId, newOrderId]) await settle(engines, id, delivered(id));
    const streams: string[] = [];
    const eventStore: EventStore = Object.create(engines.eventStore, {
      readStream: {
        value: (...args: Parameters<EventStore['readStream']>) => {
          streams.push(args[0]);
          return engines.eventStore.readStream(...args);
        },
      },
    });
    expect(await verify({ ...engines, eventStore })).toMatchObject({ differences: [], orders: 2 });
    expect(streams.filter((stream) => stream.startsWith('order-'))).toEqual([]);
  }));

test('reports a view only once if it lacks an event that came long after the others', () =>
  withEngines(async (engines) => {
    const ids = Array.from({ length: 200 }, (_, n) => `ord_${String(n).padStart(26, '0')}`);
    for (const id of ids) {
      await record(engines, id, [createdAs(id), cancelled]);
      await writeView(engines, [createdAs(id), cancelled]);
      await planWebhooks(engines, id);
      await deliverWebhooks(engines, id);
    }
    await record(engines, ids[7]!, [retried], 2);
    await countUsage(engines);
    const { differences } = await verify(engines, { atRest: true });
    expect(differences).toEqual([
      { order_id: ids[7], what: 'view', expected: { sequence: 3 }, found: { sequence: 2 } },
    ]);
  }));

test('reports no differences for an empty installation', () =>
  withEngines(async (engines) => {
    expect(await verify(engines)).toMatchObject({ differences: [], orders: 0, events: 0 });
  }));

test('reports a deleted stream as such, and not as wrong usage', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, [createdAs(orderId)]);
    await settle(engines, newOrderId, delivered(newOrderId));
    const eventStore: EventStore = Object.create(engines.eventStore, {
      readStream: {
        value: (...[stream, options]: Parameters<EventStore['readStream']>) =>
          engines.eventStore.readStream(stream === `order-${orderId}` ? 'order-none' : stream, options),
      },
    });
    expect((await verify({ ...engines, eventStore })).differences).toEqual([
      {
        order_id: orderId,
        what: 'history',
        expected: 'a legal history',
        found: expect.stringContaining('was deleted'),
      },
    ]);
  }));

test('reports an illegal history', () =>
  withEngines(async (engines) => {
    await settle(engines, newOrderId, delivered(newOrderId));
    await settle(engines, orderId, [createdAs(orderId), stepMade('OrderPicked')]);
    expect((await verify(engines)).differences).toEqual([
      {
        order_id: orderId,
        what: 'history',
        expected: 'a legal history',
        found: 'event 2: OrderPicked while PENDING',
      },
    ]);
  }));

test('reports a view with the fields that differ', () =>
  withEngines(async (engines) => {
    const history = delivered(orderId);
    await record(engines, orderId, history);
    await writeView(engines, history, { receiver_name: 'Someone', eta: 'soon' });
    await planWebhooks(engines, orderId);
    await countUsage(engines);
    expect((await verify(engines)).differences).toEqual([
      {
        order_id: orderId,
        what: 'view',
        expected: { receiver_name: request.receiver_name, eta: null },
        found: { receiver_name: 'Someone', eta: 'soon' },
      },
    ]);
  }));

test('reports a view that is missing or behind', () =>
  withEngines(async (engines) => {
    const history = delivered(orderId);
    await record(engines, orderId, history);
    await planWebhooks(engines, orderId);
    await countUsage(engines);
    const missing = { order_id: orderId, what: 'view', expected: { sequence: 6 }, found: null };
    expect((await verify(engines)).differences).toEqual([missing]);
    await writeView(engines, history.slice(0, 4));
    expect((await verify(engines)).differences).toEqual([{ ...missing, found: { sequence: 4 } }]);
  }));

test('reports a view that is ahead of the stream', () =>
  withEngines(async (engines) => {
    const history = delivered(orderId);
    await settle(engines, orderId, history.slice(0, 3));
    await writeView(engines, history);
    expect((await verify(engines)).differences).toEqual([
      { order_id: orderId, what: 'view', expected: { sequence: 3 }, found: { sequence: 6 } },
    ]);
  }));

test('accepts a view that catches up in time', () =>
  withEngines(async (engines) => {
    const history = delivered(orderId);
    await record(engines, orderId, history);
    await planWebhooks(engines, orderId);
    await countUsage(engines);
    let looks = 0;
    let writing = Promise.resolve();
    // The clock is read first for the deadline, then whenever something was missing.
    const clock = () => {
      looks += 1;
      if (looks === 2) writing = writeView(engines, history);
      return Date.now();
    };
    expect((await verify(engines, { waitMs: 5_000, clock })).differences).toEqual([]);
    await writing;
    expect(looks).toBeGreaterThanOrEqual(2);
  }));

test('accepts an order that changes while it is verified', () =>
  withEngines(async (engines) => {
    const history = delivered(orderId);
    await settle(engines, orderId, history.slice(0, 2));
    const { eventStore } = engines;
    let moved = false;
    // The real store. Immediately after the stream of the order was read, a command appends to it and writes the view.
    const moving: EventStore = {
      append: (...args) => eventStore.append(...args),
      keepLast: (...args) => eventStore.keepLast(...args),
      async *readStream(...args) {
        yield* eventStore.readStream(...args);
        if (moved || args[0] !== `order-${orderId}`) return;
        moved = true;
        await record(engines, orderId, history.slice(2), 2);
        await writeView(engines, history);
      },
      readAll: (...args) => eventStore.readAll(...args),
      subscribe: (...args) => eventStore.subscribe(...args),
      head: () => eventStore.head(),
      close: () => eventStore.close(),
    };
    const differences: Difference[] = [];
    for await (const each of verifyOrdersAgain([orderId], { ...engines, eventStore: moving, waitMs: 0 }))
      differences.push(each);
    expect(moved).toBe(true);
    expect(differences.filter(({ what }) => what === 'view')).toEqual([]);
  }));

test('accepts an order that changes while its lists are read', () =>
  withEngines(async (engines) => {
    const history = delivered(orderId);
    await settle(engines, orderId, history.slice(0, 2));
    const { documents } = engines.stateStore;
    const move = async () => {
      await record(engines, orderId, history.slice(2), 2);
      await writeView(engines, history);
    };
    let moved: Promise<void> | undefined;
    const list: typeof documents.list = async (...args) => {
      moved ??= move();
      await moved;
      return documents.list(...args);
    };
    const moving = { value: Object.create(documents, { list: { value: list } }) };
    const stateStore: Engines['stateStore'] = Object.create(engines.stateStore, { documents: moving });
    const differences: Difference[] = [];
    for await (const each of verifyOrdersAgain([orderId], { ...engines, stateStore, waitMs: 0 }))
      differences.push(each);
    expect(moved).toBeDefined();
    expect(differences.filter(({ what }) => what === 'order_lists')).toEqual([]);
  }));

test('reports followers that have not reached the end of the log', () =>
  withEngines(async (engines) => {
    await settle(engines, orderId, delivered(orderId));
    await settle(engines, newOrderId, [createdAs(newOrderId)]);
    expect((await verify(engines)).differences).toEqual([]);

    await record(engines, newOrderId, [cancelled], 1);
    await writeView(engines, [createdAs(newOrderId), cancelled]);
    const { differences } = await verify(engines);
    expect(differences.map(({ what }) => what)).toEqual([
      'webhook_plan',
      'publisher_checkpoint',
      'projection_checkpoint',
      'event_index_checkpoint',
      'open_orders_checkpoint',
      'order_usage_checkpoint',
    ]);
  }));

test('reports a change without a planned webhook', () =>
  withEngines(async (engines) => {
    const history = delivered(orderId);
    await record(engines, orderId, history);
    await writeView(engines, history);
    await planWebhooks(engines, orderId, [2, 5]);
    await countUsage(engines);
    const events = (await storedEvents(engines)).filter((event) => event.stream === `order-${orderId}`);
    expect((await verify(engines)).differences).toEqual(
      [2, 5].map((revision) => ({
        order_id: orderId,
        what: 'webhook_plan',
        expected: `a delivery of ${eventIdOf(events[revision]!.id)}`,
        found: null,
        event_id: eventIdOf(events[revision]!.id),
      })),
    );
  }));

/** Records that the owner of the orders has set its callback URL, or removed it (null). */
async function setCallback(engines: Engines, callback_url: string | null): Promise<void> {
  const data = { environment: owner.environment, callback_url, set_at: at(0) };
  await recordOwner(engines, { type: 'CallbackUrlSet', data });
  await countUsage(engines);
}

/** The creation of an order whose request has no callback URL. */
function quiet(id: string): OrderEvent {
  const { type, data } = createdAs(id);
  return { type, data: { ...data, request: { ...request, callback_url: null } } } as OrderEvent;
}

async function unplanned(engines: Engines): Promise<readonly (string | null)[]> {
  const { differences } = await verify(engines);
  expect(differences.every(({ what }) => what === 'webhook_plan')).toBe(true);
  return differences.map(({ order_id }) => order_id);
}

test("reports a change without a planned webhook to the partner's callback URL", () =>
  withEngines(async (engines) => {
    const settleQuietly = async (id: string, sequence = 0, events = [quiet(id)]) => {
      await record(engines, id, events, sequence);
      await writeView(engines, sequence === 0 ? events : [quiet(id), ...events]);
      await countUsage(engines);
    };
    await settleQuietly(orderId);
    expect(await unplanned(engines)).toEqual([]);
    await setCallback(engines, 'https://shop.example/hooks');
    expect(await unplanned(engines)).toEqual([]);
    // Before the URL was set, no webhook was planned. Later events have webhooks.
    await settleQuietly(orderId, 1, [cancelled]);
    await settleQuietly(newOrderId);
    expect(await unplanned(engines)).toEqual([orderId, newOrderId]);
    // Changing the URL does not restart the time from which orders have webhooks.
    await setCallback(engines, 'https://shop.example/others');
    expect(await unplanned(engines)).toEqual([orderId, newOrderId]);
    // Without a URL, webhooks are not sent.
    await setCallback(engines, null);
    expect(await unplanned(engines)).toEqual([]);
    await setCallback(engines, 'https://shop.example/hooks');
    expect(await unplanned(engines)).toEqual([]);
  }));

test('requires no planned webhook for an order without any callback URL', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, [quiet(orderId)]);
    await writeView(engines, [quiet(orderId)]);
    await countUsage(engines);
    expect((await verify(engines)).differences).toEqual([]);
  }));

test('requires no planned webhook for a replaced rider', () =>
  withEngines(async (engines) => {
    const { data } = stepMade('OrderAssigned', { rider: otherRider });
    const replaced: OrderEvent = { type: 'OrderRiderReplaced', data };
    const history = [createdAs(orderId), stepMade('OrderAssigned'), replaced];
    await record(engines, orderId, history);
    await writeView(engines, history);
    await planWebhooks(engines, orderId, [2]);
    await countUsage(engines);
    expect((await verify(engines)).differences).toEqual([]);
  }));

test('at rest, expects no planned webhooks for events of the last minute, which are planned at the next start', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, [createdAs(orderId)]);
    await writeView(engines, [createdAs(orderId)]);
    await countUsage(engines);
    const atRest = async (laterMs: number) => {
      const eventStore: EventStore = Object.assign(Object.create(engines.eventStore), {
        async *readAll(options: ReadAllOptions) {
          const isLast = options.direction === 'backwards';
          for await (const event of engines.eventStore.readAll(options)) {
            yield isLast ? { ...event, recordedAt: event.recordedAt + laterMs } : event;
          }
        },
      });
      return (await verify({ ...engines, eventStore }, { atRest: true })).differences;
    };
    expect(await atRest(59_000)).toEqual([]);
    expect(await atRest(61_000)).toMatchObject([{ order_id: orderId, what: 'webhook_plan' }]);
  }));

test('verifies, on request, only the orders after a position', () =>
  withEngines(async (engines) => {
    await settle(engines, orderId, delivered(orderId));
    const after = (await engines.eventStore.head())!;
    await settle(engines, newOrderId, [createdAs(newOrderId)]);
    expect(await verify(engines, { after })).toMatchObject({ orders: 1, events: 1 });
  }));

test('reports orders with an event of another program, and verifies all others', () =>
  withEngines(async (engines) => {
    const foreign = (): NewEvent => ({ id: randomUUID(), type: 'Foreign', data: {}, metadata: {} as EventMetadata });
    await engines.eventStore.append(`order-${newOrderId}`, [foreign()], 'no_stream');
    await record(engines, orderId, historyTo('ASSIGNED'));
    await engines.eventStore.append(`order-${orderId}`, [foreign()], 1);
    const { differences, orders } = await verify(engines);
    const histories = differences.filter(({ what }) => what === 'history');
    expect(orders).toBe(2);
    expect(histories.map(({ order_id, found }) => [order_id, found])).toEqual([
      [newOrderId, expect.stringContaining('cannot be read')],
      [orderId, expect.stringContaining(`Event 2 of order-${orderId} cannot be read`)],
    ]);
  }));

test('reports an order with an event without times, and verifies all others', () =>
  withEngines(async (engines) => {
    const { occurred_at, recorded_at, ...untimed } = cancelled.data;
    const history = [createdAs(newOrderId), { ...cancelled, data: untimed } as OrderEvent];
    await record(engines, newOrderId, history);
    // These effects need no times.
    await writeView(engines, history);
    await planWebhooks(engines, newOrderId);
    await record(engines, orderId, historyTo('ASSIGNED'));
    const { differences, orders } = await verify(engines);
    expect(orders).toBe(2);
    expect(differences.filter(({ what }) => what === 'history')).toMatchObject([
      { order_id: newOrderId, found: 'event 2: OrderCancelled without its times' },
    ]);
  }));

test('reports an order whose data cannot be shown, and verifies all others', () =>
  withEngines(async (engines) => {
    const broken = stepMade('OrderAssigned', { time_to_pickup: 'soon' as unknown as number });
    await record(engines, newOrderId, [createdAs(newOrderId), broken]);
    await settle(engines, orderId, historyTo('ASSIGNED'));
    const { differences, orders } = await verify(engines);
    expect(orders).toBe(2);
    expect(differences.filter(({ order_id }) => order_id === newOrderId)).toEqual([
      expect.objectContaining({
        order_id: newOrderId,
        what: 'history',
        found: expect.stringContaining('event 2: RangeError'),
      }),
    ]);
  }));
