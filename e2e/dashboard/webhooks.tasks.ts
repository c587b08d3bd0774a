import { randomUUID } from 'node:crypto';
import { operate, PartnerApi } from '../api.ts';
import { orderRequest } from '../order-request.ts';
import { until } from '../until.ts';
import { WebhookReceiver } from '../webhook-receiver.ts';
import { type Dashboard, embeddedOnly } from './started-dashboard.ts';

/** Webhooks: the callback URL, tests, failures, and redelivery. */
export function webhooksTasks(dashboard: () => Dashboard): void {
  test('the number of a page is no filter, and a page after the last one leads to it', async () => {
    const page = await dashboard().openPage();
    await dashboard().beginSession(page);
    await page.goto(`${dashboard().url}/dashboard/sandbox/webhooks?page=9`);
    await page.waitForURL(/page=1$/);
    await page.getByRole('button', { name: 'Find' }).waitFor();
    expect(await page.getByRole('button', { name: 'Clear' }).count()).toBe(0);
    await page.context().close();
  });

  test('the page of an order shows a webhook that is logged after the order was shown', async () => {
    const { url, openPage, beginSession, partner } = dashboard();
    const page = await openPage();
    await beginSession(page);
    const receiver = await WebhookReceiver.start();
    const callback_url = `${receiver.url}/hooks`;
    const sandbox = new PartnerApi(url, partner.api_keys.sandbox);
    const { body } = await sandbox.create(orderRequest({ sandbox_scenario: 'no_rider', callback_url }));
    await until('the webhook', () => receiver.received.length === 1);
    let reads = 0;
    await page.route('**/v1/business/webhooks?*', async (route) => {
      reads += 1;
      if (reads > 1) return route.continue();
      await route.fulfill({ json: { data: [], pagination: { total: 0, page: 1, limit: 50, has_more: false } } });
    });
    await page.goto(`${url}/dashboard/sandbox/orders/${body.order_id}`);
    await page.getByRole('link', { name: 'CREATED' }).waitFor();
    expect(reads).toBeGreaterThan(1);
    await page.context().close();
  });

  test('a callback URL is set and tested, and secrets are rotated', async () => {
    const receiver = await WebhookReceiver.start();
    const page = await dashboard().openPage();
    await dashboard().signIn(page);
    await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
    await page.getByLabel('URL', { exact: true }).fill('ftp://shop.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByText(/https:\/\//)
      .first()
      .waitFor();
    await page.getByLabel('URL', { exact: true }).fill(`${receiver.url}/hooks`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^Saved/).waitFor();

    await page.getByLabel('Event', { exact: true }).selectOption('PICKED');
    await page.getByRole('button', { name: 'Send test' }).click();
    await page.getByText(/Your server answered 200/).waitFor();
    expect(receiver.received.map(({ body }) => body.event)).toEqual(['PICKED']);

    const sizeOf = (level: number) =>
      page.evaluate(`parseFloat(getComputedStyle(document.querySelector('main section h${level}')).fontSize)`);
    expect(await sizeOf(3)).toBeLessThan(Number(await sizeOf(2)));

    await page.getByRole('button', { name: 'Rotate secrets' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secrets' }).click();
    const secret = await page.getByText(/^whsec_/).innerText();
    await page.getByText(/Previous secrets, valid until/).waitFor();
    await page.getByRole('button', { name: 'I have stored them' }).click();
    expect(await page.content()).not.toContain(secret);
    await page.context().close();
  });

  embeddedOnly.test('a refused callback URL is explained in Bangla', async () => {
    const page = await dashboard().openPage();
    await dashboard().beginSession(page, 'bn');
    await page.goto(`${dashboard().url}/dashboard/production/webhooks`);
    for (const [url, fault] of [
      ['shop.example', 'একটি পূর্ণ ইউআরএল দিন'],
      ['http://shop.example', 'ইউআরএলটি https:// দিয়ে শুরু হতে হবে।'],
      ['https://user:secret@shop.example', 'ইউআরএলে ব্যবহারকারীর নাম বা পাসওয়ার্ড দেবেন না।'],
      ['https://10.0.0.1', 'ইউআরএলটি এমন সার্ভারের হতে হবে'],
      [`https://shop.example/${'x'.repeat(2_000)}`, 'খুব লম্বা।'],
    ] as const) {
      await page.locator('input[name=url]').fill(url);
      await page.locator('form:has(input[name=url]) button[type=submit]').click();
      await page.getByText(fault).waitFor();
    }
    await page.context().close();
  });

  embeddedOnly.test('a shared secret whose answer was lost is named, also when the URL is saved again', async () => {
    const { url, openPage, beginSession } = dashboard();
    const email = `moved-${randomUUID()}@example.com`;
    const { body: partner } = await operate(url, 'POST', '/partners', { name: 'Moved', email });
    const sandbox = new PartnerApi(url, partner.api_keys.sandbox);
    await sandbox.put('/v1/business/webhooks/callback', { callback_url: 'http://127.0.0.1:9/hooks' });
    const page = await openPage();
    await beginSession(page, 'en', partner);
    await page.goto(`${url}/dashboard/sandbox/webhooks`);
    const lost = '**/v1/business/webhooks/callback';
    await page.route(lost, async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.getByLabel('URL', { exact: true }).fill('http://127.0.0.1:10/hooks');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^Dakpion does not answer/).waitFor();
    const note = page.getByText(/^The answer was lost\. If it had a new shared secret/);
    await note.waitFor();
    await page.getByText(/^For http:\/\/127\.0\.0\.1:10, issued/).waitFor();
    await page.unroute(lost);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^Saved/).waitFor();
    expect(await note.count()).toBe(1);
    await page.getByLabel('URL', { exact: true }).fill('http://127.0.0.1:11/hooks');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^whtok_/).waitFor();
    expect(await note.count()).toBe(0);
    await page.context().close();
  });

  embeddedOnly.test(
    'webhooks since a day in the page’s language are sent again, and by themselves after an outage once asked',
    async () => {
      const { url, openPage, beginSession, partner } = dashboard();
      const page = await openPage();
      await beginSession(page, 'bn');
      await page.goto(`${url}/dashboard/sandbox/webhooks`);
      const byItself = page.getByRole('switch', { name: 'সার্ভার ফিরে এলে নিজে থেকেই আবার পাঠান' });
      expect(await byItself.isChecked()).toBe(false);
      // The switch cannot be used before the setting is known.
      await until('the switch', () => byItself.isEnabled());
      await byItself.click({ force: true });
      const sandbox = new PartnerApi(url, partner.api_keys.sandbox);
      const settings = async () => (await sandbox.get('/v1/business/webhooks/settings')).body.resend_after_recovery;
      await until('the setting', settings);
      await page.reload();
      await page.getByRole('switch', { checked: true }).waitFor();

      await page.getByRole('button', { name: 'অনেকগুলো আবার পাঠান' }).click();
      const dialog = page.getByRole('dialog', { name: 'ওয়েবহুক আবার পাঠাবেন?' });
      await dialog.getByLabel('কোনগুলো').selectOption('all_since');
      await dialog.getByRole('button', { name: /^কখন থেকে \(ঢাকার সময়\): / }).click();
      await dialog.getByRole('button', { name: 'আগের মাস' }).click();
      await dialog.getByRole('button', { name: /^১৫ / }).click();
      await dialog.getByLabel('ঘণ্টা (ঢাকার সময়)').selectOption('১৩:০০');
      const answered = page.waitForResponse((response) => response.url().endsWith('/webhooks/redeliver'));
      await dialog.getByRole('button', { name: 'আবার পাঠান' }).click();
      const { created_at_from } = await (await answered).json();
      expect(created_at_from).toMatch(/^\d{4}-\d\d-15T13:00:00\.000\+06:00$/);
      await page.context().close();
    },
  );

  test('a redelivery that was not begun because another one was under way says so', async () => {
    const { url, openPage, beginSession } = dashboard();
    const page = await openPage();
    await beginSession(page);
    const other = { redelivery_id: 'rdl_1', status: 'manual_review', created_at_from: null, finished_at: null };
    const answer = { json: { ...other, accepted: 5, redelivered: 2 } };
    await page.route('**/v1/business/webhooks/redeliver', (route) => route.fulfill({ status: 202, ...answer }));
    await page.route('**/v1/business/webhooks/redeliveries/rdl_1', (route) => route.fulfill(answer));
    await page.goto(`${url}/dashboard/sandbox/webhooks`);
    const begin = async (which: string) => {
      await page.getByRole('button', { name: 'Send many again' }).click();
      await page.getByRole('dialog').getByLabel('Which').selectOption(which);
      await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
    };
    await begin('all_discarded');
    await page.getByText(/^Another redelivery was still under way \(2 of 5\), so yours was not begun/).waitFor();
    await begin('all_review');
    await page.getByText('2 of 5 are on their way').waitFor();
    await page.context().close();
  });

  embeddedOnly.test('a webhook behind a failing one says what it waits for, and links to it', async () => {
    const { url, openPage, beginSession } = dashboard();
    const email = `blocked-${randomUUID()}@example.com`;
    const { body: partner } = await operate(url, 'POST', '/partners', { name: 'Blocked', email });
    const sandbox = new PartnerApi(url, partner.api_keys.sandbox);
    const request = { sandbox_scenario: 'no_rider', callback_url: 'http://127.0.0.1:9/hooks' };
    const { order_id } = (await sandbox.create(orderRequest({ ...request, partner_reference_id: 'BLOCKED-1' }))).body;
    await sandbox.cancel(order_id);
    const page = await openPage();
    await beginSession(page, 'en', partner);
    await page.goto(`${url}/dashboard/sandbox/webhooks?order=${order_id}`);
    await page.getByText('BLOCKED-1').first().waitFor();
    await page.getByRole('link', { name: 'CANCELLED', exact: true }).click();
    await page.getByText(/This one waits for ORDER_CREATED/).waitFor();
    await page.getByRole('link', { name: 'ORDER_CREATED', exact: true }).click();
    await page.getByRole('heading', { name: 'Webhook ORDER_CREATED' }).waitFor();

    // The columns of the order's webhooks are aligned, with or without a cause.
    await page.goto(`${url}/dashboard/sandbox/orders/${order_id}`);
    const rows = page.locator('a[href*="/webhooks/dlv_"]');
    await rows.nth(1).waitFor();
    const causes = await rows.locator('span.soft').all();
    const boxes = await Promise.all(causes.map((cause) => cause.boundingBox()));
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
    await page.context().close();
  });

  embeddedOnly.test('a broken URL is found and corrected, and all webhooks that were given up arrive', async () => {
    const { partner, orderIds } = dashboard().failing;
    const sandbox = new PartnerApi(dashboard().url, partner.api_keys.sandbox);
    const receiver = await WebhookReceiver.start();
    const inReview = async () =>
      (await sandbox.get('/v1/business/webhooks?status=manual_review')).body.pagination.total === 2;
    await until('both webhooks to be given up', inReview, 60_000);

    const page = await dashboard().openPage();
    await dashboard().beginSession(page, 'en', partner);
    await page.goto(`${dashboard().url}/dashboard/sandbox/webhooks`);
    await page.getByText('Given up after six attempts: 2.').waitFor();
    await page.getByRole('button', { name: 'Show them' }).click();
    await page.getByRole('link', { name: 'ORDER_CREATED' }).first().click();
    await page.getByText('nothing listens at the address').first().waitFor();
    await page.getByText('Attempt 6', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'All webhooks' }).click();

    await page.getByLabel('URL', { exact: true }).fill(receiver.url);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^Saved/).waitFor();
    expect(await page.getByText('Your server answers again.').count()).toBe(0);
    await page.getByRole('button', { name: 'Send test' }).click();
    await page.getByText('Your server answers again.').waitFor();
    receiver.received.length = 0;
    await page.getByRole('button', { name: 'Send them again: 2' }).click();
    await page.getByText('On their way: 2 of 2.').waitFor();
    await until('both webhooks', () => receiver.received.length === 2);
    expect(receiver.received.map(({ body }) => body.order_id).sort()).toEqual([...orderIds].sort());
    await page.getByText('Given up after six attempts: 2.').waitFor({ state: 'detached' });
    await page.context().close();
  });
}
