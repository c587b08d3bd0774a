import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort, until } from '@dakpion/fixtures';
import { type StartedGateway, startGateway } from '../gateway.fixture.ts';

let gateway: StartedGateway;
let operatorPort: number;
beforeAll(async () => {
  operatorPort = await freePort();
  gateway = await startGateway({ operatorPort });
});
afterAll(() => gateway.close());

/** A connection, and what it has received. */
async function open(port = Number(new URL(gateway.url).port)) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const connection = { socket, received: '', isEnded: false, error: null as Error | null };
  socket.on('data', (bytes) => {
    connection.received += bytes;
  });
  socket.on('end', () => {
    connection.isEnded = true;
  });
  socket.on('error', (error) => {
    connection.error = error;
  });
  await once(socket, 'connect');
  return connection;
}

const statusesIn = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
const read = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';
const create = 'POST /v1/business/order/create HTTP/1.1\r\nHost: localhost\r\n';
const signIn =
  'POST /v1/dashboard/session HTTP/1.1\r\nHost: localhost\r\nOrigin: https://api.example.com\r\nContent-Type: application/json\r\n';

test.each([
  ['a length', '/v1/business/order/create', 'Content-Length: 200000', 401],
  ['chunks', '/v1/business/order/create', 'Transfer-Encoding: chunked', 401],
  ['a length above the limit', '/v1/dashboard/session', 'Content-Length: 200000', 413],
  ['a path that cannot be decoded', '/%', 'Content-Length: 200000', 400],
])(
  'an answer before the end of a body with %s ends the connection, without a reset',
  async (_, path, length, status) => {
    const connection = await open();
    const { socket } = connection;
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: https://api.example.com\r\n${length}\r\n\r\n`);
    await until(() => connection.isEnded);
    expect(statusesIn(connection.received)).toEqual([status]);
    expect(connection.received.toLowerCase()).toContain('connection: close');
    // The client still sends its body. A proxy could send the request of another caller here.
    socket.write(read);
    await new Promise((sent) => socket.write('x'.repeat(100_000), sent));
    expect([statusesIn(connection.received), connection.error]).toEqual([[status], null]);
    socket.destroy();
  },
);

test.each([
  ['none of its body', ''],
  ['more of its body than waits unread', `30d40\r\n${'x'.repeat(200_000)}\r\n`],
])(
  'what a client sends after an answer that ends the connection is read and not parsed, if it has sent %s before',
  async (_, body) => {
    const server = gateway.application.getHttpServer();
    const unreadable: unknown[] = [];
    server.on('clientError', (_, from) => unreadable.push(from));
    const accepted = once(server, 'connection');
    const { socket } = await open();
    const [peer] = await accepted;
    socket.write(`${create}Transfer-Encoding: chunked\r\n\r\n${body}`);
    await once(socket, 'end');
    socket.write('no chunk\r\n'.repeat(100_000));
    await until(() => peer.bytesRead > 1_000_000 + body.length, 5_000);
    expect(unreadable.includes(peer)).toBe(false);
    socket.destroy();
  },
);

test.each([
  ['an answer to the body', `${signIn}Content-Length: 2\r\n\r\n{}`, 422],
  ['an answer that does not depend on the body', `${create}Content-Length: 2\r\n\r\n{}`, 401],
  ['an answer to a GET with a body', `${read.trimEnd()}\r\nContent-Length: 2\r\n\r\n{}`, 200],
])('%s leaves the connection open when the body is complete', async (_, sent, status) => {
  const connection = await open();
  connection.socket.write(sent);
  await until(() => statusesIn(connection.received).length === 1);
  connection.socket.write(read);
  await until(() => statusesIn(connection.received).length === 2);
  expect(statusesIn(connection.received)).toEqual([status, 200]);
  connection.socket.destroy();
});

test.each([
  ['after a request', `${signIn}Content-Length: 2\r\n\r\n{}}`, [422]],
  ['after a request that ends the connection', `${signIn}Connection: close\r\nContent-Length: 2\r\n\r\n{}}`, [422]],
  ['after two requests', `${read}${read}nonsense\r\n\r\n`, [200, 200]],
  ['in the body of the second request', `${read}${signIn}Transfer-Encoding: chunked\r\n\r\nz\r\n`, [200]],
  ['in the body of the first request', `${signIn}Transfer-Encoding: chunked\r\n\r\nz\r\n`, [400]],
])(
  'bytes that are not HTTP %s end the connection after the answers to complete requests',
  async (_, sent, statuses) => {
    const connection = await open();
    const closed = once(connection.socket, 'close');
    connection.socket.write(sent);
    await until(() => connection.isEnded);
    expect(statusesIn(connection.received)).toEqual(statuses);
    connection.socket.end();
    await closed;
  },
);

test("a request that is not HTTP is answered with a problem at the operators' port too", async () => {
  const connection = await open(operatorPort);
  connection.socket.write('nonsense\r\n\r\n');
  await until(() => connection.isEnded);
  expect(connection.received).toContain('"code":"malformed_request"');
  expect(connection.received.toLowerCase()).toContain('x-request-id: req_');
  connection.socket.destroy();
});
