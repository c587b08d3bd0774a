import { PartnerApi } from '../api.ts';
import { orderRequest } from '../order-request.ts';
import type { Dashboard } from './started-dashboard.ts';

/** The request log: a refused request is found, explained, and copied as a command. */
export function requestsTasks(dashboard: () => Dashboard): void {
  test('a failed request is found and copied as curl without the key', async () => {
    const key: string = dashboard().partner.api_keys.sandbox;
    const sandbox = new PartnerApi(dashboard().url, key);
    const refused = await sandbox.create(orderRequest({ parcel_type: 9 }));
    const page = await dashboard().openPage();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: dashboard().url });
    await dashboard().signIn(page);
    await page.getByRole('link', { name: 'Requests', exact: true }).click();
    await page.getByLabel('Status').selectOption('4xx');
    await page.getByLabel('Search in').selectOption('request_id');
    await page.getByLabel('Text').fill(refused.body.request_id);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByText('validation_failed', { exact: true }).click();
    await page.getByText(/^parcel_type Must be/).waitFor();
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await page.getByText('Copied').waitFor();
    const curl = (await page.evaluate('navigator.clipboard.readText()')) as string;
    expect(curl).toContain(`curl -sS -X POST '${dashboard().url}/v1/business/order/create'`);
    expect(curl).toContain('-H "X-API-Key: $DAKPION_API_KEY"');
    expect(curl).toContain('"parcel_type":9');
    for (const hidden of [key, orderRequest().receiver_phone_number]) {
      expect(curl).not.toContain(hidden);
      expect(await page.content()).not.toContain(hidden);
    }
    expect(await page.getByRole('link', { name: 'What validation_failed means' }).getAttribute('href')).toBe(
      '/problems/validation_failed',
    );
    await page.context().close();
  });

  test('the search for a rare request continues on further pages, and the page shows how far the log was read', async () => {
    const page = await dashboard().openPage();
    await dashboard().beginSession(page);
    const day = Date.parse('2026-11-20T06:00:00Z');
    let reads = 0;
    // The answer of the gateway for a log in which none of 2,000 requests matches.
    await page.route('**/v1/business/requests?*', async (route) => {
      reads += 1;
      await route.fulfill({ json: { data: [], next: `${day - reads * 60_000}.log_1`, has_more: true } });
    });
    await page.goto(`${dashboard().url}/dashboard/sandbox/requests?status=5xx`);
    await page.getByRole('heading', { name: 'Nothing found until 20 Nov 2026, 11:55:00' }).waitFor();
    expect(reads).toBe(5);
    await page.getByRole('button', { name: 'Search further back' }).click();
    await page.waitForURL(/after=/);
    await page.context().close();
  });
}
