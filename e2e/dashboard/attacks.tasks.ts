import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { atEnd } from '../at-end.ts';
import type { Dashboard } from './started-dashboard.ts';

const cookieName = 'dakpion-session';

/** A page of another origin, to which an attacker has led the user. */
async function startForeignSite(): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Win a phone</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Attacks on sign-in and sessions through the user's browser. */
export function attacksTasks(dashboard: () => Dashboard): void {
  const sessionOf = (page: Page) => page.request.get(`${dashboard().url}/v1/dashboard/session`);
  const sessionCookie = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name.endsWith(cookieName));
  const fillIn = async (page: Page, password: string) => {
    await page.fill('input[name=email]', dashboard().failing.partner.dashboard.email);
    await page.fill('input[name=password]', password);
    await page.click('button[type=submit]');
  };

  test('a session id from before the sign-in is not reused, and the id of an ended session is refused', async () => {
    const page = await dashboard().openPage();
    await page.goto(`${dashboard().url}/dashboard/sign-in`);
    const { email, password } = dashboard().partner.dashboard;
    const signIn = async () => {
      await page.fill('input[name=email]', email);
      await page.fill('input[name=password]', password);
      await page.click('button[type=submit]');
      await page.waitForURL(/\/sandbox\//);
      return sessionCookie(page);
    };
    const first = await signIn();
    expect(first).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    // The attacker knows this id, and has set it in the user's browser before the sign-in.
    await page.goto(`${dashboard().url}/dashboard/sign-in`);
    const planted = first?.value ?? '';
    const second = await signIn();
    expect(second?.value).not.toBe(planted);

    const attacker = await dashboard().openPage();
    const replay = async (value: string) => {
      await attacker.context().addCookies([{ ...second!, value }]);
      return (await sessionOf(attacker)).status();
    };
    expect(await replay(planted)).toBe(401);
    expect(await replay(second?.value ?? '')).toBe(200);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL(/\/dashboard\/sign-in/);
    expect(await replay(second?.value ?? '')).toBe(401);
    await Promise.all([page.context().close(), attacker.context().close()]);
  });

  test('a page of another origin can change nothing, even if the browser is signed in', async () => {
    const foreign = await startForeignSite();
    const page = await dashboard().openPage();
    await dashboard().signIn(page);
    const { url, partner } = dashboard();
    const keys = async () => (await page.request.get(`${url}/v1/dashboard/keys`)).json();
    const before = await keys();
    const site = await page.context().newPage();
    await site.goto(foreign);
    const paths = ['/v1/dashboard/keys/sandbox/revoke', '/v1/dashboard/session'];
    const answers = await site.evaluate(`Promise.all(${JSON.stringify(paths)}.map((path) =>
      fetch(${JSON.stringify(url)} + path, { method: 'POST', credentials: 'include', mode: 'no-cors', body: '{}' })
        .then(({ type }) => type)))`);
    expect(answers).toEqual(['opaque', 'opaque']);
    // A form can also be sent without a user's click.
    await site.evaluate(`(() => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: ${JSON.stringify(`${url}/v1/dashboard/keys/sandbox/revoke`)} });
      document.body.append(form);
      form.submit();
    })()`);
    await site.waitForURL(`${url}/**`);
    expect(await keys()).toEqual(before);
    const body = await (await sessionOf(page)).json();
    expect(body.user.email).toBe(partner.dashboard.email);
    await page.context().close();
  });

  test('repeated wrong passwords lead to waits, also for the correct password', async () => {
    const page = await dashboard().openPage();
    await page.goto(`${dashboard().url}/dashboard/sign-in`);
    for (let tries = 0; tries < 5; tries += 1) {
      const answered = page.waitForResponse(/\/v1\/dashboard\/session$/);
      await fillIn(page, `wrong password ${tries}`);
      expect((await answered).status()).toBe(401);
      await page.getByRole('alert').waitFor();
    }
    const { password } = dashboard().failing.partner.dashboard;
    const answered = page.waitForResponse(/\/v1\/dashboard\/session$/);
    await fillIn(page, password);
    expect((await answered).status()).toBe(429);
    await page.getByText(/Too many attempts/).waitFor();
    expect(page.url()).toContain('/dashboard/sign-in');
    await page.context().close();
  });
}
