import { type Body, type MadePartner, makePartner, operate } from './api.ts';
import { untilAuditIsClean } from './clean-audit.ts';
import { operatorToken } from './operator-token.ts';
import { orderRequest } from './order-request.ts';
import { type Program, run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const isCluster = (globalThis as { profile?: string }).profile === 'cluster';
const settleWithinMs = 60_000;
/** The time limit on a busy machine, in ms, for five builds that each begin after 3 s. */
const hangsAfterMs = 240_000;
const ordersBefore = 10;

let program: Program;
let partner: MadePartner;
let receiver: WebhookReceiver;
beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
  partner = await makePartner(program.url);
  receiver = await WebhookReceiver.start();
});

const dakpion = (...args: string[]) =>
  run('dist/programs/cli.js', [...args, '--url', program.url], { OPERATOR_TOKEN: operatorToken });
const request = (more: object = {}) => orderRequest({ callback_url: `${receiver.url}/hooks`, ...more });
const projections = async (): Promise<Body[]> => (await operate(program.url, 'GET', '/projections')).body.data;
const servingBuilds = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await projections()).map(({ projection, builds }) => [
      projection,
      builds.find(({ state }: Body) => state === 'serving')?.number,
    ]),
  );

/**
 * Creates an order and cancels it. Reads each change at once with every kind of request. Returns the answers that lack the change.
 */
async function changeAndRead(number: number): Promise<readonly string[]> {
  const { sandbox } = partner;
  const reference = `REBUILT-${number}`;
  const faults: string[] = [];
  const expectOf = (what: string, isRight: boolean) => (isRight ? undefined : faults.push(`${reference}: ${what}`));
  const made = await sandbox.create(request({ sandbox_scenario: 'no_rider', partner_reference_id: reference }));
  expectOf(`create ${made.status}`, made.status === 201);
  const { order_id } = made.body;
  const isInList = async (query: string) => {
    const { status, body } = await sandbox.get(`/v1/business/orders?${query}`);
    return status === 200 && body.data.some((order: Body) => order.order_id === order_id);
  };
  const hasStatus = async (parcel_status: string) => {
    expectOf(`details ${parcel_status}`, (await sandbox.details(order_id)).body.parcel_status === parcel_status);
    expectOf(`status ${parcel_status}`, (await sandbox.status(order_id)).body.parcel_status === parcel_status);
    expectOf(`list ${parcel_status}`, await isInList(`parcel_status=${parcel_status}&limit=50`));
  };
  await hasStatus('PENDING');
  expectOf('by reference', await isInList(`partner_reference_id=${reference}`));
  expectOf('by word', await isInList(`reference_text=${reference}`));
  expectOf('by phone number', await isInList('receiver_phone_number=01712345678&limit=50'));
  expectOf('cancel', (await sandbox.cancel(order_id)).status === 200);
  await hasStatus('CANCELLED');
  expectOf('events', (await sandbox.get('/v1/business/events?limit=1')).status === 200);
  expectOf('webhooks', (await sandbox.get('/v1/business/webhooks?limit=1')).status === 200);
  expectOf('usage', (await sandbox.get('/v1/business/usage')).status === 200);
  return faults;
}

/** The number of arrivals of each webhook. */
function arrivals(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { body } of receiver.received) counts.set(body.event_id, (counts.get(body.event_id) ?? 0) + 1);
  return counts;
}

test(
  'projections are rebuilt while the program serves, without a failed request, stale answer or repeated webhook',
  async () => {
    const { sandbox } = partner;
    const orders: string[] = [];
    for (let count = 0; count < ordersBefore; count += 1) orders.push((await sandbox.create(request())).body.order_id);
    for (const order of orders) {
      const isCompleted = async () => (await sandbox.status(order)).body.parcel_status === 'COMPLETED';
      await until(`${order} to be completed`, isCompleted, settleWithinMs);
    }
    await until('their webhooks', async () => arrivals().size === ordersBefore * 6, settleWithinMs);
    const before = await servingBuilds();
    const usage = async () => (await sandbox.get('/v1/business/usage')).body.totals.completed;
    const details = await Promise.all(orders.map(async (order) => (await sandbox.details(order)).body));
    await until('the usage', async () => (await usage()).orders === ordersBefore, settleWithinMs);
    const completed = await usage();

    const faults: string[] = [];
    let rounds = 0;
    let isRebuilt = false;
    const rebuilding = dakpion('projections', 'rebuild').finally(() => {
      isRebuilt = true;
    });
    while (!isRebuilt || rounds === 0) {
      rounds += 1;
      faults.push(...(await changeAndRead(rounds)));
    }
    const { exitCode, output } = await rebuilding;
    expect([exitCode, output]).toEqual([0, expect.stringContaining('All projections serve.')]);
    expect(output).toMatch(/order-views-projection (begins|[\d.]+ %, \d+ events\/s)/);
    faults.push(...(await changeAndRead(rounds + 1)));
    expect(faults).toEqual([]);

    const after = await servingBuilds();
    for (const [name, number] of Object.entries(before)) expect([name, after[name]]).not.toEqual([name, number]);
    expect(await Promise.all(orders.map(async (order) => (await sandbox.details(order)).body))).toEqual(details);
    expect(await usage()).toEqual(completed);
    const sent = ordersBefore * 6 + (rounds + 1) * 2;
    await until('all webhooks', async () => arrivals().size === sent, settleWithinMs);
    expect([...arrivals().values()].filter((times) => times > 1)).toEqual([]);
    if (!isCluster) await untilAuditIsClean({ DATA_DIR: program.dataDir, OPERATOR_TOKEN: operatorToken });
  },
  hangsAfterMs,
);

test(
  'repeated rebuilds keep at most two builds, list their progress, and refuse an unknown name',
  async () => {
    for (let count = 0; count < 3; count += 1) {
      const { exitCode, output } = await dakpion('projections', 'rebuild', 'order-event-index', '--json');
      expect([exitCode, output]).toEqual([0, expect.stringContaining('order-event-index')]);
    }
    const index = (await projections()).find(({ projection }) => projection === 'order-event-index');
    expect(index.builds.map(({ state }: Body) => state)).toEqual(['kept', 'serving']);
    expect((await dakpion('projections', 'list')).output).toMatch(/^order-event-index +\d+ +\d+ +serving/m);
    const refused = await dakpion('projections', 'rebuild', 'no-such-projection');
    expect(refused.exitCode).toBe(1);
    expect(refused.output).toContain('There is no projection no-such-projection. There are: order-');
  },
  hangsAfterMs,
);
