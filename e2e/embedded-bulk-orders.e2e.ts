import { freePort } from '../scripts/free-port.mjs';
import { type Answer, type Body, makePartner, operate, PartnerApi } from './api.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

const path = '/v1/business/orders/bulk';
const createMany = (api: PartnerApi, orders: readonly unknown[], key: string): Promise<Answer> =>
  api.post(path, { orders }, { 'x-idempotency-key': key });

/** The maximum number of kills at random times, most of which are in the middle of a request. */
const maxRounds = 10;

test('after a kill during a request, the repeated request creates only the missing orders', async () => {
  const dataDir = temporaryDirectory();
  const port = await freePort();
  // Without riders, which would slow down the start.
  const orders = Array.from({ length: 100 }, (_, index) =>
    orderRequest({ partner_reference_id: `R-${index}`, sandbox_scenario: 'no_rider' }),
  );
  const env = { ROBOT_STEP_MS: '1000' };
  let program = await startProgram({ dataDir, port, env });
  const { sandbox } = await makePartner(program.url);
  const total = async () => (await sandbox.get('/v1/business/orders?limit=1')).body.pagination.total;

  let isInTheMiddle = false;
  for (let round = 1; !isInTheMiddle && round <= maxRounds; round += 1) {
    const key = `round-${round}`;
    const before = (round - 1) * orders.length;
    const first = createMany(sandbox, orders, key).catch(() => null);
    await until('some orders to be created', async () => (await total()) > before);
    await program.kill();
    const acknowledged = await first;
    program = await startProgram({ dataDir, port, env });

    const { status, body } = await createMany(sandbox, orders, key);
    expect([status, body.counts.created + body.counts.replayed]).toEqual([200, orders.length]);
    expect(body.counts.replayed).toBeGreaterThan(0);
    expect(await total()).toBe(before + orders.length);
    isInTheMiddle = acknowledged === null && body.counts.created > 0;
  }
  expect(isInTheMiddle).toBe(true);
  await program.stop();
});

test('orders beyond the storage limit are refused with the reason, and a repeated request keeps the others', async () => {
  const env = { PARTNER_STORAGE_MB: '1', PARTNER_STORAGE_MB_SANDBOX: '1', ROBOT_STEP_MS: '60000' };
  const program = await startProgram({ dataDir: temporaryDirectory(), env });
  const { sandbox } = await makePartner(program.url);
  // Orders of 15 KB each.
  const metadata = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, 'x'.repeat(450)]));
  const orders = Array.from({ length: 90 }, () => orderRequest({ metadata }));
  const first = await createMany(sandbox, orders, 'first');
  expect(first.body.counts.created).toBeGreaterThan(0);

  // The limit applies some seconds after the bytes were stored.
  let full: Answer = first;
  let count = 0;
  await until('the limit to be reached', async () => {
    count += 1;
    full = await createMany(sandbox, orders.slice(0, 2), `more-${count}`);
    return full.body.counts.refused === 2;
  });
  expect(full.status).toBe(200);
  expect(full.body.data.map(({ problem }: Body) => [problem.status, problem.code])).toEqual([
    [403, 'storage_limit_reached'],
    [403, 'storage_limit_reached'],
  ]);
  const dry = await sandbox.post(path, { orders: orders.slice(0, 1), dry_run: true });
  expect(dry.body.data[0].problem.code).toBe('storage_limit_reached');
  const again = await createMany(sandbox, orders, 'first');
  expect(again.body.counts).toEqual({ created: 0, replayed: orders.length, priced: 0, refused: 0 });
});

test('a suspended partner creates no orders, and the quota counts each order', async () => {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  const { body } = await operate(program.url, 'POST', '/partners', {
    name: 'Aarong',
    email: 'shop@example.com',
    // The quota refills by one in 5 s, so the second request is refused, even if the first one is slow.
    rate_limits: { sandbox: { write: 11, read: 600 } },
  });
  const sandbox = new PartnerApi(program.url, body.api_keys.sandbox);
  // Together they are so small that their number, not their size, determines the charge.
  const orders = Array.from({ length: 10 }, () => orderRequest({ sandbox_scenario: 'no_rider' }));
  expect((await createMany(sandbox, orders, 'first')).status).toBe(200);
  const limited = await createMany(sandbox, orders, 'second');
  expect([limited.status, limited.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(1);
  expect((await sandbox.get('/v1/business/orders')).body.pagination.total).toBe(10);

  await operate(program.url, 'POST', `/partners/${body.partner_id}/suspend`);
  const suspended = await createMany(sandbox, orders, 'third');
  expect([suspended.status, suspended.body.code]).toEqual([403, 'partner_suspended']);
});
