// Makes contact sheets of every page in two themes, two languages and three widths: one picture for each view, with all pages side
// by side. They are for reviews after a change of the design, and are not in the repository.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const withinMs = 60_000;
const widths = [360, 768, 1280];
const themes = ['light', 'dark'];
const languages = ['en', 'bn'];
/** The maximum height that is shown of each page, in CSS pixels. */
const maxHeight = 1_600;
const thumbnailWidths = { 360: 240, 768: 360, 1280: 440 };

/** The addresses of all pages. `order`: of the production environment, `deliveryId`: one of its webhooks. */
function addresses({ order, deliveryId, partnerId }, language) {
  const outside = ['sign-in', 'invitation#token', 'demonstration#used', 'password-reset#token', 'nowhere'];
  const inside = [
    ...['overview', 'orders', `orders/${order.order_id}`, 'orders-from-file', 'webhooks', `webhooks/${deliveryId}`],
    ...['requests', 'keys', 'usage', 'settings', 'account'],
  ];
  const operator = ['partners', `partners/${partnerId}`, 'webhooks', 'orders', `orders/${order.order_id}`];
  const guides = language === 'bn' ? 'docs/bn' : 'docs';
  return [
    ...outside.map((path) => `dashboard/${path}`),
    ...inside.map((path) => `dashboard/production/${path}`),
    'dashboard/sandbox/new-order',
    ...[...operator, 'dead-letters', 'health'].map((path) => `operator/${path}`),
    ...['first-order', 'webhooks', 'going-live'].map((path) => `${guides}/${path}`),
    ...['docs', 'docs/reference', 'problems/order_not_found', 'inbox'],
    `${new URL(order.tracking_url).pathname.slice(1)}?lang=${language}`,
  ];
}

async function pictureOf(page, address) {
  await page.goto(address, { timeout: withinMs });
  await page.locator('h1').first().waitFor({ timeout: withinMs });
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached', timeout: withinMs });
  await page.evaluate('document.fonts.ready.then(() => null)');
  const { width } = page.viewportSize();
  const height = Math.min(await page.evaluate('document.documentElement.scrollHeight'), maxHeight);
  return (await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } })).toString('base64');
}

/** One sheet as a page: each picture with its address below. */
function sheetOf(pictures, width) {
  const figures = pictures.map(
    ({ address, picture }) =>
      `<figure><img src="data:image/png;base64,${picture}"><figcaption>${address}</figcaption></figure>`,
  );
  const style = `body { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px; margin: 16px; background: #888; }
    figure { width: ${thumbnailWidths[width]}px; margin: 0; font: 12px sans-serif; } img { width: 100%; } figcaption { overflow-wrap: anywhere; }`;
  return `<!doctype html><style>${style}</style>${figures.join('')}`;
}

/**
 * Writes the sheets `{language}-{theme}-{width}.png` into the folder. `session`: the cookie of a user of the partner. The pages
 * are those of a started program at `url`.
 */
export async function takeContactSheets(browser, { url, folder, session, operatorToken, ...shown }) {
  mkdirSync(folder, { recursive: true });
  const views = languages.flatMap((language) =>
    themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
  );
  for (const { language, theme, width } of views) {
    const viewport = { width, height: 800 };
    const context = await browser.newContext({
      viewport,
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: language,
    });
    await context.addCookies([session]);
    await context.addInitScript(
      `localStorage.setItem('dakpion-language', '${language}'); sessionStorage.setItem('dakpion-operator-token', '${operatorToken}');`,
    );
    const page = await context.newPage();
    const pictures = [];
    for (const address of addresses(shown, language)) {
      pictures.push({ address, picture: await pictureOf(page, `${url}/${address}`) });
    }
    await context.close();
    const sheet = await browser.newPage({ viewport: { width: 1_600, height: 900 } });
    await sheet.setContent(sheetOf(pictures, width));
    await sheet.screenshot({ path: join(folder, `${language}-${theme}-${width}.png`), fullPage: true });
    await sheet.close();
    process.stdout.write(`contact-sheets/${language}-${theme}-${width}.png\n`);
  }
}
