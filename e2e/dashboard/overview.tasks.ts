import type { Dashboard } from './started-dashboard.ts';

/** The overview: the start page. */
export function overviewTasks(dashboard: () => Dashboard): void {
  test('a partner without orders is guided to the first one; with orders, each number leads to its list', async () => {
    const page = await dashboard().openPage();
    await dashboard().signIn(page);
    await page.waitForURL(/\/dashboard\/sandbox\/overview/);
    await page.getByRole('figure', { name: /Orders created and delivered/ }).waitFor();
    await page.getByText('Show as a table').click();
    await page.getByRole('columnheader', { name: 'Price of delivered' }).waitFor();
    expect(await page.getByRole('rowheader').count()).toBe(30);
    await page.getByRole('link', { name: /^Delivered/ }).click();
    await page.waitForURL(/\/sandbox\/orders\?states=COMPLETED/);
    await page.goto(`${dashboard().url}/dashboard/production/overview`);
    await page.getByRole('heading', { name: 'No order in the last 30 days' }).waitFor();
    await page.context().close();
  });
}
