import { topics } from '@dakpion/contracts';
import { type Body, call, makePartner, type PartnerApi } from './api.ts';
import { clusterEnvironment, clusterRecord } from './cluster.ts';
import { killAndAwait, settleWithinMs } from './cluster-processes.ts';
import { untilNothingLags } from './consumer-lags.ts';
import { isInOrder } from './delivery-rules.ts';
import { dropAll, groupMembers, skipAll } from './kafka-administration.ts';
import { operatorToken } from './operator-token.ts';
import { orderRequest } from './order-request.ts';
import { acknowledgedOrder } from './placing.ts';
import { type Program, run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { type ReceivedWebhook, WebhookReceiver } from './webhook-receiver.ts';

const topic = topics.orderEvents.name;
const group = `webhook.${topic}`;
const webhookInstances = ['webhook-1', 'webhook-2'];
const sequences = [1, 2, 3, 4, 5, 6];
/** The minimum time, in ms, for which no other instance attempts an order after an attempt of it has begun. */
const claimLastsMs = 6_500;

let program: Program;
let receiver: WebhookReceiver;
let api: PartnerApi;

beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
  receiver = await WebhookReceiver.start();
  api = (await makePartner(program.url, 'Dropped')).sandbox;
  const callback = { callback_url: `${receiver.url}/partner` };
  await call('PUT', `${program.url}/v1/business/webhooks/callback`, { 'x-api-key': api.key }, callback);
}, 300_000);
afterAll(() => {
  for (const name of webhookInstances) signal(name, 'SIGCONT');
});

function signal(name: string, what: 'SIGSTOP' | 'SIGCONT'): void {
  for (const process_ of clusterRecord().processes) if (process_.name === name) process.kill(process_.pid, what);
}

/** Places orders, half of them with their own callback URL. Resolves when all are completed. */
async function placeCompleted(prefix: string, count: number): Promise<string[]> {
  const placed = Array.from({ length: count }, (_, index) => {
    const own = index % 2 === 0 ? { callback_url: `${receiver.url}/own` } : {};
    return acknowledgedOrder(api, orderRequest(own), `${prefix}-${index}`);
  });
  const orderIds = await Promise.all(placed);
  for (const orderId of orderIds) {
    const isCompleted = async () => (await api.status(orderId)).body.parcel_status === 'COMPLETED';
    await until(`${orderId} to be completed`, isCompleted, settleWithinMs);
  }
  return orderIds;
}

const told = (orderId: string) => receiver.of(orderId).map(({ body }) => body.sequence as number);

async function untilTold(orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds) {
    await until(`the webhooks of ${orderId}`, () => new Set(told(orderId)).size === 6, settleWithinMs);
  }
}

/** The beginning of the second in which the webhook was signed: a busy receiver reads it later. Epoch milliseconds. */
const sentAfter = (webhook: ReceivedWebhook | undefined) => Number(webhook?.headers['webhook-timestamp'] ?? 0) * 1_000;

/**
 * Checks that the webhooks of the order arrived in order, and not more often than the log has attempts. An instance that the machine
 * stopped before it could record an answer loses its claim of the order, and the attempt is made again.
 */
async function expectOncePerAttempt(orderId: string): Promise<void> {
  const logged = async () => {
    const { data } = (await api.get(`/v1/business/webhooks?order_id=${orderId}`)).body;
    return data.length === 6 && data.every(({ status }: Body) => status === 'delivered') && data;
  };
  const log: Body[] = await until(`the log of ${orderId}`, logged, settleWithinMs);
  if (!isInOrder(told(orderId))) throw new Error(`${orderId} got the sequences ${told(orderId)}`);
  for (const { sequence, attempts, attempts_total } of log) {
    const arrivals = receiver.of(orderId).filter(({ body }) => body.sequence === sequence);
    const isUnderClaim = ({ at }: ReceivedWebhook, index: number) => at - sentAfter(arrivals[index - 1]) < claimLastsMs;
    const times = arrivals.map(({ at }) => new Date(at).toISOString());
    if (arrivals.length > attempts_total && arrivals.some(isUnderClaim))
      throw new Error(`${orderId}: ${JSON.stringify({ sequence, times, attempts })}`);
  }
}

/** Stops both webhook instances during the work, and until Kafka considers them dead. */
async function withoutWebhook<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const name of webhookInstances) signal(name, 'SIGSTOP');
  try {
    const result = await work();
    await untilGroupIsEmpty();
    return result;
  } finally {
    for (const name of webhookInstances) signal(name, 'SIGCONT');
  }
}

async function untilGroupIsEmpty(): Promise<void> {
  // Each check makes a connection, and Kafka waits for some seconds before it removes a member.
  await until('the group to be empty', async () => (await groupMembers(group)) === 0, settleWithinMs, 500);
}

async function audit(...args: string[]) {
  return run('dist/programs/cli.js', ['audit', ...args], {
    ...clusterEnvironment(),
    OPERATOR_TOKEN: operatorToken,
  });
}

test('webhooks of events that Kafka dropped while webhook was down arrive once and in order, and the audit is clean', async () => {
  const before = await placeCompleted('before', 6);
  await untilTold(before);
  await untilNothingLags();
  const meanwhile = await withoutWebhook(async () => {
    const orderIds = await placeCompleted('meanwhile', 30);
    await dropAll(topic);
    return orderIds;
  });
  await untilTold([...before, ...meanwhile]);
  for (const orderId of [...before, ...meanwhile]) await expectOncePerAttempt(orderId);
  await untilNothingLags();
  expect(program.output()).toContain('ALARM messages_dropped');
  const verified = await audit('verify', '--json');
  expect(verified.output).toContain('"differences":0');
  expect(verified.exitCode).toBe(0);
}, 600_000);

test('a restarted instance completes the work of one that was killed, and nothing is missing', async () => {
  const meanwhile = await withoutWebhook(async () => {
    const orderIds = await placeCompleted('killed', 30);
    await dropAll(topic);
    return orderIds;
  });
  await until('the first webhook', () => meanwhile.some((orderId) => told(orderId).length > 0), settleWithinMs);
  await Promise.all(webhookInstances.map(killAndAwait));
  await untilTold(meanwhile);
  for (const orderId of meanwhile) expect([...new Set(told(orderId))]).toEqual(sequences);
  await untilNothingLags();
}, 600_000);

test('the audit reports every event that was skipped by hand, and repairs them', async () => {
  for (const name of webhookInstances) signal(name, 'SIGSTOP');
  const skipped = await placeCompleted('skipped', 30);
  await untilGroupIsEmpty();
  await skipAll(topic, group);
  await Promise.all(webhookInstances.map(killAndAwait));
  const verified = await audit('verify', '--json');
  expect(verified.output).toContain('"differences":180');
  expect(verified.exitCode).toBe(1);

  const dryRun = await audit('repair', '--json');
  expect(dryRun.output).toContain('"kind":"end","dry_run":true,"orders":30,"usage":0,"left":0');
  expect(dryRun.exitCode).toBe(1);
  expect(skipped.flatMap(told)).toEqual([]);

  const repaired = await audit('repair', '--yes', '--json', '--url', program.url);
  expect(repaired.output).toContain('"kind":"end","dry_run":false,"orders":30,"usage":0,"left":0');
  expect(repaired.exitCode).toBe(0);
  await untilTold(skipped);
  for (const orderId of skipped) await expectOncePerAttempt(orderId);
  const again = await audit('repair', '--json');
  expect(again.output).toContain('"orders":0,"usage":0,"left":0');
  expect(again.exitCode).toBe(0);
  await untilNothingLags();
}, 600_000);
