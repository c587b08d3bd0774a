import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { until } from '@dakpion/fixtures';
import { sharedGateway } from '../gateway.fixture.ts';

const gateway = sharedGateway();

test.each([
  // Browsers connect in advance. They would take an answer for the one to the request that they send next.
  ['nothing', 'no answer', 'headersTimeout', 10_000, ''],
  ['half a head', 'a problem', 'headersTimeout', 10_000, 'GET /problems HTTP/1.1\r\nHost: localhost\r\n'],
  [
    'half a body',
    'a problem',
    'requestTimeout',
    30_000,
    'POST /inbox/spec HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nab',
  ],
] as const)(
  'sends a client that sent %s %s soon after the limit, and disconnects it',
  async (_, told, limit, ms, sent) => {
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
      let received = '';
      const closed = once(
        socket.on('data', (bytes) => {
          received += bytes;
        }),
        'close',
      ).then(() => 'closed');
      const late = setTimeout(5_000, 'still open', { signal: end.signal }).catch(() => 'ended');
      expect(await Promise.race([closed, late])).toBe('closed');
      expect(received.split('\r\n')[0]).toBe(told === 'a problem' ? 'HTTP/1.1 400 Bad Request' : '');
      if (told === 'a problem') expect(received).toContain('that the request arrives within 30 seconds');
      end.abort();
    } finally {
      server.headersTimeout = 10_000;
      server[limit] = ms;
      socket.destroy();
    }
  },
);

test('disconnects a client that neither reads the answer to a malformed request nor closes the connection', async () => {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true }).on('error', () => undefined);
  try {
    await once(socket, 'connect');
    socket.write('no HTTP\r\n\r\n');
    const server: Server = gateway.application.getHttpServer();
    const count = promisify(server.getConnections.bind(server));
    await until(async () => (await count()) > 0);
    await until(async () => (await count()) === 0);
  } finally {
    socket.destroy();
  }
});
