import { randomUUID } from 'node:crypto';
import { type OpenStatus, openStatuses } from '@dakpion/contracts';
import { alertMinutes, at, eventually, orderIdOf, start } from '@dakpion/fixtures';
import { OpenOrders } from '@dakpion/read-models';
import { register } from 'prom-client';
import { orderCancelled, orderCreated } from '../orders.fixture.ts';
import { RunningDispatch } from '../running-dispatch.fixture.ts';
import { OpenOrdersWorker } from './open-orders.worker.ts';

const minute = 60_000;
const dispatch = new RunningDispatch();
const { order } = dispatch;
const orderId = orderIdOf(1);
const assigned = {
  ...orderCreated(orderId, 'production'),
  event: 'ASSIGNED',
  sequence: 2,
  parcel_status: 'ASSIGNED',
  previous_status: 'PENDING',
} as const;

beforeEach(async () => {
  dispatch.limits = { alertMinutes, pendingCancelMinutes: null };
  dispatch.clockLeadMs = start - Date.now();
  await dispatch.start();
});
afterEach(async () => {
  await dispatch.stop();
  await dispatch.loseAllState();
});
afterAll(() => dispatch.remove());

async function restart(): Promise<void> {
  await dispatch.stop();
  await dispatch.start();
}

async function waiting(status: OpenStatus = 'PENDING'): Promise<readonly string[]> {
  const filter = { status, environment: null, sinceBefore: Number.MAX_SAFE_INTEGER, offset: 0, limit: 10 };
  const { orders } = await new OpenOrders(dispatch.stateStore).list(filter);
  return orders.map(({ order_id }) => order_id);
}

/** The stream of an order whose messages have not arrived. */
async function recordAssigned(order_id: string): Promise<void> {
  const metadata = { schema_version: 1, $correlationId: 'req_1', $causationId: null, actor: {}, occurred_at: at(0) };
  const data = { ...assigned, order_id, occurred_at: at(0) };
  const events = ['OrderCreated', 'OrderAssigned'].map((type) => ({ id: randomUUID(), type, data, metadata }));
  const result = await dispatch.eventStore.append(`order-${order_id}`, events as never, 'no_stream');
  expect(result).toMatchObject({ outcome: 'appended' });
}

const overdueIs = (count: number, status: OpenStatus = 'PENDING') =>
  eventually(async () => {
    const values = (await register.getSingleMetric('dakpion_orders_overdue')?.get())?.values ?? [];
    expect(values).toContainEqual({ labels: { environment: 'production', parcel_status: status }, value: count });
  });

test('lets an order wait from its creation until it has a rider, however often its events are repeated', async () => {
  await dispatch.publish(orderCreated(orderId, 'production'));
  await eventually(async () => expect(await waiting()).toEqual([orderId]));
  await dispatch.publish(assigned, orderCreated(orderId, 'production'));
  await eventually(async () => expect(await waiting()).toEqual([]));
  expect(await waiting('ASSIGNED')).toEqual([orderId]);
  await dispatch.publish(orderCreated(orderIdOf(2), 'production'), orderCancelled(orderIdOf(2), 'production'));
  await dispatch.publish(orderCreated(orderIdOf(3), 'production'));
  await eventually(async () => expect(await waiting()).toEqual([orderIdOf(3)]));
});

test('counts an order over the limit until it has its rider, even after a restart', async () => {
  await order.place(orderId);
  await dispatch.publish(orderCreated(orderId, 'production'));
  await overdueIs(0);
  dispatch.clockLeadMs += 11 * minute;
  await overdueIs(1);
  await restart();
  await overdueIs(1);
  await dispatch.publish(assigned);
  await overdueIs(0);
});

test('cancels an order once after the configured time, with the service as actor', async () => {
  await order.place(orderId);
  await dispatch.publish(orderCreated(orderId, 'production'));
  await eventually(async () => expect(await waiting()).toEqual([orderId]));
  dispatch.limits = { alertMinutes, pendingCancelMinutes: 30 };
  dispatch.clockLeadMs += 31 * minute;
  await restart();
  await eventually(() => expect(order.statusOf(orderId)).toBe('CANCELLED'));
  await eventually(async () => expect(await waiting()).toEqual([]));
  await restart();
  await overdueIs(0);
  expect(order.cancellations).toEqual([
    {
      type: 'CancelOrder',
      order_id: orderId,
      partner_id: 'prt_1',
      environment: 'production',
      cancelled_by: 'dispatch',
      cancellation_reason: 'No rider was found within 30 minutes.',
      expected_status: 'PENDING',
      context: {
        actor: { kind: 'service', service: 'dispatch' },
        correlation_id: `pending-${orderId}`,
        causation_id: null,
      },
    },
  ]);
});

test.each(['RETRIED', 'RIDER_REPLACED'] as const)('neither lists nor removes an order after %s', async (event) => {
  const open = { note: jest.fn(), remove: jest.fn() };
  const settings = { alertMinutes, pendingCancelMinutes: null };
  const tools = [{}, {}, dispatch.stateStore, dispatch.clock, settings, open] as unknown;
  const worker = new OpenOrdersWorker(...(tools as ConstructorParameters<typeof OpenOrdersWorker>));
  await worker.follow({ ...assigned, event });
  expect(open.note).not.toHaveBeenCalled();
  expect(open.remove).not.toHaveBeenCalled();
});

test('checks open orders again soon after a failed check', async () => {
  await dispatch.publish(orderCreated(orderId, 'production'));
  await eventually(async () => expect(await waiting()).toEqual([orderId]));
  const away = new Error('The state store is away');
  const reads = jest.spyOn(dispatch.stateStore.documents, 'list').mockRejectedValueOnce(away);
  const readsOfOneCheck = openStatuses.length * 2;
  await eventually(() => expect(reads).toHaveBeenCalledTimes(readsOfOneCheck));
  const failedAt = performance.now();
  await eventually(() => expect(reads.mock.calls.length).toBeGreaterThan(readsOfOneCheck));
  // Without open orders, the next check would be after 10 s.
  expect(performance.now() - failedAt).toBeLessThan(8_000);
});

test('does not cancel an order that has a rider whom dispatch does not know yet', async () => {
  dispatch.limits = { alertMinutes, pendingCancelMinutes: 30 };
  await restart();
  await order.place(orderIdOf(7));
  await dispatch.publish(orderCreated(orderIdOf(7), 'production'));
  await eventually(async () => expect(await waiting()).toEqual([orderIdOf(7)]));
  await dispatch.publishAssigned(orderIdOf(7));
  await eventually(() => expect(order.statusOf(orderIdOf(7))).toBe('ASSIGNED'));
  dispatch.clockLeadMs += 31 * minute;
  await eventually(() => expect(order.cancellations).not.toEqual([]));
  await recordAssigned(orderIdOf(7));
  await eventually(async () => expect(await waiting()).toEqual([]));
  expect(order.statusOf(orderIdOf(7))).toBe('ASSIGNED');
});
