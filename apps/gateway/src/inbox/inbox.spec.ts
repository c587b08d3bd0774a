import { createHash, randomUUID } from 'node:crypto';
import { type Environment, newId } from '@dakpion/contracts';
import { type CreatedPartner, webhookSignature } from '@dakpion/partners';
import { readFields } from '@dakpion/validation';
import { type Answer, call, type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { CreateOrderDto } from '../orders/create-order.dto.ts';
import { TestsUnderWay } from '../webhooks/tests-under-way.ts';
import { Inbox } from './inbox.ts';

let gateway: StartedGateway;
let partner: CreatedPartner;
let stranger: CreatedPartner;
beforeAll(async () => {
  gateway = await startGateway();
  [partner, stranger] = await Promise.all([gateway.partner(), gateway.partner()]);
});
afterAll(() => gateway.close());

const json = { accept: 'application/json' };

/** The first event of an order, as far as the inbox reads it. */
async function placedOrder(environment: Environment = 'sandbox'): Promise<string> {
  const order_id = newId('ord');
  const metadata = {
    schema_version: 2,
    $correlationId: 'spec',
    $causationId: null,
    actor: { kind: 'service' },
    occurred_at: '2026-11-25T10:00:00.000+06:00',
  };
  const data = { order_id, partner_id: partner.partner_id, environment };
  const event = { id: randomUUID(), type: 'OrderCreated', data, metadata };
  await gateway.engines.eventStore.append(`order-${order_id}`, [event], 'no_stream');
  return order_id;
}

/** Sends a webhook as the webhook service does. */
async function deliver(
  name: string,
  webhook: object,
  headers: Record<string, string> = {},
  secret = partner.webhook.sandbox.signing_secret,
): Promise<Answer> {
  const order_id = 'order_id' in webhook ? webhook.order_id : await placedOrder();
  const body = JSON.stringify({ environment: 'sandbox', order_id, ...webhook });
  const timestamp = Math.floor(Date.now() / 1_000);
  const signed = {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': webhookSignature([secret], { id: 'evt_1', timestamp, body }),
  };
  return call(`${gateway.url}/inbox/${name}`, 'POST', { ...signed, ...headers }, body);
}

async function receive(name: string, webhook: object, headers: Record<string, string> = {}): Promise<void> {
  const answer = await deliver(name, webhook, headers);
  expect([answer.status, answer.body]).toEqual([200, { received: true }]);
}

async function received(name: string) {
  return (await call(`${gateway.url}/inbox/${name}`, 'GET', json)).body.data;
}

/** Entries as an earlier version stored them, which verified nothing. */
async function stored(name: string, count: number, body: string): Promise<void> {
  const inbox = gateway.application.get(Inbox, { strict: false });
  for (let index = 0; index < count; index += 1) await inbox.receive(name, {}, body);
}

test('keeps webhooks as they arrived, oldest first, with the relevant headers', async () => {
  const [first, second] = [await placedOrder(), await placedOrder()];
  const more = { 'x-webhook-secret': 'whtok_1', cookie: 'private', 'user-agent': 'Dakpion-Webhooks/1' };
  await receive('shop', { event: 'ORDER_CREATED', order_id: first }, more);
  await receive('shop', { event: 'PICKED', order_id: second });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': 'evt_1',
    'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    'webhook-signature': expect.stringMatching(/^v1,/),
    'user-agent': expect.any(String),
  };
  expect(await received('shop')).toEqual([
    {
      received_at: expect.any(String),
      headers: { ...headers, 'x-webhook-secret': '(withheld)' },
      body: { environment: 'sandbox', event: 'ORDER_CREATED', order_id: first },
    },
    {
      received_at: expect.any(String),
      headers,
      body: { environment: 'sandbox', event: 'PICKED', order_id: second },
    },
  ]);
  expect(await received('other')).toEqual([]);
});

describe('refuses', () => {
  const codes = async (...given: Parameters<typeof deliver>) => {
    const { status, body } = await deliver(...given);
    expect(await received(given[0])).toEqual([]);
    return [status, body.code];
  };

  test('webhooks that no partner of the order has signed', async () => {
    const refused = [403, 'webhook_not_ours'];
    const order_id = await placedOrder();
    expect(await codes('forged', {}, {}, stranger.webhook.sandbox.signing_secret)).toEqual(refused);
    expect(await codes('forged', {}, {}, partner.webhook.production.signing_secret)).toEqual(refused);
    expect(await codes('forged', { order_id }, { 'webhook-id': 'evt_2' })).toEqual(refused);
    expect(await codes('forged', { order_id }, { 'webhook-timestamp': 'x' })).toEqual(refused);
    expect(await codes('forged', { order_id }, { 'webhook-signature': 'v1,' })).toEqual(refused);
    expect(await codes('forged', { order_id: newId('ord') })).toEqual(refused);
    expect(await codes('forged', { order_id: await placedOrder('production') })).toEqual(refused);
    expect(await codes('forged', { environment: 'staging' })).toEqual(refused);
  });

  test('a test of a partner except during a test that it has requested', async () => {
    const order_id = 'ord_00000000000000000000000000';
    expect(await codes('tests', { order_id })).toEqual([403, 'webhook_not_ours']);
    const { partner_id } = partner;
    const tests = gateway.application.get(TestsUnderWay, { strict: false });
    await tests.alone({ partner_id, environment: 'production' }, async () => {
      expect(await codes('tests', { order_id })).toEqual([403, 'webhook_not_ours']);
    });
    await tests.alone({ partner_id, environment: 'sandbox' }, () => receive('tests', { order_id }));
  });

  test('other media types, and requests of browsers, even if they are signed', async () => {
    expect(await codes('web', {}, { 'content-type': 'text/plain' })).toEqual([415, 'unsupported_media_type']);
    const browsers: readonly Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of browsers) {
      expect(await codes('web', {}, headers)).toEqual([403, 'cross_site_request']);
    }
    for (const path of ['/inbox', '/inbox/web']) {
      const { status, body } = await call(`${gateway.url}${path}`, 'GET', { 'sec-fetch-site': 'cross-site' });
      expect([path, status, body.code]).toEqual([path, 403, 'cross_site_request']);
    }
  });
});

test('limits the size of pages and answers, whatever an earlier version stored', async () => {
  await stored('deep', 200, `${'['.repeat(8_000)}1${']'.repeat(8_000)}`);
  await stored('wide', 200, JSON.stringify([[[[[[Array(5_000).fill('"')]]]]]]).slice(0, 16_000));
  await stored('text', 200, '\u0001'.repeat(16_000));
  await stored('bangla', 200, 'ক'.repeat(5_300));
  for (const name of ['deep', 'wide', 'text', 'bangla']) {
    for (const accept of ['text/html', 'application/json']) {
      const before = process.cpuUsage();
      const response = await fetch(`${gateway.url}/inbox/${name}`, { headers: { accept } });
      const { byteLength } = await response.arrayBuffer();
      expect([name, accept, response.status, byteLength < 1024 * 1024]).toEqual([name, accept, 200, true]);
      const { user, system } = process.cpuUsage(before);
      // Processor time of this process, because elapsed time would include other work of the machine.
      expect((user + system) / 1_000).toBeLessThan(5_000);
    }
  }
  expect((await call(`${gateway.url}/inbox/deep`, 'GET', { accept: 'text/html' })).body).toMatch(/The oldest \d+ are/);
});

test('shows webhooks escaped, newest first, on a page that adds new ones as they arrive', async () => {
  await receive('page', { event: '<script>alert(1)</script>' }, { 'user-agent': '"><img>' });
  const { status, headers, body } = await call(`${gateway.url}/inbox/page`, 'GET', { accept: 'text/html' });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<noscript><meta http-equiv="refresh" content="3"></noscript>');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).toContain('&quot;&gt;&lt;img&gt;');
  const [, own = ''] = /<script>([\s\S]*?)<\/script>/.exec(body) ?? [];
  const hash = createHash('sha256').update(own).digest('base64');
  expect(headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'; connect-src 'self';`);
  expect(body.match(/<script/g)).toHaveLength(1);
  await receive('page', { event: 'LATER' });
  const { body: later } = await call(`${gateway.url}/inbox/page`, 'GET', { accept: 'text/html' });
  expect(later.indexOf('LATER')).toBeLessThan(later.indexOf('alert(1)'));
  expect((await call(`${gateway.url}/inbox`, 'GET')).body).toContain('<a href="/inbox/page">page</a>');
});

test('lists inboxes, latest first', async () => {
  await receive('first', {});
  await receive('second', {});
  await receive('first', {});
  const { data } = (await call(`${gateway.url}/inbox`, 'GET', json)).body;
  expect(data.slice(0, 2).map(({ name }: { name: string }) => name)).toEqual(['first', 'second']);
});

test('keeps the last 200 webhooks of an inbox, and the last 50 inboxes', async () => {
  const order_id = await placedOrder();
  for (let index = 1; index <= 205; index += 1) await receive('busy', { order_id, index });
  const indexes = (await received('busy')).map(({ body }: { body: { index: number } }) => body.index);
  expect(indexes).toEqual(Array.from({ length: 200 }, (_, index) => index + 6));
  for (let index = 1; index <= 50; index += 1) await receive(`many-${index}`, { order_id });
  const { data } = (await call(`${gateway.url}/inbox`, 'GET', json)).body;
  expect(data).toHaveLength(50);
  expect(await received('busy')).toEqual([]);
});

test('keeps new webhooks after those that a process received while the clock was ahead', async () => {
  const { stateStore } = gateway.engines;
  const ahead = new Inbox(stateStore, () => Date.now() + 24 * 60 * 60_000);
  for (let index = 0; index < 200; index += 1) await ahead.receive('ahead', {}, 'ahead');
  const next = new Inbox(stateStore, Date.now);
  await next.receive('ahead', {}, 'next');
  const webhooks = await next.read('ahead');
  expect([webhooks.length, webhooks.at(-1)?.body]).toEqual([200, 'next']);
  expect(Math.abs(Date.parse(webhooks.at(-1)?.received_at ?? '') - Date.now())).toBeLessThan(60_000);
});

test('refuses production webhooks', async () => {
  const answer = await deliver('live', { environment: 'production' });
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  expect(await received('live')).toEqual([]);
});

test('receives the webhook of an order with as much metadata as an order can have', async () => {
  const text = (characters: number) => '🛵'.repeat(characters);
  const pairs = Array.from({ length: 20 }, (_, index) => [`${text(38)}${10 + index}`, text(500)]);
  const { errors } = readFields(CreateOrderDto, { metadata: Object.fromEntries(pairs) });
  expect(errors.filter(({ field }) => field === 'metadata')).toEqual([]);
  const order = { partner_reference_id: text(100), cancellation_reason: text(500), driver_info: { name: text(120) } };
  await receive('large', { ...order, metadata: Object.fromEntries(pairs) });
});

test('refuses bodies that are larger than any webhook', async () => {
  const answer = await deliver('long', { text: 'x'.repeat(52 * 1024) });
  expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large']);
  expect(await received('long')).toEqual([]);
});

test('shows neither the present nor the previous secret', async () => {
  const secrets = { 'x-webhook-secret': 'whtok_new', 'x-webhook-secret-previous': 'whtok_old' };
  await receive('secrets', { event: 'PICKED' }, secrets);
  expect(JSON.stringify(await received('secrets'))).not.toContain('whtok_');
  expect((await call(`${gateway.url}/inbox/secrets`, 'GET')).body).not.toContain('whtok_');
});

test('does not exist where the settings disable it', async () => {
  const without = await startGateway({ inbox: false });
  try {
    for (const [method, path] of [
      ['POST', '/inbox/demo'],
      ['GET', '/inbox/demo'],
      ['GET', '/inbox'],
    ] as const) {
      expect((await call(without.url + path, method, {}, method === 'POST' ? {} : undefined)).status).toBe(404);
    }
  } finally {
    await without.close();
  }
});

test('accepts only plain names', async () => {
  for (const name of ['a%20b', '%00', 'x'.repeat(41), '%3Cb%3E']) {
    expect((await call(`${gateway.url}/inbox/${name}`, 'POST', {}, {})).status).toBe(404);
    expect((await call(`${gateway.url}/inbox/${name}`, 'GET')).status).toBe(404);
  }
});
