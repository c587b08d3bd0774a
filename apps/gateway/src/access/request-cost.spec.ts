import { type StartedGateway, startGateway } from '../gateway.fixture.ts';

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

test.each([
  ['orders', 1],
  ['orders?limit=100', 1],
  ['orders?limit=200', 2],
  ['orders?limit=none', 1],
  ['orders?limit=999999999999', 90],
  ['webhooks?limit=101', 2],
  ['statements/2026-11?limit=200', 2],
  ['events', 5],
  ['events?limit=20', 1],
  ['events?limit=21', 2],
  ['events?limit=none', 1],
  ['requests', 1],
  ['requests?limit=200', 2],
  ['requests?path=order', 10],
  [`webhooks/dlv_${'1'.repeat(32)}`, 3],
])('GET %s counts as %i reads', async (path, cost) => {
  const { api_keys } = await gateway.partner({ rate_limits: { sandbox: { write: 10, read: 90 } } });
  const headers = { 'x-api-key': api_keys.sandbox };
  const answer = await fetch(`${gateway.url}/v1/business/${path}`, { headers });
  expect(answer.headers.get('ratelimit')).toMatch(new RegExp(`^"read";r=${90 - cost};`));
});
