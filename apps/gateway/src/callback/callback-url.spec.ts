import { hostname } from 'node:os';
import { changesPerDay } from '@dakpion/partners';
import { type Answer, call, partnerAccounts, type StartedGateway, startGateway } from '../gateway.fixture.ts';

let gateway: StartedGateway;
let keys: { readonly sandbox: string; readonly production: string };

beforeAll(async () => {
  gateway = await startGateway();
  keys = (await gateway.partner()).api_keys;
});
afterAll(() => gateway.close());

function callback(method: string, body?: unknown, key = keys.sandbox): Promise<Answer> {
  return call(`${gateway.url}/v1/business/webhooks/callback`, method, { 'x-api-key': key }, body);
}

test('returns null until a URL is set, sets it for the environment of the key, and removes it with null', async () => {
  const callback_url = 'https://shop.example.com/hooks';
  const token_origin = 'https://shop.example.com';
  const none = { callback_url: null, token_origin: null };
  expect((await callback('GET')).body).toEqual(none);
  const set = await callback('PUT', { callback_url });
  expect([set.status, set.body]).toEqual([200, { callback_url, token_origin, token: null }]);
  expect((await callback('GET')).body).toEqual({ callback_url, token_origin });
  expect((await callback('GET', undefined, keys.production)).body).toEqual(none);
  const removed = await callback('PUT', { callback_url: null });
  expect([removed.status, removed.body]).toEqual([200, { callback_url: null, token_origin, token: null }]);
  expect((await callback('GET')).body).toEqual({ callback_url: null, token_origin });
});

test('answers a URL of another origin with its new shared secret, once', async () => {
  const { api_keys, webhook } = await gateway.partner();
  const set = async (callback_url: string) => (await callback('PUT', { callback_url }, api_keys.production)).body;
  expect(await set('https://shop.example.com/hooks')).toMatchObject({ token: null });
  const moved = await set('https://new.example.com/hooks');
  expect(moved).toEqual({
    callback_url: 'https://new.example.com/hooks',
    token_origin: 'https://new.example.com',
    token: expect.stringMatching(/^whtok_[0-9A-Za-z]{32}$/),
  });
  expect(moved.token).not.toBe(webhook.production.token);
  const again = [await set('https://new.example.com/hooks'), await set('https://new.example.com/other')];
  expect(again).toMatchObject([{ token: null }, { token: null }]);
  const read = await callback('GET', undefined, api_keys.production);
  expect(JSON.stringify(read.body)).not.toContain('whtok_');
  expect(await set('https://shop.example.com/back')).toMatchObject({ token: null });
});

test.each([
  [{}, 'callback_url', 'required'],
  [{ callback_url: '' }, 'callback_url', 'invalid_url'],
  [{ callback_url: 17 }, 'callback_url', 'wrong_type'],
  [{ callback_url: 'http://shop.example.com/' }, 'callback_url', 'https_required'],
  [{ callback_url: 'https://169.254.169.254/' }, 'callback_url', 'address_not_allowed'],
  [{ callback_url: `https://shop.example.com/${'x'.repeat(2000)}` }, 'callback_url', 'too_long'],
  [{ url: 'https://shop.example.com/' }, 'url', 'unknown_field'],
])('refuses %j', async (body, field, code) => {
  const answer = await callback('PUT', body);
  expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
  expect(answer.body.errors).toContainEqual({ field, code, message: expect.any(String) });
});

test.each([
  [{ url: 'https://shop.example.com/' }, ['url unknown_field', 'callback_url required']],
  [{ callback_url: 'http://shop.example.com/', colour: 1 }, ['colour unknown_field', 'callback_url https_required']],
  [{ callback_url: 17, colour: 1 }, ['callback_url wrong_type', 'colour unknown_field']],
  [['https://shop.example.com/'], [' wrong_type']],
])('reports every fault of %j at once', async (body, faults) => {
  const answer = await callback('PUT', body);
  const named = answer.body.errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`);
  expect([answer.status, named]).toEqual([422, faults]);
});

test('refuses a name with a private address, and accepts one that does not resolve', async () => {
  const strict = await startGateway({ webhookAllowPrivate: { sandbox: [], production: [] } });
  try {
    const { api_keys } = await strict.partner();
    // The name of this machine resolves to a local address.
    const body = { callback_url: `https://${hostname()}/hook` };
    const own = await call(
      `${strict.url}/v1/business/webhooks/callback`,
      'PUT',
      { 'x-api-key': api_keys.sandbox },
      body,
    );
    expect(own.body.errors).toEqual([
      { field: 'callback_url', code: 'address_not_allowed', message: expect.stringMatching(/resolves/) },
    ]);
  } finally {
    await strict.close();
  }
  const unknown = await callback('PUT', { callback_url: 'https://no-such-host.invalid/hook' });
  expect(unknown.status).toBe(200);
});

test('accepts 200 changes a day by keys, after which users can still revoke the keys', async () => {
  const limits = { write: 10_000, read: 10_000 };
  const { partner_id, api_keys } = await gateway.partner({ rate_limits: { sandbox: limits } });
  const change = (count: number) =>
    callback('PUT', { callback_url: `https://h${count}.example.com/` }, api_keys.sandbox);
  const statuses = new Set<number>();
  for (let count = 0; count < changesPerDay; count += 1) statuses.add((await change(count)).status);
  expect([...statuses]).toEqual([200]);
  const refused = await change(changesPerDay);
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'rate_limited', '432']);
  const unchanged = await change(changesPerDay - 1);
  expect(unchanged.status).toBe(200);
  const accounts = partnerAccounts(gateway.engines);
  const context = { actor: { kind: 'user', user_id: 'usr_1' }, correlation_id: 'req_1', causation_id: null } as const;
  expect((await accounts.revokeApiKeys(partner_id, 'sandbox', context)).outcome).toBe('done');
  expect((await callback('GET', undefined, api_keys.sandbox)).status).toBe(401);
});
