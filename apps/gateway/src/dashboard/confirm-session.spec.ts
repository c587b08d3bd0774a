import { SignInLinks } from '@dakpion/partners';
import { Secret, TOTP } from 'otpauth';
import { call, sharedGateway } from '../gateway.fixture.ts';
import { Browser, changeSession, easyPassword, joinedUser, password } from './dashboard.fixture.ts';

const minute = 60_000;
let now = Date.parse('2026-11-23T12:00:00.000+06:00');
const gateway = sharedGateway({}, () => now);
let count = 0;

/** A partner, and the browser of its owner, who has just signed in. */
async function shop() {
  count += 1;
  const made = await gateway.partner({ name: 'Shop', email: `owner-${count}@shop.example` });
  await easyPassword(gateway, made.partner_id);
  const browser = new Browser(gateway);
  expect((await browser.signIn(made.dashboard.email)).status).toBe(200);
  return { ...made, browser };
}

/** The status of a request, and the code of its problem. */
async function outcome(browser: Browser, method: string, path: string, body: unknown = {}): Promise<string> {
  const answer = await browser.send(method, path, body);
  return answer.status < 300 ? String(answer.status) : `${answer.status} ${answer.body.code}`;
}

const rotate = (browser: Browser) => outcome(browser, 'POST', '/keys/sandbox/rotate');
const confirm = (browser: Browser, body: object) => outcome(browser, 'POST', '/session/confirm', body);
const refused = '403 confirmation_required';

test('refuses a sensitive change more than ten minutes after the password was last entered', async () => {
  const { browser } = await shop();
  now += 10 * minute - 1;
  expect(await rotate(browser)).toBe('200');
  now += 1;
  expect(await rotate(browser)).toBe(refused);
  expect(await confirm(browser, {})).toBe('422 validation_failed');
  expect(await confirm(browser, { password: 'another one' })).toBe('403 wrong_password');
  expect(await rotate(browser)).toBe(refused);
  expect(await confirm(browser, { password })).toBe('204');
  now += 10 * minute - 1;
  expect(await rotate(browser)).toBe('200');
  now += 1;
  expect(await rotate(browser)).toBe(refused);
});

test('refuses each sensitive change, and changes nothing', async () => {
  const { browser, partner_id } = await shop();
  const user = await joinedUser(gateway, partner_id, { email: `${count}@shop.example`, role: 'developer' }, () => now);
  const before = await stateOf(browser);
  now += 11 * minute;
  const changes: readonly ['POST' | 'PUT' | 'DELETE', string, unknown?][] = [
    ['POST', '/users', { email: 'friend@evil.example', role: 'owner' }],
    ['PUT', `/users/${user}/role`, { role: 'owner' }],
    ['DELETE', `/users/${user}`],
    ['POST', '/keys/production/rotate'],
    ['POST', '/keys/production/revoke'],
    ['POST', '/webhook-secrets/production/rotate'],
    ['POST', '/totp'],
    ['POST', '/totp/recovery-codes'],
    ['PUT', '/v1/business/webhooks/callback', { callback_url: 'https://evil.example/hook' }],
  ];
  for (const [method, path, payload = {}] of changes) {
    const url = path.startsWith('/v1/') ? path : `/v1/dashboard${path}`;
    const headers = { ...browser.headers, cookie: browser.cookie ?? '', 'x-environment': 'sandbox' };
    const body = { payload: JSON.stringify(payload), headers: { ...headers, 'content-type': 'application/json' } };
    const answer = await gateway.application.inject({ method, url, ...body });
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'confirmation_required']);
  }
  expect(await stateOf(browser)).toEqual(before);
});

/** The state that the sensitive changes would change. */
async function stateOf(browser: Browser) {
  const paths = ['/users', '/keys', '/webhook-secrets', '/v1/business/webhooks/callback'];
  const headers = { 'x-environment': 'sandbox' };
  return Promise.all(paths.map(async (path) => (await browser.send('GET', path, undefined, headers)).body));
}

test('confirms the new session when the password is changed', async () => {
  const { browser } = await shop();
  now += 11 * minute;
  expect(await rotate(browser)).toBe(refused);
  const passwords = { current_password: password, new_password: 'another long password' };
  expect(await outcome(browser, 'POST', '/password', passwords)).toBe('200');
  expect(await rotate(browser)).toBe('200');
});

test('requires the password at once for a session that an earlier version stored', async () => {
  const { browser } = await shop();
  await changeSession(gateway, browser.cookie, ({ confirmed_at: _, ...session }) => session);
  expect(await rotate(browser)).toBe(refused);
  expect(await confirm(browser, { password })).toBe('204');
  expect(await rotate(browser)).toBe('200');
});

test('never asks in a session of the demonstration link, because its user knows no password', async () => {
  const { partner_id } = await shop();
  const owner = { partner_id, user_id: partner_id.replace('prt', 'usr') };
  const token = await new SignInLinks(gateway.engines.stateStore).issue(owner);
  const browser = new Browser(gateway);
  expect((await browser.send('POST', '/session/link', { token })).status).toBe(200);
  now += 20 * minute;
  expect(await rotate(browser)).toBe('200');
});

test('accepts a one-time code in place of the password, once', async () => {
  const { browser } = await shop();
  const { secret } = (await browser.send('POST', '/totp')).body;
  const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
  // A code is not accepted before one-time codes are turned on.
  expect(await confirm(browser, { totp_code: codeNow() })).toBe('422 validation_failed');
  expect(await outcome(browser, 'POST', '/totp/confirm', { totp_code: codeNow() })).toBe('200');
  now += 11 * minute;
  const code = codeNow();
  expect(await confirm(browser, { totp_code: code })).toBe('204');
  expect(await rotate(browser)).toBe('200');
  now += 10 * minute;
  expect(await confirm(browser, { totp_code: code })).toBe('422 validation_failed');
  expect(await rotate(browser)).toBe(refused);
});

test('counts wrong passwords and codes as attempts to sign in by the same browser', async () => {
  const { browser, dashboard } = await shop();
  for (const wrong of [{ password: 'one' }, { totp_code: '000000' }, { password: 'two' }, { totp_code: '111111' }]) {
    expect(await confirm(browser, wrong)).toMatch(/wrong_password|validation_failed/);
  }
  expect((await browser.signIn(dashboard.email, 'a fifth wrong one')).body.code).toBe('sign_in_failed');
  expect(await confirm(browser, { password })).toBe('429 sign_in_locked');
  now += minute;
  expect(await confirm(browser, { password })).toBe('204');
});

test('lets an API key change the callback URL without a confirmation', async () => {
  const { api_keys } = await shop();
  now += 11 * minute;
  const url = `${gateway.url}/v1/business/webhooks/callback`;
  const body = { callback_url: 'https://shop.example/hook' };
  expect((await call(url, 'PUT', { 'x-api-key': api_keys.sandbox }, body)).status).toBe(200);
});
