import { type MadePartner, makePartner } from './api.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

let partner: MadePartner;
let receiver: WebhookReceiver;

beforeAll(async () => {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  partner = await makePartner(program.url);
  receiver = await WebhookReceiver.start();
});

test('cancel, cancel again, retry, retry again', async () => {
  const { body: order } = await partner.sandbox.create(
    orderRequest({ sandbox_scenario: 'no_rider', callback_url: receiver.url, metadata: { a: 'b' } }),
  );
  const cancelled = await partner.sandbox.cancel(order.order_id, {
    cancellation_reason: 'customer changed their mind',
  });
  expect(cancelled.status).toBe(200);
  expect(cancelled.body).toMatchObject({
    parcel_status: 'CANCELLED',
    previous_status: 'PENDING',
    cancellation_reason: 'customer changed their mind',
    cancelled_by: 'partner',
    allowed_actions: ['retry'],
    sequence: 2,
  });
  const again = await partner.sandbox.cancel(order.order_id, { cancellation_reason: 'another' });
  expect(again.status).toBe(200);
  expect(again.body).toEqual(cancelled.body);

  const retried = await partner.sandbox.retry(order.order_id);
  expect(retried.status).toBe(201);
  expect(retried.headers.get('location')).toBe(`/v1/business/order/${retried.body.order_id}`);
  expect(retried.body).toMatchObject({
    parcel_status: 'PENDING',
    attempt: 2,
    retry_of_order_id: order.order_id,
    metadata: { a: 'b' },
    receiver_name: order.receiver_name,
  });
  expect(retried.body.order_id).not.toBe(order.order_id);
  const replayed = await partner.sandbox.retry(order.order_id);
  expect(replayed.status).toBe(200);
  expect(replayed.headers.get('idempotent-replayed')).toBe('true');
  expect(replayed.body.order_id).toBe(retried.body.order_id);

  const { body: old } = await partner.sandbox.details(order.order_id);
  expect(old).toMatchObject({
    parcel_status: 'CANCELLED',
    retried_by_order_id: retried.body.order_id,
    allowed_actions: [],
  });
  await until('the webhooks of both', () => receiver.received.length === 3);
  expect(receiver.of(order.order_id).map(({ body }) => body.event)).toEqual(['ORDER_CREATED', 'CANCELLED']);
  expect(receiver.of(order.order_id)[1]!.body.cancellation_reason).toBe('customer changed their mind');
  expect(receiver.of(retried.body.order_id).map(({ body }) => [body.event, body.attempt])).toEqual([
    ['ORDER_CREATED', 2],
  ]);
});

test('a parcel that is on its way or delivered can be neither cancelled nor retried', async () => {
  const { body: order } = await partner.sandbox.create(orderRequest());
  await until(
    'completion',
    async () => (await partner.sandbox.status(order.order_id)).body.parcel_status === 'COMPLETED',
  );
  const cancelled = await partner.sandbox.cancel(order.order_id);
  expect([cancelled.status, cancelled.body.code]).toEqual([409, 'order_not_cancellable']);
  const retried = await partner.sandbox.retry(order.order_id);
  expect([retried.status, retried.body.code]).toEqual([409, 'order_not_retryable']);
});

test('cancel takes no body at all', async () => {
  const { body: order } = await partner.sandbox.create(orderRequest({ sandbox_scenario: 'no_rider' }));
  const cancelled = await partner.sandbox.post(`/v1/business/order/${order.order_id}/cancel`);
  expect([cancelled.status, cancelled.body.cancellation_reason]).toEqual([200, null]);
});
