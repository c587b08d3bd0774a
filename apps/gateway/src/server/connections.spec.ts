import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type StartedGateway, startGateway } from '../gateway.fixture.ts';

const sockets: Socket[] = [];
let gateway: StartedGateway;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await gateway.close();
});

/** An open connection; `sent` is the beginning of a request. */
async function open(sent = ''): Promise<Socket> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  // The server's side of a connection may be late.
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

test('closes the next connection, with one log line, when all others have requests in progress', async () => {
  gateway = await startGateway({ maxConnectionsPerAddress: 2 });
  const busy = [await open(halfBody), await open(halfBody)];
  const refused = await open();
  await once(refused, 'close');
  expect(busy.map((socket) => socket.destroyed)).toEqual([false, false]);
  expect(warnings()).toEqual([expect.stringContaining('127.0.0.1 has MAX_CONNECTIONS_PER_ADDRESS (2)')]);
});

test('allows a trusted proxy as many connections as many callers have', async () => {
  gateway = await startGateway({ maxConnectionsPerAddress: 1, trustedProxies: ['127.0.0.0/8'] });
  const [first, second] = [await open(), await open()];
  expect(await isServed()).toBe(true);
  expect([first.destroyed, second.destroyed]).toEqual([false, false]);
});
