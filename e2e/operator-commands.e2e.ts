import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Body, type MadePartner, makePartner } from './api.ts';
import { monthInDhaka } from './day-in-dhaka.ts';
import { operatorToken } from './operator-token.ts';
import { orderRequest } from './order-request.ts';
import { type Program, run, startProgram, temporaryDirectory } from './program.ts';
import { riderEvent } from './rider-events.ts';
import { until } from './until.ts';

let program: Program;
let partner: MadePartner;

beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
  partner = await makePartner(program.url);
});

/** Runs `dakpion …` as an operator does. */
function dakpion(...args: string[]) {
  return run('dist/programs/cli.js', [...args, '--url', program.url], { OPERATOR_TOKEN: operatorToken });
}

/** Returns the JSON output of a command. */
async function operate(...args: string[]): Promise<Body> {
  const { exitCode, output } = await dakpion(...args, '--json');
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/^\{/)]);
  return JSON.parse(output);
}

test('prints the version of the release, and names the help for a wrong command', async () => {
  const { version } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8'));
  expect(await run('dist/programs/cli.js', ['--version'], {})).toEqual({ exitCode: 0, output: `${version}\n` });
  const wrong = await dakpion('partners', 'sow', partner.partnerId);
  expect([wrong.exitCode, wrong.output]).toEqual([1, expect.stringContaining('(see dakpion partners --help)')]);
  const unfinished = await dakpion('partners', 'show');
  expect([unfinished.exitCode, unfinished.output]).toEqual([
    1,
    expect.stringContaining('(see dakpion partners show --help)'),
  ]);
});

test('an operator shows, limits, suspends and resumes a partner', async () => {
  const { partnerId } = partner;
  const limits = await operate('partners', 'limits', partnerId, 'sandbox', '--write', '70', '--read', '700');
  expect(limits.rate_limits.sandbox).toEqual({ write: 70, read: 700 });
  expect((await operate('partners', 'suspend', partnerId)).suspended).toBe(true);
  expect((await partner.sandbox.get('/v1/business/orders')).status).toBe(403);
  const { exitCode, output } = await dakpion('partners', 'show', partnerId);
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/^status +suspended$/m)]);
  expect(output).toMatch(/^sandbox limits +70 writes and 700 reads per minute$/m);
  expect((await operate('partners', 'resume', partnerId)).suspended).toBe(false);
  expect(await operate('partners', 'show', partnerId)).toMatchObject({ partner_id: partnerId, suspended: false });
  expect((await partner.sandbox.get('/v1/business/orders')).status).toBe(200);
});

test('a refusal names the commands and the options that an operator enters, and no paths and fields of the API', async () => {
  const { partnerId } = partner;
  const long = 'x'.repeat(300);
  for (const [args, remedy] of [
    [['partners', 'show', 'prt_none'], 'use dakpion partners list'],
    [['partners', 'reset-password', partnerId, 'usr_none'], 'use dakpion partners users'],
    [['partners', 'create', '--name', long, '--email', 'x@example.com'], '--name: Must have'],
    [['partners', 'create', '--name', 'X', '--email', 'x'], '--email: Must be'],
    [['tokens', 'revoke', 'opt_none'], 'use dakpion tokens list'],
    [['dead-letters', 'show', 'none'], 'use dakpion dead-letters list'],
    [['dead-letters', 'list', '--order', long], '--order: Must have'],
    [['dead-letters', 'drop', 'none', '--why', long.repeat(2)], '--why: Must have'],
    [['parked', 'release', 'no-follower', 'no-stream'], 'use dakpion parked list'],
    [['orders', 'find', '--reference', long], '--reference: Must have'],
  ] as const) {
    const { exitCode, output } = await dakpion(...args);
    expect([args, exitCode, output]).toEqual([args, 1, expect.stringContaining(remedy)]);
    expect(output).not.toContain('/v1/');
  }
});

test('an operator shows the usage and the charges of a partner', async () => {
  const month = monthInDhaka();
  const its = [partner.partnerId, 'production'];
  expect((await operate('partners', 'usage', ...its)).data).toHaveLength(30);
  expect((await dakpion('partners', 'usage', ...its)).output).toMatch(/^day +created +BDT +completed/m);
  expect((await operate('partners', 'statement', ...its, month)).charged).toEqual({ orders: 0, total_price: 0 });
  expect((await dakpion('partners', 'statement', ...its, month, '--csv')).output).toMatch(
    /^order_id,.*,total_price\r?$/m,
  );
  const both = await dakpion('partners', 'statement', ...its, month, '--csv', '--json');
  expect([both.exitCode, both.output]).toEqual([1, expect.stringContaining('cannot be used with')]);
  const refused = await dakpion('partners', 'usage', ...its, '--from', '2020-01-01', '--to', '2026-01-01');
  expect([refused.exitCode, refused.output]).toEqual([1, expect.stringContaining('--from: Must be at most 91 days')]);
});

test('an operator finds an order by its id and by its reference, and sends rider events', async () => {
  const partner_reference_id = `find me ${partner.partnerId}`;
  const { body: order } = await partner.production.create(orderRequest({ partner_reference_id }));
  const { order_id } = order;
  const found = { order_id, partner_id: partner.partnerId, environment: 'production', partner_reference_id };
  for (const wanted of [
    ['--order', order_id],
    ['--reference', partner_reference_id],
  ]) {
    expect((await operate('orders', 'find', ...wanted)).data).toEqual([expect.objectContaining(found)]);
  }
  const { output } = await dakpion('orders', 'find', '--reference', 'an unknown reference');
  expect(output.trim()).toBe('no orders');
  expect((await dakpion('orders', 'find')).exitCode).toBe(1);

  const file = join(temporaryDirectory(), 'events.json');
  writeFileSync(file, JSON.stringify([riderEvent(order_id, 'RIDER_ASSIGNED'), { type: 'RIDER_ACCEPTED' }]));
  const sent = await dakpion('rider-events', 'send', file, '--json');
  expect(sent.exitCode).toBe(1);
  expect(JSON.parse(sent.output)).toMatchObject({ accepted: 1, rejected: [{ index: 1 }] });
  await until('the order to have its rider', async () => {
    return (await operate('orders', 'find', '--order', order_id)).data[0].parcel_status === 'ASSIGNED';
  });
  const unread = await dakpion('rider-events', 'send', join(temporaryDirectory(), 'none.json'));
  expect([unread.exitCode, unread.output]).toEqual([1, expect.stringContaining('cannot be read')]);
  writeFileSync(file, Buffer.from('[{"rider":{"name":"Jos\xe9"}}]', 'latin1'));
  const damaged = await dakpion('rider-events', 'send', file);
  expect([damaged.exitCode, damaged.output]).toEqual([1, expect.stringContaining('is not JSON in UTF-8')]);
});

test('an operator lists webhooks of all partners', async () => {
  const callback_url = 'http://127.0.0.1:9/nobody-listens';
  const { body: order } = await partner.sandbox.create(orderRequest({ callback_url, sandbox_scenario: 'no_rider' }));
  await until('the webhook to be listed', async () => {
    const { data } = await operate('webhooks', 'review', '--status', 'retrying', '--limit', '1000');
    return data.some(({ order_id, partner_id, environment }: Body) => {
      return order_id === order.order_id && partner_id === partner.partnerId && environment === 'sandbox';
    });
  });
  expect((await dakpion('webhooks', 'review')).exitCode).toBe(0);
});

test('an operator lists the requests of a partner, also those with a revoked key, and filters them', async () => {
  const made = await makePartner(program.url);
  const its = ['requests', '--partner', made.partnerId];
  await made.production.get('/v1/business/orders');
  await made.production.get('/v1/business/order/ord_unknown');
  const logged = async (...filters: string[]) => (await operate(...its, ...filters)).data as Body[];
  await until('both requests in the log', async () => (await logged()).length === 2);
  await operate('partners', 'revoke-keys', made.partnerId, 'production');
  await made.production.get('/v1/business/orders');
  await until(
    'the refused request in the log',
    async () => (await logged('--problem', 'expired_api_key')).length === 1,
  );
  expect((await logged('--status', '4xx')).map(({ status }) => status)).toEqual([401, 404]);
  const first = await operate(...its, '--limit', '1');
  expect(first.data[0].status).toBe(401);
  expect((await logged('--after', first.next_after)).map(({ status }) => status)).toEqual([404, 200]);
  expect((await operate(...its, '--environment', 'sandbox')).data).toEqual([]);
  const { exitCode, output } = await dakpion(...its, '--path', '/orders');
  expect([exitCode, output]).toEqual([
    0,
    expect.stringMatching(/ 401 +expired_api_key .* GET \/v1\/business\/orders$/m),
  ]);
  const refused = await dakpion(...its, '--problem', 'x'.repeat(61));
  expect([refused.exitCode, refused.output]).toEqual([1, expect.stringContaining('--problem: ')]);
});

test('an operator lists the followers with the number of events that they have not handled', async () => {
  const names = (await operate('followers')).data.map(({ follower }: Body) => follower);
  expect(names).toContain('order-views-projection');
  const { exitCode, output } = await dakpion('followers');
  expect(exitCode).toBe(0);
  for (const name of names) expect(output).toMatch(new RegExp(`^${name} +\\d+\\+? +\\d+$`, 'm'));
});
