import { cpSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type MadePartner, makePartner, type PartnerApi } from './api.ts';
import { untilAuditIsClean } from './clean-audit.ts';
import { clusterEnvironment, clusterRecord } from './cluster.ts';
import { killAndAwaitStart, pidOf, settleWithinMs, untilAllReady } from './cluster-processes.ts';
import { untilNothingLags } from './consumer-lags.ts';
import { endedDeliveries } from './delivery-log.ts';
import { orderRequest } from './order-request.ts';
import { acknowledged, acknowledgedOrder } from './placing.ts';
import { run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { type ReceivedWebhook, WebhookReceiver } from './webhook-receiver.ts';

const wholeCourse = 6;
const dakpion = (...args: string[]) => run('dist/programs/cli.js', args, clusterEnvironment());
let partner: MadePartner;
let receiver: WebhookReceiver;

/** The directory of the event store's process, which is started with the directory and a port. */
function eventStoreDirectory(): string {
  const args = readFileSync(`/proc/${pidOf('eventstore')}/cmdline`, 'utf8')
    .split('\0')
    .filter(Boolean);
  return args.at(-2) as string;
}

/** All files except the socket of the process that holds the directory. */
function copyFiles(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (source) => !lstatSync(source).isSocket() });
}

/** Stops the process of the event store during the copy, so that the copy is like the disk after a power cut. */
async function whileStopped(change: (directory: string) => void): Promise<void> {
  const pid = pidOf('eventstore');
  process.kill(pid, 'SIGSTOP');
  try {
    const status = () => readFileSync(`/proc/${pid}/status`, 'utf8');
    await until('the event store to stand still', () => /^State:\s+T/m.test(status()));
    change(eventStoreDirectory());
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

async function putBack(backup: string): Promise<void> {
  const directory = eventStoreDirectory();
  const pid = pidOf('eventstore');
  process.kill(pid, 'SIGSTOP');
  for (const name of readdirSync(directory)) rmSync(join(directory, name), { recursive: true });
  copyFiles(backup, directory);
  await killAndAwaitStart('eventstore');
}

const sequencesOf = (webhooks: readonly ReceivedWebhook[]) => [...new Set(webhooks.map(({ body }) => body.sequence))];

async function untilWebhooks(orderId: string, count: number): Promise<void> {
  const came = async () => {
    const sequences = sequencesOf(receiver.of(orderId));
    if (sequences.length < count) throw new Error(`sequences ${sequences}`);
    return true;
  };
  await until(`the webhooks of ${orderId}`, came, settleWithinMs);
}

/** Waits until the attempts are recorded: a receiver has a webhook before that. */
const untilDelivered = (api: PartnerApi, count: number) =>
  until(`${count} recorded deliveries`, async () => (await endedDeliveries(api)) === count, settleWithinMs);

/** Places orders that a robot completes, and waits for all of their webhooks. Returns their ids. */
async function placeAndSettle(api: PartnerApi, keys: readonly string[]): Promise<string[]> {
  const body = orderRequest({ callback_url: receiver.url });
  const orderIds = await Promise.all(keys.map((key) => acknowledgedOrder(api, body, key)));
  for (const orderId of orderIds) await untilWebhooks(orderId, wholeCourse);
  return orderIds;
}

const placeWaiting = (key: string, round: string) =>
  acknowledgedOrder(partner.production, orderRequest({ callback_url: receiver.url, metadata: { round } }), key);

async function cancel(orderId: string): Promise<void> {
  await acknowledged(`the end of ${orderId}`, () => partner.production.cancel(orderId));
  await untilWebhooks(orderId, 2);
}

/** Every service that serves computed data reports the fault and the remedy. */
async function untilRefused(): Promise<void> {
  const services = clusterRecord().processes.filter(({ name }) => /^(gateway|order|webhook|dispatch)-/.test(name));
  expect(services).toHaveLength(8);
  for (const { name, address } of services) {
    const isRefused = async () => {
      const response = await fetch(`${address}/health/ready`);
      const text = await response.text();
      if (response.status === 503 && text.includes('another history') && text.includes('dakpion state reset --yes'))
        return true;
      throw new Error(`${response.status} ${text}`);
    };
    await until(`${name} to name the fault`, isRefused, settleWithinMs);
  }
}

beforeAll(async () => {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  receiver = await WebhookReceiver.start();
  partner = await makePartner(program.url, 'Restored');
});

test('a restored event store is refused until the state is reset, and then all data matches its events', async () => {
  const kept = await placeAndSettle(partner.sandbox, ['kept-1', 'kept-2', 'kept-3']);
  const waiting = await placeWaiting('waiting', '1');
  await untilWebhooks(waiting, 1);
  // An attempt that is not in the backup is made again.
  await untilDelivered(partner.sandbox, kept.length * wholeCourse);
  await untilDelivered(partner.production, 1);
  const backup = join(temporaryDirectory(), 'backup');
  await whileStopped((directory) => copyFiles(directory, backup));
  // The services know these orders from the history that is about to be replaced.
  const gone = await placeAndSettle(partner.sandbox, ['gone-1', 'gone-2']);
  const again = await placeWaiting('again', '1');
  await untilWebhooks(again, 1);
  await cancel(waiting);

  await putBack(backup);
  await untilRefused();
  const reset = await dakpion('state', 'reset', '--yes');
  expect([reset.exitCode, reset.output]).toEqual([0, expect.stringContaining('compute them again')]);
  await untilAllReady();

  const sent = receiver.received.length;
  const fresh = await placeAndSettle(partner.sandbox, ['fresh-1', 'fresh-2', 'fresh-3']);
  // One order has the same id as before, and the other the same sequence, each with another event.
  expect(await placeWaiting('again', '2')).toBe(again);
  const since = (orderId: string) => receiver.received.slice(sent).filter(({ body }) => body.order_id === orderId);
  await until(`the webhook of ${again}`, () => since(again).length > 0, settleWithinMs);
  expect(since(again).map(({ body }) => [body.sequence, body.metadata])).toEqual([[1, { round: '2' }]]);
  await acknowledged(`the end of ${waiting}`, () => partner.production.cancel(waiting));
  await until(`the webhook of ${waiting}`, () => since(waiting).length > 0, settleWithinMs);
  expect(since(waiting).map(({ body }) => body.sequence)).toEqual([2]);

  // First: orders are answered with 503 until their views are computed again.
  await expectListed([...kept, ...fresh]);
  for (const orderId of gone) {
    const answers = [await partner.sandbox.details(orderId), await partner.sandbox.status(orderId)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  }
  const resent = receiver.received.slice(sent).filter(({ body }) => kept.includes(body.order_id));
  expect(resent).toEqual([]);
  await untilNothingLags();
  await untilAuditIsClean(clusterEnvironment());
}, 900_000);

/** The list of the sandbox has exactly these orders, all completed. */
async function expectListed(orderIds: readonly string[]): Promise<void> {
  const isListed = async () => {
    const { body } = await partner.sandbox.get('/v1/business/orders?limit=200&parcel_status=COMPLETED');
    const ids = body.data.map(({ order_id }: { order_id: string }) => order_id).toSorted();
    return JSON.stringify(ids) === JSON.stringify([...orderIds].sort());
  };
  await until('the list to show the existing orders', isListed, settleWithinMs);
}
