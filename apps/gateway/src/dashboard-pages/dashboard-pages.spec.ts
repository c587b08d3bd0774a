import { sharedGateway, startGateway } from '../gateway.fixture.ts';

const gateway = sharedGateway();

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${path}`, { headers });
const script = '/dashboard/assets/main-1a2b3c4d.js';

test.each([
  '/dashboard',
  '/dashboard/',
  '/dashboard/?a=/',
  '/dashboard/sign-in',
  '/dashboard/sandbox/orders/',
  '/dashboard/sandbox/orders',
  '/dashboard/sandbox/orders/ord_1',
])(
  'serves the page to a browser at %s, with a policy that allows neither other hosts nor inline scripts',
  async (path) => {
    const response = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-([\w+/=]{24})';/);
    expect(policy).not.toMatch(/unsafe|data:|https?:|\*/);
    expect(text).toContain(`nonce="${/'nonce-([^']+)'/.exec(policy)?.[1]}"`);
    expect(text).not.toContain('__STYLE_NONCE__');
  },
);

test('names no tiles in the page when there are none', async () => {
  expect(await (await get('/dashboard')).text()).toContain('<meta name="map-tiles" content="" />');
});

test('names the tiles in the page, and allows pictures from their host only', async () => {
  const trackingTilesUrl = 'https://tiles.example.com/{z}/{x}/{y}.png?key="$&"';
  const other = await startGateway({ trackingTilesUrl, trackingTilesAttribution: '© Example' });
  try {
    const response = await fetch(`${other.url}/dashboard`);
    const content = /name="map-tiles" content="([^"]*)"/.exec(await response.text())?.[1] ?? '';
    const read = content.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    expect(JSON.parse(read)).toEqual({ url: trackingTilesUrl, attribution: '© Example' });
    expect(response.headers.get('content-security-policy')).toContain("img-src 'self' https://tiles.example.com;");
    const operators = await fetch(`${other.url}/operator`);
    expect(operators.headers.get('content-security-policy')).toContain("img-src 'self';");
  } finally {
    await other.close();
  }
});

test('names the address of each environment in the page where they differ', async () => {
  expect(await (await get('/dashboard')).text()).toContain('<meta name="api-addresses" content="" />');
  const other = await startGateway({ sandboxHost: 'sandbox.example.com', productionHost: 'api.example.com' });
  try {
    const text = await (await fetch(`${other.url}/dashboard`)).text();
    const content = /name="api-addresses" content="([^"]*)"/.exec(text)?.[1] ?? '';
    expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual({
      sandbox: 'https://sandbox.example.com',
      production: 'https://api.example.com',
    });
  } finally {
    await other.close();
  }
});

test('uses another nonce in each response', async () => {
  const policies = [await get('/dashboard'), await get('/dashboard')].map((response) =>
    response.headers.get('content-security-policy'),
  );
  expect(policies[0]).not.toBe(policies[1]);
});

test.each(['/dashboard/sandbox/orders.json', '/dashboard/sandbox', '/dashboard/a/b/c/d'])(
  'does not serve the page to a script that requests data at %s',
  async (path) => {
    const response = await get(path, { accept: 'application/json, */*' });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'not_found']);
  },
);

test('compresses a file as the browser accepts it, and lets it be cached forever', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
  ] as const) {
    const response = await get(script, { 'accept-encoding': accepted });
    expect(await response.text()).toBe("document.title = 'Dakpion';\n");
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([response.headers.get('content-type'), response.headers.get('vary')]).toEqual([
      'text/javascript; charset=utf-8',
      'Accept-Encoding',
    ]);
  }
});

test('compresses a file itself if the build has not, and does not send it again while it is unchanged', async () => {
  const path = '/dashboard/assets/main-5e6f7a8b.css';
  const response = await get(path, { 'accept-encoding': 'gzip, br' });
  expect([await response.text(), response.headers.get('content-encoding')]).toEqual([
    'body {\n  margin: 0;\n}\n',
    'gzip',
  ]);
  const again = await get(path, { 'if-none-match': response.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each(['toString', '..%2findex.html', '..%2f..%2fdashboard-files.ts', 'main-1a2b3c4d.js.br', 'old-00000000.js'])(
  'answers /dashboard/assets/%s with 404, even for a browser',
  async (name) => {
    const response = await get(`/dashboard/assets/${name}`, { accept: 'text/html' });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'not_found']);
  },
);

test('refuses to change the page', async () => {
  const response = await fetch(`${gateway.url}/dashboard/sandbox/orders`, { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
});
