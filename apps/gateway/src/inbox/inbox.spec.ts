import { call, type StartedGateway, startGateway } from '../gateway.fixture.ts';

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const json = { accept: 'application/json' };

async function receive(name: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await call(`${gateway.url}/inbox/${name}`, 'POST', headers, body);
  expect([answer.status, answer.body]).toEqual([200, { received: true }]);
}

async function received(name: string) {
  return (await call(`${gateway.url}/inbox/${name}`, 'GET', json)).body.data;
}

test('keeps webhooks as they arrived, oldest first, with the relevant headers', async () => {
  await receive(
    'shop',
    { event: 'ORDER_CREATED', order_id: 'ord_1' },
    { 'webhook-id': 'evt_1', 'webhook-signature': 'v1,abc', 'x-webhook-secret': 'whtok_1', cookie: 'private' },
  );
  await receive('shop', 'no json', { 'content-type': 'text/plain' });
  expect(await received('shop')).toEqual([
    {
      received_at: expect.any(String),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'node',
        'webhook-id': 'evt_1',
        'webhook-signature': 'v1,abc',
        'x-webhook-secret': '(withheld)',
      },
      body: { event: 'ORDER_CREATED', order_id: 'ord_1' },
    },
    {
      received_at: expect.any(String),
      headers: { 'content-type': 'text/plain', 'user-agent': 'node' },
      body: 'no json',
    },
  ]);
  expect(await received('other')).toEqual([]);
});

test('shows them, escaped, on a page that refreshes itself', async () => {
  await receive('page', { event: '<script>alert(1)</script>' }, { 'webhook-id': '"><img>' });
  const { status, headers, body } = await call(`${gateway.url}/inbox/page`, 'GET', { accept: 'text/html' });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<meta http-equiv="refresh" content="3">');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).toContain('&quot;&gt;&lt;img&gt;');
  expect(body).not.toContain('<script');
  expect((await call(`${gateway.url}/inbox`, 'GET')).body).toContain('<a href="/inbox/page">page</a>');
});

test('lists inboxes, the latest first', async () => {
  await receive('first', {});
  await receive('second', {});
  await receive('first', {});
  const { data } = (await call(`${gateway.url}/inbox`, 'GET', json)).body;
  expect(data.slice(0, 2).map(({ name }: { name: string }) => name)).toEqual(['first', 'second']);
});

test('keeps the last 200 webhooks of an inbox, and the last 50 inboxes', async () => {
  for (let index = 1; index <= 205; index += 1) await receive('busy', { index });
  const indexes = (await received('busy')).map(({ body }: { body: { index: number } }) => body.index);
  expect(indexes).toEqual(Array.from({ length: 200 }, (_, index) => index + 6));
  for (let index = 1; index <= 50; index += 1) await receive(`many-${index}`, {});
  const { data } = (await call(`${gateway.url}/inbox`, 'GET', json)).body;
  expect(data).toHaveLength(50);
  expect(await received('busy')).toEqual([]);
});

test('refuses production webhooks', async () => {
  const answer = await call(`${gateway.url}/inbox/live`, 'POST', {}, { environment: 'production' });
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  await receive('live', { environment: 'sandbox' });
  expect(await received('live')).toHaveLength(1);
});

test('refuses bodies that are longer than any webhook', async () => {
  const answer = await call(`${gateway.url}/inbox/long`, 'POST', {}, { text: 'x'.repeat(16 * 1024) });
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

test('accepts plain names only', async () => {
  for (const name of ['a%20b', '%00', 'x'.repeat(41), '%3Cb%3E']) {
    expect((await call(`${gateway.url}/inbox/${name}`, 'POST', {}, {})).status).toBe(404);
    expect((await call(`${gateway.url}/inbox/${name}`, 'GET')).status).toBe(404);
  }
});
