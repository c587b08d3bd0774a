import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { type Body, type MadePartner, makePartner, operate, PartnerApi } from './api.ts';
import { atEnd } from './at-end.ts';
import { dayInDhaka, monthInDhaka } from './day-in-dhaka.ts';
import { orderRequest } from './order-request.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

// Checks solutions of the tasks in integration-tasks: the reference solutions, or those in INTEGRATION_SOLUTIONS.

const tasks = join(__dirname, 'integration-tasks');
const solutions = process.env.INTEGRATION_SOLUTIONS ?? tasks;
const solvedWithinMs = 60_000;
const phpPath = process.env.PHP_PATH ?? '/usr/bin/php';
/** In continuous integration, tests without PHP fail instead of being skipped. */
const testWithPhp = existsSync(phpPath) || process.env.CI === 'true' ? test : test.skip;

let program: Program;
const checked = new Set<string>();
beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
});

/** Runs the solution of a task. `given`: further variables. `input`: its standard input. */
async function solve(task: string, key: string, given: Record<string, string> = {}, input = '') {
  checked.add(task);
  const name = readdirSync(join(solutions, task)).find((file) => file.startsWith('solution.')) ?? '';
  const file = join(solutions, task, name);
  const command = name.endsWith('.php') ? phpPath : name.endsWith('.py') ? 'python3' : process.execPath;
  const env = { PATH: process.env.PATH ?? '', DAKPION_URL: program.url, DAKPION_KEY: key, ...given };
  const runnable = name.endsWith('.ts') ? javaScriptOf(file) : file;
  const child = spawn(command, [runnable], { env, stdio: ['pipe', 'pipe', 'inherit'], timeout: solvedWithinMs });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  // A solution may end before it has read its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [status] = await once(child, 'close');
  return { status: status as number | null, output: output.trim() };
}

function javaScriptOf(file: string): string {
  const options = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } as const;
  const written = join(mkdtempSync(join(tmpdir(), 'dakpion-task-')), 'solution.mjs');
  writeFileSync(written, transformSync(readFileSync(file, 'utf8'), options).code);
  return written;
}

const made = (name: string): Promise<MadePartner> => makePartner(program.url, name);
const noRider = () => orderRequest({ sandbox_scenario: 'no_rider', callback_url: null });

test('the solution of first-order quotes and creates an order', async () => {
  const { sandbox } = await made('First order');
  const { status, output } = await solve('first-order', sandbox.key);
  expect([status, output]).toEqual([0, expect.stringMatching(/^ord_\w+$/)]);
  const { body } = await sandbox.details(output);
  expect(body).toMatchObject({
    partner_reference_id: 'TASK-1',
    quotation: { quotation_id: expect.stringMatching(/^quo_/) },
  });
});

describe.each(['typescript', 'python', 'php'])('the solution of verify-webhook-%s', (language) => {
  (language === 'php' ? testWithPhp : test)('accepts a genuine webhook and refuses forged ones', async () => {
    const receiver = await WebhookReceiver.start();
    const { sandbox, webhook } = await made('Verifies');
    const asked = { event: 'PICKED', callback_url: receiver.url };
    const { headers, body }: Body = (await sandbox.post('/v1/business/webhooks/test', asked)).body.request;
    const secret = { SIGNING_SECRET: webhook.sandbox.signing_secret };
    const judge = (given: object) => solve(`verify-webhook-${language}`, sandbox.key, secret, JSON.stringify(given));
    expect(await judge({ headers, body })).toEqual({ status: 0, output: 'PICKED' });
    const forged = [
      { headers, body: body.replace('PICKED', 'COMPLETED') },
      { headers: { ...headers, 'webhook-id': 'evt_test_1' }, body },
      { headers: { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 3_600) }, body },
    ];
    for (const each of forged) expect(await judge(each)).toEqual({ status: 1, output: '' });
  });
});

test('the solution of idempotent-retry creates one order even if the first answer is lost', async () => {
  const { sandbox } = await made('Retries');
  let isBroken = false;
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const answer = await fetch(`${program.url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const text = await answer.text();
    if (!isBroken && answer.status === 201) {
      isBroken = true;
      return request.socket.destroy();
    }
    return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  atEnd(() => proxy.close());
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const { status, output } = await solve('idempotent-retry', sandbox.key, { DAKPION_URL: address });
  const { data } = (await sandbox.get('/v1/business/orders?partner_reference_id=TASK-5')).body;
  expect([isBroken, status, data.map(({ order_id }: Body) => order_id)]).toEqual([true, 0, [output]]);
});

test('the solution of handle-a-cancellation retries a cancelled order', async () => {
  const { sandbox } = await made('Cancelled');
  const request = orderRequest({ sandbox_scenario: 'cancelled_by_dispatch', callback_url: null });
  const ORDER_ID: string = (await sandbox.create(request)).body.order_id;
  const { status, output } = await solve('handle-a-cancellation', sandbox.key, { ORDER_ID });
  expect([status, (await sandbox.details(output)).body]).toMatchObject([
    0,
    { attempt: 2, retry_of_order_id: ORDER_ID },
  ]);
});

test('the solution of redeliver-after-outage sends the webhooks in review again', async () => {
  const { sandbox } = await made('Away');
  const receiver = await WebhookReceiver.start();
  receiver.answer = () => 500;
  await sandbox.put('/v1/business/webhooks/callback', { callback_url: receiver.url });
  for (let count = 0; count < 2; count += 1) await sandbox.create(orderRequest({ sandbox_scenario: 'no_rider' }));
  const review = async () => (await sandbox.get('/v1/business/webhooks?status=manual_review')).body.pagination.total;
  await until('both to be given up', async () => (await review()) === 2, 90_000);
  receiver.answer = () => 200;
  receiver.received.length = 0;
  expect(await solve('redeliver-after-outage', sandbox.key)).toEqual({ status: 0, output: '2' });
  await until('both webhooks', () => receiver.received.length === 2);
});

test('the solution of rotate-a-key counts the requests of the old and the new key', async () => {
  const { sandbox, partnerId } = await made('Rotates');
  await sandbox.get('/v1/business/orders');
  const rotated = (await operate(program.url, 'POST', `/partners/${partnerId}/sandbox/api-key/rotate`)).body.api_key;
  const renewed = new PartnerApi(program.url, rotated);
  await until('the new key to work', async () => (await renewed.get('/v1/business/orders')).status === 200);
  const lastFour = (key: string) => key.slice(-4);
  const logged = async () => JSON.stringify((await renewed.get('/v1/business/requests')).body.data);
  await until('both requests to be logged', async () => {
    const text = await logged();
    return text.includes(lastFour(rotated)) && text.includes(lastFour(sandbox.key));
  });
  const { status, output } = await solve('rotate-a-key', rotated);
  expect([status, JSON.parse(output)]).toMatchObject([0, { [lastFour(sandbox.key)]: 1 }]);
  expect(JSON.parse(output)[lastFour(rotated)]).toBeGreaterThan(0);
});

test('the solution of reconcile-a-day counts the orders of a day by status', async () => {
  const { sandbox } = await made('Reconciles');
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.push((await sandbox.create(noRider())).body.order_id);
  await sandbox.cancel(ids[0] ?? '');
  const { status, output } = await solve('reconcile-a-day', sandbox.key, { DAY: dayInDhaka() });
  expect([status, JSON.parse(output)]).toEqual([0, { PENDING: 4, CANCELLED: 1 }]);
});

test('the solution of follow-live prints each step of an order', async () => {
  const { sandbox } = await made('Follows');
  const ORDER_ID: string = (await sandbox.create(orderRequest({ callback_url: null }))).body.order_id;
  const { status, output } = await solve('follow-live', sandbox.key, { ORDER_ID });
  const course = ['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'];
  expect([status, output.split('\n')]).toEqual([0, course]);
});

test('the solution of statement prints the sum of a month', async () => {
  const { sandbox } = await made('Pays');
  await sandbox.create(orderRequest({ callback_url: null }));
  const MONTH = monthInDhaka();
  const charged = async () => (await sandbox.get(`/v1/business/statements/${MONTH}`)).body.charged.total_price;
  await until('the order to be charged', async () => (await charged()) > 0);
  expect(await solve('statement', sandbox.key, { MONTH })).toEqual({ status: 0, output: String(await charged()) });
});

test('every task has a test of its solution', () => {
  const all = readdirSync(tasks, { withFileTypes: true }).filter((each) => each.isDirectory());
  const skipped = existsSync(phpPath) ? [] : ['verify-webhook-php'];
  expect([...checked, ...skipped].toSorted()).toEqual(all.map(({ name }) => name).toSorted());
});
