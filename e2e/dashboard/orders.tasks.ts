import { randomUUID } from 'node:crypto';
import { newGate } from '@dakpion/fixtures';
import { operate, PartnerApi } from '../api.ts';
import { axeViolations, overflow } from '../browser.ts';
import { noRider, orderRequest } from '../order-request.ts';
import { until } from '../until.ts';
import { type Dashboard, embeddedOnly } from './started-dashboard.ts';

/** Orders: placed, found, cancelled and ordered again. */
export function ordersTasks(dashboard: () => Dashboard): void {
  test('an order is priced, placed, and shown on its way until it is delivered', async () => {
    const page = await dashboard().openPage();
    await dashboard().signIn(page);
    await page.getByRole('link', { name: 'New sandbox order' }).first().click();
    await page.getByRole('combobox', { name: 'Destination' }).selectOption('House 21, Road 17, Banani, Dhaka');
    await page.getByLabel('Your reference (optional)').fill('INV-1');
    await page.getByRole('button', { name: 'Get price' }).click();
    await page.getByRole('rowheader', { name: 'Total' }).waitFor();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/sandbox\/orders\/ord_/);
    await page.getByText('Delivered').first().waitFor();
    // The event stream of the order: the content of all its webhooks.
    await page.getByText('COMPLETED', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'All orders' }).click();
    await page.getByLabel('Order, reference or phone').fill('INV-1');
    await page.getByRole('button', { name: 'Find' }).click();
    // A chip filters at once.
    await page.getByLabel('Cancelled', { exact: true }).check();
    await page.getByText('No matching orders').waitFor();
    await page.getByLabel('Delivered', { exact: true }).check();
    await page.getByRole('link', { name: 'INV-1', exact: true }).waitFor();
    expect(page.url()).toContain('states=COMPLETED%2CCANCELLED');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByLabel('Order, reference or phone').fill('+88 01999-888777');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByText('No matching orders').waitFor();
    await page.getByLabel('Order, reference or phone').fill('+88 01712-345678');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: 'INV-1', exact: true }).waitFor();
    // The number in the digits that pages in Bangla show.
    await page.getByLabel('Order, reference or phone').fill('০১৯৯৯-৮৮৮৭৭৭');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByText('No matching orders').waitFor();
    await page.getByLabel('Order, reference or phone').fill('০১৭১২৩৪৫৬৭৮');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: 'INV-1', exact: true }).waitFor();
    await page.context().close();
  });

  test('an expired price is requested again, and Bangla digits can be entered', async () => {
    const page = await dashboard().openPage();
    await dashboard().beginSession(page);
    await page.goto(`${dashboard().url}/dashboard/sandbox/new-order`);
    await page.getByLabel('Phone number').fill('০১৭১২৩৪৫৬৭৯');
    await page.getByRole('button', { name: 'Get price' }).click();
    await page.route('**/v1/business/order/create', async (route) => {
      // The answer after 15 minutes.
      const expired = { code: 'quotation_expired', status: 422, detail: 'The price has expired.' };
      await route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(expired) });
    });
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('The price has expired. Request a new one.').waitFor();
    await page.unroute('**/v1/business/order/create');
    await page.getByRole('button', { name: 'Get price' }).click();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/sandbox\/orders\/ord_/);
    await page.getByText('01712345679').waitFor();
    await page.context().close();
  });

  test('an order whose answer was lost is sent again as the same order, and as another one once it is corrected', async () => {
    const { url, openPage, beginSession, partner } = dashboard();
    const sandbox = new PartnerApi(url, partner.api_keys.sandbox);
    const page = await openPage();
    await beginSession(page);
    await page.goto(`${url}/dashboard/sandbox/new-order`);
    await page.getByLabel('Your reference (optional)').fill('LOST-1');
    await page.getByRole('button', { name: 'Get price' }).click();
    const keys: unknown[] = [];
    await page.route('**/v1/business/order/create', async (route) => {
      keys.push(route.request().headers()['x-idempotency-key']);
      await route.fetch();
      await route.abort();
    });
    const place = async () => {
      const sent = page.waitForEvent('requestfailed');
      await page.getByRole('button', { name: 'Place order' }).click();
      await sent;
      await page.getByText('Dakpion does not answer.').waitFor();
    };
    const count = async () => (await sandbox.get('/v1/business/orders?reference_text=LOST-1')).body.pagination.total;
    await place();
    await place();
    expect([await count(), new Set(keys).size]).toEqual([1, 1]);
    await page.unroute('**/v1/business/order/create');
    await page.getByLabel('Name').fill('Corrected Name');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/sandbox\/orders\/ord_/);
    await page.getByText('Corrected Name').waitFor();
    expect(await count()).toBe(2);
    await page.context().close();
  });

  test('names and reasons of one long word do not widen the page', async () => {
    const { url, partner, openPage, beginSession } = dashboard();
    const sandbox = new PartnerApi(url, partner.api_keys.sandbox);
    const long = {
      sandbox_scenario: 'no_rider',
      receiver_name: 'W'.repeat(120),
      receiver_address_text: 'W'.repeat(500),
    };
    const { order_id } = (await sandbox.create(orderRequest(long))).body;
    await sandbox.cancel(order_id, { cancellation_reason: 'W'.repeat(500) });
    const page = await openPage({ width: 360 });
    await beginSession(page);
    await page.goto(`${url}/dashboard/sandbox/orders/${order_id}`);
    await page.getByText(/^Reason: W+$/).waitFor();
    expect(await overflow(page)).toBe(0);
    const email = `${'w'.repeat(25)}-${randomUUID()}@example.com`;
    const wide = (await operate(url, 'POST', '/partners', { name: 'W'.repeat(120), email })).body;
    await beginSession(page, 'en', wide);
    for (const name of ['settings', 'account']) {
      await page.goto(`${url}/dashboard/sandbox/${name}`);
      await page
        .getByText(/W{120}|w{25}.*·/)
        .last()
        .waitFor();
      expect({ name, overflow: await overflow(page) }).toEqual({ name, overflow: 0 });
    }
    await page.context().close();
  });

  test('an address with an invalid day as filter shows the orders, and a day can be chosen', async () => {
    const page = await dashboard().openPage();
    await dashboard().beginSession(page);
    for (const from of ['2026', '[]', '%2B275760-09-13']) {
      await page.goto(`${dashboard().url}/dashboard/sandbox/orders?from=${from}&to=${from}`);
      await page.getByRole('row').nth(1).waitFor();
      await page.getByRole('button', { name: 'From: Any day' }).click();
      await page.getByRole('button', { name: 'Next month' }).waitFor();
    }
    await page.context().close();
  });

  test('the orders of one environment are never shown in the other', async () => {
    const { url, openPage, beginSession } = dashboard();
    const page = await openPage();
    await beginSession(page);
    await page.goto(`${url}/dashboard/sandbox/orders`);
    await page.getByRole('row').nth(1).waitFor();
    const gate = newGate();
    await page.route('**/v1/business/orders?*', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Production' }).click();
    await page.getByText('Production: real riders, real money').waitFor();
    expect(await page.getByRole('row').count()).toBe(0);
    gate.open();
    await page.getByText('No orders yet').waitFor();
    await page.context().close();
  });

  test("an order is found by its receiver's number, and by a reference that looks like such a number or like an id", async () => {
    const { openPage, beginSession, partner, url } = dashboard();
    const sandbox = new PartnerApi(url, partner.api_keys.sandbox);
    const make = async (partner_reference_id: string): Promise<string> =>
      (await sandbox.create(orderRequest({ partner_reference_id, sandbox_scenario: 'no_rider', callback_url: null })))
        .body.order_id;
    const number = (await make('NUMBERED')).slice(-8).toUpperCase();
    await make('2026-0099');
    await make('ord_100%');
    const page = await openPage();
    await beginSession(page);
    await page.goto(`${url}/dashboard/sandbox/orders/`);
    const find = async (text: string, name: string) => {
      await page.getByLabel('Order, reference or phone').fill(text);
      await page.getByRole('button', { name: 'Find' }).click();
      await page.getByText('Orders: 1', { exact: true }).waitFor();
      await page.getByRole('link', { name, exact: true }).waitFor();
      expect(await page.getByRole('link', { name, exact: true }).count()).toBe(1);
    };
    const bangla = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    await find(`${number.slice(0, 4)}-${number.slice(4)}`, 'NUMBERED');
    await find(bangla('2026-0099'), '2026-0099');
    await find(bangla(number), 'NUMBERED');
    await find('ord_100%', 'ord_100%');
    await page.context().close();
  });

  test('a dialog stays until its action has an answer, and shows its failure', async () => {
    const { openPage, beginSession, partner, url } = dashboard();
    const { order_id } = (await new PartnerApi(url, partner.api_keys.sandbox).create(noRider('HELD'))).body;
    const page = await openPage();
    await beginSession(page);
    const gate = newGate();
    await page.route('**/cancel', async (route) => {
      await gate.opened;
      await route.abort();
    });
    await page.goto(`${url}/dashboard/sandbox/orders/${order_id}`);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog');
    const asked = page.waitForRequest('**/cancel');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await asked;
    await page.keyboard.press('Escape');
    gate.open();
    await dialog.getByText('Dakpion does not answer.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await dialog.count()).toBe(0);
    await page.context().close();
  });

  test('after an action that removes its own button, the keyboard continues in the content of the page', async () => {
    const { openPage, beginSession, partner, url } = dashboard();
    const { order_id } = (await new PartnerApi(url, partner.api_keys.sandbox).create(noRider('FOCUS'))).body;
    const page = await openPage();
    await beginSession(page);
    await page.goto(`${url}/dashboard/sandbox/orders/${order_id}`);
    const cancel = page.locator('#content').getByRole('button', { name: 'Cancel order' });
    await cancel.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).press('Enter');
    await cancel.waitFor({ state: 'detached' });
    await page.locator('#content:focus').waitFor({ timeout: 5_000 });
    await page.context().close();
  });

  test("times are relative with the exact time on hover, days are in the page's language, and ids can be copied", async () => {
    const { openPage, beginSession, partner, url } = dashboard();
    const sandbox = new PartnerApi(url, partner.api_keys.sandbox);
    const { order_id } = (await sandbox.create(noRider('COPIED'))).body;
    const page = await openPage({ locale: 'bn-BD' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
    await beginSession(page, 'bn');
    await page.goto(`${url}/dashboard/sandbox/orders?search=copied`);
    const time = page.locator('tbody time').first();
    expect(await time.getAttribute('title')).toMatch(/^[^a-zA-Z0-9]+ \(ঢাকা, UTC\+৬\)$/);
    await page.getByText('সময় ঢাকার (UTC+৬)', { exact: true }).waitFor();
    await time.click();
    await page.waitForURL(new RegExp(order_id));
    await page.getByRole('button', { name: 'কপি: অর্ডার আইডি' }).click();
    await until('the id to be copied', async () => {
      const copied = await page.evaluate('navigator.clipboard.readText()');
      if (copied === order_id) return true;
      throw new Error(`the clipboard has: ${copied}`);
    });
    await page.goto(`${url}/dashboard/sandbox/orders?search=copied&from=2026-11-20`);
    await page.getByRole('button', { name: 'শুরু: ২০ নভে, ২০২৬' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'পরের মাস' }).click();
    await page.getByRole('button', { name: '১ ডিসে, ২০২৬', exact: true }).click();
    await page.getByRole('button', { name: 'খুঁজুন' }).click();
    await page.waitForURL(/from=2026-12-01/);
    await page.context().close();
  });

  test('a place is chosen on the map, and the map of the order shows both ends and the rider', async () => {
    const page = await dashboard().openPage();
    await dashboard().beginSession(page);
    await page.goto(`${dashboard().url}/dashboard/sandbox/new-order`);
    const map = page.getByRole('img', { name: 'Map of the route' });
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    // Slightly north-east of the middle of the city.
    await map.click({ position: { x: (box?.width ?? 0) * 0.52, y: (box?.height ?? 0) * 0.45 } });
    const latitude = Number(await page.getByLabel('Latitude').inputValue());
    const longitude = Number(await page.getByLabel('Longitude').inputValue());
    expect([Math.round(latitude * 10), Math.round(longitude * 10)]).toEqual([238, 904]);
    await page.getByLabel('What happens').selectOption({ value: 'stuck_after_pickup' });
    await page.getByRole('button', { name: 'Get price' }).click();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/sandbox\/orders\/ord_/);
    await page.getByRole('img', { name: 'Map with pickup, destination and the rider' }).waitFor();
    expect(await page.locator('[data-mark]').count()).toBe(3);
    const orderId = page.url().split('/').at(-1) ?? '';
    const sandbox = new PartnerApi(dashboard().url, dashboard().partner.api_keys.sandbox);
    expect((await sandbox.details(orderId)).body).toMatchObject({
      estimated_receiver_address_latitude: latitude,
      estimated_receiver_address_longitude: longitude,
    });
    await page.context().close();
  });

  // The cluster's programs have no tiles: there the map is an outline.
  embeddedOnly.test('a map outside of Dhaka shows the tiles of the setting, and names their source', async () => {
    const { openPage, beginSession, tiles, partner, url, faults } = dashboard();
    const sandbox = new PartnerApi(url, partner.api_keys.sandbox);
    const chattogram = {
      estimated_pickup_address_latitude: 22.3475,
      estimated_pickup_address_longitude: 91.8123,
      estimated_receiver_address_latitude: 22.3569,
      estimated_receiver_address_longitude: 91.7832,
    };
    const made = await sandbox.create(
      orderRequest({ ...chattogram, sandbox_scenario: 'no_rider', callback_url: null }),
    );
    expect(made.status).toBe(201);
    const page = await openPage();
    await beginSession(page);
    tiles.requested.length = 0;
    await page.goto(`${url}/dashboard/sandbox/orders/${made.body.order_id}`);
    await page.getByText('© Example maps').waitFor();
    // The tile of the receiver's place, in the usual numbering of tile servers.
    await until('the tile to be asked for', () => tiles.requested.includes('/14/12369/7147.png'));
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('the page of an order shows how many of its events are proven, and downloads the proof', async () => {
    const { openPage, beginSession, partner, url } = dashboard();
    const sandbox = new PartnerApi(url, partner.api_keys.sandbox);
    const { order_id } = (await sandbox.create(noRider('PROVEN'))).body;
    const page = await openPage();
    await beginSession(page);
    await page.goto(`${url}/dashboard/sandbox/orders/${order_id}`);
    // The page reads the proof again by itself.
    await page.getByText('Events proven: 1 of 1', { exact: true }).waitFor({ timeout: 120_000 });
    await page.getByText(/^Checkpoint of [\d,]+ events, dakpion\.local\//).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the proof' }).click();
    expect((await saved).suggestedFilename()).toBe(`${order_id}.proof.json`);
    await page.context().close();
  });

  test('a long list continues after its last order, and returns to the newest', async () => {
    const sandbox = new PartnerApi(dashboard().url, dashboard().partner.api_keys.sandbox);
    for (let count = 1; count <= 30; count += 1) {
      const order = orderRequest({
        partner_reference_id: `LONG-${count}`,
        sandbox_scenario: 'no_rider',
        callback_url: null,
      });
      await sandbox.create(order);
    }
    const page = await dashboard().openPage();
    await dashboard().beginSession(page);
    const readAhead = page.waitForResponse((response) => /\/orders\?.*after=/.test(response.url()));
    await page.goto(`${dashboard().url}/dashboard/sandbox/orders?search=long`);
    await page.getByText('Orders: 30', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'LONG-30', exact: true }).waitFor();
    await readAhead;
    // The next page is shown at once, without waiting for a response.
    await page.route('**/v1/business/orders?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Older' }).click();
    await page.getByRole('link', { name: 'LONG-1', exact: true }).waitFor();
    await page.unroute('**/v1/business/orders?*');
    await page.getByRole('button', { name: 'Newest' }).click();
    const newest = page.getByRole('link', { name: 'LONG-30', exact: true });
    await newest.waitFor();
    expect(await newest.isVisible()).toBe(true);
    await page.context().close();
  });

  test('a waiting order is cancelled and ordered again, and the list shows both without a reload', async () => {
    const page = await dashboard().openPage();
    await dashboard().beginSession(page);
    await page.goto(`${dashboard().url}/dashboard/sandbox/orders`);
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    const sandbox = new PartnerApi(dashboard().url, dashboard().partner.api_keys.sandbox);
    const made = await sandbox.create(orderRequest({ partner_reference_id: 'INV-2', sandbox_scenario: 'no_rider' }));
    // The page is not reloaded.
    await page.getByRole('link', { name: 'INV-2' }).click();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByLabel('Reason (optional)').fill('Changed my mind');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await page.getByText('Reason: Changed my mind').waitFor();
    const isGone = newGate();
    await page.route('**/v1/business/order/*/retry', async (route) => {
      const response = await route.fetch();
      await isGone.opened;
      await route.fulfill({ response });
    });
    const again = page.getByRole('button', { name: 'Order again' });
    await again.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Order again' }).click();
    // The page hears of the retry by an event, and the answer comes later.
    await again.first().waitFor({ state: 'detached' });
    isGone.open();
    await page.getByText('Repeats').waitFor();
    expect(page.url()).not.toContain(made.body.order_id);
    await page.context().close();
  });
}
