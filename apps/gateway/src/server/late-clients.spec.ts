import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type StartedGateway, startGateway } from '../gateway.fixture.ts';

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

test.each([
  ['half a head', 'headersTimeout', 10_000, 'GET /problems HTTP/1.1\r\nHost: localhost\r\n'],
  [
    'half a body',
    'requestTimeout',
    30_000,
    'POST /inbox/spec HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nab',
  ],
] as const)('disconnects a client that sends %s soon after the limit', async (_, limit, ms, sent) => {
  const server: Server = gateway.application.getHttpServer();
  expect(server[limit]).toBe(ms);
  server.headersTimeout = 200;
  server[limit] = 200;
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    socket.write(sent);
    const end = new AbortController();
    const closed = once(socket.resume(), 'close').then(() => 'closed');
    const late = setTimeout(5_000, 'still open', { signal: end.signal }).catch(() => 'ended');
    expect(await Promise.race([closed, late])).toBe('closed');
    end.abort();
  } finally {
    server.headersTimeout = 10_000;
    server[limit] = ms;
    socket.destroy();
  }
});
