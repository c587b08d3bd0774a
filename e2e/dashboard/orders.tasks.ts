import { PartnerApi } from '../api.ts';
import { orderRequest } from '../order-request.ts';
import type { Dashboard } from './started-dashboard.ts';

/** Orders: placed, found, cancelled and ordered again. */
export function ordersTasks(dashboard: () => Dashboard): void {
  test('an order is priced, placed, and seen on its way until it is delivered', async () => {
    const page = await dashboard().openPage();
    await dashboard().signIn(page);
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
    const page = await dashboard().openPage();
    await dashboard().signIn(page);
    await page.goto(`${dashboard().url}/dashboard/sandbox/orders`);
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    const sandbox = new PartnerApi(dashboard().url, dashboard().partner.api_keys.sandbox);
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
}
