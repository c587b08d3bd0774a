import { dhakaTime, type SentTestWebhook, type WebhookCommand } from '@dakpion/contracts';
import { type Answer, call, type StartedGateway, startGateway } from '../gateway.fixture.ts';

const sentTest: SentTestWebhook = {
  delivered: true,
  request: { method: 'POST', url: 'https://shop.example/hook', headers: { 'webhook-id': 'evt_test_1' }, body: '{}' },
  started_at: dhakaTime(0),
  duration_ms: 12,
  response_status: 200,
  error: null,
  response_excerpt: 'ok',
};

let gateway: StartedGateway;
let key: string;
let asked: WebhookCommand[];

beforeAll(async () => {
  gateway = await startGateway();
  key = (await gateway.partner()).api_keys.sandbox;
});
beforeEach(() => {
  asked = [];
  gateway.services.webhook = async (command) => {
    asked.push(command);
    return { outcome: 'done', sent: sentTest };
  };
});
afterAll(() => gateway.close());

const post = (body: unknown): Promise<Answer> =>
  call(`${gateway.url}/v1/business/webhooks/test`, 'POST', { 'x-api-key': key }, body);
const put = (body: unknown): Promise<Answer> =>
  call(`${gateway.url}/v1/business/webhooks/callback`, 'PUT', { 'x-api-key': key }, body);

test('sends an example to the given URL, otherwise to the configured one', async () => {
  const callback_url = 'https://203.0.113.9/hook';
  const given = await post({ event: 'PICKED', callback_url });
  // 203.0.113.0/24 is reserved for documentation.
  expect(given.body.errors).toMatchObject([{ field: 'callback_url', code: 'address_not_allowed' }]);
  const local = 'http://127.0.0.1:9/hook';
  const answer = await post({ event: 'PICKED', callback_url: local });
  expect([answer.status, answer.body]).toEqual([200, sentTest]);
  const none = await post({ event: 'PICKED' });
  expect(none.body.errors).toMatchObject([{ field: 'callback_url', code: 'required' }]);
  await put({ callback_url: `${local}/own` });
  expect((await post({ event: 'CANCELLED' })).status).toBe(200);
  expect(asked).toMatchObject([
    { event: 'PICKED', url: local },
    { event: 'CANCELLED', url: `${local}/own` },
  ]);
});

test('refuses an event without a webhook, and does not repeat a late request', async () => {
  expect((await post({ event: 'RETRIED' })).body.errors).toMatchObject([{ field: 'event', code: 'not_one_of' }]);
  gateway.services.webhook = async () => ({ outcome: 'expired' });
  const late = await post({ event: 'PICKED', callback_url: 'http://127.0.0.1:9/' });
  expect([late.status, late.body.code, late.headers.get('retry-after')]).toEqual([
    503,
    'temporarily_unavailable',
    '10',
  ]);
});

test('answers before the client for JavaScript gives up after 15 s, also if the host of the URL is looked up for a second', async () => {
  const request = jest.spyOn(gateway.engines.broker, 'request');
  await post({ event: 'PICKED', callback_url: 'http://127.0.0.1:9/' });
  expect(request.mock.lastCall?.[1].timeoutMs).toBeLessThan(14_000);
  request.mockRestore();
});

test.each([
  [{ event: 'NOPE', callback_url: 'http://x' }, ['event not_one_of', 'callback_url https_required']],
  [
    { event: 'NOPE', callback_url: 17, colour: 1 },
    ['event not_one_of', 'callback_url wrong_type', 'colour unknown_field'],
  ],
  [{ url: 'http://x' }, ['event required', 'url unknown_field', 'callback_url required']],
  [[], [' wrong_type']],
])('names every fault of %j at once', async (body, faults) => {
  await put({ callback_url: null });
  const answer = await post(body);
  const named = answer.body.errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`);
  expect([answer.status, named, asked]).toEqual([422, faults, []]);
});

test('sends the first of several tests at once, and refuses the others immediately', async () => {
  let arrived = () => {};
  let answer = (_: object) => {};
  const first = new Promise<void>((resolve) => (arrived = resolve));
  gateway.services.webhook = (command) => {
    asked.push(command);
    arrived();
    return new Promise((resolve) => (answer = resolve));
  };
  const send = () => post({ event: 'PICKED', callback_url: 'http://127.0.0.1:9/' });
  const made = send();
  await first;
  for (const { status, headers, body } of await Promise.all([send(), send(), send()])) {
    expect([status, body.code, body.type]).toEqual([
      429,
      'test_under_way',
      'https://api.example.com/problems/test_under_way',
    ]);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(6);
  }
  answer({ outcome: 'done', sent: { ...sentTest, delivered: false } });
  expect([(await made).status, asked.length]).toEqual([200, 1]);
});
