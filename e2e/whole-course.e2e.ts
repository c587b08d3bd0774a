import { FollowedStream } from '@dakpion/fixtures';
import { Webhook } from 'standardwebhooks';
import { type Body, type MadePartner, makePartner, operate } from './api.ts';
import { orderRequest, quotationRequest } from './order-request.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';
import { riderEvent, wholeCourse } from './rider-events.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const statuses = ['PENDING', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'];
const kinds = ['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'];
const dhakaTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+06:00$/;

let program: Program;
let partner: MadePartner;
let receiver: WebhookReceiver;

beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
  partner = await makePartner(program.url);
  receiver = await WebhookReceiver.start();
});

async function reach(orderId: string, status: string): Promise<void> {
  await until(
    `${orderId} to be ${status}`,
    async () => (await partner.sandbox.status(orderId)).body.parcel_status === status,
  );
}

test('an order goes from quotation to COMPLETED by the robot courier, with six signed webhooks in order', async () => {
  const quotation = await partner.sandbox.post('/v1/business/order/quotation', quotationRequest());
  expect(quotation.status).toBe(200);
  expect(quotation.body).toMatchObject({ currency: 'BDT', driver_type: 1, parcel_type: 2 });
  expect(quotation.body.breakdown.reduce((sum: number, line: Body) => sum + line.amount, 0)).toBe(
    quotation.body.total_price,
  );
  expect(quotation.body.options.map((option: Body) => option.driver_type)).toEqual([1, 2]);

  const created = await partner.sandbox.create(
    orderRequest({
      quotation_id: quotation.body.quotation_id,
      callback_url: `${receiver.url}/hooks`,
      partner_reference_id: 'INV-1',
      metadata: { shop: 'নিউ মার্কেট' },
    }),
  );
  expect(created.status).toBe(201);
  const order = created.body;
  expect(order).toMatchObject({
    parcel_status: 'PENDING',
    previous_status: null,
    environment: 'sandbox',
    attempt: 1,
    sequence: 1,
    allowed_actions: ['cancel'],
    metadata: { shop: 'নিউ মার্কেট' },
    receiver_address_text: 'বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦',
    driver_info: null,
    cancelled_by: null,
  });
  expect(order.created_at).toMatch(dhakaTime);
  expect(order.quotation).toEqual(quotation.body);
  expect(created.headers.get('location')).toBe(`/v1/business/order/${order.order_id}`);

  await reach(order.order_id, 'COMPLETED');
  await until('six webhooks', () => receiver.of(order.order_id).length === 6);
  const webhooks = receiver.of(order.order_id);
  expect(webhooks.map(({ body }) => body.parcel_status)).toEqual(statuses);
  expect(webhooks.map(({ body }) => body.status)).toEqual(statuses);
  expect(webhooks.map(({ body }) => body.previous_status)).toEqual([null, ...statuses.slice(0, -1)]);
  expect(webhooks.map(({ body }) => body.event)).toEqual(kinds);
  expect(webhooks.map(({ body }) => body.event_type)).toEqual([
    'ORDER_CREATED',
    ...Array(5).fill('ORDER_STATUS_CHANGE'),
  ]);
  expect(webhooks.map(({ body }) => body.sequence)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(webhooks.map(({ body }) => body.event_id)).size).toBe(6);
  expect(webhooks[0]!.body).toMatchObject({
    quotation: quotation.body,
    tracking_url: order.tracking_url,
    partner_reference_id: 'INV-1',
  });
  expect(webhooks[1]!.body.driver_info).toMatchObject({ driver_type: 1, name: expect.any(String) });
  expect(webhooks[2]!.body.eta).toMatch(dhakaTime);

  const verifier = new Webhook(partner.webhook.sandbox.signing_secret);
  for (const { text, headers, body } of webhooks) {
    expect(verifier.verify(text, headers as Record<string, string>)).toEqual(body);
    expect(headers['webhook-id']).toBe(body.event_id);
    // The order has its own URL, which gets only the signature.
    expect(headers['x-webhook-secret']).toBeUndefined();
  }
});

test('list, details and status agree, and the history has the whole course', async () => {
  const { body: order } = await partner.sandbox.create(orderRequest({ partner_reference_id: 'INV-2' }));
  await reach(order.order_id, 'COMPLETED');
  const details = (await partner.sandbox.details(order.order_id)).body;
  const status = (await partner.sandbox.status(order.order_id)).body;
  const list = (await partner.sandbox.get('/v1/business/orders?partner_reference_id=INV-2&parcel_status=COMPLETED'))
    .body;

  expect(details).toMatchObject({ parcel_status: 'COMPLETED', sequence: 6, allowed_actions: [] });
  expect(details.history.map((entry: Body) => entry.event)).toEqual(kinds);
  for (const time of [
    'created_at',
    'assigned_at',
    'accepted_at',
    'started_at',
    'picked_at',
    'completed_at',
    'updated_at',
  ]) {
    expect(details[time]).toMatch(dhakaTime);
  }
  expect(details.cancelled_at).toBeNull();
  for (const [field, value] of Object.entries(status)) expect({ [field]: details[field] }).toEqual({ [field]: value });
  expect(list.pagination).toEqual({ page: 1, limit: 50, total: 1, total_pages: 1, has_more: false, next_after: null });
  const { total_price, ...summary } = list.data[0];
  expect(total_price).toBe(details.quotation.total_price);
  for (const [field, value] of Object.entries(summary)) expect({ [field]: details[field] }).toEqual({ [field]: value });

  const asOf = (time: string) => partner.sandbox.get(`/v1/business/order/${order.order_id}?as_of=${time}`);
  expect((await asOf(order.created_at)).body).toMatchObject({ ...order, history: [{ event: 'ORDER_CREATED' }] });
  expect((await asOf(details.updated_at)).body).toEqual(details);
  expect((await asOf('2020-01-01T00:00:00Z')).status).toBe(404);
  expect((await asOf('2999-01-01T00:00:00Z')).status).toBe(422);
});

test('cursors and streams return every webhook of an environment once and in order while orders are created', async () => {
  const { body: start } = await partner.sandbox.get('/v1/business/events?limit=100');
  const seen: Body[] = [...start.data];
  let after = start.next;
  const url = `${program.url}/v1/business/stream${after === null ? '' : `?after=${after}`}`;
  const follow = (headers = {}) => FollowedStream.open(url, { 'x-api-key': partner.sandbox.key, ...headers });
  const stream = await follow();
  const readOn = async () => {
    const path = `/v1/business/events?limit=3${after === null ? '' : `&after=${after}`}`;
    const { status, body } = await partner.sandbox.get(path);
    expect(status).toBe(200);
    seen.push(...body.data);
    after = body.next;
  };
  const callback_url = `${receiver.url}/hooks`;
  const foreign = (await partner.production.create(orderRequest({ callback_url }))).body.order_id;
  const placed = Promise.all(
    Array.from({ length: 8 }, async () => (await partner.sandbox.create(orderRequest({ callback_url }))).body.order_id),
  );
  await readOn();
  const orderIds: readonly string[] = await placed;
  await until('events on the stream', () => stream.of('order_event').length >= 10);
  stream.close();
  await until('the stream to be over', () => stream.isOver);
  const resumed = await follow({ 'last-event-id': stream.lastId ?? '' });
  const ofOrders = () => seen.filter(({ order_id }) => orderIds.includes(order_id));
  await until('every event of every order', async () => {
    await readOn();
    return ofOrders().length >= 6 * orderIds.length;
  });
  await until('as many webhooks', () => orderIds.every((id) => receiver.of(id).length === 6));
  for (const id of orderIds) {
    const ids = ofOrders().flatMap(({ order_id, event_id }) => (order_id === id ? [event_id] : []));
    expect(ids).toEqual(receiver.of(id).map(({ body }) => body.event_id));
  }
  expect(new Set(seen.map(({ event_id }) => event_id)).size).toBe(seen.length);
  const fresh = seen.slice(start.data.length);
  const streamed = () =>
    [...stream.of('order_event'), ...resumed.of('order_event')].map(({ id, data }) => ({ ...data, position: id }));
  await until('the stream to have all events', () => streamed().length >= fresh.length);
  expect(streamed()).toEqual(fresh);
  resumed.close();
  expect(seen.some(({ order_id }) => order_id === foreign)).toBe(false);
  const all = await partner.sandbox.get('/v1/business/events?limit=100');
  expect(seen.slice(0, 100).map(({ event_id }) => event_id)).toEqual(
    all.body.data.map(({ event_id }: Body) => event_id),
  );
});

test('only dispatch systems can change a production order', async () => {
  const { body: order } = await partner.production.create(orderRequest());
  for (const [index, type] of wholeCourse.entries()) {
    const answer = await operate(program.url, 'POST', '/rider-events', riderEvent(order.order_id, type));
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ accepted: 1, rejected: [] });
    await until(`${type} to be applied`, async () => {
      const { body } = await partner.production.status(order.order_id);
      return body.parcel_status === statuses[index + 1];
    });
  }
  const { body: details } = await partner.production.details(order.order_id);
  expect(details).toMatchObject({ parcel_status: 'COMPLETED', rider_id: 4711, environment: 'production' });
  expect(details.driver_info).toMatchObject({ rider_id: 4711, name: 'Karim Uddin', phone_number: '01811111111' });
});

test('rider events in any order and repeated result in the same history', async () => {
  const { body: order } = await partner.production.create(orderRequest());
  const events = wholeCourse.map((type) => riderEvent(order.order_id, type));
  const shuffled = [events[2], events[0], events[0], events[4], events[1], events[3], events[2]];
  expect((await operate(program.url, 'POST', '/rider-events', shuffled)).body).toEqual({ accepted: 7, rejected: [] });
  await until('the order to be completed', async () => {
    return (await partner.production.status(order.order_id)).body.parcel_status === 'COMPLETED';
  });
  const { body: details } = await partner.production.details(order.order_id);
  expect(details.history.map((entry: Body) => entry.parcel_status)).toEqual(statuses);
});

test('the tracking page is public at its address and shows no phone number', async () => {
  const { body: order } = await partner.sandbox.create(orderRequest());
  await reach(order.order_id, 'COMPLETED');
  expect(order.tracking_url).toMatch(new RegExp(`^${program.url}/`));
  const page = await fetch(order.tracking_url);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  const html = await page.text();
  const { body: details } = await partner.sandbox.details(order.order_id);
  expect(html).not.toContain(details.receiver_phone_number);
  expect(html).not.toContain(details.driver_info.phone_number);
  expect((await fetch(`${order.tracking_url.slice(0, -3)}000`)).status).toBe(404);
});

test('the callback URL of an environment receives webhooks of orders without their own', async () => {
  const other = await makePartner(program.url, 'Bata');
  const set = await other.sandbox.get('/v1/business/webhooks/callback');
  expect(set.body).toEqual({ callback_url: null, token_origin: null });
  const url = `${receiver.url}/own`;
  const answer = await fetch(`${program.url}/v1/business/webhooks/callback`, {
    method: 'PUT',
    headers: { 'x-api-key': other.sandbox.key, 'content-type': 'application/json' },
    body: JSON.stringify({ callback_url: url }),
  });
  expect(answer.status).toBe(200);
  const { body: order } = await other.sandbox.create(orderRequest({ sandbox_scenario: 'no_rider' }));
  await until('the webhook', () => receiver.of(order.order_id).length === 1);
  const headers = { 'x-webhook-secret': other.webhook.sandbox.token };
  expect(receiver.of(order.order_id)[0]).toMatchObject({ path: '/own', headers });
});

test('a failing receiver gets a webhook again after 1 and 2 seconds, and later webhooks wait', async () => {
  const picky = await WebhookReceiver.start();
  picky.answer = () => (picky.received.length <= 2 ? 500 : 200);
  const placedAt = Date.now();
  const { body: order } = await partner.sandbox.create(orderRequest({ callback_url: `${picky.url}/hooks` }));
  await until('all webhooks', () => picky.of(order.order_id).length === 8);
  const webhooks = picky.of(order.order_id);
  expect(webhooks.map(({ body }) => body.sequence)).toEqual([1, 1, 1, 2, 3, 4, 5, 6]);
  expect(new Set(webhooks.slice(0, 3).map(({ text }) => text)).size).toBe(1);
  const [first, second, third] = webhooks.map(({ at }) => at) as [number, number, number];
  // The time that this machine needs for an order and its first webhook, without any wait.
  const busyMs = first - placedAt;
  // At the latest when a retry after the next failure would be due.
  expect(second - first).toBeGreaterThanOrEqual(1_000);
  expect(second - first).toBeLessThan(2_000 + 2 * busyMs);
  expect(third - second).toBeGreaterThanOrEqual(2_000);
  expect(third - second).toBeLessThan(4_000 + 2 * busyMs);
});
