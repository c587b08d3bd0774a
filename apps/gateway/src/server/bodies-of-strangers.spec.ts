import { once } from 'node:events';
import { connect } from 'node:net';
import { sharedGateway } from '../gateway.fixture.ts';

// Thousands of strangers may send bodies at the same time, and each byte that the gateway reads of them takes memory.

const gateway = sharedGateway({ dispatchToken: 'dispatch-token-of-the-specs' });

/** The status of the answer to a request whose body is never sent. */
async function statusBeforeBody(path: string, bytes: number): Promise<number> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  try {
    const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json'];
    socket.write(`${head.join('\r\n')}\r\nContent-Length: ${bytes}\r\n\r\n`);
    const [answer] = await once(socket, 'data', { signal: AbortSignal.timeout(2_000) });
    return Number(String(answer).split(' ')[1]);
  } finally {
    socket.destroy();
  }
}

test.each([
  '/v1/dispatch/rider-events',
  '/v1/operator/rider-events',
  '/v1/operator/partners',
  '/v1/business/order/create',
])('refuses a stranger at %s before the body is read', async (path) => {
  expect(await statusBeforeBody(path, 10_000)).toBe(401);
});

test.each([
  ['/v1/dashboard/session', 8 * 1024],
  ['/v1/dashboard/users', 8 * 1024],
  ['/inbox/spec', 52 * 1024],
])('reads no body at %s of more than %d bytes', async (path, limit) => {
  expect(await statusBeforeBody(path, limit + 1)).toBe(413);
});
