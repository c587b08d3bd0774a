import { orderRequest } from '../order-request.ts';
import type { Dashboard } from './started-dashboard.ts';

/** Users: invited, restricted, changed and removed. */
export function settingsTasks(dashboard: () => Dashboard): void {
  test('a read-only user sees no buttons for changes, and the gateway refuses changes, too', async () => {
    const { url } = dashboard();
    const email = `reader-${Date.now()}@example.com`;
    const page = await dashboard().openPage();
    await dashboard().signIn(page);
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Role', { exact: true }).selectOption('read_only');
    await page.getByRole('button', { name: 'Create invitation' }).click();
    const link = await page.getByText(/\/dashboard\/invitation#/).innerText();

    const theirs = await dashboard().openPage();
    await theirs.goto(link);
    await theirs.fill('input[name=password]', 'a long enough password');
    await theirs.click('button[type=submit]');
    await theirs.waitForURL(/\/dashboard\/sandbox\/overview/);
    const origin = { origin: url };
    const buttons: Record<string, string[]> = {};
    for (const path of ['orders', 'webhooks', 'keys', 'settings', `orders/${dashboard().orderId}`]) {
      await theirs.goto(`${url}/dashboard/sandbox/${path}`);
      await theirs.getByRole('heading', { level: 1 }).waitFor();
      await theirs.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      const main = theirs.getByRole('main');
      const columns = await main.getByRole('columnheader').allInnerTexts();
      buttons[path] = [...(await main.getByRole('button').allInnerTexts()), ...columns];
    }
    const changes = /Cancel|Order again|Rotate|Revoke|Save|Remove|Send|Create\b|New sandbox/;
    expect(
      Object.values(buttons)
        .flat()
        .filter((name) => changes.test(name)),
    ).toEqual([]);
    const refused = await theirs.request.post(`${url}/v1/business/order/create`, {
      data: orderRequest(),
      headers: { ...origin, 'x-environment': 'sandbox' },
    });
    expect([refused.status(), (await refused.json()).code]).toEqual([403, 'role_not_allowed']);

    // The page shows the new role before the gateway has answered.
    const changed = page.waitForResponse((response) => response.url().endsWith('/role'));
    await page.getByLabel(`Role of ${email}`).selectOption('developer');
    expect((await changed).status()).toBe(200);
    await theirs.goto(`${url}/dashboard/sandbox/keys`);
    await theirs.getByRole('button', { name: 'Rotate key' }).waitFor();
    await page.getByRole('button', { name: `Remove ${email}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByLabel(`Role of ${email}`).waitFor({ state: 'detached' });
    expect((await theirs.request.get(`${url}/v1/dashboard/session`)).status()).toBe(401);
    await Promise.all([page.context().close(), theirs.context().close()]);
  });
}
