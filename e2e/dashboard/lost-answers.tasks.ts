import { newGate } from '@dakpion/fixtures';
import type { Page, Route } from 'playwright-core';
import { operatorToken } from '../operator-token.ts';
import { closePage, type Dashboard } from './started-dashboard.ts';

const aPassword = 'a long enough password';
const busy = { status: 503, json: { code: 'temporarily_unavailable', status: 503, detail: 'Try again.' } };

/** A page that follows a late answer is left within this time. */
const leavesWithin = { timeout: 2_000 };

/** Pages whose requests fail, whose answers are lost, or whose answers come late. */
export function lostAnswersTasks(dashboard: () => Dashboard): void {
  const open = async (path: string): Promise<Page> => {
    const { openPage, beginSession, failing, url } = dashboard();
    const page = await openPage();
    await beginSession(page, 'en', failing.partner);
    await page.goto(`${url}/dashboard/${path}`);
    return page;
  };

  /** Signs the page in as a user with one-time codes. */
  const withCodes = async (page: Page, isOn: () => boolean) => {
    await page.route('**/v1/dashboard/session', async (route) => {
      const response = await route.fetch();
      const session = await response.json();
      const user = { ...session.user, totp: isOn(), recovery_codes_left: isOn() ? 3 : null };
      await route.fulfill({ response, json: { ...session, user } });
    });
  };

  test('after a change of the password without an answer, the page says that the new password may be valid', async () => {
    const page = await open('sandbox/account');
    await page.route('**/v1/dashboard/password', (route) => route.abort());
    await page.fill('input[name=current_password]', aPassword);
    await page.fill('input[name=new_password]', `${aPassword} 2`);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('The password may have been changed: sign in with the new one.').waitFor();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/dashboard\/sign-in/);
    await closePage(page);
  });

  test.each([
    ['password-reset', '**/v1/dashboard/password/reset', 'Change password'],
    ['invitation', '**/v1/dashboard/invitations/accept', 'Join'],
  ])(
    'the link %s whose answer was lost leads to the sign-in page, also when the link is then used up',
    async (path, asked, button) => {
      const { openPage, url } = dashboard();
      const page = await openPage();
      await page.route('**/v1/dashboard/invitations/read', (route) =>
        route.fulfill({
          json: { email: 'a@example.com', role: 'owner', partner: { partner_id: 'par_1', name: 'Shop' } },
        }),
      );
      let tries = 0;
      await page.route(asked, (route: Route) => {
        tries += 1;
        const used = { code: 'link_invalid', status: 410, detail: 'The link was used.' };
        return tries === 1 ? route.abort() : route.fulfill({ status: 410, json: used });
      });
      await page.goto(`${url}/dashboard/${path}#a-token`);
      await page.fill('input[name=password]', aPassword);
      const maybe = page.getByText('The password may have been changed: sign in with the new one.');
      await page.getByRole('button', { name: button, exact: true }).click();
      await maybe.waitFor();
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByText(/^This link is not valid any more/).waitFor();
      expect(await maybe.isVisible()).toBe(true);
      await page.getByRole('link', { name: 'Sign in', exact: true }).click();
      await page.waitForURL(/\/dashboard\/sign-in/);
      await closePage(page);
    },
  );

  test('new recovery codes without an answer: the page says that the former ones may have ended', async () => {
    const page = await dashboard().openPage();
    await withCodes(page, () => true);
    await dashboard().beginSession(page);
    await page.route('**/v1/dashboard/totp/recovery-codes', (route) => route.abort());
    await page.goto(`${dashboard().url}/dashboard/sandbox/account`);
    await page.getByRole('button', { name: 'Make new recovery codes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make new recovery codes' }).click();
    await page.getByText('The former recovery codes may have ended. Make new ones again.').waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Make new recovery codes' }).isEnabled()).toBe(
      true,
    );
    await closePage(page);
  });

  test('one-time codes that were turned on without an answer are shown as on, with the way to new recovery codes', async () => {
    const page = await dashboard().openPage();
    let isOn = false;
    await withCodes(page, () => isOn);
    await dashboard().beginSession(page);
    await page.route('**/v1/dashboard/totp/confirm', (route) => {
      isOn = true;
      return route.abort();
    });
    await page.goto(`${dashboard().url}/dashboard/sandbox/account`);
    await page.getByRole('button', { name: 'Set up one-time codes' }).click();
    await page.getByLabel('One-time code', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'Make new recovery codes' }).waitFor();
    await closePage(page);
  });

  test('the file of a statement has the name of its month, whichever month is chosen while it is read', async () => {
    const page = await open('sandbox/usage');
    const isLeft = newGate();
    await page.route('**/orders.csv', async (route) => {
      await isLeft.opened;
      await route.continue();
    });
    const months = page.getByRole('combobox', { name: 'Month' });
    const first = await months.inputValue();
    const asked = page.waitForRequest('**/orders.csv');
    await page.getByRole('button', { name: /CSV/ }).click();
    expect((await asked).url()).toContain(first);
    await months.selectOption({ index: 1 });
    await page.waitForURL(/month=/);
    const download = page.waitForEvent('download');
    isLeft.open();
    expect((await download).suggestedFilename()).toBe(`dakpion-sandbox-${first}.csv`);
    await closePage(page);
  });

  test.each([
    ['the webhooks of the overview', 'overview', '**/v1/business/webhooks?*'],
    ['the orders by state of the overview', 'overview', '**/v1/business/orders?*'],
    ['the figures by day of the usage', 'usage', '**/v1/business/usage?*'],
    ['the note on webhooks in review', 'webhooks', '**/v1/business/webhooks?status=*limit=1'],
  ])('%s: a failed read is shown, and can be repeated', async (_what, path, asked) => {
    const { openPage, beginSession, failing, url } = dashboard();
    const page = await openPage();
    await beginSession(page, 'en', failing.partner);
    await page.route(asked, (route) => route.fulfill(busy));
    await page.goto(`${url}/dashboard/sandbox/${path}`);
    await page.getByText('Dakpion is busy. Try again in a moment.').first().waitFor();
    await page.unroute(asked);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.first().click();
    await again.first().waitFor({ state: 'detached' });
    expect(await again.count()).toBe(0);
    await closePage(page);
  });

  test('work for operators that cannot be counted is marked with a question mark', async () => {
    const { openPage, url } = dashboard();
    const page = await openPage();
    await page.addInitScript(`localStorage.setItem('dakpion-language', 'en');
      sessionStorage.setItem('dakpion-operator-token', '${operatorToken}')`);
    await page.route('**/v1/operator/orders/overdue?*', (route) => route.fulfill(busy));
    await page.goto(`${url}/operator/partners`);
    const link = page.getByRole('navigation').getByRole('link', { name: /^Orders/ });
    await link.getByText('?', { exact: true }).waitFor();
    expect(await link.innerText()).toContain('?');
    await closePage(page);
  });

  test('an order whose creation is answered late is not opened from another page', async () => {
    const page = await open('sandbox/new-order');
    const isLeft = newGate();
    await page.route('**/v1/business/order/create', async (route) => {
      const response = await route.fetch();
      await isLeft.opened;
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Get price' }).click();
    const asked = page.waitForRequest('**/v1/business/order/create');
    await page.getByRole('button', { name: 'Place order' }).click();
    await asked;
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    const answered = page.waitForResponse('**/v1/business/order/create');
    isLeft.open();
    await answered;
    await expect(page.waitForURL(/\/orders\//, leavesWithin)).rejects.toThrow('Timeout');
    await closePage(page);
  });

  test('an order whose retry is answered late is not opened from another page', async () => {
    const { failing, url } = dashboard();
    const [orderId = ''] = failing.orderIds;
    const page = await dashboard().openPage();
    await dashboard().beginSession(page, 'en', failing.partner);
    await page.route(`**/v1/business/order/${orderId}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), allowed_actions: ['retry'] } });
    });
    const isLeft = newGate();
    await page.route('**/v1/business/order/*/retry', async (route) => {
      await isLeft.opened;
      await route.fulfill({ json: { order_id: 'ord_of_the_retry' } });
    });
    await page.goto(`${url}/dashboard/sandbox/settings`);
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.locator(`a[href$="${orderId}"]`).first().click();
    await page.getByRole('button', { name: 'Order again', exact: true }).click();
    const asked = page.waitForRequest('**/v1/business/order/*/retry');
    await page.getByRole('dialog').getByRole('button', { name: 'Order again', exact: true }).click();
    await asked;
    await page.goBack();
    await page.waitForURL(/\/sandbox\/orders$/);
    const answered = page.waitForResponse('**/v1/business/order/*/retry');
    isLeft.open();
    await answered;
    await expect(page.waitForURL(/ord_of_the_retry/, leavesWithin)).rejects.toThrow('Timeout');
    await closePage(page);
  });
}
