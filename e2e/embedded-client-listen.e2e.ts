import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { verifyWebhook } from '@dakpion/client';
import { freePort } from '../scripts/free-port.mjs';
import { type MadePartner, makePartner } from './api.ts';
import { atEnd } from './at-end.ts';
import { orderRequest } from './order-request.ts';
import { outputOf } from './output-of.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { type ReceivedWebhook, WebhookReceiver } from './webhook-receiver.ts';

const command = join(__dirname, '../libs/client/dist/command/main.js');
const course = ['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'];

let program: Program;
let partner: MadePartner;
let receiver: WebhookReceiver;
let dataDir: string;
let port: number;
const start = () => startProgram({ dataDir, port });
beforeAll(async () => {
  dataDir = temporaryDirectory();
  port = await freePort();
  program = await start();
});
beforeEach(async () => {
  partner = await makePartner(program.url);
  receiver = await WebhookReceiver.start();
});

/** Starts the command of the client as a user does. It is killed when the test file ends. */
function launch(args: readonly string[], configuration = temporaryDirectory(), api = program.url) {
  const child = spawn(process.execPath, [command, ...args, '--api', api], {
    env: { PATH: process.env.PATH, DAKPION_API_KEY: partner.sandbox.key, XDG_CONFIG_HOME: configuration },
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  atEnd(() => child.kill('SIGKILL'));
  const output = outputOf(child);
  const ended = async () => (await closed)[0];
  const stop = () => {
    child.kill('SIGINT');
    return ended();
  };
  return { child, output, ended, stop };
}

/** Starts `listen` and waits until it follows. */
async function startListening(more: readonly string[] = [], configuration?: string) {
  const listening = launch(['listen', '--forward-to', `${receiver.url}/hooks`, ...more], configuration);
  await until('listen to be connected', () => listening.output().includes('Connected.'));
  return listening;
}

const create = async (scenario = 'no_rider'): Promise<string> =>
  (await partner.sandbox.create(orderRequest({ sandbox_scenario: scenario }))).body.order_id;
const eventsOf = (webhooks: readonly ReceivedWebhook[]) => webhooks.map(({ body }) => body.event);
const secretIn = (output: string) => /Signing secret: (whsec_\S+)/.exec(output)?.[1] ?? '';

test('sends each event as its webhook, with the same body and headers, in order, signed with the printed secret', async () => {
  const real = await WebhookReceiver.start();
  await partner.sandbox.put('/v1/business/webhooks/callback', { callback_url: real.url });
  const configuration = temporaryDirectory();
  const listening = await startListening([], configuration);
  const orderId = await create('deliver');
  await until(
    'all webhooks',
    () => receiver.received.length === course.length && real.received.length >= course.length,
  );
  expect(eventsOf(receiver.received)).toEqual(course);
  for (const { path, headers, text } of receiver.received) {
    expect(path).toBe('/hooks');
    await verifyWebhook({ rawBody: text, headers }, secretIn(listening.output()));
  }
  const [ours, theirs] = [receiver.received[0]!, real.of(orderId)[0]!];
  expect(ours.text).toBe(theirs.text);
  const names = ({ headers }: ReceivedWebhook) => Object.keys(headers).sort();
  expect(names(ours)).toEqual(names(theirs));
  expect(listening.output()).toMatch(new RegExp(`COMPLETED +${orderId} {2}200 in \\d+ ms`));
  const file = join(configuration, 'dakpion/listen.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8')).signing_secret).toBe(secretIn(listening.output()));
});

test('sends every event even if the program is killed and the receiver answers 500', async () => {
  const listening = await startListening();
  const before = [await create(), await create()];
  await until('the first webhooks', () => receiver.received.length === 2);
  await program.kill();
  await until('the loss to be told', () => listening.output().includes('Not connected'));
  program = await start();
  receiver.answer = ({ body }) => {
    const attempts = receiver.received.filter((other) => other.body.event_id === body.event_id);
    return attempts.length === 1 ? 500 : 200;
  };
  const after = [await create(), await create('deliver')];
  await until('the missed webhooks', () => receiver.of(after[1]!).length === 2 * course.length, 60_000);
  expect(receiver.received.filter(({ body }) => before.includes(body.order_id))).toHaveLength(2);
  expect(eventsOf(receiver.of(after[0]!))).toEqual(['ORDER_CREATED', 'ORDER_CREATED']);
  expect(eventsOf(receiver.of(after[1]!))).toEqual(course.flatMap((event) => [event, event]));
  expect(listening.output()).toMatch(/500 in \d+ ms\. Again in 1 s/);
});

test('a stopped listen prints how to continue, and the next one sends every event with the same secret', async () => {
  const configuration = temporaryDirectory();
  const first = await startListening([], configuration);
  await create();
  await until('the webhook', () => first.output().includes('200 in'));
  expect(await first.stop()).toBe(0);
  const position = /--from (\S+)/.exec(first.output())?.[1] ?? '';
  const missed = await create();
  const second = await startListening(['--from', position], configuration);
  await until('the missed webhook', () => receiver.of(missed).length === 1);
  expect(receiver.received).toHaveLength(2);
  expect(secretIn(second.output())).toBe(secretIn(first.output()));
});

test('listen ends when the reader of its output has ended', async () => {
  const listening = await startListening();
  listening.child.stdout.destroy();
  await create();
  expect(await listening.ended()).toBe(141);
});

test('a command whose output cannot be written says so, and does not end like one whose reader has ended', async () => {
  const fullDisk = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [command, 'help'], { stdio: ['ignore', fullDisk, 'pipe'] });
  closeSync(fullDisk);
  const [said, [exitCode]] = await Promise.all([text(child.stderr!), once(child, 'close')]);
  expect({ exitCode, said }).toEqual({
    exitCode: 1,
    said: expect.stringContaining('Writing the output failed: ENOSPC'),
  });
});

test('trigger creates an order that reaches the status, and sends its webhooks again with --replay', async () => {
  const triggered = launch(['trigger', 'CANCELLED']);
  expect(await triggered.ended()).toBe(0);
  const orderId = /ord_[0-9a-z]+/.exec(triggered.output())?.[0] ?? '';
  expect(triggered.output()).toContain(`${orderId} is CANCELLED`);
  expect((await partner.sandbox.status(orderId)).body.parcel_status).toBe('CANCELLED');
  const replay = launch(['listen', '--forward-to', receiver.url, '--replay', orderId]);
  expect(await replay.ended()).toBe(0);
  expect(eventsOf(receiver.received)).toEqual(['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'CANCELLED']);
});

test('Ctrl-C ends a request that waits without a message, and a service that is not there is one line', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const api = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const asked = once(silent, 'request');
  const waiting = launch(['trigger', 'ASSIGNED'], undefined, api);
  await asked;
  expect([await waiting.stop(), waiting.output()]).toEqual([0, '']);
  silent.close();
  silent.closeAllConnections();
  const refused = launch(['trigger', 'ASSIGNED'], undefined, api);
  expect([await refused.ended(), refused.output()]).toEqual([
    1,
    expect.stringMatching(/^Dakpion cannot be reached: .*\n$/),
  ]);
});

test.each([
  [['listen', '--forward-to', 'http://127.0.0.1:4000', '--key', 'live_key_1'], 'add --production'],
  [['listen', '--forward-to', 'http://127.0.0.1:4000', '--key', 'sandbox_key_test_1'], '401 invalid_api_key'],
  [['listen'], '--forward-to must be an address'],
  [['trigger', 'LOST'], 'must be one of PENDING, ASSIGNED'],
  [['lisen'], 'There is no command lisen'],
])('%j ends with exit code 1 and the reason', async (args, message) => {
  const refused = launch(args);
  expect(await refused.ended()).toBe(1);
  expect(refused.output()).toContain(message);
});
