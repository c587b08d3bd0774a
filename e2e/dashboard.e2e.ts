import type { Page } from 'playwright-core';
import { type Body, operate } from './api.ts';
import { axeViolations, describeInBrowser, overflow, startBrowser } from './browser.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';

/** Set by Jest's project `e2e-cluster`: there the tasks are done, and what a page looks like is not looked at again. */
const isCluster = (globalThis as { profile?: string }).profile === 'cluster';
const views = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'bn', theme: 'light', width: 360 },
  { language: 'en', theme: 'dark', width: 360 },
  { language: 'bn', theme: 'dark', width: 1440 },
] as const;
/** Milliseconds for what a page does at once: what did not come is named before the test is over. */
const withinMs = 10_000;
const languageNames = { en: 'English', bn: 'বাংলা' } as const;
const firstLoadBytes = 250_000;

describeInBrowser('the dashboard in a browser', () => {
  let program: Program;
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  let partner: Body;
  /** What pages have reported as errors: breaches of their policy among them. */
  const faults: string[] = [];

  beforeAll(async () => {
    [program, browser] = await Promise.all([startProgram({ dataDir: temporaryDirectory() }), startBrowser()]);
    const made = await operate(program.url, 'POST', '/partners', {
      name: 'Aarong',
      email: `owner-${Date.now()}@example.com`,
    });
    partner = made.body;
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

  async function signIn(page: Page, language: keyof typeof languageNames = 'en'): Promise<void> {
    await page.goto(`${program.url}/dashboard`);
    // What is chosen in a browser counts more than the account's.
    await page.getByRole('button', { name: languageNames[language] }).click();
    await page.fill('input[name=email]', partner.dashboard.email);
    await page.fill('input[name=password]', partner.dashboard.password);
    await page.click('button[type=submit]');
    await page.waitForURL(/\/dashboard\/sandbox\//);
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

  test('the first load is small', async () => {
    const page = await openPage();
    await signIn(page);
    await page.reload({ waitUntil: 'networkidle' });
    const sizes = `performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
      .filter(({ name }) => name.includes('/dashboard')).map(({ name, encodedBodySize }) => [name, encodedBodySize])`;
    const loaded = (await page.evaluate(sizes)) as [string, number][];
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(firstLoadBytes);
    await page.context().close();
  });

  (isCluster ? describe.skip : describe)('looked at', () => {
    test.each(views)('nothing is in the way of anybody: $language, $theme, $width px', async (view) => {
      const page = await openPage({ ...view, locale: view.language });
      const found: string[] = [];
      const lookAt = async (path: string) => {
        await page.goto(`${program.url}/dashboard/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForFunction("document.querySelector('[aria-busy=true]') === null");
        found.push(...(await axeViolations(page)).map((fault) => `${path}: ${fault}`));
        if ((await overflow(page)) !== 0) found.push(`${path}: scrolls sideways`);
      };
      for (const path of ['sign-in', 'invitation#token', 'password-reset#token']) await lookAt(path);
      await signIn(page, view.language);
      for (const path of ['sandbox/account', 'production/account']) await lookAt(path);
      expect(found).toEqual([]);
      await page.context().close();
    });
  });

  test('no page reported an error', () => {
    expect(faults).toEqual([]);
  });
});
