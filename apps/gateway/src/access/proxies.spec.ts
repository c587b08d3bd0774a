import { call, type StartedGateway, startGateway } from '../gateway.fixture.ts';

let gateway: StartedGateway | undefined;
afterEach(() => gateway?.close());

const trusted = { trustedProxies: ['127.0.0.0/8'], sandboxHost: 'sandbox.example', productionHost: 'live.example' };
const warnings = () => gateway?.logged.filter((line) => String(line).startsWith('X-Forwarded-For')) ?? [];

async function statusAt(forwarded: string): Promise<number> {
  if (gateway === undefined) throw new Error('no gateway');
  const { api_keys } = await gateway.partner();
  const headers = { 'x-api-key': api_keys.sandbox, 'x-forwarded-host': forwarded };
  return (await call(`${gateway.url}/v1/business/orders`, 'GET', headers)).status;
}

test('ignores the host that a trusted proxy forwards by default', async () => {
  gateway = await startGateway(trusted);
  expect(await statusAt('live.example')).toBe(200);
});

test('uses the host that a trusted proxy forwards where the settings say so', async () => {
  gateway = await startGateway({ ...trusted, forwardedHost: true });
  expect([await statusAt('live.example'), await statusAt('sandbox.example')]).toEqual([401, 200]);
});

test('never uses the host that another peer forwards', async () => {
  gateway = await startGateway({ ...trusted, forwardedHost: true, trustedProxies: ['10.0.0.0/8'] });
  expect(await statusAt('live.example')).toBe(200);
});

test('ignores an X-Forwarded-For of an unknown proxy, with one warning a minute', async () => {
  gateway = await startGateway({ trustedProxies: ['10.0.0.0/8'] });
  const { url } = gateway;
  await call(`${url}/problems`, 'GET');
  expect(warnings()).toEqual([]);
  for (let count = 0; count < 5; count += 1) await call(`${url}/problems`, 'GET', { 'x-forwarded-for': '203.0.113.7' });
  expect(warnings()).toEqual([expect.stringContaining('127.0.0.1 is ignored: the address is not in TRUSTED_PROXIES')]);
});

test('accepts an X-Forwarded-For of a trusted proxy without a warning', async () => {
  gateway = await startGateway({ trustedProxies: ['127.0.0.0/8'] });
  await call(`${gateway.url}/problems`, 'GET', { 'x-forwarded-for': '203.0.113.7' });
  expect(warnings()).toEqual([]);
});

test("accepts an X-Forwarded-For of a program on the trusted proxy's machine without a warning", async () => {
  gateway = await startGateway({ trustedProxies: ['127.0.0.0/8'] });
  await call(`${gateway.url}/problems`, 'GET', { 'x-forwarded-for': '127.0.0.1' });
  expect(warnings()).toEqual([]);
});

test.each([
  ['https://api.example.com', 'max-age=31536000'],
  ['http://127.0.0.1:3000', null],
])('with PUBLIC_URL %s, tells browsers to use https: %s', async (publicUrl, expected) => {
  gateway = await startGateway({ publicUrl });
  for (const path of ['/docs', '/nothing', '/v1/business/order/%zz']) {
    const { headers } = await call(`${gateway.url}${path}`, 'GET');
    expect([path, headers.get('strict-transport-security')]).toEqual([path, expected]);
  }
});
