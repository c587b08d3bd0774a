import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { operate, PartnerApi } from '../api.ts';
import { axeViolations, overflow } from '../browser.ts';
import { temporaryDirectory } from '../program.ts';
import type { Dashboard } from './started-dashboard.ts';

const header =
  'partner_reference_id,receiver_name,receiver_phone_number,receiver_address_text,estimated_receiver_address_latitude,estimated_receiver_address_longitude,pickup_address_text,estimated_pickup_address_latitude,estimated_pickup_address_longitude,parcel_type,driver_type,sandbox_scenario';
const line = (reference: string, { phone = '01712345678', latitude = '23.7806' } = {}) =>
  `${reference},"খাতুন, রহিমা",${phone},"House 7, Road 11, Gulshan 1",${latitude},90.4193,"House 12, Dhanmondi",23.7461,90.3742,2,1,no_rider`;
/** A file with a BOM, as spreadsheets write it. */
const fileOf = (lines: readonly string[]) => `\uFEFF${[header, ...lines].join('\r\n')}\r\n`;
const withinMs = 30_000;

const fieldOf = (page: Page) => page.locator('input[type=file]');

async function choose(page: Page, content: string): Promise<void> {
  const buffer = Buffer.from(content);
  await fieldOf(page).setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check' }).click();
}

/** Orders from a CSV file. */
export function orderFileTasks(dashboard: () => Dashboard): void {
  /** Creates a partner without orders, whose user has its own quota. */
  async function newShop() {
    const { url } = dashboard();
    const rate_limits = { sandbox: { write: 10_000, read: 10_000 } };
    const email = `files-${randomUUID()}@example.com`;
    const { body } = await operate(url, 'POST', '/partners', { name: 'Files', email, rate_limits });
    const api = new PartnerApi(url, body.api_keys.sandbox);
    const total = async () => (await api.get('/v1/business/orders?limit=1')).body.pagination.total;
    return { partner: body, total };
  }

  test('faults are shown by row and column, and nothing is created', async () => {
    const { url, openPage, beginSession } = dashboard();
    const { partner, total } = await newShop();
    const page = await openPage();
    await beginSession(page, 'en', partner);
    await page.goto(`${url}/dashboard/sandbox/orders`);
    await page.getByRole('link', { name: 'Orders from a file' }).click();
    await choose(page, fileOf([line('A-1'), line('A-2', { phone: '017' }), line('A-3', { latitude: '51.5' })]));
    await page.getByRole('heading', { name: 'Faults: 3' }).waitFor();
    const rows = await page.getByRole('row').allInnerTexts();
    expect(rows.slice(1).map((row) => row.split('\t').slice(0, 2))).toEqual([
      ['3', 'receiver_phone_number'],
      ['4', 'estimated_receiver_address_latitude'],
      ['4', 'estimated_receiver_address_longitude'],
    ]);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await overflow(page)).toBe(0);

    await choose(page, 'receiver_name,colour\nKarim,red\n');
    await page.getByRole('cell', { name: 'colour' }).waitFor();
    expect(await page.getByRole('button', { name: /^Create/ }).count()).toBe(0);
    expect(await total()).toBe(0);
    await page.context().close();
  });

  test('a corrected file can be chosen again, and orders checked in one environment are not created in the other', async () => {
    const { url, openPage, beginSession } = dashboard();
    const { partner } = await newShop();
    const page = await openPage();
    await beginSession(page, 'en', partner);
    await page.goto(`${url}/dashboard/sandbox/orders-from-file`);
    const file = join(temporaryDirectory(), 'orders.csv');
    const field = fieldOf(page);
    writeFileSync(file, fileOf([line('C-1', { phone: '017' })]));
    await field.setInputFiles(file);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('heading', { name: 'Faults: 1' }).waitFor();
    writeFileSync(file, fileOf([line('C-1'), line('C-2')]));
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('The file was changed after it was chosen. Choose it again.').waitFor();
    // Browsers send no event when the same file is chosen again.
    const opened = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'CSV file: orders.csv' }).click();
    await opened;
    expect(await field.inputValue()).toBe('');
    await field.setInputFiles(file);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('button', { name: 'Create orders: 2' }).waitFor();
    await page.getByRole('link', { name: 'Production' }).click();
    await page.getByText('Production: real riders, real money').waitFor();
    await page.getByRole('button', { name: 'CSV file: No file chosen' }).waitFor();
    expect(await page.getByRole('button', { name: /^Create/ }).count()).toBe(0);
    await page.context().close();
  });

  test('a file that is dropped on the field is chosen', async () => {
    const { url, openPage, beginSession } = dashboard();
    const { partner } = await newShop();
    const page = await openPage();
    await beginSession(page, 'en', partner);
    await page.goto(`${url}/dashboard/sandbox/orders-from-file`);
    const file = join(temporaryDirectory(), 'dropped.csv');
    writeFileSync(file, fileOf([line('E-1')]));
    const field = await page.getByRole('button', { name: 'CSV file: No file chosen' }).boundingBox();
    const browser = await page.context().newCDPSession(page);
    const at = { x: (field?.x ?? 0) + 20, y: (field?.y ?? 0) + 20 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', {
        type,
        ...at,
        data: { items: [], files: [file], dragOperationsMask: 1 },
      });
    await page.getByRole('button', { name: 'CSV file: dropped.csv' }).waitFor();
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText(/^Orders: 1, together BDT/).waitFor();
    await page.context().close();
  });

  test('a file is created in parts after its price was shown, once, despite a double click and a lost request', async () => {
    const { url, openPage, beginSession } = dashboard();
    const { partner, total } = await newShop();
    const page = await openPage();
    await beginSession(page, 'en', partner);
    await page.goto(`${url}/dashboard/sandbox/orders-from-file`);
    const file = fileOf(Array.from({ length: 105 }, (_, index) => line(`B-${index}`)));
    await choose(page, file);
    await page.getByText(/^Orders: 105, together BDT [\d,]+ at this moment\./).waitFor({ timeout: withinMs });
    expect(await total()).toBe(0);

    let isLost = false;
    await page.route('**/v1/business/orders/bulk', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.abort();
    });
    await page.getByRole('button', { name: 'Create orders: 105' }).dblclick();
    await page.getByText(/^Orders created: 105, together BDT [\d,]+$/).waitFor({ timeout: withinMs });
    expect([isLost, await total()]).toEqual([true, 105]);
    await page.context().close();
  });

  test('a file creates no order twice on another day, in another browser and saved by another program, except in another batch', async () => {
    const { url, openPage, beginSession } = dashboard();
    const { partner, total } = await newShop();
    const lines = ['C-1', 'C-2', 'C-3'].map((reference) => line(reference));
    const create = async (page: Page, file: string) => {
      await choose(page, file);
      await page.getByRole('button', { name: 'Create orders: 3' }).click({ timeout: withinMs });
    };
    const visit = async (days: number) => {
      const page = await openPage();
      await page.clock.setFixedTime(Date.now() + days * 86_400_000);
      // Without the gateway's time, and without its stream, the page believes the clock of the browser.
      await page.route(/\/v1\/business\/stream/, (route) => route.abort());
      await page.route(/\/v1\/(dashboard|business\/orders)/, async (route) => {
        const response = await route.fetch();
        const { date: _date, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
      await beginSession(page, 'en', partner);
      await page.goto(`${url}/dashboard/sandbox/orders-from-file`);
      return page;
    };
    const first = await visit(0);
    await create(first, fileOf(lines));
    await first.getByText(/^Orders created: 3, together BDT [\d,]+$/).waitFor({ timeout: withinMs });
    await first.context().close();

    const second = await visit(1);
    await create(second, `${[header, ...lines].join('\n')}\n\n`);
    await second.getByText('Orders created: 0, together BDT 0').waitFor({ timeout: withinMs });
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Dhaka' }).format(new Date());
    await second
      .getByText(new RegExp(`^This file was sent on ${today}, \\d\\d:\\d\\d: 3 of its orders exist`))
      .waitFor();
    expect(await total()).toBe(3);

    await second.getByLabel('Batch').fill('evening');
    await second.getByRole('button', { name: 'Create orders: 3' }).click();
    await second.getByText(/^Orders created: 3/).waitFor({ timeout: withinMs });
    expect([await total(), await second.getByText(/^This file was sent on/).count()]).toEqual([6, 0]);
    await second.getByRole('link', { name: 'Show the orders' }).click();
    await second.getByText('C-3').first().waitFor();
    await second.context().close();
  });

  test('the page waits for a used-up quota, and shows for how long', async () => {
    const { url, openPage, beginSession } = dashboard();
    const { partner, total } = await newShop();
    const page = await openPage();
    await beginSession(page, 'en', partner);
    await page.goto(`${url}/dashboard/sandbox/orders-from-file`);
    await choose(page, fileOf(['D-1', 'D-2'].map((reference) => line(reference))));
    const create = page.getByRole('button', { name: 'Create orders: 2' });
    // The check of the file, which is a dry run, is over.
    await create.waitFor({ timeout: withinMs });
    let isRefused = false;
    await page.route('**/v1/business/orders/bulk', async (route) => {
      if (isRefused) return route.continue();
      isRefused = true;
      await route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'rate_limited', status: 429, detail: 'Wait.', retry_after: 3 }),
      });
    });
    await create.click();
    await page.getByText('Trying again in 3 s…').waitFor();
    await page.getByText(/^Orders created: 2/).waitFor({ timeout: withinMs });
    expect([isRefused, await total()]).toEqual([true, 2]);
    await page.context().close();
  });

  test('the template is downloaded, and is a valid file', async () => {
    const { url, openPage, beginSession } = dashboard();
    const { partner } = await newShop();
    const page = await openPage();
    await beginSession(page, 'en', partner);
    await page.goto(`${url}/dashboard/production/orders-from-file`);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download a template' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('dakpion-orders.csv');
    await fieldOf(page).setInputFiles(await saved.path());
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText(/^Orders: 1, together BDT/).waitFor();
    await page.context().close();
  });
}
