import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { type MadePartner, makePartner, PartnerApi } from './api.ts';
import { orderRequest } from './order-request.ts';
import { type Program, run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const settleWithinMs = 120_000;
const webhooksOfAnOrder = 6;
const env = { TRANSPARENCY_CHECKPOINT_SECONDS: '1' };
const dataDir = temporaryDirectory();
const folder = temporaryDirectory();
const restored = join(folder, 'restored');
let program: Program;
let partner: MadePartner;
let receiver: WebhookReceiver;

const dakpion = (data: string, ...args: string[]) => run('dist/programs/cli.js', args, { DATA_DIR: data });

beforeAll(async () => {
  program = await startProgram({ dataDir, env });
  partner = await makePartner(program.url, 'Backed up');
  receiver = await WebhookReceiver.start();
});

/**
 * Runs a restore that is killed at this step. With step 0, which does not exist, the restore ends, and its output has the number of
 * steps.
 */
const restoreKilledAt = (target: string, step: number) =>
  run('dist/programs/cli.js', ['restore', join(folder, 'backup')], {
    DATA_DIR: target,
    NODE_OPTIONS: `--import=${join(__dirname, 'killed-step.fixture.mjs')}`,
    E2E_KILLED_STEP: String(step),
  });

/** Places orders one after the other until the signal aborts, and records the acknowledged ones. */
async function placeUntil(signal: AbortSignal, acknowledged: string[]): Promise<void> {
  while (!signal.aborted) {
    const { status, body } = await partner.sandbox.create(orderRequest({ callback_url: receiver.url }));
    expect(status).toBe(201);
    acknowledged.push(body.order_id);
  }
}

async function checkpointOf(orderId: string): Promise<string> {
  let checkpoint: string | null = null;
  await until('a checkpoint', async () => {
    ({ checkpoint } = (await partner.sandbox.get(`/v1/business/order/${orderId}/proof`)).body);
    return checkpoint !== null;
  });
  return checkpoint ?? '';
}

test('a backup made under load is restored into an empty folder without differences, and continues the log', async () => {
  const acknowledged: string[] = [];
  const load = new AbortController();
  const loads = [0, 1, 2, 3].map(() => placeUntil(load.signal, acknowledged));
  await until('orders', () => acknowledged.length >= 20, settleWithinMs);
  const kept = join(folder, 'kept.checkpoint');
  writeFileSync(kept, await checkpointOf(acknowledged[0] ?? ''));
  const before = [...acknowledged];
  const backup = await dakpion(dataDir, 'backup', join(folder, 'backup'));
  expect([backup.exitCode, backup.output]).toEqual([0, expect.stringContaining('backed up')]);
  const during = acknowledged.length - before.length;
  load.abort();
  await Promise.all(loads);
  await program.stop();
  expect(during).toBeGreaterThan(0);
  expect(existsSync(join(folder, 'backup', 'secrets.json'))).toBe(false);

  // The secrets were stored separately.
  mkdirSync(restored);
  cpSync(join(dataDir, 'secrets.json'), join(restored, 'secrets.json'));
  const result = await dakpion(restored, 'restore', join(folder, 'backup'));
  expect([result.exitCode, result.output]).toEqual([
    0,
    expect.stringMatching(/ restored\nSessions .* have ended\. .*Repeat the changes/s),
  ]);
  const again = await startProgram({ dataDir: restored, env });
  const api = new PartnerApi(again.url, partner.sandbox.key);
  for (const orderId of before) {
    const isCompleted = async () => (await api.status(orderId)).body.parcel_status === 'COMPLETED';
    await until(`${orderId} to be completed`, isCompleted, settleWithinMs);
    const sequences = () => new Set(receiver.of(orderId).map(({ body }) => body.sequence)).size;
    await until(`the webhooks of ${orderId}`, () => sequences() === webhooksOfAnOrder, settleWithinMs);
  }
  await until(
    'no difference',
    async () => {
      const audit = await dakpion(restored, 'audit', 'verify', '--since', kept);
      if (audit.exitCode === 0 && audit.output.includes('no differences')) return true;
      throw new Error(audit.output);
    },
    settleWithinMs,
  );
  await again.stop();
}, 480_000);

test('a restore that is killed at any step leaves a directory that every program refuses as incomplete', async () => {
  const backup = join(folder, 'backup');
  const target = join(folder, 'killed');
  mkdirSync(target);
  const steps = Number((await restoreKilledAt(target, 0)).output.match(/(\d+) steps/)?.[1]);
  expect(steps).toBeGreaterThan(6);
  for (let step = 1; step <= steps; step += 1) {
    rmSync(target, { recursive: true });
    mkdirSync(target);
    expect(await restoreKilledAt(target, step)).toMatchObject({ exitCode: null });
    const left = readdirSync(target);
    const isUntouched = left.length === 0;
    const isComplete = !left.includes('unfinished-restore') && !isUntouched;
    const again = await dakpion(target, 'restore', backup);
    const reason = isUntouched ? 'restored' : isComplete ? 'is not empty' : 'a restore is under way or was interrupted';
    expect([step, again.output]).toEqual([step, expect.stringContaining(reason)]);
    if (isComplete) expect(left.toSorted()).toEqual(['events', 'messages', 'state']);
    if (isUntouched || isComplete) continue;
    const started = await run('dist/programs/dakpion.js', [], { DATA_DIR: target, PORT: String(await freePort()) });
    expect(started).toEqual({ exitCode: 1, output: expect.stringContaining('was interrupted') });
    expect(existsSync(join(target, 'secrets.json'))).toBe(false);
  }
}, 240_000);

test('refuses an existing folder, missing data, a changed backup, and a directory in use', async () => {
  const backup = join(folder, 'backup');
  const refusals = [
    [await dakpion(dataDir, 'backup', backup), 'exists already'],
    [await dakpion(join(folder, 'none'), 'backup', join(folder, 'other')), 'There is no event store'],
    [await dakpion(restored, 'restore', backup), 'is not empty'],
    [await dakpion(join(folder, 'new'), 'restore', folder), 'is not a complete backup'],
  ] as const;
  for (const [{ exitCode, output }, reason] of refusals) {
    expect([exitCode, output]).toEqual([1, expect.stringContaining(reason)]);
  }
  writeFileSync(join(backup, 'events', 'event-store.json'), 'other');
  const changed = await dakpion(join(folder, 'new'), 'restore', backup);
  expect([changed.exitCode, changed.output]).toEqual([1, expect.stringContaining('is not what was backed up')]);
  expect(existsSync(join(folder, 'new'))).toBe(false);
});
