import { randomUUID } from 'node:crypto';
import { dhakaTime, epochMsOf, type Owner } from '@dakpion/contracts';
import { eventually, orderIdOf } from '@dakpion/fixtures';
import { Checkpoints, followerNames, servingFollower } from '@dakpion/following';
import { type OrderUsage, orderUsageModel, Usage, UsageWriter } from '@dakpion/read-models';
import { ReadModelBuilds } from '@dakpion/state-store';
import { type Answer, call, operatorToken, type StartedGateway, startGateway } from '../gateway.fixture.ts';

let gateway: StartedGateway;
let partnerId: string;
let keys: { sandbox: string; production: string };
let now = epochMsOf('2026-11-23T12:00:00.000+06:00');
const bearer = { authorization: `Bearer ${operatorToken}` };

// Two orders completed in November (the later one was created in October), a cancelled order, and one in progress.
beforeAll(async () => {
  gateway = await startGateway({}, () => now);
  const partner = await gateway.partner({
    rate_limits: { sandbox: { write: 100, read: 10_000 }, production: { write: 100, read: 10_000 } },
  });
  partnerId = partner.partner_id;
  keys = partner.api_keys;
  const owner = { partner_id: partnerId, environment: 'production' } as const;
  await write(owner, [
    order(1, { price: 120, created: '2026-11-22T10:00:00', completed: '2026-11-22T23:59:59.999' }),
    order(2, { price: 80, created: '2026-10-31T23:59:59', completed: '2026-11-01T00:00:00' }),
    { ...order(3, { price: 70, created: '2026-11-22T11:00:00', cancelled: '2026-11-23T09:00:00' }) },
    { ...order(4, { price: 60, created: '2026-11-23T09:01:00' }), attempt: 2, retry_of_order_id: orderIdOf(3) },
  ]);
  const attempts = { '2026-11-22': 3, '2026-11-23': 4 };
  await new UsageWriter(gateway.engines.stateStore).writeAttempts(owner, [
    { usage: { order_id: orderIdOf(1), attempts }, version: 9 },
  ]);
});
afterAll(() => gateway.close());

async function write(owner: Owner, orders: readonly OrderUsage[]): Promise<void> {
  const versioned = orders.map((usage) => ({ usage, version: 2 }));
  await new UsageWriter(gateway.engines.stateStore).writeOrders(owner, versioned);
}

interface Times {
  readonly price: number;
  readonly created: string;
  readonly completed?: string;
  readonly cancelled?: string;
}

function order(n: number, { price, created, completed, cancelled }: Times): OrderUsage {
  const time = (text: string) => dhakaTime(epochMsOf(`${text}+06:00`));
  const ended = completed ?? cancelled;
  return {
    order_id: orderIdOf(n),
    partner_reference_id: `INV-${n}`,
    attempt: 1,
    retry_of_order_id: null,
    total_price: price,
    created_at: time(created),
    end:
      ended === undefined
        ? null
        : {
            outcome: completed === undefined ? 'cancelled' : 'completed',
            occurred_at: dhakaTime(epochMsOf(time(ended)) - 60_000),
            recorded_at: time(ended),
          },
  };
}

function get(path: string, key = keys.production): Promise<Answer> {
  return call(`${gateway.url}/v1/business/${path}`, 'GET', { 'x-api-key': key });
}

const none = { orders: 0, total_price: 0 };
const nothing = { created: none, completed: none, cancelled: none, retried: none, webhook_attempts: 0 };

test('usage has a line for each day, including days without orders, and the sum', async () => {
  const answer = await get('usage?from=2026-11-21&to=2026-11-23');
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      environment: 'production',
      currency: 'BDT',
      time_zone: 'Asia/Dhaka',
      from: '2026-11-21',
      to: '2026-11-23',
      // The orders of this spec were written without their events.
      storage: { stored_bytes: 0, limit_bytes: 1_024 * 1_024 * 1_024 },
      totals: {
        created: { orders: 3, total_price: 250 },
        completed: { orders: 1, total_price: 120 },
        cancelled: { orders: 1, total_price: 70 },
        retried: { orders: 1, total_price: 60 },
        webhook_attempts: 7,
      },
      data: [
        { date: '2026-11-21', ...nothing },
        {
          date: '2026-11-22',
          ...nothing,
          created: { orders: 2, total_price: 190 },
          completed: { orders: 1, total_price: 120 },
          webhook_attempts: 3,
        },
        {
          date: '2026-11-23',
          ...nothing,
          created: { orders: 1, total_price: 60 },
          cancelled: { orders: 1, total_price: 70 },
          retried: { orders: 1, total_price: 60 },
          webhook_attempts: 4,
        },
      ],
    },
  ]);
});

test('usage covers the 30 days until today by default', async () => {
  const { body } = await get('usage');
  expect([body.from, body.to, body.data.length]).toEqual(['2026-10-25', '2026-11-23', 30]);
  expect((await get('usage?to=2026-11-01')).body).toMatchObject({ from: '2026-10-03', to: '2026-11-01' });
  expect((await get('usage?to=0000-01-05')).body).toMatchObject({ from: '0000-01-01', to: '0000-01-05' });
  expect((await get('usage?from=2026-11-20')).body).toMatchObject({ from: '2026-11-20', to: '2026-11-23' });
  expect((await get('usage?from=2026-08-24&to=2026-11-23')).body.data).toHaveLength(92);
});

test('each environment has its own figures', async () => {
  const { body } = await get('usage', keys.sandbox);
  expect([body.environment, body.totals]).toEqual(['sandbox', nothing]);
});

test.each([
  ['from=2026-11-24&to=2026-11-23', 'to', 'out_of_range', 'Must not be before from (2026-11-24).'],
  ['from=2026-12-01', 'to', 'out_of_range', 'Must not be before from (2026-12-01).'],
  [
    'from=2026-08-23&to=2026-11-23',
    'from',
    'out_of_range',
    'Must be at most 91 days before to (2026-11-23): one request covers 92 days, not 93.',
  ],
  [
    'from=0001-01-01',
    'from',
    'out_of_range',
    'Must be at most 91 days before to (2026-11-23): one request covers 92 days, not 739943.',
  ],
  ['from=2026-02-30', 'from', 'bad_format', 'Must be a date, e.g. 2026-11-23.'],
  ['to=2026-11-23T00:00:00Z', 'to', 'bad_format', 'Must be a date, e.g. 2026-11-23.'],
  ['month=2026-11', 'month', 'unknown_field', 'Unknown field. Known fields: from, to.'],
])('usage is refused for %s', async (query, field, code, message) => {
  const { status, body } = await get(`usage?${query}`);
  expect([status, body.code, body.errors]).toEqual([422, 'validation_failed', [{ field, code, message }]]);
});

const secondLine = {
  order_id: orderIdOf(2),
  partner_reference_id: 'INV-2',
  attempt: 1,
  retry_of_order_id: null,
  parcel_status: 'COMPLETED',
  created_at: '2026-10-31T23:59:59.000+06:00',
  completed_at: '2026-10-31T23:59:00.000+06:00',
  charged_at: '2026-11-01T00:00:00.000+06:00',
  total_price: 80,
};

test('a statement has the orders whose completion was recorded in the month, and their sum', async () => {
  const { status, body } = await get('statements/2026-11');
  expect([status, body]).toEqual([
    200,
    {
      environment: 'production',
      currency: 'BDT',
      time_zone: 'Asia/Dhaka',
      month: '2026-11',
      is_final: false,
      charged: { orders: 2, total_price: 200 },
      data: [secondLine, expect.objectContaining({ order_id: orderIdOf(1), total_price: 120 })],
      pagination: { page: 1, limit: 50, total: 2, total_pages: 1, has_more: false },
    },
  ]);
  const second = await get('statements/2026-11?page=2&limit=1');
  expect(second.body).toMatchObject({
    data: [{ order_id: orderIdOf(1) }],
    charged: body.charged,
    pagination: { total: 2 },
  });
  expect((await get('statements/2026-10')).body).toMatchObject({ is_final: true, charged: none, data: [] });
});

test('a statement is final an hour after the end of its month', async () => {
  const before = now;
  now = epochMsOf('2026-12-01T00:59:59.999+06:00');
  expect((await get('statements/2026-11')).body.is_final).toBe(false);
  now += 1;
  expect((await get('statements/2026-11')).body.is_final).toBe(true);
  const stream = `order-${orderIdOf(1)}`;
  const parkedAt = {
    stream,
    revision: 5,
    position: '7',
    reason: 'unknown type',
    parked_at: '2026-11-30T10:00:00.000+06:00',
  };
  const metadata = { schema_version: 1, occurred_at: parkedAt.parked_at, $correlationId: 'req_1', $causationId: null };
  const actor = { kind: 'service', service: 'order' } as const;
  const event = (type: string, data: object) =>
    ({ id: randomUUID(), type, data, metadata: { ...metadata, actor } }) as never;
  await gateway.engines.eventStore.append('parked-order-usage', [event('StreamParked', parkedAt)], 'no_stream');
  expect((await get('statements/2026-11')).body.is_final).toBe(false);
  const resume = () => {
    const resumed = event('StreamResumed', { stream, resumed_at: parkedAt.parked_at });
    return gateway.engines.eventStore.append('parked-order-usage', [resumed], 0);
  };
  // It is released after the figures were read, which lack it.
  const charged = Usage.prototype.charged;
  const reading = jest.spyOn(Usage.prototype, 'charged').mockImplementationOnce(async function (this: Usage, ...query) {
    const page = await charged.apply(this, query);
    await resume();
    return page;
  });
  const { body: statement } = await get('statements/2026-11');
  reading.mockRestore();
  expect(statement.is_final).toBe(false);
  expect((await get('statements/2026-11')).body.is_final).toBe(true);
  now = before;
});

test('a statement is available as a CSV file', async () => {
  const { status, headers, body } = await get('statements/2026-11/orders.csv');
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
    'attachment; filename="statement-2026-11-production.csv"',
  ]);
  expect(body.split('\r\n')).toEqual([
    'order_id,partner_reference_id,attempt,retry_of_order_id,parcel_status,created_at,completed_at,charged_at,total_price',
    `${orderIdOf(2)},INV-2,1,,COMPLETED,2026-10-31T23:59:59.000+06:00,2026-10-31T23:59:00.000+06:00,2026-11-01T00:00:00.000+06:00,80`,
    expect.stringContaining(`${orderIdOf(1)},INV-1,1,,COMPLETED,`),
    '',
  ]);
  expect((await get('statements/2026-09/orders.csv')).body.split('\r\n')).toHaveLength(2);
});

test('text in a CSV file is quoted where necessary and never a formula', async () => {
  const owner = { partner_id: partnerId, environment: 'sandbox' } as const;
  const references = ['a,b', 'a "b"', '=1+1', '-5', 'ঢাকা ১'];
  const times = { price: 1, created: '2026-07-01T00:00:00', completed: '2026-07-01T00:00:01' };
  await write(
    owner,
    references.map((partner_reference_id, n) => ({ ...order(100 + n, times), partner_reference_id })),
  );
  const { body } = await get('statements/2026-07/orders.csv', keys.sandbox);
  const cells = body.split('\r\n').map((line: string) => line.replace(/^[^,]*,(.*),1,,COMPLETED.*$/, '$1'));
  expect(cells.slice(1, -1)).toEqual(['"a,b"', '"a ""b"""', "'=1+1", "'-5", 'ঢাকা ১']);
});

test('a month of several thousand orders is complete, and its lines add up to the sum', async () => {
  const owner = { partner_id: partnerId, environment: 'sandbox' } as const;
  const orders = Array.from({ length: 3_000 }, (_, n) =>
    order(1_000 + n, { price: n, created: '2026-06-01T00:00:00', completed: '2026-06-02T00:00:00' }),
  );
  await write(owner, orders);
  const { body } = await get('statements/2026-06/orders.csv', keys.sandbox);
  const prices = body
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line: string) => Number(line.split(',').at(-1)));
  const statement = await get('statements/2026-06', keys.sandbox);
  expect(prices).toHaveLength(3_000);
  expect(statement.body.charged).toEqual({
    orders: 3_000,
    total_price: prices.reduce((a: number, b: number) => a + b),
  });
});

test('a file that breaks off closes the connection, and its cause is logged', async () => {
  const times = { price: 1, created: '2026-05-01T00:00:00', completed: '2026-05-02T00:00:00' };
  // The first page is sound. The last order is damaged: its reference cannot become text.
  const orders = Array.from({ length: 600 }, (_, n) => order(5_000 + n, times));
  const damaged = {
    ...order(5_600, { ...times, completed: '2026-05-03T00:00:00' }),
    partner_reference_id: { toString: 1 },
  };
  await write({ partner_id: partnerId, environment: 'sandbox' }, [...orders, damaged as unknown as OrderUsage]);
  await expect(get('statements/2026-05/orders.csv', keys.sandbox)).rejects.toThrow();
  expect(gateway.logged).toContainEqual({
    request_id: expect.stringMatching(/^req_/),
    err: expect.objectContaining({ message: 'Cannot convert object to primitive value' }),
  });
});

test.each([
  ['2026-13', 'bad_format', 'Must be a month, e.g. 2026-11.'],
  ['2026-11-01', 'bad_format', 'Must be a month, e.g. 2026-11.'],
  ['2026-12', 'out_of_range', 'Must not be in the future: the current month is 2026-11.'],
])('a statement is refused for %s', async (month, code, message) => {
  for (const path of [`statements/${month}`, `statements/${month}/orders.csv`]) {
    const { status, body } = await get(path);
    expect([status, body.errors]).toEqual([422, [{ field: 'month', code, message }]]);
  }
});

test('a wrong range of usage is reported together with other faults', async () => {
  const fieldsOf = async (query: string) =>
    (await get(`usage?${query}`)).body.errors.map((error: { field: string }) => error.field);
  expect(await fieldsOf('from=2026-11-24&to=2026-11-23&month=11')).toEqual(['month', 'to']);
  expect(await fieldsOf('from=2026-02-30&to=2026-01-01')).toEqual(['from']);
});

test('operators get the same figures as the partner', async () => {
  const its = `${gateway.url}/v1/operator/partners/${partnerId}/production`;
  for (const path of ['usage?from=2026-11-21&to=2026-11-23', 'statements/2026-11', 'statements/2026-11/orders.csv']) {
    const operators = await call(`${its}/${path}`, 'GET', bearer);
    expect([operators.status, operators.body]).toEqual([200, (await get(path)).body]);
  }
  const unknown = await call(`${its.replace(partnerId, `prt_${'0'.repeat(26)}`)}/usage`, 'GET', bearer);
  expect([unknown.status, unknown.body.code]).toEqual([404, 'partner_not_found']);
});

/** Records an event that no follower has handled an hour later, and sets the clock to that time. Returns the time before. */
async function fallBehind(stream: string): Promise<number> {
  const actor = { kind: 'service', service: 'order' } as const;
  const times = { schema_version: 2, occurred_at: dhakaTime(now) };
  const metadata = { ...times, $correlationId: 'req_1', $causationId: null, actor };
  const event = { id: randomUUID(), type: 'OrderCreated', data: {}, metadata };
  await gateway.engines.eventStore.append(stream, [event], 'no_stream');
  const before = now;
  now = Date.now() + 3_600_000;
  return before;
}

const paths = ['usage', 'statements/2026-11', 'statements/2026-11/orders.csv'];

test('incomplete figures are refused with the progress while they are being built again', async () => {
  const before = await fallBehind('order-w');
  const builds = new ReadModelBuilds(gateway.engines.stateStore);
  const [build] = await builds.ensure(orderUsageModel);
  const number = build?.number ?? 0;
  await builds.withdraw(orderUsageModel, number);
  await builds.reportProgress(orderUsageModel, number, { percent: 40, events_per_second: 9 });
  const rebuilding = { status: 503, body: { code: 'temporarily_unavailable', reason: 'rebuilding', percent: 40 } };
  // A process reads the record of the builds once a second.
  await eventually(async () => expect(await get('usage')).toMatchObject(rebuilding));
  for (const path of paths) expect(await get(path)).toMatchObject(rebuilding);
  await builds.complete(orderUsageModel, number);
  await eventually(async () => expect((await get('usage')).body.reason).toBeUndefined());
  now = before;
});

test('incomplete figures are refused while they are computed again', async () => {
  const { eventStore, stateStore } = gateway.engines;
  const before = await fallBehind('order-x');
  for (const path of paths) {
    const { status, headers, body } = await get(path);
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '30', 'temporarily_unavailable']);
  }
  now += 3_000;
  for await (const last of eventStore.readAll({ direction: 'backwards', maxCount: 1 })) {
    const name = await servingFollower(stateStore, followerNames.orderUsage);
    await (await new Checkpoints(stateStore).open(name)).save(last);
  }
  expect((await get('statements/2026-11')).status).toBe(200);
  now = before;
});
