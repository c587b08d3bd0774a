import { type Body, call, operate } from './api.ts';
import { axeViolations, describeInBrowser, startBrowser } from './browser.ts';
import { clockAhead } from './clock-ahead.ts';
import { startProgram, temporaryDirectory } from './program.ts';

// Tests what a session can do if its user entered the password more than ten minutes ago.

interface OldSession {
  /** The URL of the program, without a trailing slash. */
  readonly url: string;
  /** `name=value` */
  readonly cookie: string;
  readonly partner: Body;
}

/** Creates a session, and restarts the program with a clock eleven minutes later. */
async function elevenMinutesLater(): Promise<OldSession> {
  const dataDir = temporaryDirectory();
  const program = await startProgram({ dataDir });
  const { body: partner } = await operate(program.url, 'POST', '/partners', { name: 'Aarong', email: 'a@example.com' });
  const origin = { origin: program.url };
  const signedIn = await call('POST', `${program.url}/v1/dashboard/session`, origin, partner.dashboard);
  expect(signedIn.status).toBe(200);
  const cookie = String(signedIn.headers.get('set-cookie')).split(';')[0] ?? '';
  await program.stop();
  const { url } = await startProgram({ dataDir, env: clockAhead(11 * 60_000) });
  return { url, cookie, partner };
}

/** Sends a request with the session. Returns the status and the code of the problem, if any. */
async function send({ url, cookie }: OldSession, method: string, path: string, body: unknown = {}): Promise<string> {
  const headers = { origin: url, cookie, 'x-environment': 'sandbox', 'content-type': 'application/json' };
  const answer = await fetch(`${url}/v1${path}`, { method, headers, body: JSON.stringify(body) });
  if (answer.ok) return String(answer.status);
  const { code } = (await answer.json()) as Body;
  return `${answer.status} ${code}`;
}

const sensitive = [
  ['POST', '/dashboard/users', { email: 'friend@evil.example', role: 'owner' }],
  ['PUT', '/dashboard/users/usr_1/role', { role: 'owner' }],
  ['DELETE', '/dashboard/users/usr_1', {}],
  ['POST', '/dashboard/keys/production/rotate', {}],
  ['POST', '/dashboard/keys/production/revoke', {}],
  ['POST', '/dashboard/webhook-secrets/production/rotate', {}],
  ['PUT', '/business/webhooks/callback', { callback_url: 'https://evil.example/hook' }],
  ['POST', '/dashboard/totp', {}],
] as const;

test('users and credentials can be changed only within ten minutes after the password was entered', async () => {
  const session = await elevenMinutesLater();
  for (const [method, path, body] of sensitive) {
    expect([path, await send(session, method, path, body)]).toEqual([path, '403 confirmation_required']);
  }
  const confirm = '/dashboard/session/confirm';
  expect(await send(session, 'POST', confirm, { password: 'not the password' })).toBe('403 wrong_password');
  expect(await send(session, 'POST', '/dashboard/totp')).toBe('403 confirmation_required');
  expect(await send(session, 'POST', confirm, { password: session.partner.dashboard.password })).toBe('204');
  expect(await send(session, 'POST', '/dashboard/keys/production/rotate')).toBe('200');
});

describeInBrowser('the dashboard', () => {
  test.each([
    { language: 'bn', rotate: 'কী বদলান', confirm: 'নিশ্চিত করুন', password: 'বর্তমান পাসওয়ার্ড' },
    { language: 'en', rotate: 'Rotate key', confirm: 'Confirm', password: 'Present password' },
  ] as const)('the page asks for the password and then repeats the request: $language', async (texts) => {
    const { url, cookie, partner } = await elevenMinutesLater();
    const browser = await startBrowser();
    const page = await browser.open({ locale: texts.language });
    const [name = '', value = ''] = cookie.split('=');
    await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }]);
    await page.addInitScript(`localStorage.setItem('dakpion-language', '${texts.language}')`);
    await page.goto(`${url}/dashboard/sandbox/keys`);
    await page.getByRole('button', { name: texts.rotate }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.rotate }).click();
    const dialog = page.getByRole('dialog').filter({ has: page.locator('input[name=password]') });
    const answer = async (password: string) => {
      await dialog.getByLabel(texts.password, { exact: true }).fill(password);
      await dialog.getByRole('button', { name: texts.confirm, exact: true }).click();
    };
    await answer('not the password');
    await dialog.getByRole('alert').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await answer(partner.dashboard.password);
    const key = await page.getByRole('status').locator('code').innerText();
    expect(key).toMatch(/^sandbox_key_test_/);
    await page.context().close();
  });
});
