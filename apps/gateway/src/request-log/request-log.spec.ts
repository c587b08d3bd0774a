import { until } from '@dakpion/fixtures';
import { type CreatedPartner, PartnerAccounts } from '@dakpion/partners';
import type { JournalEntry, StateStore } from '@dakpion/state-store';
import { register } from 'prom-client';
import { type Answer, call, operatorToken, settings, sharedGateway, startGateway } from '../gateway.fixture.ts';
import { type EndedRequest, journalOf, textOf } from './logged-request.ts';
import { RequestLog } from './request-log.ts';

const context = { actor: { kind: 'operator' }, correlation_id: 'spec', causation_id: null } as const;
const dayMs = 24 * 60 * 60 * 1_000;

let now = Date.now();
const gateway = sharedGateway({ requestLogPartnerMb: 1 }, () => now);
let partner: CreatedPartner;
let key: string;

beforeEach(async () => {
  partner = await gateway.partner();
  key = partner.api_keys.sandbox;
});

const send = (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
  call(`${gateway.url}/v1/business${path}`, method, { 'x-api-key': key, ...headers }, body);

async function logged(query = '', apiKey = key): Promise<Answer> {
  await gateway.application.get(RequestLog).flush();
  return call(`${gateway.url}/v1/business/requests${query}`, 'GET', { 'x-api-key': apiKey });
}
const idsOf = ({ body }: Answer): string[] => body.data.map(({ request_id }: { request_id: string }) => request_id);

/** The fields of a request, without its id and its time. */
const aRequest = {
  method: 'GET',
  path: '/v1/business/orders',
  query: null,
  status: 200,
  problem_code: null,
  errors: [],
  duration_ms: 1,
  idempotency_key: null,
  api_key_last_four: 'abcd',
  body: null,
  body_omitted: false,
};

/** Adds requests to the log as another gateway would. */
async function put(
  requests: readonly { readonly time: number; readonly id: string; readonly status?: number; readonly body?: string }[],
) {
  const entries = requests.map(({ time, id, status = 200, body = null }): JournalEntry => {
    return { time, id, text: textOf({ ...aRequest, time, status, request_id: id, body }) };
  });
  for (let first = 0; first < entries.length; first += 1_000) {
    const owner = { partner_id: partner.partner_id, environment: 'sandbox' } as const;
    await gateway.engines.stateStore.journals.append(journalOf(owner), entries.slice(first, first + 1_000), {
      maxBytes: 100_000_000,
    });
  }
}

test('has each request of a key with its answer, the key, and the masked body if it was refused', async () => {
  const body = { receiver_name: 'Rahim Uddin', receiver_phone_number: 1712345678, parcel_type: 7 };
  const headers = { 'x-request-id': 'req-01712345678', 'x-idempotency-key': 'invoice-77' };
  await send('POST', '/order/create?receiver=Rahim', headers, body);
  // Times are computed from this clock minus the duration of each request.
  now += 60_000;
  await send('GET', '/order/Rahim', { 'x-request-id': 'second' });
  const answer = await logged();
  expect(answer.body).toEqual({
    data: [
      {
        time: expect.stringMatching(/\+06:00$/),
        method: 'GET',
        path: '/v1/business/order/xxxxx',
        query: null,
        status: 404,
        problem_code: 'order_not_found',
        errors: [],
        duration_ms: expect.any(Number),
        request_id: 'second',
        idempotency_key: null,
        api_key_last_four: key.slice(-4),
        body: null,
        body_omitted: false,
      },
      expect.objectContaining({
        method: 'POST',
        path: '/v1/business/order/create',
        query: 'receiver=xxxxx',
        status: 422,
        problem_code: 'validation_failed',
        errors: expect.arrayContaining([{ field: 'parcel_type', code: 'not_one_of', message: expect.any(String) }]),
        request_id: 'req-00000000000',
        idempotency_key: 'invoice-77',
        body: '{"receiver_name":"xxxxx xxxxx","receiver_phone_number":1000000000,"parcel_type":7}',
      }),
    ],
    next: null,
    has_more: false,
  });
  expect(idsOf(await logged('?request_id=req-01712345678&idempotency_key=invoice-77'))).toEqual(['req-00000000000']);
});

test('has requests without a route, but no bodies of accepted requests and no reads of the log', async () => {
  await send('DELETE', '/orders', { 'x-request-id': 'a' });
  await send('POST', '/nothing/else', { 'x-request-id': 'b' }, { receiver_name: 'Rahim' });
  await send('PUT', '/webhooks/callback', { 'x-request-id': 'c' }, { url: 'https://127.0.0.1/rahim' });
  await send('GET', '/order/%E0%A4%A', { 'x-request-id': 'd' });
  const { data } = (await logged()).body;
  const told = data.map((each: Record<string, unknown>) => [each.request_id, each.status, each.path]);
  expect(told.toSorted()).toEqual([
    ['a', 405, '/v1/business/orders'],
    ['b', 404, '/v1/business/xxxxxxx/xxxx'],
    ['c', expect.any(Number), '/v1/business/webhooks/callback'],
    ['d', 400, '/v1/business/order/%x0%x0%x'],
  ]);
});

test('is separate for each partner and environment, and contains no requests without a key', async () => {
  const other = await gateway.partner({ email: 'other@example.com' });
  await send('GET', '/orders', { 'x-request-id': 'mine' });
  await call(`${gateway.url}/v1/business/orders`, 'GET', { 'x-api-key': 'sandbox_key_test_wrong' });
  expect(idsOf(await logged())).toEqual(['mine']);
  expect(idsOf(await logged('', partner.api_keys.production))).toEqual([]);
  expect(idsOf(await logged('', other.api_keys.sandbox))).toEqual([]);
  const operators = (query: string) =>
    call(`${gateway.url}/v1/operator/requests?${query}`, 'GET', { authorization: `Bearer ${operatorToken}` });
  expect(idsOf(await operators(`partner_id=${partner.partner_id}&environment=sandbox`))).toEqual(['mine']);
  expect(idsOf(await operators(`partner_id=${other.partner_id}&environment=sandbox`))).toEqual([]);
  expect((await operators('partner_id=prt_1&environment=sandbox')).body.code).toBe('partner_not_found');
  const without = await operators('environment=sandbox');
  expect([without.status, without.body.errors[0].field]).toEqual([422, 'partner_id']);
});

test('contains requests with an expired or revoked key until their address has failed too often', async () => {
  const accounts = gateway.application.get(PartnerAccounts);
  const { partner_id, api_keys } = partner;
  const at = now;
  try {
    const rotation = await accounts.rotateApiKey(partner_id, 'sandbox', context);
    if (rotation.outcome !== 'done') throw new Error('the partner was created');
    const { api_key } = rotation;
    now += dayMs + 1;
    const expired = await send('GET', '/orders', { 'x-request-id': 'expired' });
    expect([expired.status, expired.body.code]).toEqual([401, 'expired_api_key']);
    expect((await logged('?problem_code=expired_api_key', api_key)).body.data).toEqual([
      expect.objectContaining({
        path: '/v1/business/orders',
        status: 401,
        request_id: 'expired',
        api_key_last_four: key.slice(-4),
        body: null,
      }),
    ]);
    await accounts.revokeApiKeys(partner_id, 'production', context);
    const revoked = { 'x-api-key': api_keys.production, 'x-request-id': 'revoked' };
    expect((await call(`${gateway.url}/v1/business/orders`, 'GET', revoked)).body.code).toBe('expired_api_key');
    key = api_key;
    const codes: string[] = [];
    while (codes.at(-1) !== 'rate_limited' && codes.length < 100) {
      const headers = { 'x-api-key': api_keys.sandbox };
      codes.push((await call(`${gateway.url}/v1/business/orders`, 'GET', headers)).body.code);
    }
    const refused = codes.filter((code) => code === 'expired_api_key').length;
    expect(codes.at(-1)).toBe('rate_limited');
    expect(idsOf(await logged('?status=4xx&limit=200'))).toHaveLength(1 + refused);
  } finally {
    now = at;
  }
});

test('filters by class of status, status, problem, method, path, idempotency key and time', async () => {
  await send('GET', '/orders', { 'x-request-id': 'ok' });
  await send('GET', `/order/ord_${'1'.repeat(26)}/status`, { 'x-request-id': 'missing' });
  await send('POST', '/order/quotation', { 'x-request-id': 'invalid', 'x-idempotency-key': 'invoice-8' }, {});
  const ids = async (query: string) => idsOf(await logged(query)).toSorted();
  expect(await ids('?status=2xx')).toEqual(['ok']);
  expect(await ids('?status=4xx')).toEqual(['invalid', 'missing']);
  expect(await ids('?status=404')).toEqual(['missing']);
  expect(await ids('?problem_code=validation_failed')).toEqual(['invalid']);
  expect(await ids('?method=POST')).toEqual(['invalid']);
  expect(await ids('?path=/order/ord_1')).toEqual(['missing']);
  expect(await ids('?idempotency_key=invoice-8')).toEqual(['invalid']);
  const at = Date.parse('2026-11-20T00:00:00Z');
  now = at + dayMs;
  await put([
    { time: at - 1, id: 'before' },
    { time: at, id: 'at' },
    { time: at + 1, id: 'after' },
  ]);
  expect(await ids('?from=2026-11-20T00:00:00Z&to=2026-11-20T00:00:00.001Z')).toEqual(['at']);
  expect(await ids('?to=2026-11-20T00:00:00Z')).toEqual(['before']);
  now = Date.now();
});

test.each([
  ['?status=abc', 'status', 'bad_format'],
  ['?method=get', 'method', 'not_one_of'],
  ['?after=1', 'after', 'bad_format'],
  ['?limit=201', 'limit', 'out_of_range'],
  ['?from=2026-11-20T00:00:01Z&to=2026-11-20T00:00:00Z', 'to', 'out_of_range'],
])('answers 422 for %s', async (query, field, code) => {
  const answer = await logged(query);
  expect([answer.status, answer.body.errors]).toEqual([422, [{ field, code, message: expect.any(String) }]]);
});

test('continues pages where the last one ended, and reads at most 2,000 requests for each', async () => {
  const many = Array.from({ length: 4_100 }, (_, index) => ({
    time: now - 10_000 + Math.floor(index / 7),
    id: `r${10_000 + index}`,
  }));
  await put(many.map((each, index) => ({ ...each, status: index === 50 || index === 4_099 ? 500 : 200 })));
  const pages: string[][] = [];
  let after = '';
  do {
    const { body } = await logged(`?limit=200${after}`);
    pages.push(body.data.map(({ request_id }: { request_id: string }) => request_id));
    expect(body.has_more).toBe(body.next !== null);
    after = body.next === null ? '' : `&after=${body.next}`;
  } while (after !== '');
  expect(pages.flat()).toEqual(many.map(({ id }) => id).toReversed());
  const found = [];
  let rest = '';
  for (const expected of [['r14099'], [], ['r10050']]) {
    const { body } = await logged(`?status=5xx&limit=2${rest}`);
    found.push(body.data.map(({ request_id }: { request_id: string }) => request_id));
    expect(found.at(-1)).toEqual(expected);
    rest = `&after=${body.next}`;
  }
});

test('reads at most 2 MiB for a page, piece by piece', async () => {
  const body = 'x'.repeat(8_000);
  const [newest, oldest] = [now, now - 299];
  await put(
    Array.from({ length: 300 }, (_, index) => ({ time: newest - index, id: `log_${index}`, status: 422, body })),
  );
  await put([{ time: oldest - 1, id: 'log_wanted', status: 500 }]);
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  const first = await logged('?status=500');
  expect([first.body.data, first.body.has_more]).toEqual([[], true]);
  const owner = { partner_id: partner.partner_id, environment: 'sandbox' } as const;
  turns = 0;
  const all = { before: null, from: 0, to: now + 1, limit: 200 };
  const found = await gateway.application.get(RequestLog).find(owner, { ...all, isWanted: () => false });
  // Other work was done meanwhile.
  expect(turns).toBeGreaterThan(1);
  clearInterval(counting);
  const readTo = newest - (found.next?.time ?? 0);
  expect(readTo).toBeGreaterThan(250);
  expect(readTo).toBeLessThan(263);
  expect(idsOf(await logged(`?status=500&after=${first.body.next}`))).toEqual(['log_wanted']);
});

test('shows the requests of several gateways and seconds newest first, in pages without gaps', async () => {
  const log = gateway.application.get(RequestLog);
  const owner = { partner_id: partner.partner_id, environment: 'sandbox' } as const;
  // Requests of one second are written at different times, and long ones end late.
  const times = Array.from({ length: 300 }, (_, index) => now - 5_000 + ((index * 37) % 300) * 10);
  for (const [index, time] of times.entries()) {
    log.add(owner, { ...aRequest, time, request_id: `t${time}` });
    if (index % 40 === 0) await log.flush();
  }
  const pages: string[] = [];
  let after = '';
  do {
    const { body } = await logged(`?limit=7${after}`);
    expect(body.data).toHaveLength(body.has_more ? 7 : 300 % 7);
    pages.push(...body.data.map(({ request_id }: { request_id: string }) => request_id));
    after = body.next === null ? '' : `&after=${body.next}`;
  } while (after !== '');
  expect(pages).toEqual(times.toSorted((one, other) => other - one).map((time) => `t${time}`));
});

test('neither shows nor keeps requests older than the configured days', async () => {
  await put([
    { time: now - 7 * dayMs - 1, id: 'old' },
    { time: now - 7 * dayMs + 60_000, id: 'young' },
  ]);
  expect(idsOf(await logged())).toEqual(['young']);
  await gateway.application.get(RequestLog).trim();
  const journal = journalOf({ partner_id: partner.partner_id, environment: 'sandbox' });
  const kept = await gateway.engines.stateStore.journals.read(journal, { before: null, limit: 10 });
  expect(kept.map(({ id }) => id)).toEqual(['young']);
});

test('stays within its size for each partner and environment', async () => {
  const log = gateway.application.get(RequestLog);
  const owner = { partner_id: partner.partner_id, environment: 'sandbox' } as const;
  for (let index = 0; index < 200; index += 1) {
    const body = 'x'.repeat(8_000);
    log.add(owner, { ...aRequest, time: now + index, status: 422, request_id: String(index), body });
  }
  await log.flush();
  const entries = await gateway.engines.stateStore.journals.read(journalOf(owner), { before: null, limit: 1_000 });
  const { length } = entries;
  expect([length > 100, length < 132]).toEqual([true, true]);
});

test('is written within two seconds, and counts entries that cannot be written', async () => {
  await send('GET', '/orders', { 'x-request-id': 'alone' });
  const read = () => call(`${gateway.url}/v1/business/requests`, 'GET', { 'x-api-key': key });
  await until(async () => idsOf(await read()).length === 1);
  const broken = await startGateway();
  try {
    const counted = async () =>
      (await register.getSingleMetric('dakpion_request_log_dropped_total')!.get()).values.reduce(
        (sum, { value }) => sum + value,
        0,
      );
    const before = await counted();
    await broken.engines.stateStore.close();
    const log = broken.application.get(RequestLog);
    const owner = { partner_id: partner.partner_id, environment: 'sandbox' } as const;
    log.add(owner, { ...aRequest, time: now, request_id: 'lost' });
    await log.flush();
    expect(await counted()).toBe(before + 1);
  } finally {
    await broken.close();
  }
});

test('is empty when it is turned off', async () => {
  const off = await startGateway({ requestLogDays: 0 });
  try {
    const { api_keys } = await off.partner();
    const headers = { 'x-api-key': api_keys.sandbox };
    await call(`${off.url}/v1/business/orders`, 'GET', headers);
    await off.application.get(RequestLog).flush();
    const answer = await call(`${off.url}/v1/business/requests`, 'GET', headers);
    expect([answer.status, answer.body.data]).toEqual([200, []]);
  } finally {
    await off.close();
  }
});

test('the faults of a refused phone number are those of the answer, including its example', async () => {
  const body = { receiver_phone_number: '8801812345679' };
  const answer = await send('POST', '/order/create', {}, body);
  const [request] = (await logged()).body.data;
  expect(request.errors).toEqual(answer.body.errors);
  expect(JSON.stringify(request.errors)).toContain('begin with 01, e.g. 01712345678.');
  expect(JSON.stringify(request)).not.toContain(body.receiver_phone_number);
});

test('gives up the requests of all partners in the time of one, while the state store does not answer', async () => {
  jest.useFakeTimers();
  const append = jest.fn(async () => {
    await new Promise((late) => setTimeout(late, 2_000));
    throw new Error('no answer');
  });
  const ended = { time: 0, method: 'GET', path: '/v1', errors: [], request_id: 'req_1' } as unknown as EndedRequest;
  const log = new RequestLog({ journals: { append } } as unknown as StateStore, settings);
  for (let partner = 1; partner <= 30; partner += 1) {
    log.add({ partner_id: `prt_${partner}`, environment: 'sandbox' }, ended);
  }
  const flushed = jest.fn();
  const flushing = log.flush().then(flushed);
  await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();
  expect([append.mock.calls.length, flushed.mock.calls.length]).toEqual([30, 1]);
  await flushing;
});
