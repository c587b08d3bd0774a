import type { Page } from 'playwright-core';
import { type Body, call, operate, PartnerApi } from './api.ts';
import { axeViolations, describeInBrowser, overflow, startBrowser } from './browser.ts';
import { orderRequest } from './order-request.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';

/** Set by Jest's project `e2e-cluster`: there the tasks are done, and what a page looks like is not looked at again. */
const isCluster = (globalThis as { profile?: string }).profile === 'cluster';
/** In the other profile these are not skipped by name: they have nothing to do with it. */
const embeddedOnly = isCluster ? { test: () => undefined, describe: () => undefined } : { test, describe };
const views = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'bn', theme: 'light', width: 360 },
  { language: 'en', theme: 'dark', width: 360 },
  { language: 'bn', theme: 'dark', width: 1440 },
] as const;
/** Looked at in all views; `production/orders` is empty. */
const insidePages = ['sandbox/orders', 'sandbox/new-order', 'sandbox/keys', 'sandbox/account', 'production/orders'];
/** Milliseconds for what a page does at once: what did not come is named before the test is over. */
const withinMs = 10_000;
const firstLoadBytes = 250_000;

describeInBrowser('the dashboard in a browser', () => {
  let program: Program;
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  let partner: Body;
  let orderId: string;
  let session: string | null = null;
  /** What pages have reported as errors: breaches of their policy among them. */
  const faults: string[] = [];

  beforeAll(async () => {
    [program, browser] = await Promise.all([startProgram({ dataDir: temporaryDirectory() }), startBrowser()]);
    const made = await operate(program.url, 'POST', '/partners', {
      name: 'Aarong',
      email: `owner-${Date.now()}@example.com`,
    });
    partner = made.body;
    const sandbox = new PartnerApi(program.url, partner.api_keys.sandbox);
    orderId = (await sandbox.create(orderRequest())).body.order_id;
  });

  async function openPage(view: Parameters<typeof browser.open>[0] = {}): Promise<Page> {
    const page = await browser.open(view);
    page.setDefaultTimeout(withinMs);
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      // A refused request is told to the user by the page itself.
      const isRefusal = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isRefusal) faults.push(message.text());
    });
    return page;
  }

  /** Begins a session without the sign-in page, which has a test of its own. */
  async function signIn(page: Page, language: 'en' | 'bn' = 'en'): Promise<void> {
    const { email, password } = partner.dashboard;
    session ??= (
      await call('POST', `${program.url}/v1/dashboard/session`, { origin: program.url }, { email, password })
    ).headers.get('set-cookie');
    const [name = '', value = ''] = (session ?? '').split(';')[0]?.split('=') ?? [];
    await page.context().addCookies([{ name, value, url: program.url, httpOnly: true, sameSite: 'Strict' }]);
    await page.addInitScript(`localStorage.setItem('dakpion-language', '${language}')`);
    await page.goto(`${program.url}/dashboard`);
    await page.waitForURL(/\/dashboard\/sandbox\/orders/);
  }

  test('signing in leads to the page that was asked for, and signing out back', async () => {
    const page = await openPage();
    await page.goto(`${program.url}/dashboard/production/account`);
    await page.waitForURL(/\/dashboard\/sign-in/);
    await page.fill('input[name=email]', partner.dashboard.email);
    await page.fill('input[name=password]', 'not the password');
    await page.click('button[type=submit]');
    await page.getByRole('alert').waitFor();
    await page.fill('input[name=password]', partner.dashboard.password);
    await page.click('button[type=submit]');
    await page.waitForURL(/\/dashboard\/production\/account/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL(/\/dashboard\/sign-in/);
    expect(await page.context().cookies()).toEqual([]);
    await page.context().close();
  });

  embeddedOnly.test('the link that the start has printed signs in the demonstration partner, once', async () => {
    const [link = ''] = /http:\S+#\S+/.exec(program.output()) ?? [];
    const page = await openPage();
    await page.goto(link);
    await page.waitForURL(/\/dashboard\/sandbox\/orders/);
    await page.getByText('Demonstration shop').waitFor();
    await page.context().close();
    const other = await openPage();
    await other.goto(link);
    await other.getByRole('alert').getByText('This link is not valid any more').waitFor();
    await other.context().close();
  });

  test('an invited colleague chooses a password, and the environment switch keeps the page', async () => {
    const page = await openPage();
    await signIn(page);
    const invited = await page.request.post(`${program.url}/v1/dashboard/users`, {
      data: { email: 'reader@example.com', role: 'read_only' },
      headers: { origin: program.url },
    });
    const { invitation_token } = await invited.json();
    await page.goto(`${program.url}/dashboard/sandbox/account`);
    await page.getByRole('link', { name: 'Production' }).click();
    await page.waitForURL(/\/dashboard\/production\/account/);
    await page.getByText('Production: real riders, real money').waitFor();
    await page.context().close();

    const theirs = await openPage({ locale: 'bn-BD' });
    await theirs.goto(`${program.url}/dashboard/invitation#${invitation_token}`);
    await theirs.fill('input[name=password]', 'a long enough password');
    await theirs.click('button[type=submit]');
    await theirs.getByRole('status').getByText('reader@example.com').waitFor();
    await theirs.context().close();
  });

  test('an order is priced, placed, and seen on its way until it is delivered', async () => {
    const page = await openPage();
    await signIn(page);
    await page.getByRole('link', { name: 'New sandbox order' }).first().click();
    await page.getByLabel('Destination').selectOption('House 21, Road 17, Banani, Dhaka');
    await page.getByLabel('Your reference (optional)').fill('INV-1');
    await page.getByRole('button', { name: 'Get price' }).click();
    await page.getByRole('rowheader', { name: 'Total' }).waitFor();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/sandbox\/orders\/ord_/);
    await page.getByText('Delivered').first().waitFor();
    // The event stream of the order: all that its webhooks would tell.
    await page.getByText('COMPLETED', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'All orders' }).click();
    await page.getByLabel('Order or reference').fill('INV-1');
    await page.getByLabel('Status').selectOption('CANCELLED');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByText('No order fits').waitFor();
    await page.getByLabel('Status').selectOption('COMPLETED');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: 'INV-1', exact: true }).waitFor();
    await page.context().close();
  });

  test('an order that waits is cancelled, and ordered again; the list shows both by itself', async () => {
    const page = await openPage();
    await signIn(page);
    await page.goto(`${program.url}/dashboard/sandbox/orders`);
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    const sandbox = new PartnerApi(program.url, partner.api_keys.sandbox);
    const made = await sandbox.create(orderRequest({ partner_reference_id: 'INV-2', sandbox_scenario: 'no_rider' }));
    // Nobody reloads the page.
    await page.getByRole('link', { name: 'INV-2' }).click();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByLabel('Reason (optional)').fill('Changed my mind');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await page.getByText('Reason: Changed my mind').waitFor();
    await page.getByRole('button', { name: 'Order again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Order again' }).click();
    await page.getByText('Repeats').waitFor();
    expect(page.url()).not.toContain(made.body.order_id);
    await page.context().close();
  });

  test('a key is rotated and counts down; when all are revoked, the new one works alone', async () => {
    const page = await openPage();
    await signIn(page);
    await page.goto(`${program.url}/dashboard/production/keys`);
    const change = async (name: string) => {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').getByRole('button', { name }).click();
      return page.getByRole('status').locator('code').innerText();
    };
    const statusOf = async (key: string) => (await new PartnerApi(program.url, key).get('/v1/business/orders')).status;
    const first = partner.api_keys.production;
    const second = await change('Rotate key');
    await page.getByText(/Stops working in 23:59:/).waitFor();
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    const third = await change('Revoke all keys');
    expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([401, 401, 200]);
    await page.reload();
    await page.getByText(`••••${third.slice(-4)}`).waitFor();
    expect(await page.content()).not.toContain(third);
    await page.context().close();
  });

  test.each(['en', 'bn'] as const)('the first load is small: %s', async (language) => {
    const page = await openPage();
    await page.addInitScript(`localStorage.setItem('dakpion-language', '${language}')`);
    // Also the files that nobody waits for: the fonts.
    const sizes = `document.fonts.ready.then(() => performance.getEntriesByType('resource')
      .concat(performance.getEntriesByType('navigation')).filter(({ name }) => name.includes('/dashboard'))
      .map(({ encodedBodySize }) => encodedBodySize))`;
    await page.goto(`${program.url}/dashboard/sign-in`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const loaded = (await page.evaluate(sizes)) as number[];
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.reduce((sum, size) => sum + size, 0)).toBeLessThan(firstLoadBytes);
    await page.context().close();
  });

  embeddedOnly.describe('looked at', () => {
    test.each(views)('nothing is in the way of anybody: $language, $theme, $width px', async (view) => {
      const page = await openPage({ ...view, locale: view.language });
      const found: string[] = [];
      const lookAt = async (path: string) => {
        await page.goto(`${program.url}/dashboard/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
        found.push(...(await axeViolations(page)).map((fault) => `${path}: ${fault}`));
        if ((await overflow(page)) !== 0) found.push(`${path}: scrolls sideways`);
      };
      for (const path of ['sign-in', 'invitation#token', 'password-reset#token', 'demonstration#used'])
        await lookAt(path);
      await signIn(page, view.language);
      for (const path of [...insidePages, `sandbox/orders/${orderId}`]) await lookAt(path);
      expect(found).toEqual([]);
      await page.context().close();
    });
  });

  test('no page reported an error', () => {
    expect(faults).toEqual([]);
  });
});
