import { topics } from '@dakpion/contracts';
import { type Broker, openKafkaBroker } from '@dakpion/messaging';
import { makePartner, type PartnerApi } from './api.ts';
import { clusterEnvironment, clusterRecord } from './cluster.ts';
import { killAndAwait, settleWithinMs } from './cluster-processes.ts';
import { untilNothingLags } from './consumer-lags.ts';
import { isInOrder } from './delivery-rules.ts';
import { orderRequest } from './order-request.ts';
import { acknowledgedOrder } from './placing.ts';
import { run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const killed = ['pricing-1', 'order-1', 'webhook-1', 'dispatch-1', 'gateway-1', 'kafka', 'redis', 'eventstore'];
const lanes = 8;

/** Places an order and waits for its last webhook. Returns its key and its id. */
async function placeAndAwait(api: PartnerApi, key: string, receiver: WebhookReceiver): Promise<[string, string]> {
  const body = orderRequest({ callback_url: receiver.url, partner_reference_id: key });
  const orderId = await acknowledgedOrder(api, body, key);
  await until(
    `the last webhook of ${key}, ${orderId}`,
    () => sequencesOf(receiver, orderId).includes(6),
    settleWithinMs,
  );
  return [key, orderId];
}

/** Places orders while `isOn`, each after the previous one is completed. Returns their keys and ids. */
async function load(api: PartnerApi, lane: string, receiver: WebhookReceiver, isOn: () => boolean) {
  const acknowledged: [string, string][] = [];
  while (isOn()) acknowledged.push(await placeAndAwait(api, `${lane}-${acknowledged.length}`, receiver));
  return acknowledged;
}

/** The sequences of each order's events, in the order of the topic. */
async function publishedSequences(): Promise<Map<string, number[]>> {
  const brokers = clusterRecord().kafka_brokers.split(',');
  const broker: Broker = await openKafkaBroker({ brokers, clientId: 'e2e' });
  const sequences = new Map<string, number[]>();
  for await (const { key, value } of broker.browse(topics.orderEvents.name)) {
    const { sequence } = value as { sequence: number };
    sequences.set(key, [...(sequences.get(key) ?? []), sequence]);
  }
  await broker.close();
  return sequences;
}

test('no acknowledged order is lost or created twice when each service and engine is killed in turn under load', async () => {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  const { sandbox } = await makePartner(program.url, 'Killed');
  const receiver = await WebhookReceiver.start();
  let loading = true;
  const after = new Map<string, string>();
  const loads = Array.from({ length: lanes }, (_, lane) => load(sandbox, `lane-${lane}`, receiver, () => loading));
  try {
    for (const name of killed) {
      await killAndAwait(name);
      // The next kill follows when a new order has been completed.
      after.set(...(await placeAndAwait(sandbox, `after-${name}`, receiver)));
    }
  } finally {
    loading = false;
  }
  const acknowledged = new Map([...after, ...(await Promise.all(loads)).flat()]);
  expect(acknowledged.size).toBeGreaterThan(killed.length);

  for (const [key, orderId] of acknowledged) {
    await until(
      `${key}, ${orderId}, to be completed`,
      async () => (await sandbox.status(orderId)).body.parcel_status === 'COMPLETED',
      settleWithinMs,
    );
    await until(`the webhooks of ${orderId}`, () => new Set(sequencesOf(receiver, orderId)).size === 6, settleWithinMs);
    expect(new Set(receiver.of(orderId).map(({ headers }) => headers['webhook-id'])).size).toBe(6);
    // The same key returns the same order: it was created once.
    const body = orderRequest({ callback_url: receiver.url, partner_reference_id: key });
    expect(await acknowledgedOrder(sandbox, body, key)).toBe(orderId);
  }
  const list = await sandbox.get('/v1/business/orders?limit=1');
  expect(list.body.pagination.total).toBe(acknowledged.size);

  const published = await publishedSequences();
  const orderIds = [...acknowledged.values()];
  const told = orderIds.map((orderId) => ({ orderId, sequences: sequencesOf(receiver, orderId) }));
  expect(told.filter(({ sequences }) => !isInOrder(sequences) || sequences.at(-1) !== 6)).toEqual([]);
  const topic = orderIds.map((orderId) => ({ orderId, sequences: published.get(orderId) ?? [] }));
  expect(topic.filter(({ sequences }) => !skipsNothing(sequences) || sequences.at(-1) !== 6)).toEqual([]);

  await untilNothingLags();
  const audit = await run('dist/programs/cli.js', ['audit', 'verify', '--json'], clusterEnvironment());
  expect(audit.output).toContain('"differences":0');
  expect(audit.exitCode).toBe(0);
}, 900_000);

function sequencesOf(receiver: WebhookReceiver, orderId: string): number[] {
  return receiver.of(orderId).map(({ body }) => body.sequence as number);
}

/**
 * Whether no sequence is skipped in the topic. After a takeover, publishing restarts at the last checkpoint and repeats events in
 * order.
 */
function skipsNothing(sequences: readonly number[]): boolean {
  return sequences.every((sequence, index) => sequence <= (sequences[index - 1] ?? 0) + 1);
}
