import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type Answer, call, makePartner, operate, PartnerApi } from '../api.ts';
import { orderRequest } from '../order-request.ts';
import type { Contract } from './started-contract.ts';

const orders = '/v1/business/orders';
const create = '/v1/business/order/create';

/** The form of problems, and the causes of each code. */
export function problemRows(contract: () => Contract): void {
  const sandbox = () => contract().partner.sandbox;
  const at = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    call(method, `${contract().program.url}${path}`, headers);

  test('has type, title, status, detail, instance, code and request_id', async () => {
    const { headers, body } = await sandbox().details('ord_nothing');
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(body).toEqual({
      type: `${contract().program.url}/problems/order_not_found`,
      title: expect.stringMatching(/\S/),
      status: 404,
      detail: expect.stringContaining('ord_nothing'),
      instance: '/v1/business/order/ord_nothing',
      code: 'order_not_found',
      order_id: 'ord_nothing',
      request_id: headers.get('x-request-id'),
    });
    expect((await fetch(body.type)).status).toBe(200);
  });

  const causes: readonly [string, number, () => Promise<Answer>][] = [
    ['malformed_json', 400, () => sandbox().post(create, '{"a":')],
    ['missing_api_key', 401, () => at(orders)],
    ['invalid_api_key', 401, () => at(orders, { 'x-api-key': 'live_key_x' })],
    ['order_not_found', 404, () => sandbox().details('ord_nothing')],
    ['not_found', 404, () => sandbox().get('/v1/business/nothing')],
    ['method_not_allowed', 405, () => at(orders, { 'x-api-key': sandbox().key }, 'DELETE')],
    ['payload_too_large', 413, () => sandbox().post(create, { item_name: 'x'.repeat(70_000) })],
    ['unsupported_media_type', 415, () => sandbox().post(create, 'a=b', { 'content-type': 'text/plain' })],
    ['validation_failed', 422, () => sandbox().post(create, [])],
  ];
  test.each(causes)('answers %s with %i', async (code, status, cause) => {
    const answer = await cause();
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('answers partner_suspended with 403 until the partner is resumed', async () => {
    const { url } = contract().program;
    const other = await makePartner(url, 'Suspended');
    await operate(url, 'POST', `/partners/${other.partnerId}/suspend`);
    const answer = await other.sandbox.get(orders);
    expect([answer.status, answer.body.code]).toEqual([403, 'partner_suspended']);
    await operate(url, 'POST', `/partners/${other.partnerId}/resume`);
    expect((await other.sandbox.get(orders)).status).toBe(200);
  });

  test('refuses an unknown key and a mistyped one with the same words', async () => {
    const key = sandbox().key;
    const mistyped = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    const [unknown, nearly] = await Promise.all(
      ['sandbox_key_test_x', mistyped].map((sent) => at(orders, { 'x-api-key': sent })),
    );
    const words = ({ body: { request_id, ...body } }: Answer) => body;
    expect(words(nearly as Answer)).toEqual(words(unknown as Answer));
  });

  test('lists every fault of a body at once, each with field, code and message', async () => {
    const { body } = await sandbox().create(
      orderRequest({ parcel_type: 5, receiver_phone_number: '017', metadata: 1 }),
    );
    expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'metadata',
      'parcel_type',
      'receiver_phone_number',
    ]);
    for (const error of body.errors) {
      expect(Object.keys(error)).toEqual(['field', 'code', 'message']);
      expect(error.message).toMatch(/\S/);
    }
  });
}

/** Limits of keys and addresses. */
export function rateLimitRows(contract: () => Contract): void {
  const headersOf = ({ headers }: Answer) => ['ratelimit-policy', 'ratelimit'].map((name) => headers.get(name));
  const makeLimited = async (rate_limits?: object): Promise<Record<'production' | 'sandbox', PartnerApi>> => {
    const { url } = contract().program;
    const { body } = await operate(url, 'POST', '/partners', {
      name: 'Limits',
      email: 'limits@example.com',
      ...(rate_limits === undefined ? {} : { rate_limits }),
    });
    return {
      production: new PartnerApi(url, body.api_keys.production),
      sandbox: new PartnerApi(url, body.api_keys.sandbox),
    };
  };

  test('are 600 writes and 3,000 reads a minute in production, and 120 and 600 in the sandbox, by default', async () => {
    const partner = await makeLimited();
    for (const [api, write, read] of [
      [partner.production, 600, 3_000],
      [partner.sandbox, 120, 600],
    ] as const) {
      expect(headersOf(await api.create(orderRequest()))).toEqual([
        `"write";q=${write};w=60`,
        expect.stringMatching(new RegExp(`^"write";r=${write - 1};t=\\d+$`)),
      ]);
      expect(headersOf(await api.get(orders))).toEqual([
        `"read";q=${read};w=60`,
        expect.stringMatching(new RegExp(`^"read";r=${read - 1};t=\\d+$`)),
      ]);
    }
  });

  test('can be set for a partner, and beyond them only that kind of request with that key gets 429 with Retry-After', async () => {
    const { sandbox, production } = await makeLimited({ sandbox: { write: 2, read: 3 } });
    const answers: Answer[] = [];
    for (let count = 0; count < 4; count += 1) answers.push(await sandbox.get(orders));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.body.code).toBe('rate_limited');
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(headersOf(answers[0] as Answer)).toEqual(['"read";q=3;w=60', expect.stringMatching(/^"read";r=2;t=\d+$/)]);
    expect((await sandbox.create(orderRequest({ sandbox_scenario: 'no_rider' }))).status).toBe(201);
    expect((await production.get(orders)).status).toBe(200);
  });

  // In the cluster of the tests, all requests come from the address of one load balancer, which all test files share.
  if ((globalThis as { profile?: string }).profile === 'cluster') return;
  test('count failed authentications for their address only', async () => {
    const { url } = contract().program;
    const from = async (localAddress: string): Promise<number | undefined> => {
      const sent = request(`${url}${orders}`, { localAddress, headers: { 'x-api-key': 'live_key_x' } }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    };
    // Uses another address than all other tests.
    const statuses: (number | undefined)[] = [];
    for (let count = 0; count < 60 && statuses.at(-1) !== 429; count += 1) statuses.push(await from('127.0.0.66'));
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
    expect(await from('127.0.0.67')).toBe(401);
  });
}
