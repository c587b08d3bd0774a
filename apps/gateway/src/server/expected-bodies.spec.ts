import { once } from 'node:events';
import { connect } from 'node:net';
import { operatorToken, type StartedGateway, startGateway } from '../gateway.fixture.ts';

let gateway: StartedGateway;
let key: string;

beforeAll(async () => {
  gateway = await startGateway();
  key = (await gateway.partner()).api_keys.sandbox;
});
afterAll(() => gateway.close());

/** The statuses of the answers to a request whose body is sent only after the answer 100. */
async function statusesOf(path: string, credential: string, length: number): Promise<readonly string[]> {
  const { port, hostname } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${credential}\r\nContent-Type: application/json`;
  socket.write(`${head}\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`);
  let text = '';
  socket.on('data', (chunk) => {
    if (/^HTTP\/1\.1 100 Continue\r\n\r\n$/.test(String(chunk))) socket.write('{}'.padEnd(length), () => socket.end());
    text += chunk;
  });
  await once(socket, 'close');
  return [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status = '']) => status);
}

test.each([
  ['an admitted request', ['100', '422'], '/v1/business/order/create', () => `X-API-Key: ${key}`, 1_000],
  ['a sign-in', ['100', '422'], '/v1/dashboard/session', () => 'Origin: http://localhost', 1_000],
  ['an operator', ['100', '422'], '/v1/operator/rider-events', () => `Authorization: Bearer ${operatorToken}`, 1_000],
  ['a wrong key', ['401'], '/v1/business/order/create', () => 'X-API-Key: wrong', 1_000],
  ['a wrong token', ['401'], '/v1/operator/rider-events', () => 'Authorization: Bearer wrong', 1_000],
  ['a wrong method', ['405'], '/v1/business/orders', () => `X-API-Key: ${key}`, 1_000],
  ['a body above the limit', ['413'], '/v1/business/order/create', () => `X-API-Key: ${key}`, 100_000],
])('with Expect: 100-continue, %s gets %j', async (_, statuses, path, credential, length) => {
  expect(await statusesOf(path, credential(), length)).toEqual(statuses);
});
