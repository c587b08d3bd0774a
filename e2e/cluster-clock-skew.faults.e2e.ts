import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { makePartner } from './api.ts';
import { startSkewedCluster } from './cluster.ts';
import { metricOf, settleWithinMs } from './cluster-processes.ts';
import { breachesInCluster, deliveryLog, endedDeliveries } from './delivery-log.ts';
import { orderRequest } from './order-request.ts';
import { until } from './until.ts';
import { type ReceivedWebhook, WebhookReceiver } from './webhook-receiver.ts';

const skewsMs = {
  'gateway-2': -15_000,
  'order-1': 15_000,
  'order-2': -15_000,
  'webhook-1': 15_000,
  'dispatch-1': 15_000,
};
/** Slow endpoints get few requests at once: with ten orders each, some wait for longer than a claim of an order lasts. */
const endpoints = 4;
const ordersOfEach = 10;
const answersAfterMs = 1_500;

/** A slow receiver that refuses the first webhook of each order. */
async function startSlowReceiver(): Promise<WebhookReceiver> {
  const receiver = await WebhookReceiver.start();
  const refused = new Set<string>();
  receiver.answer = async ({ body }) => {
    await pause(answersAfterMs);
    const isFirst = !refused.has(body.order_id);
    refused.add(body.order_id);
    return isFirst ? 503 : 200;
  };
  return receiver;
}

/** Whether two requests for one order overlapped. */
function overlaps(webhooks: readonly ReceivedWebhook[]): boolean {
  return webhooks.some(({ at }, index) => {
    const before = webhooks[index - 1];
    return before !== undefined && (before.endedAt === null || before.endedAt > at);
  });
}

test('with clocks 15 s apart no command expires, no attempt overlaps another, and no retry is early', async () => {
  const program = await startSkewedCluster(skewsMs);
  const { production } = await makePartner(program.url, 'Skewed');
  const receivers = await Promise.all(Array.from({ length: endpoints }, startSlowReceiver));
  const placed: { readonly orderId: string; readonly receiver: WebhookReceiver }[] = [];
  for (let count = 0; count < ordersOfEach; count += 1) {
    for (const receiver of receivers) {
      const answer = await production.create(orderRequest({ callback_url: `${receiver.url}/hook` }), randomUUID());
      expect([answer.status, answer.body.code]).toEqual([201, undefined]);
      placed.push({ orderId: answer.body.order_id, receiver });
      expect((await production.cancel(answer.body.order_id)).status).toBe(200);
    }
  }
  const ended = 2 * placed.length;
  await until('every delivery to end', async () => (await endedDeliveries(production)) === ended, settleWithinMs);
  const log = await deliveryLog(production);
  expect(log).toHaveLength(ended);
  // The first webhook of each order was refused, so each order had a retry.
  expect(log.filter(({ attempts }) => attempts.length > 1).length).toBeGreaterThanOrEqual(placed.length);
  const received = receivers.flatMap((receiver) => receiver.arrived);
  expect(await breachesInCluster(log, received, [])).toEqual([]);
  expect(placed.filter(({ orderId, receiver }) => overlaps(receiver.of(orderId)))).toEqual([]);
  for (const [name, ms] of Object.entries(skewsMs)) {
    expect(Math.abs((await metricOf(name, 'dakpion_clock_skew_seconds')) - ms / 1_000)).toBeLessThan(1);
  }
  expect(Math.abs(await metricOf('webhook-2', 'dakpion_clock_skew_seconds'))).toBeLessThan(1);
  for (const name of ['order-1', 'order-2'] as const) {
    const seconds = await metricOf(name, 'dakpion_event_store_clock_skew_seconds');
    expect(Math.abs(seconds - skewsMs[name] / 1_000)).toBeLessThan(1);
  }
  await until('a warning', () =>
    /ALARM clock_skew: the clock of this machine is 1[45]\d+ ms ahead/.test(program.output()),
  );
  await program.stop();
}, 600_000);
