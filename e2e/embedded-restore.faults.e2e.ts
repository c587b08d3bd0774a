import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { makePartner, type PartnerApi } from './api.ts';
import { atEnd } from './at-end.ts';
import { untilAuditIsClean } from './clean-audit.ts';
import { operatorToken } from './operator-token.ts';
import { orderRequest } from './order-request.ts';
import { launch, type Program, run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const settleWithinMs = 60_000;
const webhooksOfAnOrder = 6;

/** An installation with a partner, whose program is started and stopped. */
interface Installation {
  readonly dataDir: string;
  readonly api: PartnerApi;
  readonly receiver: WebhookReceiver;
  readonly program: Program;
  start(): Promise<Program>;
}

const dakpion = (dataDir: string, ...args: string[]) => run('dist/programs/cli.js', args, { DATA_DIR: dataDir });

/** Starts the program without waiting until it is ready. Returns a function that ends it. */
function startUnready(dataDir: string, port: number): () => Promise<void> {
  const { child } = launch('dist/programs/dakpion.js', [], {
    DATA_DIR: dataDir,
    PORT: String(port),
    OPERATOR_TOKEN: operatorToken,
    LOG_LEVEL: 'warn',
    WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8,::1/128',
  });
  const closed = once(child, 'close');
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    await closed;
  };
  atEnd(end);
  return end;
}

async function install(): Promise<Installation> {
  const dataDir = temporaryDirectory();
  const port = await freePort();
  const start = (): Promise<Program> => startProgram({ dataDir, port });
  const program = await start();
  const { sandbox: api } = await makePartner(program.url, 'Restored');
  return { dataDir, api, receiver: await WebhookReceiver.start(), program, start };
}

/** Places orders and waits until they are completed and all their webhooks have arrived. Returns their ids. */
async function placeAndSettle({ api, receiver }: Installation, count: number): Promise<string[]> {
  const orderIds: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { status, body } = await api.create(orderRequest({ callback_url: receiver.url }));
    expect(status).toBe(201);
    orderIds.push(body.order_id);
  }
  for (const orderId of orderIds) {
    const sequences = () => new Set(receiver.of(orderId).map(({ body }) => body.sequence)).size;
    await until(`the webhooks of ${orderId}`, () => sequences() === webhooksOfAnOrder, settleWithinMs);
    const status = async () => (await api.status(orderId)).body.parcel_status;
    await until(`${orderId} to be completed`, async () => (await status()) === 'COMPLETED', settleWithinMs);
  }
  return orderIds;
}

/** The ids in the list: all, and the completed ones. */
async function listed(api: PartnerApi): Promise<{ all: string[]; completed: string[] }> {
  const ids = async (filter: string) => {
    const { body } = await api.get(`/v1/business/orders?limit=200${filter}`);
    return body.data.map(({ order_id }: { order_id: string }) => order_id).toSorted();
  };
  return { all: await ids(''), completed: await ids('&parcel_status=COMPLETED') };
}

/** Replaces directories with those of the backup. */
async function putBack(dataDir: string, backup: string, directories: readonly string[]): Promise<void> {
  for (const directory of directories) {
    await rm(join(dataDir, directory), { recursive: true });
    await cp(join(backup, directory), join(dataDir, directory), { recursive: true });
  }
}

/** Makes a backup, and then makes the stores newer than it. The program is stopped afterwards. */
async function backUpAndGoOn(installation: Installation, backup: string) {
  const kept = await placeAndSettle(installation, 3);
  await installation.program.stop();
  await cp(installation.dataDir, backup, { recursive: true });
  const later = await installation.start();
  const gone = await placeAndSettle(installation, 2);
  await later.stop();
  return { kept, gone };
}

async function expectConsistent({ dataDir, api }: Installation, orderIds: readonly string[]): Promise<void> {
  const expected = [...orderIds].sort();
  const isListed = async () => {
    const { all, completed } = await listed(api);
    return [all, completed].every((ids) => JSON.stringify(ids) === JSON.stringify(expected));
  };
  await until('the list to show the existing orders', isListed, settleWithinMs);
  await untilAuditIsClean({ DATA_DIR: dataDir });
}

test('restored events are refused until the state is reset, and then all data matches them', async () => {
  const installation = await install();
  const { dataDir, api, receiver } = installation;
  const backup = join(temporaryDirectory(), 'backup');
  const { kept, gone } = await backUpAndGoOn(installation, backup);
  await putBack(dataDir, backup, ['events']);

  const end = startUnready(dataDir, Number(new URL(installation.program.url).port));
  const isRefused = async () => {
    const response = await fetch(`${installation.program.url}/health/ready`);
    const text = await response.text();
    return response.status === 503 && text.includes('faults') && text.includes('dakpion state reset --yes');
  };
  await until('the readiness to name the fault', isRefused, settleWithinMs);
  expect((await dakpion(dataDir, 'audit', 'verify')).output).toContain('follower_history');
  // The state cannot be reset beside the running program.
  expect((await dakpion(dataDir, 'state', 'reset', '--yes')).exitCode).toBe(1);
  await end();

  const reset = await dakpion(dataDir, 'state', 'reset', '--yes');
  expect([reset.exitCode, reset.output]).toEqual([0, expect.stringContaining('compute them again')]);
  const program = await installation.start();
  await until('the views to be computed', async () => (await api.get('/v1/business/orders')).status === 200);
  for (const orderId of gone) expect((await api.details(orderId)).status).toBe(404);
  const sent = receiver.received.length;
  const fresh = await placeAndSettle(installation, 2);
  await expectConsistent(installation, [...kept, ...fresh]);
  // No webhook is sent again to a receiver that accepted it.
  const resent = receiver.received.slice(sent).filter(({ body }) => kept.includes(body.order_id));
  expect(resent).toEqual([]);
  await program.stop();
}, 300_000);

test('the program is ready at once when events and state are restored together, and continues from there', async () => {
  const installation = await install();
  const { dataDir, api } = installation;
  const backup = join(temporaryDirectory(), 'backup');
  const { kept, gone } = await backUpAndGoOn(installation, backup);
  await putBack(dataDir, backup, ['events', 'state', 'messages']);

  const program = await installation.start();
  for (const orderId of gone) expect((await api.details(orderId)).status).toBe(404);
  const fresh = await placeAndSettle(installation, 2);
  await expectConsistent(installation, [...kept, ...fresh]);
  await program.stop();
}, 300_000);
