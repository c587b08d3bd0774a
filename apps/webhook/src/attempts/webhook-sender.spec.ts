import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { Environment } from '@dakpion/contracts';
import { answerOk, Receiver } from '../webhook.fixture.ts';
import { answerTimeoutMs, bodyTimeoutMs, SenderClosedError, WebhookSender } from './webhook-sender.ts';

const body = '{"order_id":"ord_1"}';
/** A server that reports each request, and answers it a little later. */
const answersSoon = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const server = createServer((request, response) => {
    parentPort.postMessage('request');
    setTimeout(() => response.end('ok'), 200);
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;
let sender: WebhookSender;
let receiver: Receiver;
const servers: Server[] = [];
const sockets = new Set<Socket>();
/** Measures how long the machine stopped this process, in nanoseconds. This time does not count as a delay of the sender. */
let stalls: ReturnType<typeof monitorEventLoopDelay>;

beforeEach(async () => {
  stalls = monitorEventLoopDelay();
  sender = new WebhookSender({
    allowedRanges: { sandbox: ['127.0.0.0/8'], production: ['127.0.0.0/8'] },
    requestsAtOnce: 16,
    clock: Date.now,
  });
  receiver = await Receiver.open();
});

afterEach(async () => {
  stalls.disable();
  await sender.close();
  await receiver.close();
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

const send = (url: string) =>
  sender.send({ environment: 'production', url, body, headers: { 'content-type': 'application/json' } });

/** A server with a given behaviour after the first bytes of a connection. */
async function rawServer(behave: (socket: Socket) => void): Promise<{ url: string }> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => behave(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

function drip(socket: Socket, everyMs: number, text: string): void {
  const timer = setInterval(() => socket.write(text), everyMs);
  socket.once('close', () => clearInterval(timer));
}

describe('WebhookSender', () => {
  test('counts status 200 as success', async () => {
    expect(await send(receiver.url)).toMatchObject({ response_status: 200, error: null, response_excerpt: 'ok' });
    expect(receiver.received).toMatchObject([{ path: '/hook', text: body }]);
  });

  test.each([201, 204, 400, 500])('counts status %d as a failure', async (status) => {
    receiver.answer = (_webhook, response) => response.writeHead(status).end();
    expect(await send(receiver.url)).toMatchObject({ response_status: status, error: 'unexpected_status' });
  });

  test('counts a redirect as a failure and does not follow it', async () => {
    const target = await Receiver.open();
    receiver.answer = (_webhook, response) => response.writeHead(307, { location: target.url }).end();
    expect(await send(receiver.url)).toMatchObject({ response_status: 307, error: 'unexpected_status' });
    expect(target.received).toEqual([]);
    await target.close();
  });

  test('reads 64 KiB of an endless answer and keeps 4 KiB', async () => {
    let sent = 0;
    receiver.answer = (_webhook, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384))) sent += 16_384;
      };
      response.on('drain', more);
      more();
    };
    const result = await send(receiver.url);
    expect(result).toMatchObject({ response_status: 200, error: null });
    expect(result.response_excerpt).toBe('x'.repeat(4_096));
    const after = sent;
    expect((await send(receiver.url)).error).toBeNull();
    // Socket buffers accept a limited number of bytes.
    expect(after).toBeLessThan(16 * 1024 * 1024);
  });

  test('reads 1,024 parts of an answer in chunks of one byte', async () => {
    const chunks = '1\r\na\r\n'.repeat(5_000);
    const { url } = await rawServer((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`);
    });
    const result = await send(url);
    expect(result).toMatchObject({ response_status: 200, error: null });
    expect(result.response_excerpt).toBe('a'.repeat(1_024));
  });

  test.each([
    ['announcements', 'HTTP/1.1 103 Early Hints\r\n\r\n', null, 'invalid_answer'],
    ['text after the status', 'HTTP/1.1 200 ', null, 'invalid_answer'],
    ['extensions of a chunk', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1;', 200, null],
  ])('reads little more than 64 KiB of an answer with endless %s', async (_of, beginning, response_status, error) => {
    const more = response_status === null && beginning.endsWith('\n') ? beginning.repeat(2_000) : 'x'.repeat(65_536);
    let sent = 0;
    const { url } = await rawServer((socket) => {
      const pump = () => {
        while (!socket.destroyed && socket.write(more)) sent += more.length;
        sent += more.length;
      };
      socket.on('drain', pump);
      socket.write(beginning);
      pump();
    });
    expect(await send(url)).toMatchObject({ response_status, error });
    // Socket buffers accept a limited number of bytes.
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  test('accepts an answer that sends one byte a second', async () => {
    const { url } = await rawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n');
      drip(socket, 300, 'y');
    });
    stalls.enable();
    const began = Date.now();
    const result = await send(url);
    expect(result).toMatchObject({ response_status: 200, error: null });
    expect(result.response_excerpt).toMatch(/^y{1,5}$/);
    expect(result.duration_ms).toBeLessThan(bodyTimeoutMs);
    expect(Date.now() - began).toBeLessThan(bodyTimeoutMs + 500 + stalls.max / 1e6);
  });

  test('times out after 5 s without an answer, or with headers that never end', async () => {
    stalls.enable();
    const silent = await rawServer(() => undefined);
    const dripping = await rawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      drip(socket, 200, 'x-more: 1\r\n');
    });
    for (const result of await Promise.all([send(silent.url), send(dripping.url)])) {
      expect(result).toMatchObject({ response_status: null, error: 'timeout', response_excerpt: null });
      expect(result.duration_ms).toBeGreaterThanOrEqual(answerTimeoutMs - 2);
      expect(result.duration_ms).toBeLessThan(answerTimeoutMs + 300 + stalls.max / 1e6);
    }
  });

  test('reads an answer that came in time although this process was paused until after the time-out', async () => {
    const worker = new Worker(answersSoon, { eval: true });
    try {
      const [port] = (await once(worker, 'message')) as [number];
      const sent = send(`http://127.0.0.1:${port}/`);
      await once(worker, 'message');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, answerTimeoutMs + 500);
      expect(await sent).toMatchObject({ response_status: 200, error: null });
    } finally {
      await worker.terminate();
    }
  });

  test('sends nothing after the time-out, although its connection opened while this process was paused', async () => {
    const worker = new Worker(answersSoon, { eval: true });
    try {
      const [port] = (await once(worker, 'message')) as [number];
      const requests: unknown[] = [];
      worker.on('message', (message) => requests.push(message));
      const sent = send(`http://127.0.0.1:${port}/`);
      // Now the connection is being opened.
      await new Promise(process.nextTick);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, answerTimeoutMs + 500);
      expect(await sent).toMatchObject({ response_status: null, error: 'timeout' });
      // The server answers this request after it has read the other one, if that was sent.
      await send(`http://127.0.0.1:${port}/`);
      expect(requests).toEqual(['request']);
    } finally {
      await worker.terminate();
    }
  });

  test('names failures of the connection', async () => {
    const resets = await rawServer((socket) => socket.resetAndDestroy());
    const closes = await rawServer((socket) => socket.end());
    const gone = await rawServer(() => undefined);
    const vacated = servers.pop();
    vacated?.close();
    expect((await send(resets.url)).error).toBe('connection_reset');
    expect((await send(closes.url)).error).toBe('connection_reset');
    expect((await send(gone.url)).error).toBe('connection_refused');
    expect((await send(receiver.url.replace('http:', 'https:'))).error).toBe('tls_failed');
    expect((await send('https://no-such-host.invalid/')).error).toBe('name_not_resolved');
  });

  test.each([
    'hello there\r\n\r\n',
    'HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n',
    'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\nokk',
    'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n',
  ])('calls %j an invalid answer', async (answer) => {
    const { url } = await rawServer((socket) => socket.write(answer));
    expect(await send(url)).toMatchObject({ response_status: null, error: 'invalid_answer' });
  });

  test.each([
    'https://10.0.0.1/',
    'http://169.254.169.254/',
    'https://[::ffff:10.0.0.1]/',
    'http://8.8.8.8/',
    'nonsense',
  ])('does not call the address %s', async (url) => {
    expect(await send(url)).toMatchObject({
      response_status: null,
      error: 'address_not_allowed',
      duration_ms: expect.any(Number),
    });
  });

  test('does not count an attempt that was aborted on our side as a failure of the endpoint', async () => {
    receiver.answer = () => void sender.close();
    await expect(send(receiver.url)).rejects.toThrow(SenderClosedError);
  });

  test('resolves localhost to this machine, and calls it only if the allow-list contains it', async () => {
    const url = receiver.url.replace('127.0.0.1', 'localhost');
    expect((await send(url)).error).toBeNull();
    const strict = new WebhookSender({
      allowedRanges: { sandbox: [], production: [] },
      requestsAtOnce: 1,
      clock: Date.now,
    });
    expect((await strict.send({ environment: 'sandbox', url, body, headers: {} })).error).toBe('address_not_allowed');
    await strict.close();
    expect(receiver.received).toHaveLength(1);
    receiver.answer = answerOk;
  });

  test('does not reach an address of the sandbox in production, nor over a connection that the sandbox has open', async () => {
    const url = receiver.url.replace('127.0.0.1', 'localhost').replace('http:', 'https:');
    const ranges = { sandbox: ['127.0.0.0/8'], production: [] };
    const mixed = new WebhookSender({ allowedRanges: ranges, requestsAtOnce: 1, clock: Date.now });
    const from = (environment: Environment, to: string) => mixed.send({ environment, url: to, body, headers: {} });
    try {
      expect((await from('sandbox', receiver.url)).error).toBeNull();
      expect((await from('production', receiver.url)).error).toBe('address_not_allowed');
      expect((await from('production', url)).error).toBe('address_not_allowed');
      expect((await from('sandbox', url)).error).not.toBe('address_not_allowed');
    } finally {
      await mixed.close();
    }
  });
});
