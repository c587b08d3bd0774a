import { randomUUID } from 'node:crypto';
import { type StartedGateway, startGateway } from '../gateway.fixture.ts';

let gateway: StartedGateway;
let key: string;
/** The clock stands still during a test, so that no quota is refilled between its requests. */
let now = Date.now();
beforeAll(async () => {
  gateway = await startGateway({}, () => now);
  key = (await gateway.partner({ rate_limits: { sandbox: { write: 20, read: 90 } } })).api_keys.sandbox;
});
afterAll(() => gateway.close());
// Each test starts with full quotas.
beforeEach(() => {
  now += 60_000;
});

test.each([
  ['orders', 1],
  ['orders?limit=100', 1],
  ['orders?limit=200', 2],
  ['orders?limit=none', 1],
  ['orders?limit=-101', 1],
  ['orders?limit=1e999', 1],
  ['orders?limit=999999999999', 90],
  ['webhooks?limit=101', 2],
  ['statements/2026-11?limit=200', 2],
  ['events', 5],
  ['events?limit=20', 1],
  ['events?limit=21', 2],
  ['events?limit=none', 1],
  ['events?limit=-21', 1],
  ['events?limit=1e999', 1],
  ['requests', 1],
  ['requests?limit=200', 2],
  ['requests?path=order', 10],
  [`webhooks/dlv_${'1'.repeat(32)}`, 3],
  [`order/ord_${'1'.repeat(26)}/proof`, 5],
])('GET %s counts as %i reads', async (path, cost) => {
  const answer = await fetch(`${gateway.url}/v1/business/${path}`, { headers: { 'x-api-key': key } });
  expect(answer.headers.get('ratelimit')).toMatch(new RegExp(`^"read";r=${90 - cost};`));
});

describe('POST orders/bulk', () => {
  /** Orders without fields. Each of them is refused, but only after the quota was taken. */
  const post = async (count: number, bytes: number, dry_run = false) => {
    const idempotencyKey = randomUUID();
    const send = async (body: string) => {
      const headers = { 'x-api-key': key, 'content-type': 'application/json' };
      const { status, headers: answered } = await fetch(`${gateway.url}/v1/business/orders/bulk`, {
        method: 'POST',
        headers: { ...headers, 'x-idempotency-key': idempotencyKey },
        body,
      });
      return [status, answered.get('ratelimit')?.split(';')[1]];
    };
    const orders = JSON.stringify({ orders: Array.from({ length: count }, () => ({})), dry_run });
    return { first: await send(orders.padEnd(bytes, ' ')), send };
  };

  test.each([
    [3, 100, 3],
    [2, 20 * 1024 + 1, 3],
    [3, 50 * 1024, 5],
    [12, 50 * 1024, 12],
  ])('with %i orders in %i bytes counts as %i writes', async (count, bytes, cost) => {
    expect((await post(count, bytes)).first).toEqual([200, `r=${20 - cost}`]);
  });

  test.each([
    [10, 1],
    [11, 2],
  ])('with %i orders in a dry run counts as %i writes', async (count, cost) => {
    expect((await post(count, 100, true)).first).toEqual([200, `r=${20 - cost}`]);
  });

  test('counts as no more than the whole quota', async () => {
    expect((await post(30, 300 * 1024)).first).toEqual([200, 'r=0']);
  });

  test('counts for the size of a large body that is refused, but not if the body is too large', async () => {
    const { first, send } = await post(1, 100);
    expect(first).toEqual([200, 'r=19']);
    expect(await send('{'.padEnd(50 * 1024))).toEqual([400, 'r=14']);
    expect(await send('{'.padEnd(1024 * 1024 + 1))).toEqual([413, undefined]);
    expect(await send('{')).toEqual([400, 'r=13']);
    expect(await send('')).toEqual([422, 'r=12']);
  });

  test('with a large body is accepted after the wait that the refusal names', async () => {
    const body = JSON.stringify({ orders: Array.from({ length: 12 }, () => ({})) }).padEnd(50 * 1024);
    const headers = { 'x-api-key': key, 'content-type': 'application/json', 'x-idempotency-key': randomUUID() };
    const send = () => fetch(`${gateway.url}/v1/business/orders/bulk`, { method: 'POST', headers, body });
    expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '27']);
    now += 27_000;
    expect((await send()).status).toBe(200);
  });

  test('with a large body is refused before the body is read as JSON', async () => {
    const { first, send } = await post(12, 100);
    expect(first).toEqual([200, 'r=8']);
    const parse = jest.spyOn(JSON, 'parse');
    const marker = `{"orders": ["${'x'.repeat(90 * 1024)}`;
    expect(await send(marker)).toEqual([429, 'r=8']);
    expect(parse.mock.calls.filter(([text]) => text.startsWith('{"orders"'))).toEqual([]);
    parse.mockRestore();
  });
});
