import { dhakaTime } from '@dakpion/contracts';
import { orderDetails } from '@dakpion/fixtures';
import { type Answer, call, type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { writeOrder } from '../orders.fixture.ts';

let gateway: StartedGateway;
let key: string;
let productionKey: string;
const start = Date.parse('2026-11-21T00:00:00.000+06:00');
const idOf = (index: number) => `ord_${String(index).padStart(26, '0')}`;

// Seven orders, one per minute. Those with even numbers are cancelled, the first three have one reference.
beforeAll(async () => {
  gateway = await startGateway();
  const partner = await gateway.partner();
  key = partner.api_keys.sandbox;
  productionKey = partner.api_keys.production;
  for (let index = 0; index < 7; index += 1) {
    const details = orderDetails({
      order_id: idOf(index),
      parcel_status: index % 2 === 0 ? 'CANCELLED' : 'PENDING',
      partner_reference_id: index < 3 ? 'A+B 1' : `INV-${index}`,
      receiver_phone_number: index < 5 ? '01712345678' : '01812345678',
      created_at: dhakaTime(start + index * 60_000),
    });
    await writeOrder(gateway.engines.stateStore, partner.partner_id, details, `trk_${index}`);
  }
});
afterAll(() => gateway.close());

function list(query: string, apiKey = key): Promise<Answer> {
  return call(`${gateway.url}/v1/business/orders${query}`, 'GET', { 'x-api-key': apiKey });
}

async function listed(query: string): Promise<string> {
  const { status, body } = await list(query);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data.map(({ order_id }: { order_id: string }) => Number(order_id.slice(4))).join();
}

test('lists summaries, newest first', async () => {
  const answer = await list('');
  expect(answer.status).toBe(200);
  expect(answer.body.data).toHaveLength(7);
  expect(answer.body.data[0]).toEqual({
    order_id: idOf(6),
    partner_reference_id: 'INV-6',
    parcel_status: 'CANCELLED',
    previous_status: null,
    total_price: 121,
    receiver_name: 'রহিম উদ্দিন',
    receiver_address_text: 'বাড়ি ৩২, ধানমন্ডি, ঢাকা',
    driver_type: 1,
    tracking_url: 'http://localhost:3000/track/trk_1',
    created_at: '2026-11-21T00:06:00.000+06:00',
    updated_at: '2026-11-21T13:00:00.000+06:00',
  });
  expect(answer.body.pagination).toEqual({
    page: 1,
    limit: 50,
    total: 7,
    total_pages: 1,
    has_more: false,
    next_after: null,
  });
});

test('returns pages', async () => {
  expect((await list('?limit=3')).body.pagination).toEqual({
    page: 1,
    limit: 3,
    total: 7,
    total_pages: 3,
    has_more: true,
    next_after: idOf(4),
  });
  expect(await listed('?limit=3&page=3')).toBe('0');
  expect((await list('?limit=3&page=3')).body.pagination.has_more).toBe(false);
  expect(await listed('?limit=3&page=4')).toBe('');
  for (const states of ['PENDING&page=6', 'PENDING,CANCELLED&page=5']) {
    expect(await listed(`?parcel_status=${states}&limit=200`)).toBe('');
  }
  expect((await list('?page=1000000000&limit=200')).body).toEqual({
    data: [],
    pagination: { page: 1_000_000_000, limit: 200, total: 7, total_pages: 1, has_more: false, next_after: null },
  });
  expect((await list('', productionKey)).body).toEqual({
    data: [],
    pagination: { page: 1, limit: 50, total: 0, total_pages: 0, has_more: false, next_after: null },
  });
});

test('continues after an order, even while other orders are created and changed', async () => {
  const filters = [
    '',
    '&parcel_status=PENDING',
    '&parcel_status=CANCELLED,PENDING',
    '&created_at_to=2026-11-21T00:05:00%2B06:00',
  ];
  for (const filter of filters) {
    const all = (await listed(`?limit=200${filter}`)).split(',');
    const walked: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { body }: Answer = await list(`?limit=2${filter}${after === '' ? '' : `&after=${after}`}`);
      walked.push(...body.data.map(({ order_id }: { order_id: string }) => String(Number(order_id.slice(4)))));
      after = body.pagination.next_after;
      expect(body.pagination).toMatchObject({ total: all.length, has_more: after !== null });
      expect(body.pagination.page).toBe(Math.ceil(walked.length / 2));
    }
    expect([filter, walked]).toEqual([filter, all]);
  }
  expect((await list(`?limit=2&after=${idOf(4)}`)).body.pagination.page).toBe(2);
  // The filter can exclude the order that the cursor names.
  expect(await listed(`?parcel_status=PENDING&after=${idOf(4)}`)).toBe('3,1');
});

test('filters by several states, on every page', async () => {
  expect(await listed('?parcel_status=PENDING,CANCELLED')).toBe('6,5,4,3,2,1,0');
  expect(await listed('?parcel_status=CANCELLED,PENDING&limit=3&page=2')).toBe('3,2,1');
  expect(await listed('?parcel_status=PENDING,COMPLETED,PENDING')).toBe('5,3,1');
  expect((await list('?parcel_status=PENDING,CANCELLED&limit=3&page=3')).body.pagination).toEqual({
    page: 3,
    limit: 3,
    total: 7,
    total_pages: 3,
    has_more: false,
    next_after: null,
  });
});

test('filters by status and reference', async () => {
  expect(await listed('?parcel_status=PENDING')).toBe('5,3,1');
  expect(await listed('?partner_reference_id=A%2BB%201')).toBe('2,1,0');
  expect(await listed('?partner_reference_id=A%2BB+1&parcel_status=PENDING')).toBe('1');
  expect(await listed('?partner_reference_id=A')).toBe('');
});

test('filters by time with an inclusive from, an exclusive to, and any offset', async () => {
  expect(await listed('?created_at_from=2026-11-21T00:02:00%2B06:00&created_at_to=2026-11-21T00:04:00%2B06:00')).toBe(
    '3,2',
  );
  expect(await listed('?created_at_from=2026-11-20T18:05:00Z')).toBe('6,5');
  expect(await listed('?created_at_to=2026-11-20T13:01:00-05:00')).toBe('0');
  expect(await listed('?created_at_from=2026-11-21T00:05:00.001+0600')).toBe('6');
  expect(
    await listed('?created_at_from=2026-11-21T00:04:59.999999%2B06:00&created_at_to=2026-11-21T00:06:00.0001%2B06:00'),
  ).toBe('6,5');
  expect(await listed('?created_at_from=2026-11-21T00:05:00.000001%2B06:00')).toBe('6');
});

test('accepts a raw plus sign of an offset, which a query decodes as a space', async () => {
  expect(await listed('?created_at_from=2026-11-21T00:05:00+06:00')).toBe('6,5');
});

const noTime = 'Must be an ISO 8601 date and time with its offset, e.g. 2026-11-21T00:00:00+06:00 or …Z.';

test.each([
  ['limit=201', 'limit', 'out_of_range', 'Must be from 1 to 200.'],
  ['limit=0', 'limit', 'out_of_range', 'Must be from 1 to 200.'],
  ['limit=ten', 'limit', 'wrong_type', 'Must be an integer in decimal digits.'],
  ['limit=1.5', 'limit', 'wrong_type', 'Must be an integer in decimal digits.'],
  ['limit=', 'limit', 'wrong_type', 'Must be an integer in decimal digits.'],
  ['limit=1e2', 'limit', 'wrong_type', 'Must be an integer in decimal digits.'],
  ['after=ord_none', 'after', 'not_one_of', 'Must be the order_id of one of your orders.'],
  [`after=${idOf(1)}&page=2`, 'page', 'not_allowed', 'Must not be sent together with after.'],
  [
    'parcel_status=PENDING,CANCELLED&limit=200&page=6',
    'page',
    'out_of_range',
    'With several states, pages end after 1000 orders. Use after instead.',
  ],
  ['page=0', 'page', 'out_of_range', 'Must be from 1 to 1000000000.'],
  ['page=-1', 'page', 'wrong_type', 'Must be an integer in decimal digits.'],
  ['page=99999999999999999999', 'page', 'out_of_range', 'Must be from 1 to 1000000000.'],
  ['parcel_status=PENDING,DONE', 'parcel_status', 'not_one_of', expect.any(String)],
  [
    'parcel_status=pending',
    'parcel_status',
    'not_one_of',
    'Must be one of: PENDING, ASSIGNED, ACCEPTED, STARTED, PICKED, COMPLETED, CANCELLED; or several, separated by commas.',
  ],
  ['created_at_from=2026-11-21', 'created_at_from', 'bad_format', noTime],
  ['created_at_from=2026-11-21T00:00:00', 'created_at_from', 'bad_format', noTime],
  ['created_at_to=2026-02-30T00:00:00Z', 'created_at_to', 'bad_format', noTime],
  ['created_at_to=2026-11-21T25:00:00Z', 'created_at_to', 'bad_format', noTime],
  ['created_at_to=yesterday', 'created_at_to', 'bad_format', noTime],
  ['page=1&page=2', 'page', 'repeated', 'Must be sent at most once.'],
  [
    'status=PENDING',
    'status',
    'unknown_field',
    'Unknown field. Known fields: parcel_status, partner_reference_id, receiver_phone_number, reference_text, parcel_number, created_at_from, created_at_to, after, page, limit.',
  ],
  ['status=PENDING&status=DONE', 'status', 'unknown_field', expect.any(String)],
  ['partner_reference_id=', 'partner_reference_id', 'empty', 'Must not be empty. Set a value or omit the parameter.'],
  [
    'partner_reference_id=%20',
    'partner_reference_id',
    'empty',
    'Must not be empty. Set a value or omit the parameter.',
  ],
  ['partner_reference_id=a%00b', 'partner_reference_id', 'control_characters', expect.any(String)],
])('refuses %s', async (query, field, code, message) => {
  const answer = await list(`?${query}`);
  expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
  expect(answer.body.errors).toEqual([{ field, code, message }]);
});

test('names at most 20 of many unknown parameters, even if each is sent twice', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `p${index}`);
  const { errors } = (await list(`?${names.map((name) => `${name}&${name}`).join('&')}`)).body;
  expect(errors.length).toBe(21);
  expect(errors.at(-1)).toEqual({ field: '', code: 'unknown_field', message: 'Has 30 more unknown fields.' });
});

test('refuses a range that ends before it begins, and returns nothing for an empty one', async () => {
  const times = (from: string, to: string) => `?created_at_from=2026-11-21T${from}Z&created_at_to=2026-11-21T${to}Z`;
  expect((await list(times('02:00', '01:00'))).body.errors).toEqual([
    { field: 'created_at_to', code: 'out_of_range', message: 'Must not be before created_at_from.' },
  ]);
  expect(await listed(times('01:00', '01:00'))).toBe('');
});

test('reports all faults at once', async () => {
  const { body } = await list('?page=x&limit=0&colour=red&created_at_from=now');
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'created_at_from',
    'page',
    'limit',
    'colour',
  ]);
});

test('reports faults of two parameters together with those of single ones, but none that a faulty value would cause', async () => {
  const fieldsOf = async (query: string) =>
    (await list(query)).body.errors.map(({ field }: { field: string }) => field);
  const backwards = 'created_at_from=2026-11-21T02:00Z&created_at_to=2026-11-21T01:00Z';
  expect(await fieldsOf(`?${backwards}&limit=0`)).toEqual(['limit', 'created_at_to']);
  expect(await fieldsOf(`?${backwards}&after=${idOf(1)}&page=2&colour=red`)).toEqual([
    'colour',
    'created_at_to',
    'page',
  ]);
  expect(await fieldsOf('?created_at_from=now&created_at_to=1950-01-01T00:00Z')).toEqual(['created_at_from']);
  expect(await fieldsOf(`?after=${idOf(1)}&page=0`)).toEqual(['page']);
  // The order of the cursor is looked for only if the text of the query has no fault.
  expect(await fieldsOf('?after=last&limit=0')).toEqual(['limit', 'after']);
});

describe('search', () => {
  test('finds orders by the receiver’s phone number', async () => {
    expect(await listed('?receiver_phone_number=01812345678')).toBe('6,5');
    expect(await listed('?receiver_phone_number=01712345678&limit=2&page=2')).toBe('2,1');
    expect(await listed('?receiver_phone_number=01912345678')).toBe('');
    expect((await list('?receiver_phone_number=1812345678')).body.errors).toMatchObject([
      { field: 'receiver_phone_number', code: 'bad_format' },
    ]);
  });

  test('finds an order by the number that the receiver sees', async () => {
    const { partner_id, api_keys } = await gateway.partner();
    const order = orderDetails({ order_id: `ord_${'0'.repeat(18)}7k3f9q2m` });
    await writeOrder(gateway.engines.stateStore, partner_id, order, 'trk_7');
    const found = await list('?parcel_number=7K3F-9Q2M', api_keys.sandbox);
    expect(found.body.data).toMatchObject([{ order_id: order.order_id }]);
    expect((await list('?parcel_number=1234')).body.errors).toMatchObject([
      { field: 'parcel_number', code: 'bad_format' },
    ]);
  });

  test('finds orders by the beginnings of all words of the reference, in any case, and by no other part of a word', async () => {
    expect(await listed('?reference_text=inv')).toBe('6,5,4,3');
    expect(await listed('?reference_text=b%20A')).toBe('2,1,0');
    expect(await listed('?reference_text=INV-4')).toBe('4');
    expect(await listed('?reference_text=in')).toBe('6,5,4,3');
    expect(await listed('?reference_text=nv')).toBe('');
    expect(await listed('?reference_text=%2B%2B')).toBe('');
  });

  test('combines with all other filters, by page and by cursor', async () => {
    expect(await listed('?reference_text=inv&parcel_status=PENDING')).toBe('5,3');
    expect(await listed('?reference_text=inv&parcel_status=PENDING,CANCELLED&receiver_phone_number=01712345678')).toBe(
      '4,3',
    );
    expect(await listed('?reference_text=a&partner_reference_id=A%2BB%201&parcel_status=CANCELLED')).toBe('2,0');
    const from = encodeURIComponent(dhakaTime(start + 4 * 60_000));
    expect(await listed(`?reference_text=inv&parcel_status=CANCELLED&created_at_from=${from}`)).toBe('6,4');
    const { body } = await list('?receiver_phone_number=01712345678&parcel_status=CANCELLED&limit=1');
    expect(body.pagination).toMatchObject({ total: 3, has_more: true, next_after: idOf(4) });
    expect(await listed(`?receiver_phone_number=01712345678&parcel_status=CANCELLED&after=${idOf(4)}`)).toBe('2,0');
    expect(await listed(`?receiver_phone_number=01712345678&after=${idOf(3)}`)).toBe('2,1,0');
  });
});
