import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@dakpion/fixtures';
import { newHttpServer } from './http-server.ts';

let server: Server;
let requests: IncomingMessage[];
const sockets: Socket[] = [];

beforeEach(async () => {
  requests = [];
  server = newHttpServer((request) => void requests.push(request.on('error', () => {})));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

const chunk = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n`;
const end = '0\r\n\r\n';

/** Sends a request. Nobody has begun to read its body. */
async function send(chunks: string, headersBefore = ''): Promise<{ request: IncomingMessage; socket: Socket }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${headersBefore}Transfer-Encoding: chunked\r\n\r\n${chunks}`);
  await until(() => requests.length === 1);
  return { request: requests[0]!, socket };
}

test('a body of a thousand chunks of one byte waits in few parts, and is read as it was sent', async () => {
  const body = 'abcdefghij'.repeat(100);
  const { request } = await send([...body].map(chunk).join('') + end);
  await until(() => request.complete);
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  await once(request, 'end');
  expect(String(Buffer.concat(parts))).toBe(body);
  expect(parts.length).toBeLessThan(10);
});

test('a client whose chunks are tiny is disconnected, also while nobody reads its body', async () => {
  const { socket } = await send(chunk('a').repeat(2_000));
  await until(() => socket.closed);
});

test('chunks that a disconnected client has sent before are hardly parsed', async () => {
  let parsed = 0;
  server.on('request', (request: IncomingMessage) => {
    const { push } = request;
    request.push = (part) => {
      parsed += 1;
      return push(part);
    };
  });
  const { socket } = await send(chunk('a').repeat(8_000));
  await until(() => socket.closed);
  expect(parsed).toBeLessThan(1_800);
});

test('a client whose chunks are tiny is disconnected, also if Node has left out the header that announces chunks', async () => {
  const { request, socket } = await send(chunk('a').repeat(2_000), 'a:\r\n'.repeat(2_010));
  expect(request.headers['transfer-encoding']).toBeUndefined();
  await until(() => socket.closed);
});

test('a body of many chunks of 16 bytes is read, also if it is larger than what waits unread', async () => {
  const body = '0123456789abcdef'.repeat(20_000);
  const { request } = await send(chunk(body.slice(0, 16)).repeat(20_000) + end);
  expect(await text(request)).toBe(body);
});

test('a body whose client was disconnected for its tiny chunks has no end, although its last chunks were large', async () => {
  const body = new Promise<string>((resolve) => {
    server.once('request', (request) => resolve(text(request).catch(String)));
  });
  await send(chunk('a').repeat(1_100) + chunk('b'.repeat(2_000)) + end);
  expect(await body).toBe('Error: aborted');
});

test('a body that nobody reads waits only in part, also if its chunks come one by one', async () => {
  const { request, socket } = await send('');
  for (let sent = 0; sent < 200; sent += 1) {
    socket.write(chunk('a'.repeat(5_000)));
    await pause(2);
  }
  expect(request.readableLength).toBeLessThan(200_000);
  socket.write(end);
  expect(await text(request)).toHaveLength(1_000_000);
});
