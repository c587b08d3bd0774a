import { setTimeout as pause } from 'node:timers/promises';
import { orderIdOfBulkKey } from '@dakpion/contracts';
import { orderRecord, outage, quotation } from '@dakpion/fixtures';
import { type Answer, call } from '../gateway.fixture.ts';
import { leastRequest, orderBody } from '../orders.fixture.ts';
import { setUpShop } from './create-order.fixture.ts';

const { gateway, partnerId, keys, commands } = setUpShop();
const path = '/v1/business/orders/bulk';

function send(body: unknown, headers: Record<string, string> = { 'x-idempotency-key': 'day-1' }): Promise<Answer> {
  return call(`${gateway().url}${path}`, 'POST', { 'x-api-key': keys().sandbox, ...headers }, body);
}

beforeEach(() => {
  gateway().services.pricing = async () => ({ outcome: 'priced', quotation });
});

const outcomesOf = ({ body }: Answer) => body.data.map(({ outcome }: { outcome: string }) => outcome);

test('places each order under its own id, which the key and its index determine', async () => {
  const answer = await send({ orders: [orderBody, { ...orderBody, receiver_name: 'Karim' }] });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    dry_run: false,
    counts: { created: 2, replayed: 0, priced: 0, refused: 0 },
    currency: 'BDT',
    total_price: 2 * orderRecord().quotation.total_price,
  });
  const ids = [0, 1].map((index) => orderIdOfBulkKey(partnerId(), 'sandbox', 'day-1', index));
  expect(answer.body.data).toEqual(
    ids.map((order_id, index) => ({ index, outcome: 'created', order: expect.objectContaining({ order_id }) })),
  );
  expect(commands).toMatchObject([
    { type: 'PlaceOrder', order_id: ids[0], request: leastRequest },
    { type: 'PlaceOrder', order_id: ids[1], request: { ...leastRequest, receiver_name: 'Karim' } },
  ]);
});

test('reports an order that an earlier request created as a replay', async () => {
  gateway().services.order = async ({ order_id }) => ({
    outcome: 'done',
    replayed: order_id === orderIdOfBulkKey(partnerId(), 'sandbox', 'day-1', 1),
    order: orderRecord({ order_id }),
  });
  expect(outcomesOf(await send({ orders: [orderBody, orderBody] }))).toEqual(['created', 'replayed']);
});

test('places orders beside one that has faults', async () => {
  const { receiver_name: _, ...nameless } = orderBody;
  const answer = await send({ orders: [orderBody, { ...nameless, parcel_type: 9 }, 'an order', orderBody] });
  expect(answer.status).toBe(200);
  expect(outcomesOf(answer)).toEqual(['created', 'refused', 'refused', 'created']);
  expect(commands).toHaveLength(2);
  const { problem } = answer.body.data[1];
  expect(problem).toMatchObject({ code: 'validation_failed', status: 422, fields: [] });
  expect(problem.errors.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
    ['parcel_type', 'not_one_of'],
    ['receiver_name', 'required'],
  ]);
  expect(answer.body.data[2].problem.errors).toEqual([
    { field: '', code: 'wrong_type', message: 'Must be a JSON object.' },
  ]);
});

test('returns a refusal of the order service as the outcome of its order', async () => {
  gateway().services.order = async ({ order_id }) =>
    order_id === orderIdOfBulkKey(partnerId(), 'sandbox', 'day-1', 0)
      ? { outcome: 'refused', refusal: { code: 'idempotency_key_reused', fields: ['item_price'] } }
      : { outcome: 'done', replayed: false, order: orderRecord({ order_id }) };
  const answer = await send({ orders: [orderBody, orderBody] });
  expect(outcomesOf(answer)).toEqual(['refused', 'created']);
  expect(answer.body.data[0].problem).toEqual({
    type: 'https://api.example.com/problems/idempotency_key_reused',
    title: expect.any(String),
    status: 422,
    detail: expect.stringContaining('item_price'),
    code: 'idempotency_key_reused',
    errors: [],
    fields: ['item_price'],
  });
});

test('creates the other orders if the order service fails with one of them, and logs the failure', async () => {
  gateway().services.order = async ({ order_id }) => {
    if (order_id === orderIdOfBulkKey(partnerId(), 'sandbox', 'day-1', 0)) throw new TypeError('secret detail');
    return { outcome: 'done', replayed: false, order: orderRecord({ order_id }) };
  };
  const answer = await send({ orders: Array.from({ length: 30 }, () => orderBody) });
  expect([answer.status, answer.body.counts]).toEqual([200, { created: 29, replayed: 0, priced: 0, refused: 1 }]);
  expect(answer.body.data[0]).toEqual({
    index: 0,
    outcome: 'refused',
    problem: {
      type: 'https://api.example.com/problems/internal_error',
      title: 'Internal error',
      status: 500,
      detail: expect.stringContaining('Send the same request again later, with the same X-Idempotency-Key.'),
      code: 'internal_error',
      errors: [],
      fields: [],
    },
  });
  const request_id = answer.headers.get('x-request-id');
  const err = expect.objectContaining({ message: 'TypeError: secret detail' });
  expect(gateway().logged).toContainEqual({ request_id, index: 0, err });
});

test('asks the partner to repeat the whole request with its key when the order service does not answer', async () => {
  gateway().services.order = () => Promise.reject(outage('no answer'));
  const { status, body } = await send({ orders: Array.from({ length: 30 }, () => orderBody) });
  expect([status, body.code]).toEqual([503, 'temporarily_unavailable']);
  expect(body.detail).toContain('with the same X-Idempotency-Key');
});

test('places no further orders once the order service is known to be unavailable', async () => {
  let placing = 0;
  gateway().services.order = async ({ order_id }) => {
    if (order_id === orderIdOfBulkKey(partnerId(), 'sandbox', 'day-1', 0)) throw outage('no answer');
    placing += 1;
    await pause(50);
    placing -= 1;
    return { outcome: 'done', replayed: false, order: orderRecord({ order_id }) };
  };
  const { status } = await send({ orders: [orderBody, orderBody, orderBody] });
  expect([status, placing]).toEqual([503, 0]);
});

test('answers a dry run with prices and faults, requires no key, and places nothing', async () => {
  const answer = await send({ dry_run: true, orders: [orderBody, {}, orderBody] }, {});
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    dry_run: true,
    counts: { created: 0, replayed: 0, priced: 2, refused: 1 },
    total_price: 2 * quotation.total_price,
  });
  expect(answer.body.data[0]).toEqual({ index: 0, outcome: 'priced', quotation });
  expect(commands).toEqual([]);
});

test('tells in a dry run which address is outside the service area', async () => {
  const fields = ['estimated_receiver_address_latitude'];
  gateway().services.pricing = async () => ({ outcome: 'refused', refusal: { code: 'outside_service_area', fields } });
  const { body } = await send({ dry_run: true, orders: [orderBody] });
  expect(body.data[0]).toMatchObject({ outcome: 'refused', problem: { code: 'outside_service_area', fields } });
});

test.each([
  ['without a key', { orders: [orderBody] }, {}, 'X-Idempotency-Key', 'required'],
  ['with a malformed key', { orders: [orderBody] }, { 'x-idempotency-key': 'a b' }, 'X-Idempotency-Key', 'bad_format'],
  ['without a list', {}, undefined, 'orders', 'required'],
  ['of an empty list', { orders: [] }, undefined, 'orders', 'empty'],
  ['with an object as the list', { orders: orderBody }, undefined, 'orders', 'wrong_type'],
  ['of 101 orders', { orders: Array.from({ length: 101 }, () => orderBody) }, undefined, 'orders', 'too_many'],
])('refuses a request %s as a whole', async (_, body, headers, field, code) => {
  const answer = await send(body, headers);
  expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
  expect(answer.body.errors).toEqual([{ field, code, message: expect.any(String) }]);
  expect(commands).toEqual([]);
});

test('answers 100 orders with many faults in a limited size, with a fault of each', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 19 }, (_, index) => [`unknown_field_${index}`, 1]));
  const { body } = await send({ orders: Array.from({ length: 100 }, () => ({ ...orderBody, ...unknown })) });
  const counts = body.data.map(({ problem }: { problem: { errors: unknown[] } }) => problem.errors.length);
  expect(Math.min(...counts)).toBe(1);
  expect(counts.reduce((sum: number, count: number) => sum + count)).toBe(300);
});

test('accepts 100 orders of the usual size in Bangla, which exceed the ordinary limit of a body', async () => {
  const long = { ...orderBody, receiver_address_text: 'গুলশান ১, ঢাকা '.repeat(12) };
  const { body } = await send({ orders: Array.from({ length: 100 }, () => long) });
  expect(body.counts.created).toBe(100);
});

test.each([
  ['100 orders', { orders: Array.from({ length: 100 }, () => orderBody) }, 100],
  ['a dry run of 95', { dry_run: true, orders: Array.from({ length: 95 }, () => orderBody) }, 10],
  ['an unreadable body', '{', 1],
  ['no array', { orders: 7 }, 1],
])('counts %s as as many writes', async (_, body, cost) => {
  const { api_keys } = await gateway().partner({ rate_limits: { sandbox: { write: 200, read: 10 } } });
  const answer = await send(body, { 'x-api-key': api_keys.sandbox, 'x-idempotency-key': 'cost' });
  expect(answer.headers.get('ratelimit')).toMatch(new RegExp(`^"write";r=${200 - cost};`));
});
