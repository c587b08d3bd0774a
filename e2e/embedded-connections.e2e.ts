import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { makePartner } from './api.ts';
import { atEnd } from './at-end.ts';
import { orderRequest } from './order-request.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';
import { rawRequest } from './raw-request.ts';
import { until } from './until.ts';

// Connections that delay a stop, use up all connections of the program, or fill its inbox.

async function open({ url }: Program, sent = ''): Promise<{ socket: Socket; text: () => string }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  atEnd(() => socket.destroy());
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'connect');
  if (sent !== '') socket.write(sent);
  return { socket, text: () => text };
}

/** A stopping program cuts off the requests that have not ended after this time. */
const cutOffAfterMs = 5_000;

/** Stops the program. The connection must be closed at once: the other work of a stop, on a busy machine, does not count. */
async function stopWith(socket: Socket, program: Program): Promise<void> {
  const began = performance.now();
  // The program may reset a connection that it cannot answer.
  const closed = new Promise((resolve) => socket.once('close', () => resolve(performance.now() - began)));
  const { exitCode } = await program.stop();
  expect([exitCode, program.output().includes('did not finish')]).toEqual([0, false]);
  expect(await closed).toBeLessThan(cutOffAfterMs);
}

const start = (env: Record<string, string> = {}) => startProgram({ dataDir: temporaryDirectory(), env });
const dispatchToken = 'dispatch-token-of-the-tests';
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

test.each([
  ['a silent connection', ''],
  ['half a head', 'GET /docs HTTP/1.1\r\nHost: local'],
  ['an idle connection', get('/health/live')],
])('a stop does not wait for %s', async (_, sent) => {
  const program = await start();
  const { socket, text } = await open(program, sent);
  if (sent.endsWith('\r\n\r\n')) await until('the answer', () => text().includes('200 OK'));
  await stopWith(socket, program);
});

test('a request that ends during a stop is answered with Connection: close', async () => {
  const program = await start({ DISPATCH_TOKEN: dispatchToken });
  const poll = get('/v1/dispatch/requests?wait=30', `Authorization: Bearer ${dispatchToken}\r\n`);
  const { socket, text } = await open(program, get('/health/live'));
  await until('the first answer', () => text().includes('keep-alive'));
  socket.write(poll);
  // A second connection that is answered later than the poll was sent shows that the poll has begun.
  await rawRequest(`${program.url}/health/live`);
  await stopWith(socket, program);
  expect(text().match(/HTTP\/1.1 200 OK/g)).toHaveLength(2);
  expect(text().split('HTTP/1.1 200 OK')[2]).toMatch(/^Connection: close\r$/im);
});

test('one address cannot lock out others with idle connections', async () => {
  const program = await start({ MAX_CONNECTIONS: '20', MAX_CONNECTIONS_PER_ADDRESS: '10' });
  const held: Awaited<ReturnType<typeof open>>[] = [];
  for (let count = 0; count < 30; count += 1) held.push(await open(program));
  for (let count = 0; count < 5; count += 1) {
    expect((await rawRequest(`${program.url}/health/live`)).status).toBe(200);
  }
  await until('the oldest to be closed', () => held.filter(({ socket }) => !socket.closed).length <= 10);
});

test('a web page can neither fill the inbox nor end the program', async () => {
  const program = await start();
  const body = `${'['.repeat(8_000)}1${']'.repeat(8_000)}`;
  const page = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const statuses = new Set<number>();
  for (let count = 0; count < 200; count += 1) {
    const headers = {
      ...(count % 2 === 0 && page),
      'content-type': count % 3 === 0 ? 'application/json' : 'text/plain',
    };
    statuses.add((await rawRequest(`${program.url}/inbox/demo`, { method: 'POST', headers, body })).status);
  }
  expect([...statuses].toSorted()).toEqual([403, 415]);
  const view = await rawRequest(`${program.url}/inbox/demo`, { headers: { accept: 'text/html' } });
  expect([view.status, view.body]).toEqual([200, expect.stringContaining('Nothing has come yet.')]);
  expect((await rawRequest(`${program.url}/inbox/demo`, { headers: page })).status).toBe(403);
});

test("the inbox accepts the webhooks of any partner's sandbox, including tests", async () => {
  const program = await start();
  const { sandbox } = await makePartner(program.url, 'Shop');
  const url = `${program.url}/inbox/shop`;
  const { body: order } = await sandbox.create(orderRequest({ callback_url: url }));
  const { body: sent } = await sandbox.post('/v1/business/webhooks/test', { event: 'PICKED', callback_url: url });
  expect(sent).toMatchObject({ delivered: true, response_status: 200 });
  await until('the first webhook', async () => {
    const { body } = await rawRequest(url, { headers: { accept: 'application/json' } });
    return JSON.parse(body).data.some((each: { body: { order_id: string } }) => each.body.order_id === order.order_id);
  });
});
