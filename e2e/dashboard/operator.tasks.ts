import type { Page } from 'playwright-core';
import { type Body, operate, PartnerApi } from '../api.ts';
import { axeViolations, overflow } from '../browser.ts';
import { operatorToken } from '../operator-token.ts';
import { orderRequest } from '../order-request.ts';
import { riderEvent } from '../rider-events.ts';
import { until } from '../until.ts';
import { type Dashboard, embeddedOnly } from './started-dashboard.ts';

const views = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'bn', theme: 'light', width: 360 },
  { language: 'en', theme: 'dark', width: 360 },
] as const;

/** Creates an order of a new partner and two dead letters about it: events of another rider than its own. */
async function deadLetters(url: string, partner: Body): Promise<{ orderId: string; letters: Body[] }> {
  const made = await new PartnerApi(url, partner.api_keys.production).create(
    orderRequest({ partner_reference_id: 'D-77' }),
  );
  const orderId: string = made.body.order_id;
  const own = riderEvent(orderId, 'RIDER_ASSIGNED');
  const wrong = { ...riderEvent(orderId, 'RIDER_ACCEPTED'), rider: { ...own.rider, rider_id: 1 } };
  const ids = ['wrong-1', 'wrong-2'].map((id) => `${orderId}-${id}`);
  await operate(url, 'POST', '/rider-events', [own, ...ids.map((event_id) => ({ ...wrong, event_id }))]);
  const open = async () => (await operate(url, 'GET', `/dead-letters?key=${orderId}`)).body.data as Body[];
  await until('two dead letters', async () => (await open()).length === 2, 60_000);
  return { orderId, letters: await open() };
}

/** The operators' page. The token for signing in is only in the tab's storage, and in no address. */
export function operatorTasks(dashboard: () => Dashboard): void {
  let partner: Body;
  let found: { orderId: string; letters: Body[] };
  beforeAll(async () => {
    const { url } = dashboard();
    const email = 'owner-of-daraz@example.com';
    partner = (await operate(url, 'POST', '/partners', { name: 'Daraz', email })).body;
    found = await deadLetters(url, partner);
  });

  const open = async (
    path: string,
    view: Parameters<Dashboard['openPage']>[0] = {},
    language = 'en',
    token = operatorToken,
  ): Promise<Page> => {
    const page = await dashboard().openPage(view);
    await page.addInitScript(`localStorage.setItem('dakpion-language', '${language}');
      sessionStorage.setItem('dakpion-operator-token', '${token}')`);
    await page.goto(`${dashboard().url}/operator/${path}`);
    return page;
  };
  const confirm = async (page: Page, name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };

  const confirmOf = async (page: Page, name: string, of: string) => {
    await page.getByRole('button', { name: `${name} ${of}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };

  test('data is shown only with the token, and until the operator signs out', async () => {
    const page = await dashboard().openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${dashboard().url}/operator/partners`);
    await page.getByLabel('Operator token').fill('a-wrong-token');
    expect(asked.filter((url) => url.includes('/v1/'))).toEqual([]);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('The operator token is wrong.').waitFor();
    await page.getByLabel('Operator token').fill(operatorToken);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Daraz' }).waitFor();
    await page.reload();
    await page.getByText(`••••${partner.api_keys.production.slice(-4)}`).waitFor();
    expect(await page.content()).not.toContain(partner.api_keys.production);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Operator token').waitFor();
    expect(asked.filter((url) => url.includes(operatorToken))).toEqual([]);
    expect(await page.evaluate('[JSON.stringify(sessionStorage), JSON.stringify(localStorage)].join()')).not.toContain(
      operatorToken,
    );
    await page.context().close();
  });

  test.each([
    ['en', 'This token is no longer valid.'],
    ['bn', 'টোকেনটি আর কার্যকর নয়।'],
  ])('a revoked token leads to the sign-in form, which says why: %s', async (language, reason) => {
    const { url } = dashboard();
    const { token, token_id } = (
      await operate(url, 'POST', '/tokens', { name: `Revoked ${language}`, role: 'operator' })
    ).body;
    const page = await open('partners', {}, language, token);
    await page.getByRole('link', { name: 'Daraz' }).waitFor();
    await operate(url, 'DELETE', `/tokens/${token_id}`);
    await page.getByRole('link', { name: 'Daraz' }).click();
    await page.getByText(reason).waitFor();
    await page.locator('input[name=token]').fill('a-wrong-token');
    await page.locator('button[type=submit]').click();
    await page.getByRole('alert').waitFor();
    await until('the former reason to go', async () => (await page.getByText(reason).count()) === 0, 10_000);
    await page.locator('input[name=token]').fill(operatorToken);
    await page.locator('button[type=submit]').click();
    await page.getByText('Daraz').first().waitFor();
    await page.context().close();
  });

  embeddedOnly.test(
    'the health page names every engine, and half an hour without use signs the operator out',
    async () => {
      const page = await dashboard().openPage();
      await page.clock.install();
      await page.goto(`${dashboard().url}/operator/health`);
      await page.getByLabel('Operator token').fill(operatorToken);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('cell', { name: 'order-views-projection' }).waitFor();
      for (const checked of ['Event store', 'State store', 'Message broker']) {
        await page.getByRole('term').filter({ hasText: checked }).waitFor();
      }
      await page.clock.fastForward('29:00');
      await page.getByRole('cell', { name: 'order-views-projection' }).waitFor();
      await page.clock.fastForward('02:00');
      await page.getByLabel('Operator token').waitFor();
      expect(await page.evaluate('sessionStorage.length')).toBe(0);
      await page.context().close();
    },
  );

  test('a partner is created with working keys, suspended, and resumed with other limits', async () => {
    const page = await open('partners');
    await page.getByRole('button', { name: 'Create partner' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Pathao Shop');
    await form.getByLabel('E-mail address').fill('owner-of-pathao@example.com');
    await form.getByRole('button', { name: 'Create partner' }).click();
    const key = await page.getByText(/^live_key_\w{10}/).innerText();
    const status = async () => (await new PartnerApi(dashboard().url, key).get('/v1/business/orders')).status;
    await until('the key to work', async () => (await status()) === 200, 10_000);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    expect(await page.content()).not.toContain(key);

    await page.getByRole('link', { name: 'Pathao Shop' }).click();
    await confirm(page, 'Suspend');
    await page.getByText('This partner is suspended').waitFor();
    await until('the key to be refused', async () => (await status()) === 403, 5_000);
    await confirm(page, 'Resume');
    await page.getByText('This partner is suspended').waitFor({ state: 'detached' });
    await until('the key to work again', async () => (await status()) === 200, 5_000);

    await page.getByLabel('Production: writes').fill('0');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Some entries are not valid').waitFor();
    await page.getByLabel('Production: writes').fill('77');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The limits are changed.').waitFor();
    const { data } = (await operate(dashboard().url, 'GET', '/partners?limit=100')).body;
    const changed = data.find(({ name }: Body) => name === 'Pathao Shop');
    expect(changed.rate_limits.production).toEqual({ write: 77, read: 3000 });
    const path = `/partners/${changed.partner_id}`;
    // Another operator, while this page is open.
    await operate(dashboard().url, 'PUT', `${path}/rate-limits`, { production: { write: 88, read: 888 } });
    await page.getByLabel('Sandbox: writes').fill('66');
    const saved = page.waitForResponse(/rate-limits$/);
    await page.getByRole('button', { name: 'Save' }).click();
    await saved;
    const { rate_limits } = (await operate(dashboard().url, 'GET', path)).body;
    expect(rate_limits).toMatchObject({ sandbox: { write: 66 }, production: { write: 88, read: 888 } });

    await page.getByRole('button', { name: 'Reset password owner-of-pathao@example.com' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset password' }).click();
    await page.getByText(/\/dashboard\/password-reset#/).waitFor();
    await page.context().close();
  });

  test('a refused entry is not shown again with the next dialog, and limits can be entered in Bangla digits', async () => {
    const page = await open('partners');
    await page.getByRole('button', { name: 'Create partner' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Incomplete');
    await dialog.getByRole('button', { name: 'Create partner' }).click();
    await dialog.getByText('Some entries are not valid').waitFor();
    await dialog.getByText('Close', { exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Create partner' }).click();
    await dialog.getByLabel('Name').waitFor();
    expect(await dialog.getByText('Some entries are not valid').count()).toBe(0);

    await page.goto(`${dashboard().url}/operator/partners/${partner.partner_id}`);
    await page.getByLabel('Sandbox: reads').fill('৭৭৭');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The limits are changed.').waitFor();
    const path = `/partners/${partner.partner_id}`;
    expect((await operate(dashboard().url, 'GET', path)).body.rate_limits.sandbox.read).toBe(777);
    await page.context().close();
  });

  embeddedOnly.test(
    'a partner whose answer was lost is in the list, and is not created again by a second click',
    async () => {
      const page = await open('partners');
      await page.route('**/v1/operator/partners', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await route.fetch();
        await route.abort();
      });
      await page.getByRole('button', { name: 'Create partner' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Lost Answer');
      await dialog.getByLabel('E-mail address').fill('owner-of-lost@example.com');
      await dialog.getByRole('button', { name: 'Create partner' }).click();
      await dialog.getByText(/^The partner may have been created/).waitFor();
      expect(await dialog.getByRole('button', { name: 'Create partner' }).count()).toBe(0);
      await dialog.getByLabel('Name').press('Enter');
      await dialog.getByText('Close', { exact: true }).click();
      await page.getByRole('link', { name: 'Lost Answer' }).waitFor();
      const { data } = (await operate(dashboard().url, 'GET', '/partners?limit=100')).body;
      expect(data.filter(({ name }: Body) => name === 'Lost Answer')).toHaveLength(1);
      await page.context().close();
    },
  );

  test('a list that has become shorter than its shown page shows its last page', async () => {
    const page = await open('orders');
    const order = {
      order_id: found.orderId,
      partner_reference_id: 'WAITS',
      partner_id: partner.partner_id,
      environment: 'production',
      parcel_status: 'PENDING',
      minutes: 30,
      since: '2026-11-29T10:00:00+06:00',
    };
    let total = 26;
    await page.route('**/v1/operator/orders/overdue?*', async (route) => {
      const number = Number(new URL(route.request().url()).searchParams.get('page'));
      const data = number === 1 || total > 25 ? [{ ...order, partner_reference_id: `WAITS-${number}` }] : [];
      const pagination = { page: number, limit: 25, total, has_more: number * 25 < total };
      await route.fulfill({ json: { data, pagination } });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'WAITS-2' }).waitFor();
    total = 20;
    await page.getByRole('link', { name: 'WAITS-1' }).waitFor();
    expect(await page.getByText('No order waits too long').count()).toBe(0);
    await page.context().close();
  });

  test('an auditor sees every page, and nothing that would change something', async () => {
    const { url } = dashboard();
    const { token } = (await operate(url, 'POST', '/tokens', { name: 'Nasrin', role: 'auditor' })).body;
    const page = await open('partners', {}, 'en', token);
    const webhook = {
      delivery_id: 'whd_1',
      order_id: found.orderId,
      event: 'CREATED',
      partner_id: partner.partner_id,
      environment: 'production',
      status: 'manual_review',
      url: 'https://example.com',
      attempt_count: 0,
      last_attempt: { number: 1, response_status: null, error: 'name_not_resolved' },
      updated_at: '2026-11-29T10:00:00+06:00',
    };
    const parked = { follower: 'f', stream: 's', reason: 'r', parked_at: webhook.updated_at, released_at: null };
    const released = { ...parked, follower: 'g', released_at: webhook.updated_at };
    await page.route('**/v1/operator/webhooks?*', (route) =>
      route.fulfill({ json: { data: [webhook], next_after: null } }),
    );
    await page.route('**/v1/operator/parked', (route) => route.fulfill({ json: { data: [parked, released] } }));
    const letter = encodeURIComponent(found.letters[0]?.letter_id);
    const offered = async () => {
      const names = /^(Create|Suspend|Resume|Rotate|Revoke|Save|Send|Issue|Reset|Redeliver|Drop|Replay|Release)\b/;
      const buttons = await page.getByRole('main').getByRole('button', { name: names }).allInnerTexts();
      return [...buttons, ...(await page.getByRole('columnheader', { name: names }).allInnerTexts())];
    };
    const seen: Record<string, string[]> = {};
    for (const [path, shown] of [
      ['partners', page.getByRole('link', { name: 'Daraz' })],
      [`partners/${partner.partner_id}`, page.getByText('owner-of-daraz@example.com', { exact: true })],
      ['webhooks', page.getByText('the host name has no address')],
      ['health', page.getByText('Released', { exact: true })],
      [`dead-letters/${letter}`, page.getByText(`"${found.orderId}"`)],
    ] as const) {
      await page.goto(`${url}/operator/${path}`);
      await shown.first().waitFor();
      seen[path] = await offered();
    }
    expect(Object.values(seen).flat()).toEqual([]);
    await page.goto(`${url}/operator/partners/${partner.partner_id}`);
    const limit = page.getByLabel('Production: writes');
    // A disabled field is grey, and the keyboard passes over it.
    expect([await limit.isEditable(), await limit.isDisabled()]).toEqual([false, false]);
    await page.context().close();
  });

  test('one dead letter is dropped with a reason, and another is replayed', async () => {
    const { url } = dashboard();
    const page = await open('dead-letters');
    const [first, second] = found.letters.map(({ letter_id }) => encodeURIComponent(letter_id));
    await page.locator(`a[href="/operator/dead-letters/${first}"]`).click();
    await page.getByText(`"${found.orderId}"`).waitFor();
    await page.getByRole('button', { name: 'Drop' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Drop' }).click();
    await dialog.getByText('Enter the reason').waitFor();
    await dialog.getByLabel('Reason for dropping').fill('Their phone was swapped.');
    await dialog.getByRole('button', { name: 'Drop' }).click();
    await page.getByText('Their phone was swapped.').waitFor();
    const decided = (await operate(url, 'GET', `/dead-letters/${first}`)).body.decision;
    expect(decided).toMatchObject({ outcome: 'dropped', reason: 'Their phone was swapped.' });

    await page.goto(`${url}/operator/dead-letters/${second}`);
    await confirm(page, 'Replay');
    await page.getByText('Replayed', { exact: true }).waitFor();
    expect((await operate(url, 'GET', `/dead-letters/${second}`)).body.decision.outcome).toBe('replayed');
    await page.context().close();
  });

  test("the navigation shows the counts of its pages' first view: the entries that wait in production", async () => {
    const { url } = dashboard();
    const inReview = async (environment: string): Promise<number> =>
      (await operate(url, 'GET', `/webhooks?status=manual_review&limit=100${environment}`)).body.data.length;
    // The last of six attempts is made after 31 s.
    await until(
      'webhooks of the sandbox to be given up',
      async () => (await inReview('&environment=sandbox')) > 0,
      60_000,
    );
    const page = await open('webhooks');
    const counted = page.waitForResponse((response) => /\/operator\/webhooks\?.*limit=100/.test(response.url()));
    await page.reload();
    await counted;
    expect(await inReview('&environment=production')).toBe(0);
    await page.getByText('No webhooks in this state').waitFor();
    expect(await page.getByRole('link', { name: /^Webhook reviews/ }).innerText()).toBe('Webhook reviews');
    await page.context().close();
  }, 120_000);

  test("orders are found by the receiver's phone number, one by its id, and its page shows its partner and events", async () => {
    const page = await open('orders');
    await page.getByLabel('Find an order').fill('+88 01712-345678');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('heading', { name: 'Found orders' }).waitFor();
    await page.getByLabel('Find an order').fill(found.orderId);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.locator(`a[href="/operator/orders/${found.orderId}"]`).first().click();
    await page.getByRole('link', { name: 'Daraz' }).waitFor();
    await page.getByText('01712345678').waitFor();
    await page.getByText('Order created').waitFor();
    expect(await page.getByRole('term').allInnerTexts()).toContain("The partner's reference");
    expect(page.url()).toContain(`/operator/orders/${found.orderId}`);
    await page.context().close();
  });

  test('a key is rotated and revoked, shown as ended, and not shown on the page of another partner', async () => {
    const { url } = dashboard();
    const email = 'owner-of-keys@example.com';
    const shop = (await operate(url, 'POST', '/partners', { name: 'Keys', email })).body;
    const status = async (key: string) => (await new PartnerApi(url, key).get('/v1/business/orders')).status;
    const page = await open(`partners/${partner.partner_id}`);
    await page.getByRole('heading', { name: 'Daraz' }).waitFor();
    await page.evaluate(`history.pushState({}, '', '/operator/partners/${shop.partner_id}')`);
    await page.getByRole('heading', { name: 'Keys', exact: true }).waitFor();
    await confirmOf(page, 'Rotate key', 'Production');
    const second = await page.getByText(/^live_key_\w{10}/).innerText();
    await page.getByText(/Works until/).waitFor();
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await confirmOf(page, 'Revoke all keys', 'Production');
    const third = await page.getByText(/^live_key_\w{10}/).innerText();
    await until('the new key to work', async () => (await status(third)) === 200, 10_000);
    expect([await status(shop.api_keys.production), await status(second)]).toEqual([401, 401]);
    await page.getByText(/Works until/).waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('heading', { name: 'Daraz' }).waitFor();
    expect(await page.getByText(third).count()).toBe(0);
    await page.context().close();
  });

  test('no column of a table breaks its short words, whatever is beside it', async () => {
    const { url } = dashboard();
    const email = `${'a-very-long-name-of-an-owner.'.repeat(2)}x@${'subdomain-of-a-shop.'.repeat(3)}example.com`;
    const shop = (await operate(url, 'POST', '/partners', { name: 'Long', email })).body;
    const page = await open(`partners/${shop.partner_id}`, { width: 1280 });
    const linesOf = (name: string) =>
      page.getByRole('cell', { name, exact: true }).evaluate((cell) => {
        const range = cell.ownerDocument.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      });
    expect([await linesOf('Owner'), await linesOf('Active')]).toEqual([1, 1]);
    await page.context().close();
  });

  embeddedOnly.describe('in every view', () => {
    test.each(views)('axe finds no fault and nothing overflows: $language, $theme, $width px', async (view) => {
      const page = await open('partners', { ...view, locale: view.language }, view.language);
      const faults: string[] = [];
      const letter = encodeURIComponent(found.letters[0]?.letter_id);
      const paths = [
        'partners',
        `partners/${partner.partner_id}`,
        'webhooks',
        'orders',
        'dead-letters',
        'health',
        'nothing',
      ];
      paths.push(`orders/${found.orderId}`);
      for (const path of [...paths, `dead-letters/${letter}`]) {
        await page.goto(`${dashboard().url}/operator/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
        faults.push(...(await axeViolations(page)).map((fault) => `${path}: ${fault}`));
        if ((await overflow(page)) !== 0) faults.push(`${path}: scrolls sideways`);
      }
      await page.context().close();
      const signIn = await dashboard().openPage({ ...view, locale: view.language });
      await signIn.goto(`${dashboard().url}/operator`);
      await signIn.getByRole('heading', { level: 1 }).waitFor();
      faults.push(...(await axeViolations(signIn)).map((fault) => `sign-in: ${fault}`));
      expect(faults).toEqual([]);
      await signIn.context().close();
    });
  });
}
