import { eventually } from '@dakpion/fixtures';
import { type Body, type MadePartner, makePartner, operate } from './api.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

let partner: MadePartner;
let receiver: WebhookReceiver;
let url: string;

beforeAll(async () => {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  url = program.url;
  partner = await makePartner(url);
  receiver = await WebhookReceiver.start();
});

test('an order is cancelled and retried, and repeating either changes nothing', async () => {
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

test('a parcel on its way or delivered can be neither cancelled nor retried', async () => {
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

test('a cancellation needs no body', async () => {
  const { body: order } = await partner.sandbox.create(orderRequest({ sandbox_scenario: 'no_rider' }));
  const cancelled = await partner.sandbox.post(`/v1/business/order/${order.order_id}/cancel`);
  expect([cancelled.status, cancelled.body.cancellation_reason]).toEqual([200, null]);
});

test('usage and the statement match the orders and their prices', async () => {
  const { data: orders } = (await partner.sandbox.get('/v1/business/orders?limit=200')).body;
  const figures = (counted: Body[]) => ({
    orders: counted.length,
    total_price: counted.reduce((sum, { total_price }) => sum + total_price, 0),
  });
  const withStatus = (status: string) => orders.filter((order: Body) => order.parcel_status === status);
  const { body: retried } = await partner.sandbox.details(
    orders.find((order: Body) => order.parcel_status === 'PENDING').order_id,
  );
  const completed = figures(withStatus('COMPLETED'));
  const totals = {
    created: figures(orders),
    completed,
    cancelled: figures(withStatus('CANCELLED')),
    retried: figures([{ total_price: retried.quotation.total_price }]),
    // The number of received webhooks, without duplicates.
    webhook_attempts: receiver.received.length,
  };
  const usage = async () => (await partner.sandbox.get('/v1/business/usage')).body;
  await eventually(async () => expect((await usage()).totals).toEqual(totals));
  expect((await partner.production.get('/v1/business/usage')).body.totals.created).toEqual({
    orders: 0,
    total_price: 0,
  });

  const month = withStatus('COMPLETED')[0].updated_at.slice(0, 7);
  const { body: statement } = await partner.sandbox.get(`/v1/business/statements/${month}`);
  expect([statement.charged, statement.data.map(({ order_id }: Body) => order_id)]).toEqual([
    completed,
    withStatus('COMPLETED').map(({ order_id }: Body) => order_id),
  ]);
  const csv = (await partner.sandbox.get(`/v1/business/statements/${month}/orders.csv`)).body;
  expect(
    csv
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line: string) => Number(line.split(',').at(-1))),
  ).toEqual([completed.total_price]);
  const operators = await operate(url, 'GET', `/partners/${partner.partnerId}/sandbox/statements/${month}`);
  expect(operators.body).toEqual(statement);
});
