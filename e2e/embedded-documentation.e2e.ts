import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, Response } from 'playwright-core';
import { makePartner, operate, PartnerApi } from './api.ts';
import { axeViolations, describeInBrowser, overflow, startBrowser, type View } from './browser.ts';
import { orderRequest } from './order-request.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';

// The built documentation, as the program serves it. The specs of apps/gateway/src/documentation test how it is served.

const english = guidesOf('navigation.ts');
/** The guides in Bangla, by the names of the English ones. */
const bangla = guidesOf('guides.bn.ts');
const guides = [...english, ...bangla.map(([name, title]) => [`bn/${name}`, title] as const)];
const reference = '/docs/reference';
const pages = [
  '/docs',
  ...guides.map(([name]) => `/docs/${name}`),
  '/problems',
  '/problems/validation_failed',
  '/problems/partner_suspended',
];
/** Scalar checks the document against its own types, and logs parts that it does not know. */
const remarksOfScalar = /^document validation errors|^\[Object/;
/** The field for the key in Scalar's panel of authentication. */
const keyField = '.api-reference input.scalar-password-input';
/** The maximum time until the reference is drawn. It takes seconds, and many of them on a busy machine. */
const drawnWithinMs = 90_000;

function guidesOf(file: string): (readonly [name: string, title: string])[] {
  const listed = readFileSync(join(__dirname, '../apps/documentation/src', file), 'utf8');
  return [...listed.matchAll(/name: '([\w-]+)',\s+title: '([^']+)'/g)].map(([, name = '', title = '']) => [
    name,
    title,
  ]);
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string }>>>>;
}

let program: Program;
beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
});
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${program.url}${path}`, { headers });

test('the folder has guides', () => {
  expect(guides.length).toBeGreaterThan(10);
});

test.each(guides)('/docs/%s is a page, with examples for this installation', async (name, title) => {
  const response = await get(`/docs/${name}`);
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain(`<title>${title} · Dakpion</title>`);
  expect(text).toMatch(new RegExp(`<h1 id="[^"]+" tabindex="-1">${title} `));
  expect(text).not.toContain('dakpion.example');
  for (const [, path = ''] of text.matchAll(/(?:href|src)="(\/[^"]*)"/g)) {
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  }
});

test.each(guides.filter(([name]) => name.startsWith('webhook-') && name !== 'webhook-reference'))(
  '/docs/%s has the recorded payload of a webhook',
  async (name) => {
    const text = await (await get(`/docs/${name}.md`)).text();
    const [, event = ''] = /^The event `(\w+)`\.$/m.exec(text) ?? [];
    const [, payload = 'null'] = /```json\n(.*?)```/s.exec(text) ?? [];
    expect(JSON.parse(payload)).toMatchObject({
      event,
      event_id: expect.stringMatching(/^evt_/),
      environment: 'sandbox',
    });
  },
);

test.each(guides)('/docs/%s.md is the guide for programs', async (name, title) => {
  const response = await get(`/docs/${name}.md`);
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(text).toMatch(new RegExp(`^# ${title}\n`));
  expect(text).not.toContain('dakpion.example');
  expect(text).not.toMatch(/^:::|\]\(\//m);
});

test('/llms.txt lists every guide, and its links lead to this installation', async () => {
  const text = await (await get('/llms.txt')).text();
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  for (const [name] of guides) expect(links).toContain(`${program.url}/docs/${name}.md`);
  for (const link of links) expect([link, (await fetch(link)).status]).toEqual([link, 200]);
  const all = await (await get('/llms-full.txt')).text();
  for (const [, title] of english) expect(all).toContain(`\n# ${title}\n`);
});

test.each(bangla)('the Bangla guide %s has the steps and the examples of the English one', async (name) => {
  const [one, other] = await Promise.all(
    [`/docs/${name}.md`, `/docs/bn/${name}.md`].map(async (path) => (await get(path)).text()),
  );
  const examplesOf = (text = '') => text.match(/^```.*?^```$/gms);
  // The numbers of the headings are in the digits of the language.
  const stepsOf = (text = '') =>
    text
      .replaceAll(/^```.*?^```$/gms, '')
      .split('\n')
      .flatMap((line) => /^(#+) (?:([\d১-৫])\.)?/.exec(line)?.slice(1) ?? [])
      .map((part) => part?.replace(/[১-৫]/, (digit) => String(digit.codePointAt(0)! - 0x09e6)));
  expect(examplesOf(other)).toEqual(examplesOf(one));
  expect(stepsOf(other)).toEqual(stepsOf(one));
  const page = await (await get(`/docs/bn/${name}`)).text();
  expect(page).toContain('<html lang="bn"');
  expect(page).not.toMatch(/@include|#region/);
});

test('the pages of problems link to guides by their titles', async () => {
  const { data } = (await (await get('/problems', { accept: 'application/json' })).json()) as {
    data: { code: string }[];
  };
  const found = new Set<string>();
  for (const { code } of data) {
    const text = await (await get(`/problems/${code}`)).text();
    const [, name = '', title = ''] = /Guide: <a href="\/docs\/([\w-]+)">([^<]+)</.exec(text) ?? [];
    if (name !== '') {
      expect(guides).toContainEqual([name, title]);
      found.add(name);
    }
  }
  expect(found.size).toBeGreaterThan(5);
});

test.each(['/docs', '/docs/reference'])('%s loads nothing from another host', async (path) => {
  const response = await get(path);
  const text = await response.text();
  const loaded = [...text.matchAll(/(?:src|<link[^>]* href)="([^"]*)"/g)].map(([, address = '']) => address);
  expect(loaded.length).toBeGreaterThan(0);
  for (const address of loaded) {
    expect(address).toMatch(/^\/docs\//);
    expect([address, (await get(address)).status]).toEqual([address, 200]);
  }
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]{44}')+; style-src/);
});

test('the API reference is sent compressed, and not again while it is unchanged', async () => {
  const path = '/docs/assets/scalar.js';
  const first = await get(path, { 'accept-encoding': 'gzip' });
  expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  expect((await first.text()).length).toBeGreaterThan(1_000_000);
  const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

describeInBrowser('The documentation in Chromium', () => {
  let open: (view?: View) => Promise<Page>;
  beforeAll(async () => {
    ({ open } = await startBrowser());
  });

  /** A page, and the errors of its policy and its scripts. */
  interface Watched {
    readonly page: Page;
    readonly complaints: string[];
  }

  async function openWatched(view: View): Promise<Watched> {
    const page = await open(view);
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isRemark = new URL(page.url()).pathname === reference && remarksOfScalar.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !isRemark) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(program.url)) complaints.push(`request to ${request.url()}`);
    });
    return { page, complaints };
  }

  /** Resolves when the scripts of the page have started. */
  async function load(page: Page, path: string): Promise<void> {
    await page.goto(`${program.url}${path}`, { waitUntil: 'networkidle' });
  }

  async function visit(path: string, view: View = {}): Promise<Watched> {
    const watched = await openWatched(view);
    await load(watched.page, path);
    return watched;
  }

  async function expectNoFault({ page, complaints }: Watched): Promise<void> {
    expect([await overflow(page), await axeViolations(page), complaints]).toEqual([0, [], []]);
  }

  describe.each([
    { theme: 'light', width: 360 },
    { theme: 'dark', width: 360 },
    { theme: 'light', width: 1440 },
    { theme: 'dark', width: 1440 },
  ] as const)('$theme, $width px', (view) => {
    // Opens the pages one after another in the same tab, because separate tabs take twice as much CPU time.
    let watched: Watched;
    beforeAll(async () => {
      watched = await openWatched(view);
    });
    afterAll(() => watched.page.context().close());

    // Each page in both themes, on a phone and on a desktop.
    const shown = pages.filter((_, index) => (index % 2 === 0) === ((view.theme === 'light') === (view.width === 360)));
    test.each(shown)('%s has no fault that axe finds, and does not scroll sideways', async (path) => {
      watched.complaints.length = 0;
      await load(watched.page, path);
      await expectNoFault(watched);
    });
  });

  test('the search finds a guide by its text, and loads nothing from other hosts', async () => {
    const { page, complaints } = await visit('/docs');
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('searchbox').fill('signing secret');
    const found = page.locator('.result[href*="/docs/webhooks"]').first();
    await found.waitFor();
    await found.click();
    await page.waitForURL('**/docs/webhooks*');
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('the language is switched on the page, and each language searches its own pages', async () => {
    const { page, complaints } = await visit('/docs/webhooks', { width: 360 });
    await page.locator('.VPNavBar').getByRole('link', { name: 'বাংলা' }).click();
    await page.getByRole('heading', { level: 2, name: '৩. যাচাই করুন' }).waitFor();
    await page.getByRole('button', { name: 'খুঁজুন' }).first().click();
    await page.getByRole('searchbox').fill('সেবা এলাকা');
    const found = page.locator('.result[href*="/docs/bn/first-order"]').first();
    await found.click();
    await page.getByRole('heading', { level: 1, name: 'প্রথম অর্ডার' }).waitFor();
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.locator('.VPNavBar').getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'First order' }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('en');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('the navigation marks the present page, and links to the previous and the next one', async () => {
    const { page } = await visit('/docs/first-order');
    await page.locator('.VPSidebarItem.is-active', { hasText: 'First order' }).waitFor();
    await page.locator('.prev-next').getByRole('link', { name: 'Next page Sandbox' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sandbox' }).waitFor();
    await page.locator('.VPSidebarItem.is-active', { hasText: 'Sandbox' }).waitFor();
    await page.locator('.VPNavBarMenu').getByRole('link', { name: 'Problems' }).click();
    await page.getByRole('heading', { level: 1, name: 'Problems' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/problems');
    await page.context().close();
  });

  test('all groups of code show the language that was last chosen, also on the next visit', async () => {
    const { page } = await visit('/docs/webhooks');
    const group = page.locator('.vp-code-group').first();
    await group.getByText('TypeScript', { exact: true }).waitFor();
    await group.getByText('Python', { exact: true }).click();
    await group.getByText('is_genuine').waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await group.getByText('is_genuine').waitFor();
    expect(await group.getByText('isGenuine').first().isVisible()).toBe(false);
    await page.context().close();
  });

  /** Opens the API reference. Resolves when its console is drawn. */
  async function openReference(view: View): Promise<Watched> {
    const watched = await visit(reference, view);
    await drawn(watched.page);
    return watched;
  }

  async function drawn(page: Page): Promise<void> {
    const field = page.locator(keyField).first();
    const operation = operationOf(page).getByRole('heading', { name: 'Create an order' });
    await Promise.all([field, operation.first()].map((part) => part.waitFor({ timeout: drawnWithinMs })));
  }

  function operationOf(page: Page): Locator {
    return page.locator('section', { has: page.getByRole('heading', { name: 'Create an order' }) }).last();
  }

  /** Sends the unchanged example of create. */
  async function sendCreate(page: Page): Promise<Response> {
    await operationOf(page)
      .getByRole('button', { name: /Test Request/ })
      .click();
    const answered = page.waitForResponse((response) => response.url().endsWith('/v1/business/order/create'));
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).first().click();
    return await answered;
  }

  // Drawing the console takes seconds of CPU time, so the tests of a view share one page, in their order.
  describe('the API reference on a phone, light', () => {
    let watched: Watched;
    beforeAll(async () => {
      watched = await openWatched({ theme: 'light', width: 360 });
    });
    afterAll(() => watched.page.context().close());

    test('lists every operation before its console is drawn, or when the console cannot be loaded', async () => {
      const { paths } = (await (await get('/openapi.json')).json()) as OpenApi;
      const { page, complaints } = watched;
      await page.route('**/scalar.js', (route) => route.abort());
      await load(page, reference);
      const text = await page.locator('.reference-overview').innerText();
      for (const [path, item] of Object.entries(paths)) {
        for (const [method, { summary }] of Object.entries(item)) {
          expect(text).toContain(`${summary} ${method.toUpperCase()} ${path}`);
        }
      }
      expect([await overflow(page), await axeViolations(page)]).toEqual([0, []]);
      await page.unroute('**/scalar.js');
      complaints.length = 0;
      await page.reload();
      await page.locator('.api-reference h1').waitFor({ timeout: drawnWithinMs });
      await page.locator('.reference-overview').waitFor({ state: 'detached' });
    });

    test('has no fault that axe finds, and does not scroll sideways', async () => {
      const { page } = watched;
      await drawn(page);
      await page.getByRole('heading', { name: 'Create an order' }).first().scrollIntoViewIfNeeded();
      // The header names the operation that is in view.
      await page.getByRole('navigation', { name: 'API reference' }).getByText(/\S/).first().waitFor();
      await expectNoFault(watched);
    });

    test('sends the example of create and gets an order', async () => {
      const { sandbox } = await makePartner(program.url, 'Reference light');
      await watched.page.locator(keyField).first().fill(sandbox.key);
      expect((await sendCreate(watched.page)).status()).toBe(201);
      expect(watched.complaints).toEqual([]);
    });
  });

  describe('the API reference on a desktop, dark', () => {
    let watched: Watched;
    let key: string;
    beforeAll(async () => {
      watched = await openReference({ theme: 'dark' });
      key = (await makePartner(program.url, 'Reference dark')).sandbox.key;
    });
    afterAll(() => watched.page.context().close());

    test('has no fault that axe finds, and does not scroll sideways', () => expectNoFault(watched));

    test('sends the example of create and gets an order', async () => {
      await watched.page.locator(keyField).first().fill(key);
      expect((await sendCreate(watched.page)).status()).toBe(201);
      expect(watched.complaints).toEqual([]);
    });

    test('keeps the key in the tab, and shows the operations, also when the page is loaded again', async () => {
      const { page, complaints } = watched;
      // Scalar does the same while it draws on a busy computer.
      await page.evaluate("history.replaceState({}, '', '#description/introduction')");
      await page.reload();
      await drawn(page);
      expect((await sendCreate(page)).status()).toBe(201);
      const other = await page.context().newPage();
      await other.goto(`${program.url}/docs`);
      expect(await other.evaluate('[sessionStorage.length, JSON.stringify(localStorage)]')).toEqual([
        0,
        expect.not.stringContaining(key),
      ]);
      expect(complaints).toEqual([]);
    });
  });

  test('without a key, the API reference uses the session of the dashboard, in the sandbox', async () => {
    const asked = { name: 'Signed in', email: 'console@example.com' };
    const { body: made } = await operate(program.url, 'POST', '/partners', asked);
    const { page } = await openReference({ theme: 'light' });
    const refused = await sendCreate(page);
    expect([refused.status(), (await refused.json()).code]).toEqual([401, 'missing_api_key']);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('401').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    const { email, password } = made.dashboard;
    const headers = { origin: program.url };
    await page.request.post(`${program.url}/v1/dashboard/session`, { headers, data: { email, password } });
    const created = await sendCreate(page);
    expect(created.status()).toBe(201);
    const { order_id, environment } = await created.json();
    expect(environment).toBe('sandbox');
    const sandbox = new PartnerApi(program.url, made.api_keys.sandbox);
    const production = new PartnerApi(program.url, made.api_keys.production);
    expect([(await sandbox.details(order_id)).status, (await production.details(order_id)).status]).toEqual([200, 404]);

    // Another site cannot use the session.
    const forged = await page.request.post(`${program.url}/v1/business/order/create`, {
      headers: { origin: 'https://evil.example', 'x-environment': 'sandbox' },
      data: orderRequest(),
    });
    expect([forged.status(), (await forged.json()).code]).toEqual([403, 'cross_site_request']);
    await page.context().close();
  });
});
