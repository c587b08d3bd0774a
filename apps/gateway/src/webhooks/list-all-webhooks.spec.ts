import { dhakaTime, type Environment } from '@dakpion/contracts';
import { type DeliveryLogEntry, DeliveryLogWriter, type DeliveryStatus } from '@dakpion/read-models';
import type { DocumentChange } from '@dakpion/state-store';
import { type Answer, call, operatorToken, sharedGateway } from '../gateway.fixture.ts';

const start = Date.parse('2026-11-21T00:00:00.000+06:00');
const gateway = sharedGateway();

function list(query = ''): Promise<Answer> {
  return call(`${gateway.url}/v1/operator/webhooks${query}`, 'GET', { authorization: `Bearer ${operatorToken}` });
}

const attempt = {
  started_at: dhakaTime(start),
  duration_ms: 5,
  response_status: 500,
  error: 'unexpected_status',
  response_excerpt: 'x'.repeat(4_096),
};

async function logged(partner_id: string, environment: Environment, id: string, status: DeliveryStatus) {
  const entry: DeliveryLogEntry = {
    delivery_id: `dlv_${id}`,
    order_id: 'ord_1',
    event: 'ASSIGNED',
    event_id: `evt_${id}`,
    sequence: 2,
    url: 'https://shop.example.com/',
    environment,
    status,
    attempts: [1, 2].map((number) => ({ number, ...attempt })),
    attempts_total: 2,
    next_attempt_at: null,
    created_at: dhakaTime(start),
    updated_at: dhakaTime(start),
  };
  await new DeliveryLogWriter(gateway.engines.stateStore).write({ partner_id, environment }, [{ entry, version: 1 }]);
}

test('lists the webhooks in review of all partners in both environments, page after page', async () => {
  const partners: string[] = [];
  for (let number = 0; number < 12; number += 1) partners.push((await gateway.partner()).partner_id);
  // Nobody after the last one has a webhook: its page is the last page.
  const [first = '', last = ''] = [partners[0], partners[10]];
  for (const id of ['0', '1', '9']) await logged(first, 'sandbox', id, 'manual_review');
  await logged(first, 'production', '2', 'manual_review');
  await logged(first, 'production', '3', 'delivered');
  for (const id of ['4', '5', '6']) await logged(last, 'production', id, 'manual_review');

  const all = await list('?status=manual_review');
  expect(all.status).toBe(200);
  const idsOf = ({ body }: Answer): string[] => body.data.map((each: DeliveryLogEntry) => each.delivery_id);
  expect(idsOf(all).toSorted()).toEqual(['dlv_0', 'dlv_1', 'dlv_2', 'dlv_4', 'dlv_5', 'dlv_6', 'dlv_9']);
  expect(all.body.next_after).toBeNull();
  const its = all.body.data.find(({ delivery_id }: DeliveryLogEntry) => delivery_id === 'dlv_4');
  expect(its).toMatchObject({ partner_id: last, environment: 'production', attempt_count: 2 });
  expect(its.last_attempt).toEqual({ number: 2, ...attempt, response_excerpt: null });
  expect(its.attempts).toBeUndefined();

  for (const limit of [1, 2, 3]) {
    const paged: string[] = [];
    for (let after: string | null = '0.0.0'; after !== null; ) {
      const page = await list(`?status=manual_review&limit=${limit}&after=${after}`);
      expect(page.body.data.length).toBeLessThanOrEqual(limit);
      expect(page.body.data.length).toBeGreaterThan(0);
      paged.push(...idsOf(page));
      after = page.body.next_after;
    }
    expect(paged).toEqual(idsOf(all));
  }
  expect(idsOf(await list('?status=manual_review&environment=sandbox')).toSorted()).toEqual([
    'dlv_0',
    'dlv_1',
    'dlv_9',
  ]);
  expect(idsOf(await list('?status=delivered'))).toEqual(['dlv_3']);
});

test('a page reads at most 1,000 partners, and the next page continues after them', async () => {
  const partners = Array.from({ length: 1_000 }, (_, number) => `prt_${String(number).padStart(26, '0')}`);
  for (let from = 0; from < 1_000; from += 100) {
    const some = partners.slice(from, from + 100).map((id, index): DocumentChange => {
      const listing = { lists: ['all'], score: Date.now() + 1_000 + from + index };
      return { kind: 'put', collection: 'partners', id, version: 1, value: {}, listing };
    });
    await gateway.engines.stateStore.documents.write('partners', some);
  }
  await logged(partners.at(-1) ?? '', 'production', 'z', 'pending');
  const page = await list('?status=pending');
  expect(page.body).toEqual({ data: [], next_after: '1000.0.0' });
  const next = await list(`?status=pending&after=${page.body.next_after}`);
  expect(next.body).toEqual({ data: [expect.objectContaining({ delivery_id: 'dlv_z' })], next_after: null });
});

test('names faulty parameters', async () => {
  const { status, body } = await list('?status=lost&environment=staging&after=x&limit=0');
  expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([
    422,
    ['status', 'environment', 'after', 'limit'],
  ]);
});
