import { createHash } from 'node:crypto';
import { sharedGateway, startGateway } from '../gateway.fixture.ts';

// The gateway serves a small site from documentation.fixture; e2e/embedded-documentation.e2e.ts tests the built one.

const gateway = sharedGateway();
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { headers, redirect: 'manual' });

test.each([
  ['/docs', 'Documentation'],
  ['/docs/first-order', 'First order'],
  ['/docs/first-order?a=/', 'First order'],
  ['/docs/reference', 'API reference'],
  ['/docs/bn/first-order', 'প্রথম অর্ডার'],
])('%s is a page with examples for this installation', async (path, title) => {
  const response = await get(path);
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain(`<title>${title} · Dakpion</title>`);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain('https://api.example.com/v1/business/orders');
  expect(text).not.toContain('dakpion.example');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test.each(['/docs', '/docs/reference'])(
  '%s loads nothing from another host, and runs no inline scripts except those of the build',
  async (path) => {
    const response = await get(path);
    const text = await response.text();
    const loaded = [...text.matchAll(/(?:src|<link[^>]* href)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(loaded.length).toBeGreaterThan(0);
    for (const address of loaded) {
      expect(address).toMatch(/^\/docs\/assets\//);
      expect((await get(address)).status).toBe(200);
    }
    const [, script = ''] = /<script(?![^>]*src=)[^>]*>(.*?)<\/script>/s.exec(text) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(
      `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src`,
    );
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  },
);

test.each([
  ['/docs/', '/docs'],
  ['/docs/first-order/', '/docs/first-order'],
  ['/docs/bn/first-order/', '/docs/bn/first-order'],
])('%s redirects to %s, the address of the page in the site', async (path, location) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([308, location]);
});

test('a file is sent compressed, and not again while it is unchanged', async () => {
  const path = '/docs/assets/scalar.js';
  const first = await get(path, { 'accept-encoding': 'gzip' });
  expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  expect(await first.text()).toBe('globalThis.Scalar = {};\n');
  const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const plain = await get(path, { 'accept-encoding': 'identity' });
  expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
  // The tag of both is weak, because their bytes differ.
  expect([first.headers.get('etag'), plain.headers.get('etag')]).toEqual(Array(2).fill(expect.stringMatching(/^W\/"/)));
});

test.each([
  ['app.1a2b3c4d.js', 'public, max-age=31536000, immutable'],
  ['chunks/@localSearchIndexroot.9c0d1e2f.js', 'public, max-age=31536000, immutable'],
  // It shows the address of the installation, which may change.
  ['docs_first-order.md.5e6f7a8b.lean.js', 'no-cache'],
  ['scalar.js', 'no-cache'],
])('the browser may keep %s: %s', async (name, expected) => {
  const { status, headers } = await get(`/docs/assets/${name}`);
  expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
    200,
    expected,
    'text/javascript; charset=utf-8',
  ]);
});

test.each([
  ['/docs/first-order.md', 'text/markdown; charset=utf-8', '# First order'],
  ['/llms.txt', 'text/plain; charset=utf-8', '# Dakpion'],
  ['/llms-full.txt', 'text/plain; charset=utf-8', '# Dakpion'],
])('%s is plain text for programs, with the address of this installation', async (path, mediaType, title) => {
  const response = await get(path);
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, mediaType]);
  expect(text.startsWith(`${title}\n`)).toBe(true);
  expect(text).not.toContain('dakpion.example');
});

test('an example with a sandbox key names the host of the sandbox', async () => {
  const hosts = { sandboxHost: 'sandbox.example.com', productionHost: 'api.example.com' };
  const other = await startGateway(hosts);
  try {
    for (const page of ['first-order', 'first-order.md', 'assets/docs_first-order.md.5e6f7a8b.lean.js']) {
      const text = await (await fetch(`${other.url}/docs/${page}`)).text();
      expect([page, /https:\/\/\S+?\/v1\/business/.exec(text)?.[0]]).toEqual([
        page,
        'https://sandbox.example.com/v1/business',
      ]);
    }
    const list = await (await fetch(`${other.url}/llms.txt`)).text();
    expect(list).toContain('[First order](https://api.example.com/docs/first-order.md)');
    expect(list).toContain('https://api.example.com/v1/business with a production key');
  } finally {
    await other.close();
  }
});

test('an unknown address is answered with a page in a browser', async () => {
  const response = await get('/docs/nothing', { accept: 'text/html,*/*;q=0.8' });
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('<h1>Not found</h1>');
});

test.each(['/docs/assets/toString', '/docs/assets/..%2fpackage.json', '/docs/constructor', '/docs/..%2f404'])(
  '%s is not found',
  async (path) => {
    const response = await get(path);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'not_found']);
  },
);
