import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { call, operate, PartnerApi, whenAllowed } from '../api.ts';
import { operatorToken } from '../operator-token.ts';
import { orderRequest } from '../order-request.ts';
import { run } from '../program.ts';
import { type Dashboard, embeddedOnly } from './started-dashboard.ts';

/** Signing in and out, invitations, and the environment switch. */
export function accessTasks(dashboard: () => Dashboard): void {
  async function newPartner(name: string) {
    const email = `owner-${randomUUID()}@example.com`;
    return (await operate(dashboard().url, 'POST', '/partners', { name, email })).body;
  }

  test('signing in opens the requested page, and signing out opens the sign-in page', async () => {
    const page = await dashboard().openPage();
    await page.goto(`${dashboard().url}/dashboard/production/account`);
    await page.waitForURL(/\/dashboard\/sign-in/);
    await page.fill('input[name=email]', dashboard().partner.dashboard.email);
    await page.fill('input[name=password]', 'not the password');
    await page.click('button[type=submit]');
    await page.getByRole('alert').waitFor();
    await page.fill('input[name=password]', dashboard().partner.dashboard.password);
    await page.click('button[type=submit]');
    await page.waitForURL(/\/dashboard\/production\/account/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${dashboard().url}/dashboard/`);
    await page.waitForURL(/\/dashboard\/production\/overview/);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL(/\/dashboard\/sign-in/);
    // The remaining cookie is not a credential. It only identifies the browser at the next sign-in.
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['dakpion-browser']);
    await page.context().close();
  });

  test('a user of seven partners with one password chooses a partner', async () => {
    const email = `agency-${randomUUID()}@example.com`;
    const origin = { origin: dashboard().url };
    const password = 'one password for all';
    for (let count = 1; count <= 7; count += 1) {
      const made = await operate(dashboard().url, 'POST', '/partners', { name: `Client ${count}`, email });
      const { partner_id } = made.body;
      const user = partner_id.replace('prt', 'usr');
      const reset = await operate(dashboard().url, 'POST', `/partners/${partner_id}/users/${user}/password-reset`);
      const chosen = { token: reset.body.reset_token, password };
      const url = `${dashboard().url}/v1/dashboard/password/reset`;
      await whenAllowed(() => call('POST', url, origin, chosen));
    }
    const page = await dashboard().openPage();
    await page.goto(`${dashboard().url}/dashboard/sign-in`);
    await page.fill('input[name=email]', email);
    await page.fill('input[name=password]', password);
    await page.click('button[type=submit]');
    await page.getByRole('radio', { name: 'Client 7' }).check();
    await page.click('button[type=submit]');
    await page.waitForURL(/\/dashboard\/sandbox\//);
    const session = await page.request.get(`${dashboard().url}/v1/dashboard/session`);
    expect((await session.json()).partner.name).toBe('Client 7');
    await page.context().close();
  });

  embeddedOnly.test('the printed link signs in the demonstration partner, once', async () => {
    const [link = ''] = /http:\S+#\S+/.exec(dashboard().program.output()) ?? [];
    const page = await dashboard().openPage();
    await page.goto(link);
    await page.waitForURL(/\/dashboard\/sandbox\/orders/);
    await page.getByText('Demonstration shop').waitFor();
    await page.context().close();
    const other = await dashboard().openPage();
    await other.goto(link);
    await other.getByRole('alert').getByText('This link is not valid any more').waitFor();
    const made = await run('dist/programs/cli.js', ['dashboard', 'link', '--url', dashboard().url], {
      OPERATOR_TOKEN: operatorToken,
    });
    await other.context().close();
    const third = await dashboard().openPage();
    await third.goto(made.output.trim());
    await third.waitForURL(/\/dashboard\/sandbox\/orders/);
    await third.context().close();
  });

  test('a tab is not signed out while another tab is used, and both are signed out when neither is used', async () => {
    const page = await dashboard().openPage();
    await page.clock.install();
    await dashboard().signIn(page, 'en', await newPartner('Unused'));
    const other = await page.context().newPage();
    await other.goto(`${dashboard().url}/dashboard/sandbox/settings`);
    await other.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    const pass = async (time: string) => {
      await page.context().clock.fastForward(time);
      return (await page.request.get(`${dashboard().url}/v1/dashboard/session`)).status();
    };
    await pass('20:00');
    await other.keyboard.press('Shift');
    expect(await pass('15:00')).toBe(200);
    await page.context().clock.fastForward('31:00');
    for (const each of [page, other]) await each.waitForURL(/\/dashboard\/sign-in\?.*ended=true/);
    await page.context().close();
  });

  test('a computer whose clock is hours fast signs nobody out, and shows the age of an order', async () => {
    const { openPage, beginSession, url } = dashboard();
    const page = await openPage();
    const hours = 6 * 3_600_000;
    const partner = await newPartner('Fast clock');
    await new PartnerApi(url, partner.api_keys.sandbox).create(orderRequest({ callback_url: null }));
    await page.clock.install({ time: Date.now() + hours });
    await beginSession(page, 'en', partner);
    await page.goto(`${url}/dashboard/sandbox/orders`);
    await page.locator('tbody time').first().waitFor();
    await page.clock.fastForward('02:00');
    expect((await page.request.get(`${url}/v1/dashboard/session`)).status()).toBe(200);
    expect(await page.locator('tbody time').first().innerText()).toMatch(/^(now|\d+ (sec|min)\.? ago)$/);
    await page.context().close();
  });

  test('a sign-out without an answer keeps the user signed in, says so, and can be repeated', async () => {
    const { openPage, signIn } = dashboard();
    const page = await openPage();
    await signIn(page, 'en', await newPartner('Sign-out lost'));
    await page.route('**/v1/dashboard/session', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
    );
    const button = page.getByRole('button', { name: 'Sign out', exact: true });
    await button.click();
    await page.getByText('Dakpion does not answer.').waitFor();
    await page.unroute('**/v1/dashboard/session');
    await button.click();
    await page.waitForURL(/\/dashboard\/sign-in/);
    expect((await page.request.get(`${dashboard().url}/v1/dashboard/session`)).status()).toBe(401);
    await page.context().close();
  });

  test('a page that only listens leads to the sign-in page when its session ends elsewhere', async () => {
    const { openPage, signIn, url } = dashboard();
    const page = await openPage();
    const partner = await newPartner('Ended elsewhere');
    await signIn(page, 'en', partner);
    await page.goto(`${url}/dashboard/sandbox/orders`);
    await page.getByText('No orders yet').waitFor();
    const order = orderRequest({ partner_reference_id: 'LAST-NEWS', sandbox_scenario: 'no_rider', callback_url: null });
    await new PartnerApi(url, partner.api_keys.sandbox).create(order);
    await page.getByRole('link', { name: 'LAST-NEWS', exact: true }).waitFor();
    const headers = { origin: url };
    expect((await page.request.delete(`${url}/v1/dashboard/sessions`, { headers })).status()).toBe(204);
    await page.waitForURL(/\/dashboard\/sign-in/);
    await page.getByText('You are signed out.').waitFor();
    expect(await page.getByText('This page could not be shown').count()).toBe(0);
    await page.context().close();
  });

  test('a tab that learns late of a sign-out does not sign out the user who has signed in since', async () => {
    const page = await dashboard().openPage();
    await dashboard().signIn(page, 'en', await newPartner('Late'));
    await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
    const stored = await page.evaluate(`localStorage.setItem('dakpion-user', 'somebody else');
      dispatchEvent(new StorageEvent('storage', { key: 'dakpion-user', newValue: null }));
      localStorage.getItem('dakpion-user')`);
    expect(stored).toBe('somebody else');
    await page.waitForURL(/\/dashboard\/sign-in/);
    await page.context().close();
  });

  test('without a network, a request fails at once instead of waiting unseen', async () => {
    const { openPage, beginSession, url } = dashboard();
    const page = await openPage();
    await beginSession(page);
    await page.goto(`${url}/dashboard/sandbox/new-order`);
    await page.getByRole('button', { name: 'Get price' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Get price' }).click();
    await page.getByText('Dakpion does not answer.').waitFor();
    expect(await page.getByRole('button', { name: 'Get price' }).isEnabled()).toBe(true);
    await page.context().close();
  });

  test("a tab does not show one partner's name with another partner's data, when another user signs in in a second tab", async () => {
    const { signIn, url } = dashboard();
    const page = await dashboard().openPage();
    await signIn(page, 'en', await newPartner('First shop'));
    await page.getByText('First shop').first().waitFor();
    const other = await page.context().newPage();
    await other.goto(`${url}/dashboard/sign-in`);
    const { email, password } = (await newPartner('Second shop')).dashboard;
    await other.fill('input[name=email]', email);
    await other.fill('input[name=password]', password);
    await other.click('button[type=submit]');
    await page.getByText('Second shop').first().waitFor();
    expect(await page.getByText('First shop').count()).toBe(0);
    await page.context().close();
  });

  test('after a sign-out in one tab, another tab leads to the sign-in page at once', async () => {
    const page = await dashboard().openPage();
    await dashboard().signIn(page, 'en', await newPartner('Signed out'));
    const other = await page.context().newPage();
    await other.goto(`${dashboard().url}/dashboard/sandbox/new-order`);
    await other.getByRole('button', { name: 'Get price' }).waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL(/\/dashboard\/sign-in/);
    await other.waitForURL(/\/dashboard\/sign-in/);
    await page.context().close();
  });

  test('the next request without the cookie of the session leads to the sign-in page', async () => {
    const page = await dashboard().openPage();
    await dashboard().signIn(page, 'en', await newPartner('Without cookie'));
    await page.goto(`${dashboard().url}/dashboard/sandbox/new-order`);
    await page.getByRole('button', { name: 'Get price' }).waitFor();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Get price' }).click();
    await page.waitForURL(/\/dashboard\/sign-in/);
    await page.context().close();
  });

  test('an unknown address shows a title, and keeps the navigation', async () => {
    const page = await dashboard().openPage();
    await dashboard().beginSession(page);
    for (const path of ['sandbox/nothing', 'nothing', 'production/nothing/at-all']) {
      await page.goto(`${dashboard().url}/dashboard/${path}`);
      await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();
      expect(await page.title()).toBe('There is no such page · Dakpion');
      await page.getByRole('link', { name: 'API keys', exact: true }).waitFor();
    }
    // Opens the environment that was shown last.
    await page.goto(`${dashboard().url}/dashboard/orders`);
    await page.waitForURL(/\/dashboard\/production\/orders/);
    await page.context().close();
  });

  test('an entry of the wrong form is refused in the language of the page', async () => {
    const page = await dashboard().openPage();
    await dashboard().beginSession(page, 'bn');
    await page.goto(`${dashboard().url}/dashboard/sandbox/settings`);
    await page.getByLabel('ই-মেইল ঠিকানা').fill('a@b');
    await page.getByRole('button', { name: 'আমন্ত্রণ তৈরি করুন' }).click();
    await page.getByText('একটি ই-মেইল ঠিকানা দিন।').waitFor();
    await page.goto(`${dashboard().url}/dashboard/sandbox/new-order`);
    await page.locator('input[name=receiver_phone_number]').fill('0171');
    await page.getByRole('button', { name: 'মূল্য দেখুন' }).click();
    await page.getByRole('button', { name: 'অর্ডার দিন' }).click();
    await page.getByText('০১ দিয়ে শুরু ১১ অঙ্কের নম্বর দিন').waitFor();
    await page.context().close();
  });

  test('a new password that is too short is refused in the language of the page', async () => {
    const page = await dashboard().openPage();
    await dashboard().beginSession(page, 'bn');
    await page.goto(`${dashboard().url}/dashboard/sandbox/account`);
    await page.fill('input[name=current_password]', 'the present password');
    await page.fill('input[name=new_password]', 'short');
    await page.getByRole('button', { name: 'পাসওয়ার্ড বদলান' }).click();
    const refusal = page.getByText('অন্তত ১২টি অক্ষর দিন।');
    await refusal.waitFor();
    expect(await refusal.isVisible()).toBe(true);
    await page.context().close();
  });

  test('one-time codes are set up with a QR code, or with the key in groups of four', async () => {
    const page = await dashboard().openPage();
    await dashboard().beginSession(page);
    await page.goto(`${dashboard().url}/dashboard/sandbox/account`);
    await page.getByRole('button', { name: 'Set up one-time codes' }).click();
    await page.getByRole('img', { name: 'QR code of the key' }).waitFor();
    await page.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).waitFor();
    await page.getByLabel('One-time code', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Turn on' }).click();
    const refusal = page.getByText(/^The code is wrong/);
    await refusal.waitFor();
    expect(await refusal.isVisible()).toBe(true);
    await page.context().close();
  });

  test('one-time codes come with recovery codes: one signs in, the others are counted, and new ones can be created', async () => {
    const { url, beginSession } = dashboard();
    const email = `codes-${randomUUID()}@example.com`;
    const { body: partner } = await operate(url, 'POST', '/partners', { name: 'Codes', email });
    const page = await dashboard().openPage();
    await beginSession(page, 'en', partner);
    await page.goto(`${url}/dashboard/sandbox/account`);
    await page.getByRole('button', { name: 'Set up one-time codes' }).click();
    const key = await page.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText();
    // Uses the next code, because a program that has just started accepts no code of its first half minute.
    const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
    await page.getByLabel('One-time code', { exact: true }).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('status', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.first().waitFor();
    const shown = await codes.allInnerTexts();
    expect(shown).toHaveLength(10);
    await page.getByRole('button', { name: 'I have stored them' }).click();
    await page.getByText('Recovery codes left: 10.').waitFor();
    // A refusal is not shown again with the next try.
    await page.getByRole('button', { name: 'Turn off' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Present password').fill('not the password');
    await dialog.getByLabel('Present password').press('Enter');
    await dialog.getByText('The present password is wrong.').waitFor();
    await dialog.getByText('Cancel', { exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Turn off' }).click();
    await dialog.getByLabel('Present password').waitFor();
    expect(await dialog.getByText('The present password is wrong.').count()).toBe(0);
    await page.context().close();

    const elsewhere = await dashboard().openPage();
    await elsewhere.goto(`${url}/dashboard/sign-in`);
    await elsewhere.getByLabel('E-mail address').fill(email);
    await elsewhere.getByLabel('Password', { exact: true }).fill(partner.dashboard.password);
    await elsewhere.getByRole('button', { name: 'Sign in' }).click();
    await elsewhere.getByLabel('One-time code').fill(shown[0] ?? '');
    await elsewhere.getByRole('button', { name: 'Sign in' }).click();
    await elsewhere.waitForURL(/\/dashboard\/sandbox\/overview/);
    await elsewhere.goto(`${url}/dashboard/sandbox/account`);
    await elsewhere.getByText('Recovery codes left: 9.').waitFor();
    await elsewhere.getByRole('button', { name: 'Make new recovery codes' }).click();
    await elsewhere.getByRole('dialog').getByRole('button', { name: 'Make new recovery codes' }).click();
    await elsewhere.getByRole('status', { name: 'Recovery codes' }).getByRole('listitem').nth(9).waitFor();
    await elsewhere.getByRole('button', { name: 'I have stored them' }).click();
    await elsewhere.getByText('Recovery codes left: 10.').waitFor();
    await elsewhere.context().close();
  });

  test('an invited colleague chooses a password, and the environment switch keeps the page', async () => {
    const page = await dashboard().openPage();
    await dashboard().beginSession(page);
    const invited = await page.request.post(`${dashboard().url}/v1/dashboard/users`, {
      data: { email: 'reader@example.com', role: 'read_only' },
      headers: { origin: dashboard().url },
    });
    const { invitation_token } = await invited.json();
    await page.goto(`${dashboard().url}/dashboard/sandbox/account`);
    await page.getByRole('link', { name: 'Production' }).click();
    await page.waitForURL(/\/dashboard\/production\/account/);
    await page.getByText('Production: real riders, real money').waitFor();
    // A page of one environment is never shown under the name of the other one.
    await page.goto(`${dashboard().url}/dashboard/production/new-order`);
    await page.waitForURL(/\/dashboard\/sandbox\/new-order/);
    await page.context().close();

    const theirs = await dashboard().openPage({ locale: 'bn-BD' });
    await theirs.goto(`${dashboard().url}/dashboard/invitation#${invitation_token}`);
    await theirs.getByRole('heading', { name: 'Aarong-এ যোগ দিন' }).waitFor();
    await theirs.getByText(/^reader@example\.com · শুধু দেখা/).waitFor();
    await theirs.fill('input[name=password]', 'a long enough password');
    await theirs.click('button[type=submit]');
    await theirs.waitForURL(/\/dashboard\/sandbox\/overview/);
    await theirs.getByText('reader@example.com').first().waitFor();
    expect(theirs.url()).toContain('/dashboard/sandbox/overview');
    await theirs.context().close();
  });
}
