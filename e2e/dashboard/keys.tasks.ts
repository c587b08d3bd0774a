import { PartnerApi } from '../api.ts';
import type { Dashboard } from './started-dashboard.ts';

/** API keys: rotated and revoked. */
export function keysTasks(dashboard: () => Dashboard): void {
  test('a rotated key counts down, and after a revocation of all keys only the new one works', async () => {
    const page = await dashboard().openPage();
    await dashboard().beginSession(page);
    await page.goto(`${dashboard().url}/dashboard/production/keys`);
    const change = async (name: string) => {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').getByRole('button', { name }).click();
      return page.getByRole('status').locator('code').innerText();
    };
    const statusOf = async (key: string) =>
      (await new PartnerApi(dashboard().url, key).get('/v1/business/orders')).status;
    const first = dashboard().partner.api_keys.production;
    const second = await change('Rotate key');
    await page.getByText(/Stops working in 23:59:/).waitFor();
    await page.getByText(/^at \d\d? \w{3} \d{4}, \d\d:\d\d:\d\d, Dhaka time$/).waitFor();
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    const third = await change('Revoke all keys');
    expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([401, 401, 200]);
    await page.reload();
    await page.getByText(`••••${third.slice(-4)}`).waitFor();
    expect(await page.content()).not.toContain(third);
    await page.context().close();
  });

  test('shows a key whose rotation succeeded without an answer, so that nobody rotates again and ends the key in use', async () => {
    const { url, openPage, beginSession, failing } = dashboard();
    const page = await openPage();
    await beginSession(page, 'en', failing.partner);
    await page.goto(`${url}/dashboard/production/keys`);
    await page.route('**/keys/production/rotate', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Rotate key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate key' }).click();
    await page.getByText(/^Dakpion does not answer/).waitFor();
    await page.getByText(/^The change may have been made/).waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Rotate key' }).count()).toBe(0);
    await page.getByText('Previous key').waitFor();
    await page.context().close();
  });
}
