import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { promisify } from 'node:util';
import { until } from '@dakpion/fixtures';
import { type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { unreadAnswerMs } from '../http/limits.ts';
import { ServerConnections } from './server-connections.ts';

const sockets: Socket[] = [];
let gateway: StartedGateway;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await gateway.close();
});

/** An open connection. `sent` is the beginning of a request. */
async function open(sent = ''): Promise<Socket> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  // The server may accept the connection later than the client. So wait until it has the request.
  const begun = sent === halfBody ? once(gateway.application.getHttpServer(), 'request') : null;
  if (sent !== '') socket.write(sent);
  socket.resume();
  await begun;
  return socket;
}

/** A request in progress: the gateway waits for its body. */
const halfBody = 'POST /inbox/spec HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nab';
const halfHead = 'GET /problems HTTP/1.1\r\nHost: localhost\r\n';
const warnings = () => gateway.logged.filter((line) => String(line).startsWith('A connection was refused'));
/** Resolves when the connection closes, with or without an error. */
const closeOf = (socket: Socket) => new Promise((closed) => socket.once('close', closed));
const isServed = async () => (await fetch(`${gateway.url}/health/live`, { headers: { connection: 'close' } })).ok;

test.each([
  ['all', { maxConnections: 3 }],
  ['one address', { maxConnectionsPerAddress: 3 }],
])('closes the longest idle connections for the next one when %s has too many', async (_, limits) => {
  gateway = await startGateway(limits);
  const busy = await open(halfBody);
  const [silent, begun] = [await open(), await open(halfHead)];
  const [silentClosed, begunClosed] = [once(silent, 'close'), once(begun, 'close')];
  expect(await isServed()).toBe(true);
  await silentClosed;
  await open();
  await open();
  await begunClosed;
  expect(busy.destroyed).toBe(false);
  expect(warnings()).toEqual([]);
});

test('counts a connection for which the only one of its address was closed', async () => {
  gateway = await startGateway({ maxConnectionsPerAddress: 1 });
  const firstClosed = closeOf(await open());
  const busy = await open(halfBody);
  await firstClosed;
  await closeOf(await open());
  expect([busy.destroyed, warnings().length]).toEqual([false, 1]);
});

test('closes the next connection, with one log line, when all others have requests in progress', async () => {
  gateway = await startGateway({ maxConnectionsPerAddress: 2 });
  const busy = [await open(halfBody), await open(halfBody)];
  const refused = await open();
  await once(refused, 'close');
  expect(busy.map((socket) => socket.destroyed)).toEqual([false, false]);
  expect(warnings()).toEqual([expect.stringContaining('127.0.0.1 has MAX_CONNECTIONS_PER_ADDRESS (2)')]);
});

test.each([
  [16, 16],
  [17, 0],
])(
  'answers 16 requests of a client that does not wait for answers, and cuts off a connection with more: %i',
  async (sent, answered) => {
    gateway = await startGateway();
    const socket = await open();
    let received = '';
    socket.on('data', (bytes) => {
      received += bytes;
    });
    const ended = closeOf(socket);
    const request = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n';
    socket.write(`${`${request}\r\n`.repeat(sent - 1)}${request}Connection: close\r\n\r\n`);
    await ended;
    expect(received.match(/HTTP\/1\.1 200 OK/g) ?? []).toHaveLength(answered);
  },
);

test('begins no request that comes after the end of its connection', async () => {
  gateway = await startGateway();
  const socket = await open();
  const ended = closeOf(socket);
  socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: pipelined\r\n\r\n'.repeat(1_000));
  await ended;
  expect(await isServed()).toBe(true);
  expect(
    gateway.logged.filter((line) => (line as { request_id?: string }).request_id === 'pipelined').length,
  ).toBeLessThanOrEqual(16);
});

test('parses few of the requests that come after the end of its connection', async () => {
  gateway = await startGateway();
  let parsed = 0;
  gateway.application.getHttpServer().prependListener('request', () => {
    parsed += 1;
  });
  const socket = await open();
  const ended = closeOf(socket);
  socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_000));
  await ended;
  expect(parsed).toBeLessThan(100);
});

test('does not limit the connections of a trusted proxy like those of one caller', async () => {
  gateway = await startGateway({ maxConnectionsPerAddress: 1, trustedProxies: ['127.0.0.0/8'] });
  const [first, second] = [await open(), await open()];
  expect(await isServed()).toBe(true);
  expect([first.destroyed, second.destroyed]).toEqual([false, false]);
});

/** Starts a server whose connections are watched. */
async function serve(server: Server): Promise<void> {
  const limits = { all: 10, perNetwork: 10 };
  new ServerConnections(server, { limits, networkOf: () => null, refused: () => {} });
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

/** Reduces the time for reading a complete answer to 200 ms. */
function shortenUnreadTime() {
  const setTimeout = Socket.prototype.setTimeout;
  return jest.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, ms, ...rest) {
    return setTimeout.call(this, ms === unreadAnswerMs ? 200 : ms, ...rest);
  });
}

test('disconnects a client that leaves a complete answer unread for too long', async () => {
  gateway = await startGateway();
  const spy = shortenUnreadTime();
  try {
    const socket = await open();
    socket.pause();
    // More data than the system buffers for a connection.
    socket.write('GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(16));
    const server = gateway.application.getHttpServer();
    const count = promisify(server.getConnections.bind(server));
    await until(async () => (await count()) === 0);
  } finally {
    spy.mockRestore();
  }
});

test('does not count the time that a client waits for an answer behind another one', async () => {
  gateway = await startGateway();
  const spy = shortenUnreadTime();
  const answers: ServerResponse[] = [];
  const server = createServer((_request, answer) => void answers.push(answer));
  await serve(server);
  try {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let read = '';
    client.on('data', (part) => {
      read += part;
    });
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2));
    await until(() => answers.length === 2);
    answers[0]?.end('first');
    // Longer than twice the time for reading a complete answer, after which Node would close the connection.
    const worked = Date.now() + 600;
    await until(() => Date.now() > worked);
    answers[1]?.end('second');
    await until(() => read.endsWith('second'));
    client.destroy();
  } finally {
    spy.mockRestore();
    server.close();
  }
});

test('also closes the answers that wait behind another one when their client has left', async () => {
  gateway = await startGateway();
  const answers: ServerResponse[] = [];
  const closed: ServerResponse[] = [];
  const server = createServer((_request, answer) => {
    answers.push(answer.once('close', () => closed.push(answer)));
  });
  await serve(server);
  try {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3));
    await until(() => answers.length === 3);
    client.destroy();
    await until(() => closed.length === 3);
    expect(new Set(closed)).toEqual(new Set(answers));
    // Whoever gets an answer only now also learns that its client has left.
    expect(answers.map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
  } finally {
    server.close();
  }
});
