import { orderIdOfKey, type Refusal } from '@dakpion/contracts';
import { orderRecord, outage } from '@dakpion/fixtures';
import { leastRequest, orderBody } from '../orders.fixture.ts';
import { createPath, setUpShop } from './create-order.fixture.ts';

const { gateway, partnerId, keys, commands, create, faultsOf } = setUpShop();

test('answers 201 with the order and its location', async () => {
  const answer = await create(orderBody, { 'x-request-id': 'shop-1' });
  expect(answer.status).toBe(201);
  const { order_id } = commands[0]!;
  expect(answer.body).toEqual(orderRecord({ order_id }));
  expect(answer.headers.get('location')).toBe(`/v1/business/order/${order_id}`);
  expect(answer.headers.get('idempotent-replayed')).toBeNull();
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('x-request-id')).toBe('shop-1');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(commands).toEqual([
    {
      type: 'PlaceOrder',
      order_id: expect.stringMatching(/^ord_[0-9a-z]{26}$/),
      partner_id: partnerId(),
      environment: 'sandbox',
      request: leastRequest,
      context: {
        actor: { kind: 'api_key', key_id: expect.stringMatching(/^key_/) },
        correlation_id: 'shop-1',
        causation_id: null,
      },
    },
  ]);
});

describe('the idempotency key', () => {
  test('identifies one order of this partner and environment', async () => {
    await create(orderBody, { 'x-idempotency-key': 'cart-17' });
    await create(orderBody, { 'x-idempotency-key': 'cart-17' });
    await create(orderBody, { 'x-idempotency-key': 'cart-17' }, keys().production);
    expect(commands.map(({ order_id }) => order_id)).toEqual([
      orderIdOfKey(partnerId(), 'sandbox', 'cart-17'),
      orderIdOfKey(partnerId(), 'sandbox', 'cart-17'),
      orderIdOfKey(partnerId(), 'production', 'cart-17'),
    ]);
  });

  test('is also read from Idempotency-Key, unless X-Idempotency-Key is sent as well', async () => {
    await create(orderBody, { 'idempotency-key': 'cart-17' });
    await create(orderBody, { 'idempotency-key': 'cart-18', 'x-idempotency-key': 'cart-17' });
    const orderId = orderIdOfKey(partnerId(), 'sandbox', 'cart-17');
    expect(commands.map(({ order_id }) => order_id)).toEqual([orderId, orderId]);
  });

  test('is optional: without it, every create makes a new order', async () => {
    await create(orderBody);
    await create(orderBody);
    expect(new Set(commands.map(({ order_id }) => order_id)).size).toBe(2);
  });

  test('makes a repeated create answer 201, marked as a replay', async () => {
    gateway().services.order = async () => ({ outcome: 'done', replayed: true, order: orderRecord() });
    const answer = await create(orderBody, { 'x-idempotency-key': 'cart-17' });
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(answer.body).toEqual(orderRecord());
  });

  test('is not needed when the gateway repeats a command, and such an answer is not marked as a replay', async () => {
    gateway().services.order = async () => ({ outcome: 'done', replayed: true, order: orderRecord() });
    expect((await create(orderBody)).headers.get('idempotent-replayed')).toBeNull();
  });

  test('may have 255 visible characters', async () => {
    expect((await create(orderBody, { 'x-idempotency-key': '~'.repeat(255) })).status).toBe(201);
  });

  test.each([
    ['empty', ''],
    ['too long', 'x'.repeat(256)],
    ['with a space', 'a b'],
    ['sent twice, as Node joins it', 'a, a'],
    ['not ASCII', 'clé'],
  ])('is refused together with the faults of the body: %s', async (_, sent) => {
    const faults = await faultsOf({ ...orderBody, receiver_name: undefined }, { 'x-idempotency-key': sent });
    expect(faults).toEqual([
      { field: 'X-Idempotency-Key', code: 'bad_format', message: 'Must be 1 to 255 visible ASCII characters.' },
      { field: 'receiver_name', code: 'required', message: 'Is required.' },
    ]);
  });
});

describe('refusals of the order service', () => {
  const refusals: [Refusal, number][] = [
    [{ code: 'idempotency_key_reused', fields: ['item_price'] }, 422],
    [{ code: 'quotation_invalid' }, 422],
    [{ code: 'quotation_expired', expired_at: '2026-11-21T13:00:00.000+06:00' }, 422],
    [{ code: 'quotation_mismatch', fields: ['parcel_type'] }, 422],
    [{ code: 'outside_service_area', fields: ['estimated_pickup_address_latitude'] }, 422],
  ];
  test.each(refusals)('answers %j with %i', async (refusal, status) => {
    gateway().services.order = async () => ({ outcome: 'refused', refusal });
    const answer = await create(orderBody);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
    expect(answer.body).toEqual({
      type: `https://api.example.com/problems/${refusal.code}`,
      title: expect.any(String),
      status,
      detail: expect.any(String),
      instance: createPath,
      request_id: answer.headers.get('x-request-id'),
      ...refusal,
    });
  });
});

describe('when the order service fails', () => {
  test('sends the same command again after the first failure', async () => {
    gateway().services.order = async (command) => {
      commands.push(command);
      if (commands.length === 1) throw new Error('the reply is lost');
      return { outcome: 'done', replayed: true, order: orderRecord({ order_id: command.order_id }) };
    };
    const answer = await create(orderBody);
    expect(answer.status).toBe(201);
    expect(commands).toHaveLength(2);
    expect(commands[1]).toEqual(commands[0]);
  });

  test('asks the partner to try again after the second failure', async () => {
    gateway().services.order = async (command) => {
      commands.push(command);
      throw outage('secret detail');
    };
    const answer = await create(orderBody);
    expect(commands).toHaveLength(2);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(answer.body).toEqual({
      type: 'https://api.example.com/problems/temporarily_unavailable',
      title: 'Temporarily unavailable',
      status: 503,
      detail: expect.stringMatching(/^The service did not answer in time. The request had no X-Idempotency-Key/),
      instance: createPath,
      code: 'temporarily_unavailable',
      request_id: answer.headers.get('x-request-id'),
      retry_after: 2,
    });
  });

  test('asks the partner to try again with the same key when there was one', async () => {
    gateway().services.order = () => Promise.reject(outage('no answer'));
    const answer = await create(orderBody, { 'x-idempotency-key': 'invoice-503' });
    expect([answer.status, answer.body.detail]).toEqual([
      503,
      'The service did not answer in time. Send the same request again after 2 seconds, with the same X-Idempotency-Key.',
    ]);
  });

  test('answers a fault of the order service that lasts as an internal error, after which the key still creates the order', async () => {
    const headers = { 'x-idempotency-key': 'invoice-500' };
    gateway().services.order = () => Promise.reject(new TypeError('secret detail'));
    const answer = await create(orderBody, headers);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null]);
    expect(answer.body).toMatchObject({
      code: 'internal_error',
      detail:
        'The service failed to process the request. Send the same request again later, with the same X-Idempotency-Key. If the error persists, report the request_id.',
    });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    const err = expect.objectContaining({ message: 'TypeError: secret detail' });
    expect(gateway().logged).toContainEqual({ request_id: answer.body.request_id, err });
    gateway().services.order = async ({ order_id }) => ({
      outcome: 'done',
      replayed: false,
      order: orderRecord({ order_id }),
    });
    expect((await create(orderBody, headers)).status).toBe(201);
  });

  test('answers an internal error without its detail, and logs it', async () => {
    gateway().services.order = async () => ({ outcome: 'done', replayed: false }) as never;
    const answer = await create(orderBody);
    expect(answer.status).toBe(500);
    expect(Object.keys(answer.body).sort()).toEqual([
      'code',
      'detail',
      'instance',
      'request_id',
      'status',
      'title',
      'type',
    ]);
    expect(gateway().logged).toContainEqual({ request_id: answer.body.request_id, err: expect.any(TypeError) });
  });
});
