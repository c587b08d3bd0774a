import { type DispatchRequest, type OrderEventMessage, topics } from '@dakpion/contracts';
import type { AppendResult, StreamRevision } from '@dakpion/event-store';
import { at, eventually, orderIdOf, orderRequest, quotation, until } from '@dakpion/fixtures';
import { type Broker, PublishWithdrawnError } from '@dakpion/messaging';
import { OpenOrders } from '@dakpion/read-models';
import type { OpenOrdersWorker } from '../open-orders/open-orders.worker.ts';
import { orderCancelled, orderCreated } from '../orders.fixture.ts';
import { RunningDispatch } from '../running-dispatch.fixture.ts';
import { DispatchRequestsRepository, robotCouriersOrderOf } from './dispatch-requests.repository.ts';
import { OrderEventsConsumer } from './order-events.consumer.ts';

const dispatch = new RunningDispatch();

beforeAll(() => dispatch.start());
afterAll(() => dispatch.remove());

/** Stores what the order service stores of an order before it publishes its events. */
async function store({ order_id, partner_id, environment, sandbox_scenario }: OrderEventMessage): Promise<void> {
  const request = { ...orderRequest, sandbox_scenario };
  const data = { order_id, partner_id, environment, request, quotation, occurred_at: at(0) };
  expect(await append(order_id, 'OrderCreated', data, 'no_stream')).toMatchObject({ outcome: 'appended' });
}

function append(orderId: string, type: string, data: object, expected: StreamRevision): Promise<AppendResult> {
  const metadata = { schema_version: 1, $correlationId: 'req_1', $causationId: null, actor: {}, occurred_at: at(0) };
  const event = { id: crypto.randomUUID(), type, data: { ...data }, metadata };
  return dispatch.eventStore.append(`order-${orderId}`, [event], expected);
}

async function requestsOn(topic: string): Promise<string[]> {
  const messages = await dispatch.messages(topic);
  return messages.map(({ key, type, value, headers }) => {
    const request = value as DispatchRequest;
    expect(request.order_id).toBe(key);
    expect(request.type).toBe(type);
    expect(headers).toMatchObject({ 'correlation-id': 'req_1', 'causation-id': request.event_id });
    return `${type} ${request.order_id}`;
  });
}

test('requests riders of production orders from dispatch systems, and of sandbox orders from the robot courier', async () => {
  const production = Array.from({ length: 20 }, (_, index) => orderIdOf(index));
  const sandbox = Array.from({ length: 20 }, (_, index) => orderIdOf(100 + index));
  for (const [index, id] of production.entries()) {
    await store(orderCreated(id, 'production'));
    await store(orderCreated(sandbox[index]!, 'sandbox', 'no_rider'));
    await dispatch.publish(orderCreated(id, 'production'), orderCreated(sandbox[index]!, 'sandbox', 'no_rider'));
    await dispatch.publish({ ...orderCreated(id, 'production'), event: 'ASSIGNED' }, orderCancelled(id, 'production'));
    await dispatch.publish(orderCancelled(sandbox[index]!, 'sandbox'));
  }
  const expected = (ids: string[]) => ids.flatMap((id) => [`RiderWanted ${id}`, `RiderNoLongerWanted ${id}`]).sort();
  await eventually(async () => {
    expect((await requestsOn(topics.dispatchRequests.name)).sort()).toEqual(expected(production));
    expect((await requestsOn(topics.robotCourierRequests.name)).sort()).toEqual(expected(sandbox));
  });
  expect(await dispatch.messages(`${topics.orderEvents.name}.dead-letters`)).toEqual([]);
});

const wantedOf = async (orderId: string) =>
  (await dispatch.messages(topics.dispatchRequests.name)).filter(({ key }) => key === orderId).map(({ type }) => type);

/** Waits until the events were handled. Messages of one order are handled in sequence, so a last message shows it. */
async function isTaken(orderId: string, ...events: OrderEventMessage[]): Promise<void> {
  await dispatch.publish(...events, orderCancelled(orderId, 'production'));
  await until(async () => (await wantedOf(orderId)).includes('RiderNoLongerWanted'));
}

test('makes no second request when an event is repeated, although the order is still PENDING', async () => {
  const id = orderIdOf(200);
  const created = orderCreated(id, 'production');
  await store(created);
  await dispatch.publish(created, created);
  await until(async () => (await wantedOf(id)).length > 0);
  await dispatch.stop();
  // Months later, everything that expires is gone.
  await dispatch.loseAllState();
  await dispatch.start();
  await isTaken(id, created);
  const reads = jest.spyOn(DispatchRequestsRepository.prototype, 'typesOf');
  const cancelled = orderCancelled(id, 'production');
  await dispatch.publish(created, cancelled, cancelled);
  // The last one is handled when all before it were.
  await until(async () => reads.mock.calls.length === 3);
  expect(await wantedOf(id)).toEqual(['RiderWanted', 'RiderNoLongerWanted']);
});

test('requests a rider only while the order is PENDING in its stream', async () => {
  const [assigned, unknown] = [orderIdOf(210), orderIdOf(211)];
  await store(orderCreated(assigned, 'production'));
  expect(await append(assigned, 'OrderAssigned', { occurred_at: at(1) }, 0)).toMatchObject({ outcome: 'appended' });
  await isTaken(assigned, orderCreated(assigned, 'production'));
  await isTaken(unknown, orderCreated(unknown, 'production'));
  expect([await wantedOf(assigned), await wantedOf(unknown)]).toEqual([
    ['RiderNoLongerWanted'],
    ['RiderNoLongerWanted'],
  ]);
});

test('restores orders in progress from their events after a loss of the state store, and requests no rider', async () => {
  const [waiting, sandbox] = [orderIdOf(220), orderIdOf(221)];
  await store(orderCreated(waiting, 'production'));
  await store(orderCreated(sandbox, 'sandbox', 'deliver'));
  const request = { type: 'RiderWanted', event_id: 'evt_1', order_id: sandbox, requested_at: at(0) } as DispatchRequest;
  await dispatch.stop();
  await dispatch.loseAllState();
  await dispatch.start();
  await new DispatchRequestsRepository(dispatch.eventStore).record(request, 'sandbox', 0, 'req_1');
  await dispatch.stop();
  await dispatch.loseAllState();
  await dispatch.start();
  const pending = new OpenOrders(dispatch.stateStore);
  const filter = {
    status: 'PENDING',
    environment: 'production',
    sinceBefore: Number.MAX_SAFE_INTEGER,
    offset: 0,
    limit: 100,
  } as const;
  await until(async () => (await pending.list(filter)).orders.some(({ order_id }) => order_id === waiting));
  await until(async () => (await dispatch.messages(topics.riderEvents.name)).some(({ key }) => key === sandbox));
  expect(await wantedOf(waiting)).toEqual([]);
  const robotRequests = await dispatch.messages(topics.robotCourierRequests.name);
  expect(robotRequests.filter(({ key }) => key === sandbox)).toEqual([]);
});

test.each([
  [2, 'means that it has changed'],
  [null, 'means that it is not certain'],
])('withdraws a request for a rider if the assignment is %p, which %s', async (later, _what) => {
  const id = orderIdOf(later === null ? 240 : 241);
  await store(orderCreated(id, 'production'));
  let assignment: number | null = 1;
  const broker: Pick<Broker, 'assignment' | 'publish'> = {
    assignment: () => assignment,
    publish: async (_messages, options) => {
      // Another process may have handled the cancellation of the order.
      assignment = later;
      if (options?.mayBeSent?.() === false) throw new PublishWithdrawnError();
    },
  };
  const requests = new DispatchRequestsRepository(dispatch.eventStore);
  const openOrders = { follow: async () => undefined } as unknown as OpenOrdersWorker;
  const consumer = new OrderEventsConsumer(broker as unknown as Broker, dispatch.eventStore, openOrders, requests);

  await expect(consumer.take(orderCreated(id, 'production'))).rejects.toThrow(PublishWithdrawnError);
  expect(await requests.typesOf(id)).toEqual([]);
});

test('begins a course when the request is recorded, before its message arrives', async () => {
  const id = orderIdOf(230);
  await store(orderCreated(id, 'sandbox', 'deliver'));
  const pending = new OpenOrders(dispatch.stateStore);
  const filter = { status: 'PENDING', environment: 'sandbox', sinceBefore: null, offset: 0, limit: 100 } as const;
  // The followers of order events have passed this one.
  await until(async () => (await pending.list(filter)).orders.some(({ order_id }) => order_id === id));
  const request = { type: 'RiderWanted', event_id: 'evt_2', order_id: id, requested_at: at(0) } as DispatchRequest;
  await new DispatchRequestsRepository(dispatch.eventStore).record(request, 'sandbox', 0, 'req_1');
  await eventually(async () => {
    const keys = (await dispatch.messages(topics.riderEvents.name)).map(({ key }) => key);
    expect(keys).toContain(id);
  });
});

test.each([
  ['of a production order is not for the robot courier', { environment: 'production' }, null],
  ['of a sandbox order is for the robot courier', { environment: 'sandbox' }, 'ord_1'],
  ['of version 1 may be for the robot courier', {}, 'ord_1'],
])('recognises that a recorded request %s', async (_what, data, expected) => {
  const recorded = { type: 'RiderWanted', stream: 'dispatch-ord_1', data } as Parameters<
    typeof robotCouriersOrderOf
  >[0];
  expect(robotCouriersOrderOf(recorded)).toBe(expected);
});
