import { dhakaTime, type Environment, newId } from '@dakpion/contracts';
import { type PendingOrder, PendingOrders } from '@dakpion/order-views';
import { type Answer, call, operatorToken, type StartedGateway, startGateway } from '../gateway.examples.ts';

const now = Date.parse('2026-11-21T13:00:00.000+06:00');
const minute = 60_000;
let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway({ pendingAlertMinutes: 10 }, () => now);
});
afterAll(() => gateway.close());

function list(query = '', token = operatorToken): Promise<Answer> {
  return call(`${gateway.url}/v1/operator/orders/pending${query}`, 'GET', { authorization: `Bearer ${token}` });
}

async function created(minutesAgo: number, environment: Environment): Promise<PendingOrder> {
  const created_at = dhakaTime(now - minutesAgo * minute);
  const order = { order_id: newId('ord'), partner_id: 'prt_1', environment, partner_reference_id: 'INV-1', created_at };
  await new PendingOrders(gateway.engines.stateStore).add(order);
  return order;
}

test('lists the orders over the limit, the oldest first, by environment and page by page', async () => {
  const younger = await created(11.5, 'production');
  const older = await created(75, 'production');
  const sandbox = await created(40, 'sandbox');
  await created(9, 'production');
  const all = await list();
  expect([all.status, all.body]).toEqual([
    200,
    {
      data: [
        { ...older, pending_minutes: 75 },
        { ...sandbox, pending_minutes: 40 },
        { ...younger, pending_minutes: 11 },
      ],
      pagination: { page: 1, limit: 50, total: 3, total_pages: 1, has_more: false },
    },
  ]);
  const { data, pagination } = (await list('?environment=production&page=2&limit=1')).body;
  expect(data).toEqual([{ ...younger, pending_minutes: 11 }]);
  expect(pagination).toEqual({ page: 2, limit: 1, total: 2, total_pages: 2, has_more: false });
});

test('is for operators, and names what it cannot read', async () => {
  expect((await list('', 'another-token-of-the-specs')).status).toBe(401);
  const answer = await list('?environment=staging&limit=201&since=1');
  expect([answer.status, answer.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
    422,
    ['environment', 'limit', 'since'],
  ]);
});
