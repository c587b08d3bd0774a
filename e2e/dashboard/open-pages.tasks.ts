import { randomUUID } from 'node:crypto';
import { newGate } from '@dakpion/fixtures';
import type { Page } from 'playwright-core';
import { type Body, operate, PartnerApi } from '../api.ts';
import { operatorToken } from '../operator-token.ts';
import { noRider } from '../order-request.ts';
import { until } from '../until.ts';
import { closePage, type Dashboard } from './started-dashboard.ts';

/** The time after an event within which the figures of a day have it. */
const gathersMs = 1_250;

/** Pages that stay open: what they read again, what keeps their session, and where they lead. */
export function openPagesTasks(dashboard: () => Dashboard): void {
  const newPartner = async (name: string): Promise<Body> => {
    const email = `owner-${randomUUID()}@example.com`;
    return (await operate(dashboard().url, 'POST', '/partners', { name, email })).body;
  };
  const open = async (path: string, partner: Body = dashboard().failing.partner): Promise<Page> => {
    const page = await dashboard().openPage();
    await dashboard().beginSession(page, 'en', partner);
    await page.goto(`${dashboard().url}/dashboard/${path}`);
    return page;
  };

  test.each(['overview', 'usage'])(
    'figures that are gathered after the news of an event are shown: %s',
    async (path) => {
      const { openPage, beginSession, failing, url } = dashboard();
      const page = await openPage();
      await beginSession(page, 'en', failing.partner);
      let newsAt = Number.POSITIVE_INFINITY;
      await page.route('**/v1/business/stream', async (route) => {
        newsAt = Date.now();
        await route.continue();
      });
      await page.route(/\/v1\/business\/(usage|statements\/)/, async (route) => {
        const response = await route.fetch();
        const read = await response.json();
        const isGathered = Date.now() > newsAt + gathersMs;
        if (isGathered && read.totals !== undefined) read.totals.completed.total_price = 4_711;
        if (isGathered && read.charged !== undefined) read.charged.total_price = 4_711;
        await route.fulfill({ response, json: read });
      });
      await page.goto(`${url}/dashboard/sandbox/${path}`);
      const figure = page.getByText('BDT 4,711', { exact: true });
      await figure.waitFor();
      expect(await figure.isVisible()).toBe(true);
      await closePage(page);
    },
  );

  test('Find with the same text reads again', async () => {
    const { openPage, url, orderId } = dashboard();
    const page = await openPage();
    await page.addInitScript(`localStorage.setItem('dakpion-language', 'en');
      sessionStorage.setItem('dakpion-operator-token', '${operatorToken}')`);
    await page.goto(`${url}/operator/orders`);
    await page.getByLabel('Find an order').fill(orderId);
    for (const time of ['first', 'second']) {
      const answered = page.waitForResponse('**/v1/operator/orders?*');
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      expect([time, (await answered).status()]).toEqual([time, 200]);
      await page.getByRole('region', { name: 'Found' }).getByText(orderId).first().waitFor();
    }
    await closePage(page);
  });

  test('the page of an order shows another rider, of whom no event tells', async () => {
    const { partner, url, openPage, beginSession } = dashboard();
    const order = (await new PartnerApi(url, partner.api_keys.sandbox).create(noRider('REPLACED'))).body;
    const page = await openPage();
    await beginSession(page);
    let rider = 'Karim';
    await page.route(`**/v1/business/order/${order.order_id}`, async (route) => {
      const response = await route.fetch();
      const driver_info = { ...riderOf(rider), location_updated_at: order.created_at };
      await route.fulfill({ response, json: { ...(await response.json()), parcel_status: 'ASSIGNED', driver_info } });
    });
    await page.goto(`${url}/dashboard/sandbox/orders/${order.order_id}`);
    await page.getByText('Karim').first().waitFor();
    // The reads that follow the beginning of the stream are over: its lock is held and nothing has happened since.
    await page.waitForResponse('**/v1/business/events?*');
    rider = 'Rahim';
    await page.getByText('Rahim').first().waitFor();
    expect(await page.getByText('Karim').count()).toBe(0);
    await closePage(page);
  });

  test('typing in a long form keeps the session', async () => {
    const page = await dashboard().openPage();
    await page.clock.install();
    await dashboard().signIn(page, 'en', await newPartner('Typing'));
    await page.goto(`${dashboard().url}/dashboard/sandbox/new-order`);
    await page.getByRole('button', { name: 'Get price' }).waitFor();
    await page.clock.fastForward('07:00');
    await page.keyboard.press('Shift');
    const used = page.waitForRequest('**/v1/dashboard/session');
    await page.clock.fastForward('01:00');
    expect((await used).method()).toBe('GET');
    // Without use, nothing is sent.
    let isSent = false;
    page.on('request', (request) => {
      isSent ||= request.url().endsWith('/v1/dashboard/session');
    });
    await page.clock.fastForward('08:00');
    await page.clock.fastForward('01:00');
    expect(isSent).toBe(false);
    await closePage(page);
  });

  test('from a page past the end of a list, Back leads to the page before it', async () => {
    const page = await open('sandbox/settings');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    const { orderId } = dashboard();
    await page.route('**/v1/business/statements/*', async (route) => {
      const asked = Number(new URL(route.request().url()).searchParams.get('page'));
      const response = await route.fetch();
      const pagination = { page: asked, limit: 25, total: 1, has_more: false, total_pages: 1 };
      const line = {
        order_id: orderId,
        partner_reference_id: 'ONE',
        completed_at: new Date().toISOString(),
        total_price: 1,
      };
      const json = { ...(await response.json()), pagination, data: [line] };
      await route.fulfill({ response, json });
    });
    await page.evaluate(`history.pushState({}, '', '/dashboard/sandbox/usage?page=9')`);
    await page.waitForURL(/usage\?.*page=1$/);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(page.url()).toContain('/sandbox/settings');
    await closePage(page);
  });

  test.each(['orders', 'requests'])(
    'while another filter loads, the former list of %s leads to no older page',
    async (path) => {
      const { openPage, beginSession, failing, url } = dashboard();
      const page = await openPage();
      await beginSession(page, 'en', failing.partner);
      const isLeft = newGate();
      let isHeld = false;
      await page.route(`**/v1/business/${path}?*`, async (route) => {
        if (isHeld) await isLeft.opened;
        const response = await route.fetch();
        const read = await response.json();
        const pagination = { ...read.pagination, total: 99, next_after: 'a-place', has_more: true };
        const older =
          path === 'orders'
            ? { pagination }
            : { data: [{ ...aRequest, request_id: randomUUID() }], next: '1700000000000.1', has_more: true };
        // The page may have been closed in the meantime.
        await route.fulfill({ response, json: { ...read, ...older } }).catch(() => undefined);
      });
      await page.goto(`${url}/dashboard/sandbox/${path}`);
      const older = page.getByRole('button', { name: 'Older' });
      await until('the link to older entries', () => older.isEnabled());
      isHeld = true;
      const filter = path === 'orders' ? 'states=CANCELLED' : 'status=4xx';
      await page.evaluate(`history.pushState({}, '', '/dashboard/sandbox/${path}?${filter}')`);
      await until('no link to older entries', () => older.isDisabled());
      isLeft.open();
      await until('the link to older entries', () => older.isEnabled());
      await closePage(page);
    },
  );

  /** The form of an order, whose next read of the session finds other facts about the user. The form itself is refused. */
  const formOf = async (changes: Body): Promise<Page> => {
    const page = await open('sandbox/new-order', await newPartner('Changed'));
    await page.getByRole('button', { name: 'Get price' }).waitFor();
    await page.route('**/v1/dashboard/session', async (route) => {
      const response = await route.fetch();
      const session = await response.json();
      await route.fulfill({ response, json: { ...session, user: { ...session.user, ...changes } } });
    });
    const refusal = { code: 'role_not_allowed', status: 403, detail: 'Not allowed.' };
    await page.route('**/v1/business/order/quotation', (route) => route.fulfill({ status: 403, json: refusal }));
    return page;
  };
  const refused = (page: Page) => page.getByRole('button', { name: 'Get price' }).click();
  const seen = (page: Page) =>
    page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");

  test.each([
    ['the first refusal', refused],
    ['being seen again', seen],
  ])('a page learns of a changed role by %s', async (_by, learn) => {
    const page = await formOf({ role: 'read_only' });
    await learn(page);
    await page.getByText('Your role can view orders, and cannot create any.').waitFor();
    expect(await page.getByRole('button', { name: 'Get price' }).count()).toBe(0);
    await closePage(page);
  });

  test('a page whose session is that of another user when it is read again is loaded again', async () => {
    const page = await formOf({ user_id: 'usr_other' });
    await page.evaluate('globalThis.isSamePage = true');
    await refused(page);
    await until('another load', async () => (await page.evaluate('globalThis.isSamePage')) === undefined);
    expect(await page.getByText('Your role does not allow this.').count()).toBe(0);
    await closePage(page);
  });

  test('after a sign-out, the address of the sign-in page does not have what the user searched for', async () => {
    const page = await open('sandbox/orders?search=01712345678', await newPartner('Searched'));
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL(/\/dashboard\/sign-in/);
    expect(new URL(page.url()).searchParams.get('next')).toBe('/sandbox/orders');
    expect(page.url()).not.toContain('01712345678');
    await closePage(page);
  });
}

const riderOf = (name: string) => ({
  rider_id: 4_711,
  name,
  phone_number: '01811111111',
  driver_type: 1,
  is_freelancer: false,
  latitude: 23.75,
  longitude: 90.38,
});

const aRequest = {
  time: new Date().toISOString(),
  method: 'GET',
  path: '/v1/business/orders',
  query: null,
  status: 200,
  problem_code: null,
  duration_ms: 3,
  idempotency_key: null,
  api_key_last_four: 'abcd',
  body: null,
  body_omitted: false,
  errors: [],
};
