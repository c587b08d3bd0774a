import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PartnerApi } from './api.ts';
import { axeViolations, describeInBrowser, observeVitals, overflow, pageVitals, throttle } from './browser.ts';
import { accessTasks } from './dashboard/access.tasks.ts';
import { attacksTasks } from './dashboard/attacks.tasks.ts';
import { keysTasks } from './dashboard/keys.tasks.ts';
import { lostAnswersTasks } from './dashboard/lost-answers.tasks.ts';
import { openPagesTasks } from './dashboard/open-pages.tasks.ts';
import { operatorTasks } from './dashboard/operator.tasks.ts';
import { overviewTasks } from './dashboard/overview.tasks.ts';
import { requestsTasks } from './dashboard/requests.tasks.ts';
import { settingsTasks } from './dashboard/settings.tasks.ts';
import { type Dashboard, embeddedOnly, startDashboard } from './dashboard/started-dashboard.ts';
import { usageTasks } from './dashboard/usage.tasks.ts';

const views = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'bn', theme: 'light', width: 360 },
  { language: 'en', theme: 'dark', width: 768 },
  { language: 'bn', theme: 'dark', width: 1024 },
] as const;
/** The paths of the pages that the dashboard declares, so that a new page is checked, too. */
const declared = [
  ...readFileSync(join(__dirname, '../apps/dashboard/src/pages/pages.ts'), 'utf8').matchAll(/ path: '([^']+)'/g),
].map(([, path = '']) => path);
const outsidePaths = ['sign-in', 'invitation', 'demonstration', 'password-reset'];
/** By page: the fragment of the address without which the page would show only a refusal. */
const fragments: Readonly<Record<string, string>> = {
  invitation: '#token',
  'password-reset': '#token',
  demonstration: '#used',
};
/** Pages that are also checked while they are empty. */
const emptyPages = ['production/overview', 'production/orders', 'production/webhooks'];
const firstLoadBytes = 250_000;
const mostShift = 0.05;

describeInBrowser('the dashboard in a browser', () => {
  let started: Dashboard;
  const dashboard = (): Dashboard => started;

  beforeAll(async () => {
    started = await startDashboard();
  });

  // In the cluster, these test only the state that its gateways share: sessions and keys.
  describe('access', () => accessTasks(dashboard));
  describe('settings', () => settingsTasks(dashboard));
  describe('API keys', () => keysTasks(dashboard));
  embeddedOnly.describe('overview', () => overviewTasks(dashboard));
  embeddedOnly.describe('usage', () => usageTasks(dashboard));
  embeddedOnly.describe('requests', () => requestsTasks(dashboard));
  embeddedOnly.describe('lost answers', () => lostAnswersTasks(dashboard));
  embeddedOnly.describe('open pages', () => openPagesTasks(dashboard));
  embeddedOnly.describe('operators', () => operatorTasks(dashboard));

  embeddedOnly.describe('the first load', () => {
    test.each(['en', 'bn'] as const)('has a limited size: %s', async (language) => {
      const page = await dashboard().openPage();
      await page.addInitScript(`localStorage.setItem('dakpion-language', '${language}')`);
      // Includes the fonts, for which no request waits.
      const sizes = `document.fonts.ready.then(() => performance.getEntriesByType('resource')
      .concat(performance.getEntriesByType('navigation')).filter(({ name }) => name.includes('/dashboard'))
      .map(({ encodedBodySize }) => encodedBodySize))`;
      await page.goto(`${dashboard().url}/dashboard/sign-in`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const loaded = (await page.evaluate(sizes)) as number[];
      expect(loaded.length).toBeGreaterThan(3);
      expect(loaded.reduce((sum, size) => sum + size, 0)).toBeLessThan(firstLoadBytes);
      await page.context().close();
    });
  });

  // How soon they are painted is compared in embedded-lists.load.e2e.ts.
  embeddedOnly.describe('with a processor four times slower', () => {
    test.each(['overview', 'orders', 'webhooks', 'order'])('the page %s does not shift its layout', async (name) => {
      const path = name === 'order' ? `orders/${dashboard().orderId}` : name;
      const page = await dashboard().openPage();
      await dashboard().signIn(page);
      await observeVitals(page);
      await throttle(page, 4);
      await page.goto(`${dashboard().url}/dashboard/sandbox/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      // Late content would shift the layout.
      await page.waitForTimeout(500);
      expect((await pageVitals(page)).layoutShift).toBeLessThanOrEqual(mostShift);
      await page.context().close();
    });
  });

  embeddedOnly.describe('in every view', () => {
    test.each(views)('axe finds no fault and nothing overflows: $language, $theme, $width px', async (view) => {
      const { url, failing } = dashboard();
      const [orderId = ''] = failing.orderIds;
      const api = new PartnerApi(url, failing.partner.api_keys.sandbox);
      const deliveryId: string = (await api.get('/v1/business/webhooks?limit=1')).body.data[0].delivery_id;
      const page = await dashboard().openPage({ ...view, locale: view.language });
      const found: string[] = [];
      const lookAt = async (path: string) => {
        await page.goto(`${url}/dashboard/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
        found.push(...(await axeViolations(page)).map((fault) => `${path}: ${fault}`));
        if ((await overflow(page)) !== 0) found.push(`${path}: scrolls sideways`);
      };
      for (const path of outsidePaths) await lookAt(path + (fragments[path] ?? ''));
      await dashboard().beginSession(page, view.language, failing.partner);
      const inside = declared.filter((path) => !outsidePaths.includes(path));
      expect(inside.length).toBe(declared.length - outsidePaths.length);
      for (const path of inside) {
        await lookAt(`sandbox/${path.replace('$orderId', orderId).replace('$deliveryId', deliveryId)}`);
      }
      for (const path of emptyPages) await lookAt(path);
      expect(found).toEqual([]);
      await page.context().close();
    });
  });

  // After all others, because this test locks an account.
  embeddedOnly.describe('attacks', () => attacksTasks(dashboard));

  test('no page reported an error', () => {
    expect(dashboard().faults).toEqual([]);
  });
});
