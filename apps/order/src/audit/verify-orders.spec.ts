import { randomUUID } from 'node:crypto';
import { eventIdOf } from '@dakpion/contracts';
import type { EventStore, NewEvent } from '@dakpion/event-store';
import { orderId, owner } from '@dakpion/examples';
import { OrderViewWriter } from '@dakpion/order-views';
import type { Engines } from '@dakpion/service';
import { Checkpoints } from '@dakpion/state-store';
import {
  cancelled,
  createdAs,
  fold,
  historyTo,
  newOrderId,
  request,
  retried,
  stepMade,
} from '../domain/order.examples.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { detailsOf } from '../domain/order-record.ts';
import { record, storedEvents, withEngines } from '../engines.examples.ts';
import { projectionName } from '../projections/order-views.projection.ts';
import { publisherName } from '../publishing/order-event.publisher.ts';
import { type Difference, type VerifyOptions, verifyOrders } from './verify-orders.ts';

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

async function saveCheckpoints({ eventStore, stateStore }: Engines): Promise<void> {
  const head = (await eventStore.head())!;
  const checkpoints = new Checkpoints(stateStore);
  for (const name of [publisherName, projectionName]) await (await checkpoints.open(name)).save(head);
}

/** An order with everything that follows from it in place. */
async function settle(engines: Engines, id: string, history: readonly OrderEvent[]): Promise<void> {
  await record(engines, id, history);
  await writeView(engines, history);
  await planWebhooks(engines, id);
  await saveCheckpoints(engines);
}

const delivered = (id: string) => [createdAs(id), ...historyTo('COMPLETED').slice(1)];

test('a sound installation has no differences', () =>
  withEngines(async (engines) => {
    await settle(engines, orderId, [createdAs(orderId), cancelled, retried]);
    await settle(engines, newOrderId, delivered(newOrderId));
    expect(await verify(engines)).toMatchObject({ differences: [], orders: 2, events: 9 });
  }));

test('an empty one neither', () =>
  withEngines(async (engines) => {
    expect(await verify(engines)).toMatchObject({ differences: [], orders: 0, events: 0 });
  }));

test('an illegal history is named', () =>
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

test('a view that tells something else is named with the fields that differ', () =>
  withEngines(async (engines) => {
    const history = delivered(orderId);
    await record(engines, orderId, history);
    await writeView(engines, history, { receiver_name: 'Someone', eta: 'soon' });
    await planWebhooks(engines, orderId);
    await saveCheckpoints(engines);
    expect((await verify(engines)).differences).toEqual([
      {
        order_id: orderId,
        what: 'view',
        expected: { receiver_name: request.receiver_name, eta: null },
        found: { receiver_name: 'Someone', eta: 'soon' },
      },
    ]);
  }));

test('a view that is missing or behind is named', () =>
  withEngines(async (engines) => {
    const history = delivered(orderId);
    await record(engines, orderId, history);
    await planWebhooks(engines, orderId);
    await saveCheckpoints(engines);
    const missing = { order_id: orderId, what: 'view', expected: { sequence: 6 }, found: null };
    expect((await verify(engines)).differences).toEqual([missing]);
    await writeView(engines, history.slice(0, 4));
    expect((await verify(engines)).differences).toEqual([{ ...missing, found: { sequence: 4 } }]);
  }));

test('a view that knows more than the stream is named', () =>
  withEngines(async (engines) => {
    const history = delivered(orderId);
    await settle(engines, orderId, history.slice(0, 3));
    await writeView(engines, history);
    expect((await verify(engines)).differences).toEqual([
      { order_id: orderId, what: 'view', expected: { sequence: 3 }, found: { sequence: 6 } },
    ]);
  }));

test('a view that catches up in time is sound', () =>
  withEngines(async (engines) => {
    const history = delivered(orderId);
    await record(engines, orderId, history);
    await planWebhooks(engines, orderId);
    await saveCheckpoints(engines);
    let looks = 0;
    let writing = Promise.resolve();
    // The clock is asked first for the deadline, then whenever something was not there yet.
    const clock = () => {
      looks += 1;
      if (looks === 2) writing = writeView(engines, history);
      return Date.now();
    };
    expect((await verify(engines, { waitMs: 5_000, clock })).differences).toEqual([]);
    await writing;
    expect(looks).toBeGreaterThanOrEqual(2);
  }));

test('an order that moves on while it is verified is sound', () =>
  withEngines(async (engines) => {
    const history = delivered(orderId);
    await settle(engines, orderId, history.slice(0, 2));
    const { eventStore } = engines;
    let moved = false;
    // The real store; right after the order's stream was read, a command adds to it and writes the view.
    const moving: EventStore = {
      append: (...args) => eventStore.append(...args),
      async *readStream(...args) {
        yield* eventStore.readStream(...args);
        if (moved) return;
        moved = true;
        await record(engines, orderId, history.slice(2), 2);
        await writeView(engines, history);
      },
      readAll: (...args) => eventStore.readAll(...args),
      subscribe: (...args) => eventStore.subscribe(...args),
      head: () => eventStore.head(),
      close: () => eventStore.close(),
    };
    expect((await verify(engines, { eventStore: moving })).differences).toEqual([]);
    expect(moved).toBe(true);
  }));

test('followers that have not reached the head are named', () =>
  withEngines(async (engines) => {
    await settle(engines, orderId, delivered(orderId));
    await settle(engines, newOrderId, [createdAs(newOrderId)]);
    expect((await verify(engines)).differences).toEqual([]);

    await record(engines, newOrderId, [cancelled], 1);
    await writeView(engines, [createdAs(newOrderId), cancelled]);
    const { differences } = await verify(engines);
    expect(differences.map(({ what }) => what)).toEqual([
      'publisher_checkpoint',
      'projection_checkpoint',
      'webhook_plan',
    ]);
  }));

test('a change without a planned webhook is named', () =>
  withEngines(async (engines) => {
    const history = delivered(orderId);
    await record(engines, orderId, history);
    await writeView(engines, history);
    await planWebhooks(engines, orderId, [2, 5]);
    await saveCheckpoints(engines);
    const events = (await storedEvents(engines)).filter((event) => event.stream === `order-${orderId}`);
    expect((await verify(engines)).differences).toEqual(
      [2, 5].map((revision) => ({
        order_id: orderId,
        what: 'webhook_plan',
        expected: `a delivery of ${eventIdOf(events[revision]!.id)}`,
        found: null,
      })),
    );
  }));

test('an order without a callback URL of its own needs no planned webhook', () =>
  withEngines(async (engines) => {
    const { type, data } = createdAs(orderId);
    const quiet = { type, data: { ...data, request: { ...request, callback_url: null } } };
    await record(engines, orderId, [quiet]);
    await writeView(engines, [quiet]);
    await saveCheckpoints(engines);
    expect((await verify(engines)).differences).toEqual([]);
  }));

test('only the orders after a position, when so asked', () =>
  withEngines(async (engines) => {
    await settle(engines, orderId, delivered(orderId));
    const after = (await engines.eventStore.head())!;
    await settle(engines, newOrderId, [createdAs(newOrderId)]);
    expect(await verify(engines, { after })).toMatchObject({ orders: 1, events: 1 });
  }));
