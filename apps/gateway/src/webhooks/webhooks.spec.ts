import { dhakaTime, type WebhookCommand } from '@dakpion/contracts';
import {
  DeliveryLog,
  type DeliveryLogEntry,
  DeliveryLogWriter,
  type DeliveryStatus,
  OrderViews,
  Redeliveries,
} from '@dakpion/read-models';
import { ReadModelRebuildingError } from '@dakpion/state-store';
import { type Answer, call, operatorToken, type StartedGateway, startGateway } from '../gateway.fixture.ts';

let gateway: StartedGateway;
let partnerId: string;
let keys: { readonly sandbox: string; readonly production: string };
let asked: WebhookCommand[];

const start = Date.parse('2026-11-21T00:00:00.000+06:00');
const idOf = (index: number) => `dlv_${String(index).repeat(32)}`;
const request = { method: 'POST', url: 'https://shop.example.com/1', headers: { 'webhook-id': 'evt_1' }, body: '{}' };

function entry(index: number, status: DeliveryStatus): DeliveryLogEntry {
  const created_at = dhakaTime(start + index * 60_000);
  return {
    delivery_id: idOf(index),
    order_id: `ord_${index % 2}`,
    event: 'ASSIGNED',
    event_id: `evt_${index}`,
    sequence: 2,
    url: `https://shop.example.com/${index % 3}`,
    environment: 'sandbox',
    status,
    attempts: [],
    attempts_total: 0,
    next_attempt_at: null,
    created_at,
    updated_at: created_at,
  };
}

// Six deliveries, one per minute.
const entries = (['delivered', 'manual_review', 'pending', 'retrying', 'manual_review', 'delivered'] as const).map(
  (status, index) => entry(index, status),
);

let clock = Date.now;
beforeAll(async () => {
  gateway = await startGateway({}, () => clock());
  const partner = await gateway.partner();
  partnerId = partner.partner_id;
  keys = partner.api_keys;
  const writer = new DeliveryLogWriter(gateway.engines.stateStore);
  const versioned = entries.map((each) => ({ entry: each, version: 1 }));
  await writer.write({ partner_id: partnerId, environment: 'sandbox' }, versioned);
});
beforeEach(() => {
  clock = Date.now;
  asked = [];
  gateway.services.webhook = async (command) => {
    asked.push(command);
    return { outcome: 'done', redelivered: 1, accepted: 2, request };
  };
});
afterAll(() => gateway.close());

function partner(method: string, path: string, body?: unknown, key = keys.sandbox): Promise<Answer> {
  return call(`${gateway.url}/v1/business/webhooks${path}`, method, { 'x-api-key': key }, body);
}

function operator(method: string, path: string, body?: unknown): Promise<Answer> {
  const url = `${gateway.url}/v1/operator/partners/${path}`;
  return call(url, method, { authorization: `Bearer ${operatorToken}` }, body);
}

const indexes = ({ body }: Answer) => body.data.map((each: DeliveryLogEntry) => Number(each.delivery_id.at(-1))).join();

describe('GET /v1/business/webhooks', () => {
  test.each([
    ['', '5,4,3,2,1,0'],
    ['?order_id=ord_1', '5,3,1'],
    ['?status=manual_review', '4,1'],
    ['?url=https%3A%2F%2Fshop.example.com%2F1', '4,1'],
    ['?url=https%3A%2F%2Fshop.example.com%2F2&status=delivered', '5'],
    ['?order_id=ord_0&status=manual_review', '4'],
    ['?created_at_from=2026-11-21T00:01:00%2B06:00&created_at_to=2026-11-21T00:03:00%2B06:00', '2,1'],
    ['?limit=2&page=2', '3,2'],
    ['?order_id=ord_none', ''],
  ])('%s lists %s', async (query, expected) => {
    const answer = await partner('GET', query);
    expect([answer.status, indexes(answer)]).toEqual([200, expected]);
  });

  test('returns entries and pagination, and keeps the environments apart', async () => {
    const { body } = await partner('GET', '?limit=1');
    expect(body.data).toEqual([{ ...entries[5], partner_reference_id: null }]);
    expect(body.pagination).toEqual({ page: 1, limit: 1, total: 6, total_pages: 6, has_more: true });
    expect((await partner('GET', '', undefined, keys.production)).body.data).toEqual([]);
  });

  test.each([
    ['order_id', 'empty'],
    ['url', 'empty'],
    ['status', 'not_one_of'],
    ['created_at_from', 'bad_format'],
    ['created_at_to', 'bad_format'],
    ['page', 'wrong_type'],
    ['limit', 'wrong_type'],
  ])('refuses an empty %s', async (field, code) => {
    for (const nothing of ['', '%20']) {
      const { status, body } = await partner('GET', `?${field}=${nothing}`);
      expect([status, body.errors]).toEqual([422, [{ field, code, message: expect.stringMatching(/^Must /) }]]);
    }
  });

  test('names every fault', async () => {
    const { status, body } = await partner('GET', '?status=failed&limit=201&since=1&created_at_to=now&url=');
    const named = body.errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`);
    expect([status, named]).toEqual([
      422,
      ['status not_one_of', 'created_at_to bad_format', 'limit out_of_range', 'since unknown_field', 'url empty'],
    ]);
    const range = '?created_at_from=2026-11-21T02:00:00Z&created_at_to=2026-11-21T01:00:00Z';
    expect((await partner('GET', range)).body.errors).toMatchObject([{ field: 'created_at_to', code: 'out_of_range' }]);
  });
});

test('lists deliveries without the references of their orders while the views are built again', async () => {
  const references = jest
    .spyOn(OrderViews.prototype, 'references')
    .mockRejectedValue(new ReadModelRebuildingError('orders', null));
  const { status, body } = await partner('GET', '?limit=1');
  references.mockRestore();
  expect([status, body.pagination.total, body.data[0].partner_reference_id]).toEqual([200, entries.length, null]);
});

test('shows one delivery with its request', async () => {
  const shown = await partner('GET', `/${idOf(1)}`);
  expect([shown.status, shown.body]).toEqual([200, { ...entries[1], attempts_next: null, request }]);
});

test('returns a further page of attempts by its position', async () => {
  const attempt = { number: 51, started_at: dhakaTime(start), duration_ms: 1, response_status: 500 };
  const attempts = [{ ...attempt, error: 'unexpected_status', response_excerpt: null }];
  gateway.services.webhook = async (command) => {
    asked.push(command);
    return { outcome: 'done', request, attempts: { attempts, next: 77 } };
  };
  const shown = await partner('GET', `/${idOf(1)}?attempts_after=50`);
  expect([shown.status, shown.body]).toEqual([200, { ...entries[1], attempts, attempts_next: '77', request }]);
  expect(asked).toMatchObject([{ type: 'DescribeWebhook', attempts_after: 50 }]);
  const { status, body } = await partner('GET', `/${idOf(1)}?attempts_after=-1`);
  expect([status, body.errors]).toMatchObject([422, [{ field: 'attempts_after', code: 'bad_format' }]]);
});

test('has less than 1 MiB in the largest page of the list', async () => {
  const other = await gateway.partner();
  const attempt = { started_at: dhakaTime(start), duration_ms: 5_000, response_status: null };
  const attempts = Array.from({ length: 10 }, (_, index) => ({
    ...{
      number: 1_000_000 + index,
      ...attempt,
      error: 'address_not_allowed',
      response_excerpt: '\u0001'.repeat(1_000),
    },
  }));
  const url = `https://shop.example.com/${'ক'.repeat(1_975)}`;
  const versioned = Array.from({ length: 200 }, (_, index) => {
    const delivery_id = `dlv_${String(index).padStart(32, '0')}`;
    return { entry: { ...entry(0, 'manual_review'), delivery_id, attempts, url }, version: 1 };
  });
  await new DeliveryLogWriter(gateway.engines.stateStore).write(
    { partner_id: other.partner_id, environment: 'sandbox' },
    versioned,
  );
  const { body } = await partner('GET', '?limit=200', undefined, other.api_keys.sandbox);
  expect(body.data).toHaveLength(200);
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(1024 * 1024);
  const its = { authorization: `Bearer ${operatorToken}` };
  const all = await call(`${gateway.url}/v1/operator/webhooks?limit=200&status=manual_review`, 'GET', its);
  expect(Buffer.byteLength(JSON.stringify(all.body))).toBeLessThan(1024 * 1024);
});

test.each(['dlv_unknown', 'nonsense', 'dlv_%00', `dlv_${'9'.repeat(32)}`])('answers 404 for %s', async (id) => {
  gateway.services.webhook = async () => ({
    outcome: 'refused',
    refusal: { code: 'webhook_not_found', delivery_id: id },
  });
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/redeliver'],
  ] as const) {
    const { status, body } = await partner(method, `/${id}${path}`);
    expect([status, body.code]).toEqual([404, 'webhook_not_found']);
  }
});

describe('redelivering', () => {
  test("accepts one delivery for the key's partner and environment", async () => {
    const answer = await partner('POST', `/${idOf(1)}/redeliver`);
    expect([answer.status, answer.body]).toEqual([202, { delivery_id: idOf(1), accepted: 1 }]);
    const owner = { partner_id: partnerId, environment: 'sandbox' };
    expect(asked).toMatchObject([{ type: 'RedeliverWebhook', delivery_id: idOf(1), ...owner }]);
  });

  test('accepts many, and shows their progress', async () => {
    const answer = await partner('POST', '/redeliver', { since: '2026-11-21T00:00:00Z' });
    const { redelivery_id, requested_at } = answer.body;
    const progress = {
      redelivery_id: expect.stringMatching(/^rdl_/),
      requested_at: expect.any(String),
      created_at_from: '2026-11-21T06:00:00.000+06:00',
      status: null,
      accepted: 2,
      redelivered: 0,
      finished_at: null,
    };
    expect([answer.status, answer.body]).toEqual([202, progress]);
    const { created_at_from, status } = progress;
    expect(asked).toMatchObject([{ redelivery_id, requested_at, filter: { created_at_from, status } }]);
    const owner = { partner_id: partnerId, environment: 'sandbox' } as const;
    await new Redeliveries(gateway.engines.stateStore).record(owner, answer.body, 0);
    const path = answer.headers.get('location') ?? '';
    const polled = await call(`${gateway.url}${path}`, 'GET', { 'x-api-key': keys.sandbox });
    expect([polled.status, polled.body]).toEqual([200, answer.body]);
    const foreign = await call(`${gateway.url}${path}`, 'GET', { 'x-api-key': keys.production });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'redelivery_not_found']);
    expect((await partner('GET', '/redeliveries/rdl_1')).body.code).toBe('redelivery_not_found');
  });

  test.each([
    [`/${idOf(1)}/redeliver`, undefined],
    ['/redeliver', { status: 'manual_review' }],
  ])('says at %s that the log is being built again, and asks for nothing', async (path, body) => {
    const progress = { percent: 40, events_per_second: 10 };
    const list = jest
      .spyOn(DeliveryLog.prototype, 'list')
      .mockRejectedValue(new ReadModelRebuildingError('webhook-deliveries', progress));
    const answer = await partner('POST', path, body);
    list.mockRestore();
    expect([answer.status, answer.body.reason, answer.body.percent]).toEqual([503, 'rebuilding', 40]);
    expect(asked).toEqual([]);
  });

  test('answers with the redelivery in progress when many are requested again', async () => {
    const first = (await partner('POST', '/redeliver', { status: 'manual_review' })).body;
    const owner = { partner_id: partnerId, environment: 'sandbox' } as const;
    const progress = { ...first, redelivered: 1 };
    await new Redeliveries(gateway.engines.stateStore).record(owner, progress, 1);
    gateway.services.webhook = async () => ({ outcome: 'done', redelivery_id: first.redelivery_id, accepted: 2 });
    const second = await partner('POST', '/redeliver', { since: '2026-11-21T00:00:00Z' });
    expect([second.status, second.body]).toEqual([202, progress]);
    expect(second.headers.get('location')).toBe(`/v1/business/webhooks/redeliveries/${first.redelivery_id}`);
  });

  test('counts many as ten writes of the key', async () => {
    const limits = { write: 25, read: 10 };
    const { api_keys } = await gateway.partner({ rate_limits: { sandbox: limits } });
    // The clock stands still, so that no quota is refilled between the requests.
    const now = Date.now();
    clock = () => now;
    const told = async () => {
      const answer = await partner('POST', '/redeliver', { status: 'manual_review' }, api_keys.sandbox);
      return [answer.status, answer.headers.get('ratelimit')?.split(';')[1]];
    };
    expect([await told(), await told(), await told()]).toEqual([
      [202, 'r=15'],
      [202, 'r=5'],
      [429, 'r=5'],
    ]);
  });

  test('redelivers all webhooks in review', async () => {
    expect((await partner('POST', '/redeliver', { status: 'manual_review' })).status).toBe(202);
    expect(asked).toMatchObject([{ filter: { created_at_from: null, status: 'manual_review' } }]);
  });

  test.each([
    [{}, '', 'required'],
    [undefined, '', 'required'],
    [{ since: 'yesterday' }, 'since', 'bad_format'],
    [{ status: 'delivered' }, 'status', 'not_one_of'],
    [{ since: '2026-11-21T00:00:00Z', all: true }, 'all', 'unknown_field'],
  ])('refuses %j', async (body, field, code) => {
    const answer = await partner('POST', '/redeliver', body);
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ field, code }]]);
    expect(asked).toEqual([]);
  });
});

describe('operators', () => {
  test('see and redeliver the webhooks of any partner', async () => {
    const webhooks = `${partnerId}/sandbox/webhooks`;
    expect(indexes(await operator('GET', `${webhooks}?status=manual_review`))).toBe('4,1');
    expect((await operator('GET', `${webhooks}/${idOf(1)}`)).body).toEqual({
      ...entries[1],
      attempts_next: null,
      request,
    });
    expect((await operator('POST', `${webhooks}/${idOf(1)}/redeliver`)).status).toBe(202);
    const many = await operator('POST', `${webhooks}/redeliver`, { status: 'manual_review' });
    expect([many.status, many.body.accepted]).toEqual([202, 2]);
    expect(many.headers.get('location')).toBe(
      `/v1/operator/partners/${webhooks}/redeliveries/${many.body.redelivery_id}`,
    );
    const owner = { partner_id: partnerId, environment: 'sandbox' };
    expect(asked.slice(1)).toMatchObject([
      { ...owner, context: { actor: { kind: 'operator' } } },
      { ...owner, context: { actor: { kind: 'operator' } } },
    ]);
    expect((await operator('GET', `${webhooks}/redeliveries/rdl_1`)).body.code).toBe('redelivery_not_found');
  });

  test('get 404 for unknown partners and environments', async () => {
    expect((await operator('GET', `prt_${'z'.repeat(26)}/sandbox/webhooks`)).body.code).toBe('partner_not_found');
    expect((await operator('GET', `${partnerId}/staging/webhooks`)).body.code).toBe('not_found');
  });
});
