import { freePort } from '../scripts/free-port.mjs';
import { makePartner, PartnerApi } from './api.ts';
import { orderRequest } from './order-request.ts';
import { type Program, run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const rounds = Number(process.env.KILL_ROUNDS ?? 30);
/** The number of orders that every second round acknowledges at least. */
const ordersBeforeKill = 3;
/** The seed of the times of the kills. Set it after a failure to repeat the run. */
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);

/** A small seeded generator (mulberry32): numbers from 0 to 1. */
function randomNumbers(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test(`killed ${rounds} times under load (seed ${seed}): nothing acknowledged is lost`, async () => {
  const random = randomNumbers(seed);
  const dataDir = temporaryDirectory();
  const port = await freePort();
  const receiver = await WebhookReceiver.start();
  // Faster steps than in other tests, so that orders are in every state when the program dies.
  const start = (): Promise<Program> => startProgram({ dataDir, port, env: { ROBOT_STEP_MS: '150' } });
  let program = await start();
  const { sandbox } = await makePartner(program.url);
  const api = new PartnerApi(program.url, sandbox.key);
  const acknowledged = new Set<string>();

  for (let round = 0; round < rounds; round += 1) {
    let loading = true;
    const lanes = Array.from({ length: 4 }, async (_, lane) => {
      for (let count = 0; loading && count < 50; count += 1) {
        const created = await api
          .create(orderRequest({ callback_url: receiver.url }), `${round}-${lane}-${count}`)
          .catch(() => null);
        if (created?.status === 201) acknowledged.add(created.body.order_id);
      }
    });
    const killAt = performance.now() + 50 + random() * 900;
    // On a slow machine, a program that has just started acknowledges nothing in that time: every second kill is amid orders.
    const least = acknowledged.size + (round % 2 === 0 ? 0 : ordersBeforeKill);
    await until('the moment to kill', () => performance.now() >= killAt && acknowledged.size >= least);
    await program.kill();
    loading = false;
    await Promise.all(lanes);
    program = await start();
  }

  expect(acknowledged.size).toBeGreaterThan(rounds);
  for (const orderId of acknowledged) {
    await until(
      `${orderId} to be completed`,
      async () => (await api.status(orderId)).body.parcel_status === 'COMPLETED',
      60_000,
    );
  }
  for (const orderId of acknowledged) {
    await until(
      `the webhooks of ${orderId}`,
      () => new Set(receiver.of(orderId).map(({ body }) => body.sequence)).size === 6,
      60_000,
    );
    const sequences = receiver.of(orderId).map(({ body }) => body.sequence as number);
    // At least once and in order: only the last webhook can be repeated, never an earlier one.
    expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
  }
  const audit = await run('dist/programs/cli.js', ['audit', 'verify', '--json'], { DATA_DIR: dataDir });
  expect(audit.output).toContain('"differences":0');
  expect(audit.exitCode).toBe(0);
}, 600_000);
