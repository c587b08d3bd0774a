import { sharedGateway } from '../gateway.fixture.ts';

const gateway = sharedGateway();

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { headers, redirect: 'manual' });
const placeOf = async (path: string, headers?: Record<string, string>) => {
  const { status, headers: answered } = await get(path, headers);
  return [status, answered.get('location')];
};

test('the root redirects to the documentation, and with a session to the dashboard', async () => {
  expect(await placeOf('/', browser)).toEqual([302, '/docs']);
  expect(await placeOf('/')).toEqual([302, '/docs']);
  expect(await placeOf('/', { ...browser, cookie: '__Host-dakpion-session=token' })).toEqual([302, '/dashboard']);
});

test('browsers find an icon', async () => {
  expect(await placeOf('/favicon.ico')).toEqual([308, '/docs/icon.svg']);
});

test.each(['/nothing', '/nothing/at/all/of/it', '/dashboard/a/b/c/d', '/inbox/not a name'])(
  'the unknown address %s answers people with a page, and programs with a problem',
  async (path) => {
    const page = await get(path, browser);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<h1>There is no such page</h1>');
    const accepts: Record<string, string>[] = [{}, { accept: '*/*' }, { accept: 'application/json, text/html;q=0.5' }];
    for (const accept of accepts) {
      const problem = await get(path, accept);
      expect([problem.status, problem.headers.get('content-type')]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ]);
    }
  },
);

test.each([
  { name: 'with a broken percent sign', path: '/docs/100%', status: 400 },
  { name: 'that is too long', path: `/track/${'x'.repeat(3_000)}`, status: 404 },
])('an address $name answers people with a page, and programs with a problem', async ({ path, status }) => {
  const page = await get(path, browser);
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('<h1>There is no such page</h1>');
  const problem = await get(path);
  expect([problem.status, problem.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
});

test.each([
  ['/v1/meta/nothing', 404],
  ['/v1/meta/100%', 400],
])('the address %s of the API answers with a problem in a browser as well', async (path, expected) => {
  const { status, headers } = await get(path, browser);
  expect([status, headers.get('content-type')]).toEqual([expected, 'application/problem+json; charset=utf-8']);
});
