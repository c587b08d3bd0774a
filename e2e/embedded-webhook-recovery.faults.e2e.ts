import { freePort } from '../scripts/free-port.mjs';
import { makePartner, type PartnerApi } from './api.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const orders = 250;
const perRequest = 100;
// Six attempts take at least 31 s.
const reviewWithinMs = 120_000;
/** The maximum time of several steps of 100 webhooks and a second each, with restarts in between. */
const resentWithinMs = 90_000;
/** The maximum number of webhooks that were in flight at a kill, or whose answers were not durable. */
const inFlight = 64;

async function createMany(api: PartnerApi): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < orders; from += perRequest) {
    const count = Math.min(perRequest, orders - from);
    const body = { orders: Array.from({ length: count }, () => orderRequest({ sandbox_scenario: 'no_rider' })) };
    const created = await api.post('/v1/business/orders/bulk', body, { 'x-idempotency-key': `from-${from}` });
    expect([created.status, created.body.counts.created]).toEqual([200, count]);
    ids.push(...created.body.data.map(({ order }: { order: { order_id: string } }) => order.order_id));
  }
  return ids;
}

test('loses no given-up webhook when killed twice while it sends them again, and repeats only those in flight', async () => {
  const [dataDir, port, receiver] = [temporaryDirectory(), await freePort(), await WebhookReceiver.start()];
  let program = await startProgram({ dataDir, port });
  const { sandbox: api } = await makePartner(program.url);
  await api.put('/v1/business/webhooks/callback', { callback_url: receiver.url });
  await api.put('/v1/business/webhooks/settings', { resend_after_recovery: true });
  const count = async (status: string) =>
    (await api.get(`/v1/business/webhooks?status=${status}&limit=1`)).body.pagination.total as number;
  receiver.answer = () => 503;
  const orderIds = await createMany(api);
  await until('the webhooks to be given up', async () => (await count('manual_review')) === orders, reviewWithinMs);

  receiver.received.length = 0;
  receiver.answer = () => 200;
  const later = await api.create(orderRequest({ sandbox_scenario: 'no_rider' }));
  expect(later.status).toBe(201);
  for (const arrived of [20, 130]) {
    await until(`${arrived} webhooks`, () => receiver.received.length >= arrived, resentWithinMs);
    await program.kill();
    program = await startProgram({ dataDir, port });
  }
  // Webhooks that have left the review may still wait for their attempts.
  for (const status of ['manual_review', 'pending', 'retrying'])
    await until(`nothing to be ${status}`, async () => (await count(status)) === 0, resentWithinMs);
  const arrivals = new Map<string, number>();
  for (const { body } of receiver.received) arrivals.set(body.order_id, (arrivals.get(body.order_id) ?? 0) + 1);
  expect([...arrivals.keys()].sort()).toEqual([...orderIds, later.body.order_id].sort());
  const repeated = [...arrivals.values()].filter((times) => times > 1);
  expect(repeated.length).toBeLessThanOrEqual(2 * inFlight);
  expect(Math.max(...arrivals.values())).toBeLessThanOrEqual(3);

  // The arrival of another webhook causes no further redelivery.
  const sent = receiver.received.length;
  const last = await api.create(orderRequest({ sandbox_scenario: 'no_rider' }));
  await until('the last webhook', () => receiver.of(last.body.order_id).length === 1);
  await until('the log to show it', async () => {
    const { body } = await api.get(`/v1/business/webhooks?order_id=${last.body.order_id}`);
    return body.data[0]?.status === 'delivered';
  });
  expect(receiver.received.slice(sent).map(({ body }) => body.order_id)).toEqual([last.body.order_id]);
  process.stdout.write(`Sent twice after two kills: ${repeated.length} of ${orders}\n`);
}, 400_000);
