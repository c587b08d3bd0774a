import { type OpenStatus, openStatuses } from '@dakpion/contracts';
import { alertMinutes, at, eventually, orderIdOf, orderRequest, quotation, start } from '@dakpion/fixtures';
import { OpenOrders } from '@dakpion/read-models';
import { register } from 'prom-client';
import { RunningDispatch } from '../running-dispatch.fixture.ts';

const minute = 60_000;
const dispatch = new RunningDispatch();
const { order } = dispatch;
const orderId = orderIdOf(1);

beforeEach(async () => {
  dispatch.limits = { alertMinutes, pendingCancelMinutes: null };
  dispatch.clockLeadMs = start - Date.now();
  await dispatch.start();
});
afterEach(() => dispatch.remove());

async function restart(): Promise<void> {
  await dispatch.stop();
  await dispatch.start();
}

/** Appends events to the stream of an order that has `count` events. */
async function record(order_id: string, types: readonly string[], count = 0): Promise<void> {
  const created = { order_id, partner_id: 'prt_1', environment: 'production', request: orderRequest, quotation };
  const data = { ...created, occurred_at: at(0) };
  const metadata = { schema_version: 1, $correlationId: 'req_1', $causationId: null, actor: {}, occurred_at: at(0) };
  const events = types.map((type) => ({ id: crypto.randomUUID(), type, data, metadata }));
  const result = await dispatch.eventStore.append(`order-${order_id}`, events, count === 0 ? 'no_stream' : count - 1);
  expect(result).toMatchObject({ outcome: 'appended' });
}

async function waiting(status: OpenStatus = 'PENDING'): Promise<readonly string[]> {
  const filter = { status, environment: null, sinceBefore: Number.MAX_SAFE_INTEGER, offset: 0, limit: 10 };
  const { orders } = await new OpenOrders(dispatch.stateStore).list(filter);
  return orders.map(({ order_id }) => order_id);
}

const overdueIs = (count: number, status: OpenStatus = 'PENDING') =>
  eventually(async () => {
    const values = (await register.getSingleMetric('dakpion_orders_overdue')?.get())?.values ?? [];
    expect(values).toContainEqual({ labels: { environment: 'production', parcel_status: status }, value: count });
  });

test('lets an order wait from its creation until it has a rider', async () => {
  await record(orderId, ['OrderCreated']);
  await eventually(async () => expect(await waiting()).toEqual([orderId]));
  await record(orderId, ['OrderAssigned'], 1);
  await eventually(async () => expect(await waiting()).toEqual([]));
  expect(await waiting('ASSIGNED')).toEqual([orderId]);
  await record(orderIdOf(2), ['OrderCreated', 'OrderCancelled']);
  await record(orderIdOf(3), ['OrderCreated']);
  await eventually(async () => expect(await waiting()).toEqual([orderIdOf(3)]));
});

test('counts an order over the limit until it has its rider, even after a restart', async () => {
  await order.place(orderId);
  await record(orderId, ['OrderCreated']);
  await overdueIs(0);
  dispatch.clockLeadMs += 11 * minute;
  await overdueIs(1);
  await restart();
  await overdueIs(1);
  await record(orderId, ['OrderAssigned'], 1);
  await overdueIs(0);
});

test('cancels an order once after the configured time, with the service as actor', async () => {
  await order.place(orderId);
  await record(orderId, ['OrderCreated']);
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

test('checks open orders again soon after a failed check', async () => {
  await record(orderId, ['OrderCreated']);
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
  await record(orderIdOf(7), ['OrderCreated']);
  await eventually(async () => expect(await waiting()).toEqual([orderIdOf(7)]));
  await dispatch.publishAssigned(orderIdOf(7));
  await eventually(() => expect(order.statusOf(orderIdOf(7))).toBe('ASSIGNED'));
  await record(orderIdOf(7), ['OrderAssigned'], 1);
  dispatch.clockLeadMs += 31 * minute;
  await eventually(async () => expect(await waiting()).toEqual([]));
  expect(order.statusOf(orderIdOf(7))).toBe('ASSIGNED');
});
