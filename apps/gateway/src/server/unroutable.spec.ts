import { until } from '@dakpion/fixtures';
import { register } from 'prom-client';
import { call, sharedGateway } from '../gateway.fixture.ts';

const gateway = sharedGateway();

type Line = Record<string, unknown>;
const linesOf = (id: string) => gateway.logged.filter((line): line is Line => (line as Line).request_id === id);

test.each([
  ['/v1/business/%', 'wrong', 401],
  ['/%', undefined, 400],
  [`/track/${'a'.repeat(300)}`, undefined, 404],
])('logs and counts a request whose path the router cannot take: %s', async (path, key, status) => {
  const id = `spec-${status}`;
  const answered = async () => {
    const { values } = (await register.getSingleMetric('dakpion_requests_total')?.get()) ?? { values: [] };
    return values.reduce((sum, { labels, value }) => (labels.status === status ? sum + value : sum), 0);
  };
  const before = await answered();
  const headers = { 'x-request-id': id, ...(key !== undefined && { 'x-api-key': key }) };
  expect((await call(`${gateway.url}${path}`, 'GET', headers)).status).toBe(status);
  await until(async () => (await answered()) === before + 1);
  const request = { method: 'GET', route: null, status, partner_id: null };
  const refusal = { event: 'access_refused', outcome: 'invalid_api_key', route: null };
  await until(() => linesOf(id).length === (key === undefined ? 1 : 2));
  expect(linesOf(id)).toMatchObject(key === undefined ? [request] : [request, refusal]);
});
