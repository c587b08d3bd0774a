import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { guideTitles } from './guides.ts';

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${path}`, { headers });

test('the navigation lists every guide of the folder, and no other', () => {
  const files = readdirSync(join(__dirname, '../../guides')).map((file) => file.replace(/\.md$/, ''));
  expect(files.toSorted()).toEqual(Object.keys(guideTitles).toSorted());
});

test.each(Object.entries(guideTitles))(
  '/docs/%s is a page, with examples for this installation',
  async (name, title) => {
    const response = await get(`/docs/${name}`);
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain(`<title>${title} · Dakpion</title>`);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).not.toContain('api.dakpion.example');
    for (const [, path = ''] of text.matchAll(/href="(\/[^"]*)"/g)) expect((await get(path)).status).toBe(200);
  },
);

test.each(['/docs', '/docs/reference'])(
  '%s loads nothing from another host, and has no inline script',
  async (path) => {
    const response = await get(path);
    const text = await response.text();
    const loaded = [...text.matchAll(/(?:src|<link[^>]* href)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(loaded.length).toBeGreaterThan(0);
    for (const address of loaded) {
      expect(address).toMatch(/^\/docs\/assets\//);
      expect((await get(address)).status).toBe(200);
    }
    expect(text).not.toMatch(/<script(?![^>]*src=)/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
  },
);

test('a file is sent compressed, and not again while it is unchanged', async () => {
  const path = '/docs/assets/swagger-ui-bundle.js';
  const first = await get(path, { 'accept-encoding': 'gzip' });
  expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  expect((await first.text()).length).toBeGreaterThan(1_000_000);
  const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const plain = await get(path, { 'accept-encoding': 'identity' });
  expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
});

test.each(['/docs/assets/toString', '/docs/assets/..%2fpackage.json', '/docs/constructor'])(
  '%s is not found',
  async (path) => {
    const response = await get(path);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'not_found']);
  },
);
