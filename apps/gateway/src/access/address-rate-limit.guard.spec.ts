import { call, sharedGateway } from '../gateway.fixture.ts';

let now = Date.parse('2026-11-23T09:00:00.000+06:00');
const gateway = sharedGateway({ trustedProxies: ['127.0.0.0/8'] }, () => now);
beforeEach(() => {
  now += 60_000;
});

const from = (address: string) => ({ 'x-forwarded-for': address });

test.each([
  ['/track/trk_unknown', 404],
  ['/problems', 200],
  ['/problems/not_found', 200],
  ['/inbox', 200],
  ['/inbox/spec', 200],
  ['/v1/meta/webhook-sources', 200],
])('limits requests to %s for each address', async (path, status) => {
  const get = (address: string) =>
    gateway.application.inject({ url: path, headers: from(address), remoteAddress: '127.0.0.1' });
  const statuses: number[] = [];
  for (let count = 0; count < 301; count += 1) statuses.push((await get('203.0.113.1')).statusCode);
  expect(statuses).toEqual([...Array(300).fill(status), 429]);
  const refused = await get('203.0.113.1');
  expect(refused.json().code).toBe('rate_limited');
  expect(refused.headers).toMatchObject({
    'retry-after': expect.stringMatching(/^\d+$/),
    'ratelimit-policy': '"read";q=300;w=60',
    ratelimit: expect.stringMatching(/^"read";r=0;t=\d+$/),
  });
  expect((await get('203.0.113.2')).statusCode).toBe(status);
  now += 60_000;
  expect((await get('203.0.113.1')).statusCode).toBe(status);
});

test('counts all addresses of one IPv6 network as one caller', async () => {
  const get = (address: string) =>
    gateway.application.inject({ url: '/problems', headers: from(address), remoteAddress: '127.0.0.1' });
  for (let count = 0; count < 300; count += 1) await get(`2001:db8:7:7::${count.toString(16)}`);
  expect((await get('2001:db8:7:7:ffff::1')).statusCode).toBe(429);
  expect((await get('2001:db8:7:8::1')).statusCode).toBe(200);
});

test('limits posts to the inbox by a separate quota', async () => {
  const answer = await call(`${gateway.url}/inbox/spec`, 'POST', from('203.0.113.9'));
  expect([answer.status, answer.headers.get('ratelimit-policy')]).toEqual([415, '"write";q=1200;w=60']);
});
