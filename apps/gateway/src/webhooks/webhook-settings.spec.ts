import { until } from '@dakpion/fixtures';
import { Browser, sessionCookie } from '../dashboard/dashboard.fixture.ts';
import { type Answer, call, type StartedGateway, startGateway } from '../gateway.fixture.ts';

let gateway: StartedGateway;
let keys: { readonly sandbox: string; readonly production: string };
let partner_id: string;

beforeAll(async () => {
  gateway = await startGateway();
  const partner = await gateway.partner();
  keys = partner.api_keys;
  partner_id = partner.partner_id;
});
afterAll(() => gateway.close());

function settings(method: string, body?: unknown, key = keys.sandbox): Promise<Answer> {
  return call(`${gateway.url}/v1/business/webhooks/settings`, method, { 'x-api-key': key }, body);
}

test('webhooks are sent again automatically only after it is set, for the environment of the key', async () => {
  expect((await settings('GET')).body).toEqual({ resend_after_recovery: false });
  for (const resend_after_recovery of [true, true, false, true]) {
    const set = await settings('PUT', { resend_after_recovery });
    expect([set.status, set.body]).toEqual([200, { resend_after_recovery }]);
    expect((await settings('GET')).body).toEqual({ resend_after_recovery });
  }
  expect((await settings('GET', undefined, keys.production)).body).toEqual({ resend_after_recovery: false });
});

test.each([
  [{}, 'resend_after_recovery', 'required'],
  [{ resend_after_recovery: 'true' }, 'resend_after_recovery', 'wrong_type'],
  [{ resend_after_recovery: null }, 'resend_after_recovery', 'required'],
  [{ resend_after_recovery: true, pace: 7 }, 'pace', 'unknown_field'],
])('%j is refused', async (body, field, code) => {
  const answer = await settings('PUT', body);
  expect([answer.status, answer.body.errors]).toEqual([422, [expect.objectContaining({ field, code })]]);
});

test('the security log names who has changed the settings, and who has tried to', async () => {
  const event = 'webhook_settings_change';
  const lines = () =>
    gateway.logged.filter((line): line is Record<string, unknown> => (line as { event?: unknown }).event === event);
  const before = lines().length;
  const browser = new Browser(gateway);
  browser.cookie = await sessionCookie(gateway, partner_id);
  const path = '/v1/business/webhooks/settings';
  const body = { resend_after_recovery: false };
  expect((await settings('PUT', body)).status).toBe(200);
  expect((await browser.send('PUT', path, body, { 'x-environment': 'sandbox' })).status).toBe(200);
  expect((await settings('PUT', { resend_after_recovery: 7 })).status).toBe(422);
  expect((await settings('PUT', body, 'none')).status).toBe(401);
  await settings('GET');
  await until(async () => lines().length === before + 4);
  const line = { method: 'PUT', route: path, network: '127.0.0.0/24', request_id: expect.any(String) };
  const key_id = expect.stringMatching(/^key_/);
  expect(lines().slice(before)).toMatchObject([
    { ...line, outcome: 'done', partner_id, key_id },
    { ...line, outcome: 'done', partner_id, user_id: partner_id.replace('prt', 'usr') },
    { ...line, outcome: 'validation_failed', partner_id, key_id },
    { ...line, outcome: 'invalid_api_key' },
  ]);
  expect(lines().at(-1)).not.toHaveProperty('partner_id');
});
