import { markContrasts } from './mark-contrasts.ts';
import type { Dashboard } from './started-dashboard.ts';

/** The overview: the start page. */
export function overviewTasks(dashboard: () => Dashboard): void {
  test.each(['light', 'dark'] as const)(
    'the bars have a contrast of at least 3:1 to their background: %s',
    async (theme) => {
      const { url, failing, openPage, beginSession } = dashboard();
      const page = await openPage({ theme });
      await beginSession(page, 'en', failing.partner);
      const found: [string, number][] = [];
      const kindsOf = {
        overview: ['figure svg g rect', 'span[data-kind][style*=flex]'],
        usage: ['figure svg g rect'],
      };
      for (const [path, kinds] of Object.entries(kindsOf)) {
        await page.goto(`${url}/dashboard/sandbox/${path}`);
        for (const kind of kinds) await page.locator(kind).first().waitFor({ state: 'attached' });
        found.push(...(await markContrasts(page)));
      }
      // Two kinds of bars of orders, a part of the bar of webhooks, and the bars of attempts.
      expect(found.length).toBeGreaterThanOrEqual(4);
      expect(found.filter(([, contrast]) => contrast < 3)).toEqual([]);
      await page.context().close();
    },
  );

  test('a partner without orders is guided to the first one, and with orders each number links to its list', async () => {
    const page = await dashboard().openPage();
    await dashboard().signIn(page);
    await page.waitForURL(/\/dashboard\/sandbox\/overview/);
    await page.getByRole('figure', { name: /Orders created and delivered/ }).waitFor();
    await page.getByText('Open now').waitFor();
    const chart = page.getByRole('slider', { name: /Orders created and delivered/ });
    await chart.focus();
    await page.getByText(/ · Created \d+ · Delivered \d+$/).waitFor();
    const today = await chart.getAttribute('aria-valuetext');
    await chart.press('ArrowLeft');
    expect(await chart.getAttribute('aria-valuetext')).not.toBe(today);
    await chart.blur();
    await chart.hover({ position: { x: 3, y: 3 } });
    await page.getByText(/ · Created 0 · Delivered 0$/).waitFor();
    await page.getByText('Show as a table').click();
    await page.getByRole('columnheader', { name: 'Price of delivered' }).waitFor();
    expect(await page.getByRole('rowheader').count()).toBe(30);
    await page.getByRole('link', { name: /^Delivered/ }).click();
    await page.waitForURL(/\/sandbox\/orders\?states=COMPLETED/);
    await page.goto(`${dashboard().url}/dashboard/production/overview`);
    await page.getByRole('heading', { name: 'No order in the last 30 days' }).waitFor();
    await page.context().close();
  });

  test('failing webhooks are shown with their number, address and cause, and a link to them', async () => {
    const { partner } = dashboard().failing;
    const page = await dashboard().openPage();
    await dashboard().beginSession(page, 'en', partner);
    await page.goto(`${dashboard().url}/dashboard/sandbox/overview`);
    await page.getByText(/^(Given up: 2|Failing, and tried again: 2)/).waitFor();
    await page.getByText('http://127.0.0.1:9/hooks · last attempt: nothing listens at the address').waitFor();
    await page.getByRole('link', { name: 'Show the failing webhooks' }).click();
    await page.waitForURL(/webhooks\?status=(manual_review|retrying)/);
    expect(page.url()).toMatch(/webhooks\?status=(manual_review|retrying)/);
    await page.context().close();
  });
}
