import { readFileSync } from 'node:fs';
import { type Body, PartnerApi } from '../api.ts';
import { monthInDhaka } from '../day-in-dhaka.ts';
import { orderRequest } from '../order-request.ts';
import { until } from '../until.ts';
import type { Dashboard } from './started-dashboard.ts';

/** Usage: the statement of a month. */
export function usageTasks(dashboard: () => Dashboard): void {
  test('the statement matches the prices of the delivered orders, on the page and as CSV', async () => {
    const sandbox = new PartnerApi(dashboard().url, dashboard().partner.api_keys.sandbox);
    const { body: order } = await sandbox.create(orderRequest({ partner_reference_id: 'INV-CSV', parcel_type: 4 }));
    await until('the delivery', async () => (await sandbox.status(order.order_id)).body.parcel_status === 'COMPLETED');
    const month = monthInDhaka();
    const statement = async (): Promise<Body> => (await sandbox.get(`/v1/business/statements/${month}?limit=200`)).body;
    await until('the order to be charged', async () =>
      (await statement()).data.some((line: Body) => line.order_id === order.order_id),
    );
    // Orders of other tests may be delivered at the same time: the page shows at least the earlier charge, and a
    // consistent sum.
    const before = await statement();
    const page = await dashboard().openPage();
    await dashboard().signIn(page);
    await page.getByRole('link', { name: 'Usage', exact: true }).click();
    const shown = page.getByText(/^BDT [\d,]+$/).first();
    await shown.waitFor();
    const amount = Number((await shown.innerText()).replace(/\D/g, ''));
    expect(amount).toBeGreaterThanOrEqual(before.charged.total_price);
    await page.getByRole('link', { name: 'INV-CSV', exact: true }).waitFor();
    const sumOfDownload = async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`dakpion-sandbox-${month}.csv`);
      const text = readFileSync(await download.path(), 'utf8');
      // Without the BOM, spreadsheets show references in Bangla as wrong characters.
      expect(text[0]).toBe('\uFEFF');
      const [names = '', ...lines] = text.trim().split('\r\n');
      const column = names.split(',').indexOf('total_price');
      return lines.reduce((total, line) => total + Number(line.split(',')[column]), 0);
    };
    const { sum, charged } = await until('a download during which no order is charged', async () => {
      const charged = (await statement()).charged.total_price;
      const sum = await sumOfDownload();
      return (await statement()).charged.total_price === charged && { sum, charged };
    });
    expect(sum).toBeGreaterThanOrEqual(amount);
    expect(sum).toBe(charged);
    await page.context().close();
  });
}
