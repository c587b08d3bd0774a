import { setTimeout as pause } from 'node:timers/promises';
import { newGate } from '@dakpion/fixtures';
import { PartnerApi } from '../api.ts';
import { noRider } from '../order-request.ts';
import { until } from '../until.ts';
import type { Dashboard } from './started-dashboard.ts';

/** Longer than a rider takes to move. */
const slowAnswerMs = 700;

/** Pages of orders that change without a reload. */
export function liveOrdersTasks(dashboard: () => Dashboard): void {
  test('the page of an order follows its rider although each answer takes longer than the rider to move', async () => {
    const { url, openPage, beginSession, partner } = dashboard();
    const news = { order_id: dashboard().orderId };
    const order = (await new PartnerApi(url, partner.api_keys.sandbox).details(news.order_id)).body;
    const page = await openPage();
    await beginSession(page);
    let asked = 0;
    // The rider moves every 300 ms, for as long as a stream lasts.
    const event = `event: rider_location\ndata: ${JSON.stringify(news)}\n\n`;
    await page.addInitScript(`
      const send = window.fetch;
      window.fetch = (input, init) => {
        if (input !== '/v1/business/stream') return send(input, init);
        const bytes = new TextEncoder().encode(${JSON.stringify(event)});
        const body = new ReadableStream({
          start(controller) {
            setInterval(() => controller.enqueue(bytes), 300);
          },
        });
        return Promise.resolve(new Response(body));
      };`);
    await page.route(`**/v1/business/order/${news.order_id}`, async (route) => {
      asked += 1;
      const json = { ...order, receiver_name: `Read ${asked}` };
      if (asked > 1) await pause(slowAnswerMs);
      // The page may have been closed in the meantime.
      await route.fulfill({ json }).catch(() => undefined);
    });
    await page.goto(`${url}/dashboard/sandbox/orders/${news.order_id}`);
    await page.getByText(/^Read [2-9]$/).waitFor();
    await page.context().close();
  });

  test('the page of an order shows an event that is listed after the order was shown', async () => {
    const { openPage, beginSession, partner, url } = dashboard();
    const { order_id } = (await new PartnerApi(url, partner.api_keys.sandbox).create(noRider('LISTED'))).body;
    const page = await openPage();
    await beginSession(page);
    const isRead = newGate();
    await page.route('**/v1/business/events?*', async (route) => {
      await route.fulfill({ json: { data: [], next_after: null } });
      await page.unroute('**/v1/business/events?*');
      isRead.open();
    });
    // The stream begins, and with it the news, after the events were read.
    await page.route('**/v1/business/stream', async (route) => {
      await isRead.opened;
      await page.getByText('Events appear here as they happen.').waitFor();
      await route.continue();
    });
    await page.goto(`${url}/dashboard/sandbox/orders/${order_id}`);
    await page.locator('summary', { hasText: 'ORDER_CREATED' }).waitFor();
    await page.context().close();
  });

  test('a list that lost its stream shows the missed changes when it has a stream again', async () => {
    const { openPage, beginSession, partner, url } = dashboard();
    const sandbox = new PartnerApi(url, partner.api_keys.sandbox);
    const page = await openPage();
    await beginSession(page);
    let streams = 0;
    let created: Promise<unknown> = Promise.resolve();
    await page.route('**/v1/business/stream', async (route) => {
      streams += 1;
      if (streams > 1) {
        // Created before the stream begins, so that the stream does not report the order.
        created = sandbox.create(noRider('AWAY-1'));
        await created;
        await route.continue();
      } else await route.fulfill({ contentType: 'text/event-stream', body: 'retry: 1000\n\n' });
    });
    await page.goto(`${url}/dashboard/sandbox/orders`);
    await page.getByRole('link', { name: 'AWAY-1', exact: true }).waitFor({ timeout: 30_000 });
    expect(streams).toBeGreaterThan(1);
    await page.context().close();
  });

  test('a page without live updates says so, and reads again when it has them', async () => {
    const { openPage, beginSession, url } = dashboard();
    const lost = async (path: string) => {
      const page = await openPage();
      await beginSession(page);
      await page.route('**/v1/business/stream', (route) => route.abort());
      await page.goto(`${url}/dashboard/sandbox/${path}`);
      await page.getByText(/^Not live: the connection is lost/).waitFor();
      const read = page.waitForResponse(/\/v1\/business\/(orders|usage)\?/);
      await page.unroute('**/v1/business/stream');
      await read;
      await page.getByText(/^Not live/).waitFor({ state: 'detached' });
      const notLive = await page.getByText(/^Not live/).count();
      await page.context().close();
      return notLive;
    };
    expect(await Promise.all(['orders', 'overview', 'usage'].map(lost))).toEqual([0, 0, 0]);
  });

  test('a tab that was hidden when the stream came back does not say that it is lost', async () => {
    const { openPage, beginSession, url } = dashboard();
    const page = await openPage();
    await beginSession(page);
    const context = page.context();
    await context.route('**/v1/business/stream', (route) => route.abort());
    const other = await context.newPage();
    const note = (tab: typeof page) => tab.getByText(/^Not live/);
    for (const tab of [page, other]) {
      await tab.goto(`${url}/dashboard/sandbox/orders`);
      await note(tab).waitFor();
    }
    const turn = (hidden: boolean) =>
      other.evaluate(`Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${hidden} });
        document.dispatchEvent(new Event('visibilitychange'))`);
    await turn(true);
    await context.unroute('**/v1/business/stream');
    await note(page).waitFor({ state: 'detached' });
    expect(await note(other).count()).toBe(1);
    await turn(false);
    await note(other).waitFor({ state: 'detached' });
    expect(await note(other).count()).toBe(0);
    await context.close();
  });

  test('eight tabs share one stream, and a hidden tab reads again when it is shown', async () => {
    const { openPage, signIn, partner, url } = dashboard();
    const sandbox = new PartnerApi(url, partner.api_keys.sandbox);
    const first = await openPage();
    await signIn(first);
    const open = new Set<string>();
    const context = first.context();
    let opened = 0;
    const names = new Map<object, string>();
    context.on('request', (request) => {
      if (!request.url().endsWith('/v1/business/stream')) return;
      opened += 1;
      names.set(request, String(opened));
      open.add(String(opened));
    });
    context.on('requestfailed', (request) => open.delete(names.get(request) ?? ''));
    context.on('requestfinished', (request) => open.delete(names.get(request) ?? ''));
    const tabs = [first];
    while (tabs.length < 8) tabs.push(await context.newPage());
    for (const tab of tabs) {
      await tab.addInitScript("localStorage.setItem('dakpion-language', 'en')");
      await tab.goto(`${url}/dashboard/sandbox/orders`);
      await tab.getByRole('heading', { name: 'Orders' }).waitFor();
    }
    await until('a stream', () => open.size === 1);
    const before = opened;
    const show = (tab: (typeof tabs)[number], name: string) =>
      tab.getByRole('link', { name, exact: true }).waitFor({ timeout: 30_000 });
    await sandbox.create(noRider('SHARED-1'));
    await Promise.all(tabs.map((tab) => show(tab, 'SHARED-1')));
    expect(open.size).toBe(1);

    const turn = (hidden: boolean) =>
      first.evaluate(`Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${hidden} });
        document.dispatchEvent(new Event('visibilitychange'))`);
    await turn(true);
    await until('another tab to read the stream', () => opened === before + 1 && open.size === 1);
    await sandbox.create(noRider('SHARED-2'));
    await Promise.all(tabs.slice(1).map((tab) => show(tab, 'SHARED-2')));
    expect(await first.getByRole('link', { name: 'SHARED-2', exact: true }).count()).toBe(0);
    await turn(false);
    await show(first, 'SHARED-2');
    expect([opened, open.size]).toEqual([before + 1, 1]);
    await context.close();
  });
}
