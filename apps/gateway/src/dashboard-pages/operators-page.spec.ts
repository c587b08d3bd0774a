import { sharedGateway } from '../gateway.fixture.ts';

// server/http.spec.ts tests that the page is on the operators' port only.

const gateway = sharedGateway();

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${path}`, { headers });
const script = '/operator/assets/operator-2b3c4d5e.js';

test.each(['/operator', '/operator/dead-letters', '/operator/partners/prt_1'])(
  'serves the page to a browser at %s, with a policy that allows neither other hosts nor inline scripts',
  async (path) => {
    const response = await get(path, { accept: 'text/html' });
    const text = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-([\w+/=]{24})';/);
    expect(policy).not.toMatch(/unsafe|data:|https?:|\*/);
    expect([response.headers.get('referrer-policy'), response.headers.get('x-frame-options')]).toEqual([
      'no-referrer',
      'DENY',
    ]);
    expect(text).toContain(script);
    expect(text).not.toContain('__STYLE_NONCE__');
  },
);

test('keeps its files separate from those of the dashboard', async () => {
  expect(await (await get(script)).text()).toBe("document.title = 'Operators';\n");
  for (const path of [
    '/operator/assets/main-1a2b3c4d.js',
    '/dashboard/assets/operator-2b3c4d5e.js',
    '/operator/assets/..%2foperator.html',
  ]) {
    const response = await get(path, { accept: 'text/html' });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'not_found']);
  }
});

test('does not serve the page to a script that requests data at its address', async () => {
  const response = await get('/operator/partners', { accept: 'application/json' });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'not_found']);
});
