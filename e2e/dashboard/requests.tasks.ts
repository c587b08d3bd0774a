import { PartnerApi } from '../api.ts';
import { orderRequest } from '../order-request.ts';
import type { Dashboard } from './started-dashboard.ts';

/** The request log: a refused request is found, explained, and copied as a command. */
export function requestsTasks(dashboard: () => Dashboard): void {
  test('a request that failed is found and copied as curl, without the key', async () => {
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
}
