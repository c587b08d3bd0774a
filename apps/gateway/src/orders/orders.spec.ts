import { type OrderCommand, orderIdOfRetry, type Refusal } from '@dakpion/contracts';
import { orderDetails, orderId, orderRecord } from '@dakpion/fixtures';
import { type Answer, call, type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { writeOrder } from '../orders.fixture.ts';

// Actions of partners on existing orders: cancel, retry, and read.

let gateway: StartedGateway;
let partnerId: string;
let key: string;
let productionKey: string;
let strangersKey: string;
const commands: OrderCommand[] = [];
const unknownId = `ord_${'z'.repeat(26)}`;

beforeAll(async () => {
  gateway = await startGateway();
  const limits = { write: 10_000, read: 10_000 };
  const rate_limits = { sandbox: limits, production: limits };
  const partner = await gateway.partner({ rate_limits });
  partnerId = partner.partner_id;
  key = partner.api_keys.sandbox;
  productionKey = partner.api_keys.production;
  strangersKey = (await gateway.partner({ rate_limits })).api_keys.sandbox;
  await writeOrder(gateway.engines.stateStore, partnerId, orderDetails());
});
afterAll(() => gateway.close());
beforeEach(() => {
  commands.length = 0;
});

function ask(method: string, path: string, headers: Record<string, string> = {}, body?: unknown): Promise<Answer> {
  return call(`${gateway.url}/v1/business${path}`, method, { 'x-api-key': key, ...headers }, body);
}

function problem(code: string, status: number, instance: string, more: object) {
  return {
    type: `https://api.example.com/problems/${code}`,
    title: expect.any(String),
    status,
    detail: expect.any(String),
    instance: `/v1/business${instance}`,
    code,
    request_id: expect.any(String),
    ...more,
  };
}

function orderAnswers(replayed: boolean, changes: Parameters<typeof orderRecord>[0]) {
  gateway.services.order = async (command) => {
    commands.push(command);
    return { outcome: 'done', replayed, order: orderRecord(changes) };
  };
}

function orderRefuses(refusal: Refusal) {
  gateway.services.order = async () => ({ outcome: 'refused', refusal });
}

describe('GET …?as_of', () => {
  const asOf = (time: string) => ask('GET', `/order/${orderId}?as_of=${encodeURIComponent(time)}`);

  test('returns the past state of an order of the key', async () => {
    const questions: object[] = [];
    gateway.services.reading = async (question) => {
      questions.push(question);
      return { outcome: 'read', order: orderDetails() };
    };
    const answer = await asOf('2020-01-01T00:00:00Z');
    expect([answer.status, answer.body]).toEqual([200, orderDetails()]);
    const as_of = '2020-01-01T06:00:00.000+06:00';
    const theirs = { order_id: orderId, partner_id: partnerId, environment: 'sandbox' };
    expect(questions).toEqual([{ type: 'ReadOrderAsOf', ...theirs, as_of }]);
  });

  test('answers 404 for a time before the order existed', async () => {
    const refusal: Refusal = { code: 'order_not_found', order_id: orderId };
    gateway.services.reading = async () => ({ outcome: 'refused', refusal });
    const answer = await asOf('2020-01-01T00:00:00Z');
    expect(answer.body).toMatchObject({ status: 404, code: 'order_not_found' });
  });

  test.each([
    ['yesterday', 'bad_format'],
    [new Date(Date.now() + 60_000).toISOString(), 'out_of_range'],
    ['', 'bad_format'],
  ])('answers 422 for %j', async (time, code) => {
    const answer = await asOf(time);
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    expect(answer.body.errors).toEqual([{ field: 'as_of', code, message: expect.any(String) }]);
  });

  test('refuses a mistyped parameter', async () => {
    expect((await ask('GET', `/order/${orderId}?as_off=2020-01-01T00:00:00Z`)).status).toBe(422);
  });
});

describe('POST …/cancel', () => {
  const path = `/order/${orderId}/cancel`;

  test('answers 200 with the order', async () => {
    orderAnswers(false, { parcel_status: 'CANCELLED', cancellation_reason: 'Sold out' });
    const answer = await ask('POST', path, { 'x-request-id': 'r1' }, { cancellation_reason: ' Sold out ' });
    expect([answer.status, answer.body.parcel_status]).toEqual([200, 'CANCELLED']);
    expect(commands).toEqual([
      {
        type: 'CancelOrder',
        order_id: orderId,
        partner_id: partnerId,
        environment: 'sandbox',
        cancelled_by: 'partner',
        cancellation_reason: 'Sold out',
        context: {
          actor: { kind: 'api_key', key_id: expect.stringMatching(/^key_/) },
          correlation_id: 'r1',
          causation_id: null,
        },
      },
    ]);
  });

  test('requires neither a body nor a content type', async () => {
    orderAnswers(true, { parcel_status: 'CANCELLED' });
    expect((await ask('POST', path)).status).toBe(200);
    expect((await ask('POST', path, { 'content-type': 'application/json' })).status).toBe(200);
    expect((await ask('POST', path, {}, {})).status).toBe(200);
    expect(commands).toMatchObject(Array(3).fill({ cancellation_reason: null }));
  });

  test('refuses an invalid reason', async () => {
    const body = { cancellation_reason: 'x'.repeat(501), reason: 'typo' };
    const answer = await ask('POST', path, {}, body);
    expect(answer.body.errors).toEqual([
      { field: 'cancellation_reason', code: 'too_long', message: 'Must have at most 500 characters.' },
      {
        field: 'reason',
        code: 'unknown_field',
        message: 'Unknown field. Known fields: cancellation_reason.',
      },
    ]);
  });

  test('answers 409 for an order that was picked up', async () => {
    orderRefuses({ code: 'order_not_cancellable', parcel_status: 'PICKED' });
    const answer = await ask('POST', path);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual(problem('order_not_cancellable', 409, path, { parcel_status: 'PICKED' }));
  });

  test('answers 404 for an unknown order', async () => {
    orderRefuses({ code: 'order_not_found', order_id: unknownId });
    const answer = await ask('POST', `/order/${unknownId}/cancel`);
    const expected = problem('order_not_found', 404, `/order/${unknownId}/cancel`, { order_id: unknownId });
    expect([answer.status, answer.body]).toEqual([404, expected]);
  });
});

describe('POST …/retry', () => {
  const path = `/order/${orderId}/retry`;
  const retried = orderIdOfRetry(orderId);

  test('answers 201 with the new order', async () => {
    orderAnswers(false, { order_id: retried, attempt: 2, retry_of_order_id: orderId });
    const answer = await ask('POST', path);
    expect([answer.status, answer.body.order_id]).toEqual([201, retried]);
    expect(answer.headers.get('location')).toBe(`/v1/business/order/${retried}`);
    expect(answer.headers.get('idempotent-replayed')).toBeNull();
    expect(commands).toEqual([
      {
        type: 'RetryOrder',
        order_id: orderId,
        partner_id: partnerId,
        environment: 'sandbox',
        context: expect.objectContaining({ causation_id: null }),
      },
    ]);
  });

  test('answers 200 with the same order when it is repeated', async () => {
    orderAnswers(true, { order_id: retried, attempt: 2, retry_of_order_id: orderId });
    const answer = await ask('POST', path);
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(answer.headers.get('location')).toBe(`/v1/business/order/${retried}`);
  });

  test('accepts no fields', async () => {
    const answer = await ask('POST', path, {}, { reason: 'again' });
    expect(answer.body.errors).toEqual([
      { field: 'reason', code: 'unknown_field', message: 'Unknown field. This request has no fields.' },
    ]);
  });

  test('answers 409 for an order that is not cancelled', async () => {
    orderRefuses({ code: 'order_not_retryable', parcel_status: 'PENDING' });
    const answer = await ask('POST', path);
    expect([answer.status, answer.body]).toEqual([
      409,
      problem('order_not_retryable', 409, path, { parcel_status: 'PENDING' }),
    ]);
  });
});

describe('GET …/{order_id}', () => {
  test('answers 200 with all details', async () => {
    const answer = await ask('GET', `/order/${orderId}`);
    expect([answer.status, answer.body]).toEqual([200, orderDetails()]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['', '/status'])(
    'answers 404 for %s of another environment or partner, as for an unknown order',
    async (end) => {
      for (const [headers, id] of [
        [{ 'x-api-key': productionKey }, orderId],
        [{ 'x-api-key': strangersKey }, orderId],
        [{}, unknownId],
        [{}, 'ord_short'],
        [{}, orderId.toUpperCase()],
        [{}, 'x'.repeat(200)],
      ] as const) {
        const answer = await ask('GET', `/order/${id}${end}`, headers);
        expect(answer.body).toEqual(problem('order_not_found', 404, `/order/${id}${end}`, { order_id: id }));
      }
    },
  );

  test('answers 404 for ids that are longer than any engine stores', async () => {
    const answer = await ask('GET', '/order/%00%0a%2f');
    expect([answer.status, answer.body.order_id]).toEqual([404, '\u0000\n/']);
  });

  test('answers HEAD like GET, without the body', async () => {
    const answer = await ask('HEAD', `/order/${orderId}`);
    expect([answer.status, answer.body]).toEqual([200, '']);
    expect(Number(answer.headers.get('content-length'))).toBe(Buffer.byteLength(JSON.stringify(orderDetails())));
  });
});

describe('GET …/status', () => {
  const path = `/order/${orderId}/status`;

  test('answers 200 with the state and a strong entity tag', async () => {
    const answer = await ask('GET', path);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      order_id: orderId,
      partner_reference_id: 'INV-1',
      parcel_status: 'PENDING',
      previous_status: null,
      updated_at: '2026-11-21T13:00:00.000+06:00',
      rider_id: null,
      rider_latitude: null,
      rider_longitude: null,
      driver_type: 1,
      is_freelancer: false,
      time_to_pickup: 15,
      duration: 20,
      eta: null,
      sequence: 1,
    });
    expect(answer.headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('answers 304 while the order is unchanged', async () => {
    const tag = (await ask('GET', path)).headers.get('etag') ?? '';
    for (const sent of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = await ask('GET', path, { 'if-none-match': sent });
      expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([304, '', tag]);
      expect(answer.headers.get('ratelimit')).toMatch(/^"read";r=\d+;t=\d+$/);
    }
    for (const sent of ['"other"', tag.slice(1, -1)]) {
      expect((await ask('GET', path, { 'if-none-match': sent })).status).toBe(200);
    }
  });

  test('answers with another tag after a change', async () => {
    const id = `ord_${'b'.repeat(26)}`;
    await writeOrder(gateway.engines.stateStore, partnerId, orderDetails({ order_id: id }), 'trk_b');
    const before = (await ask('GET', `/order/${id}/status`)).headers.get('etag') ?? '';
    const changed = orderDetails({ order_id: id, parcel_status: 'CANCELLED', sequence: 2 });
    await writeOrder(gateway.engines.stateStore, partnerId, changed, 'trk_b');
    const answer = await ask('GET', `/order/${id}/status`, { 'if-none-match': before });
    expect([answer.status, answer.body.parcel_status]).toEqual([200, 'CANCELLED']);
    expect(answer.headers.get('etag')).not.toBe(before);
  });
});
