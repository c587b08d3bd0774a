import { dhakaTime, type Environment, newId, type OpenStatus } from '@dakpion/contracts';
import { type OpenOrder, OpenOrders } from '@dakpion/read-models';
import { type Answer, call, operatorToken, sharedGateway } from '../gateway.fixture.ts';

const now = Date.parse('2026-11-21T13:00:00.000+06:00');
const minute = 60_000;
const gateway = sharedGateway({}, () => now);

function list(query = ''): Promise<Answer> {
  return call(`${gateway.url}/v1/operator/orders/overdue${query}`, 'GET', { authorization: `Bearer ${operatorToken}` });
}

async function open(
  minutes: number,
  environment: Environment,
  parcel_status: OpenStatus = 'PENDING',
): Promise<OpenOrder> {
  const since = dhakaTime(now - minutes * minute);
  const known = { order_id: newId('ord'), partner_id: 'prt_1', environment, partner_reference_id: 'INV-1' };
  const order = { ...known, created_at: since, parcel_status, since, sequence: 1 };
  await new OpenOrders(gateway.engines.stateStore).note(order);
  return order;
}

test('lists the orders over the limit, oldest first, by environment and page by page', async () => {
  const younger = await open(11.5, 'production');
  const older = await open(75, 'production');
  const sandbox = await open(40, 'sandbox');
  await open(9, 'production');
  const all = await list();
  expect([all.status, all.body]).toEqual([
    200,
    {
      data: [
        { ...older, minutes: 75 },
        { ...sandbox, minutes: 40 },
        { ...younger, minutes: 11 },
      ],
      pagination: { page: 1, limit: 50, total: 3, total_pages: 1, has_more: false },
    },
  ]);
  const { data, pagination } = (await list('?environment=production&page=2&limit=1')).body;
  expect(data).toEqual([{ ...younger, minutes: 11 }]);
  expect(pagination).toEqual({ page: 2, limit: 1, total: 2, total_pages: 2, has_more: false });
});

test('lists the orders of another status by the limit of that status', async () => {
  await open(29, 'production', 'ACCEPTED');
  const late = await open(31, 'production', 'ACCEPTED');
  expect((await list('?parcel_status=ACCEPTED')).body.data).toEqual([{ ...late, minutes: 31 }]);
  expect((await list('?parcel_status=PICKED')).body.data).toEqual([]);
});

test('names faulty parameters', async () => {
  const answer = await list('?environment=staging&limit=201&parcel_status=COMPLETED&since=1');
  expect([answer.status, answer.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
    422,
    ['parcel_status', 'environment', 'limit', 'since'],
  ]);
});
