import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { newGate, until } from '@dakpion/fixtures';
import { BrokerUnavailableError } from '@dakpion/messaging';
import { register } from 'prom-client';
import { Admission } from '../access/admission.ts';
import { call, operatorToken, type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { orderBody } from '../orders.fixture.ts';
import { RequestLog } from '../request-log/request-log.ts';

let gateway: StartedGateway;
let key: string;
let partnerId: string;

beforeAll(async () => {
  gateway = await startGateway();
  const partner = await gateway.partner();
  key = partner.api_keys.sandbox;
  partnerId = partner.partner_id;
});
afterAll(() => gateway.close());

type Line = Record<string, unknown>;
const linesOf = (id: string) => gateway.logged.filter((line): line is Line => (line as Line).request_id === id);

async function counted(status: number): Promise<number> {
  const { values } = await register.getSingleMetric('dakpion_requests_total')!.get();
  return values.reduce((sum, { labels, value }) => (labels.status === status ? sum + value : sum), 0);
}

/** A request as bytes. `length`: the announced length of the body. */
function bytesOf(
  method: string,
  path: string,
  id: string,
  headers: Line = {},
  body = '',
  length = Buffer.byteLength(body),
): string {
  const ofBody = length === 0 ? {} : { 'Content-Type': 'application/json', 'Content-Length': length };
  const all = { Host: 'localhost', 'X-API-Key': key, 'X-Request-Id': id, ...ofBody, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

function send(bytes: string): Socket {
  const { port, hostname } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return socket;
}

/** Closes the connection, and waits until the gateway has noticed. */
async function leave(socket: Socket): Promise<void> {
  const { server } = gateway.application.getHttpAdapter().getInstance();
  const open = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error: Error | null, count: number) => (error === null ? resolve(count) : reject(error))),
    );
  const before = await open();
  socket.destroy();
  await until(async () => (await open()) < before);
}

/** Answers of a service that the test gives one by one. */
function heldAnswers<Answer>() {
  const given: ((answer: Answer | Promise<Answer>) => void)[] = [];
  return { given, ask: () => new Promise<Answer>((resolve) => given.push(resolve)) };
}

test('a change of an operator who leaves before the answer has a line, and a line of the security log that says whether it was made', async () => {
  const { given, ask } = heldAnswers<object>();
  gateway.services.webhook = ask;
  const path = `/v1/operator/partners/${partnerId}/sandbox/webhooks/redeliver`;
  const headers = { Authorization: `Bearer ${operatorToken}` };
  const before = await counted(202);
  const socket = send(bytesOf('POST', path, 'left-operator', headers, '{"status":"manual_review"}'));
  await until(() => given.length > 0);
  await leave(socket);
  given[0]?.({ accepted: 1 });
  await until(() => linesOf('left-operator').length > 0);
  await fetch(`${gateway.url}/health/live`);
  const route = '/v1/operator/partners/:partner_id/:environment/webhooks/redeliver';
  expect(linesOf('left-operator')).toMatchObject([
    { route, status: null, duration_ms: expect.any(Number), operator: 'OPERATOR_TOKEN' },
    { event: 'operator_change', outcome: 'done', operator: 'OPERATOR_TOKEN', route },
  ]);
  expect(await counted(202)).toBe(before + 1);
});

test('a partner who gives up during an outage is counted with the answer that nobody waited for', async () => {
  const { given, ask } = heldAnswers<never>();
  gateway.services.order = ask;
  const before = await counted(503);
  const order = JSON.stringify(orderBody);
  const socket = send(bytesOf('POST', '/v1/business/order/create', 'left-outage', {}, order));
  await until(() => given.length > 0);
  await leave(socket);
  expect(linesOf('left-outage')).toEqual([]);
  given[0]?.(Promise.reject(new BrokerUnavailableError('away')));
  await until(() => linesOf('left-outage').some(({ route }) => route !== undefined));
  expect(await counted(503)).toBe(before + 1);
  await gateway.application.get(RequestLog).flush();
  const { body } = await call(`${gateway.url}/v1/business/requests?request_id=left-outage`, 'GET', {
    'x-api-key': key,
  });
  expect(body.data).toMatchObject([{ status: null, problem_code: null, errors: [] }]);
});

test('a client that leaves in its body is counted apart, and did nothing', async () => {
  const before = await counted(499);
  const headers = { Authorization: `Bearer ${operatorToken}` };
  const socket = send(bytesOf('POST', '/v1/operator/partners', 'left-in-body', headers, '{', 100));
  socket.end();
  await until(() => linesOf('left-in-body').length === 2);
  expect(linesOf('left-in-body')).toMatchObject([
    { route: '/v1/operator/partners', status: null },
    { event: 'operator_change', outcome: 'disconnected' },
  ]);
  expect(await counted(499)).toBe(before + 1);
});

test('requests behind another one whose client leaves have a line each', async () => {
  const { given, ask } = heldAnswers<never>();
  gateway.services.order = ask;
  const order = JSON.stringify(orderBody);
  const ids = ['left-first', 'left-second', 'left-third'];
  const socket = send(ids.map((id) => bytesOf('POST', '/v1/business/order/create', id, {}, order)).join(''));
  await until(() => given.length === 3);
  await leave(socket);
  for (const give of given) give(Promise.reject(new Error('stopped')));
  const lines = () => ids.map((id) => linesOf(id).filter(({ status }) => status !== undefined));
  await until(() => lines().every(({ length }) => length > 0));
  await fetch(`${gateway.url}/health/live`);
  expect(lines()).toMatchObject(ids.map(() => [{ status: null, partner_id: partnerId }]));
});

test('a stream of events has one line when its client leaves, and counts as answered', async () => {
  const before = await counted(200);
  const socket = send(bytesOf('GET', '/v1/business/stream', 'left-stream'));
  await once(socket, 'data');
  await leave(socket);
  await until(() => linesOf('left-stream').length > 0);
  await fetch(`${gateway.url}/health/live`);
  expect(linesOf('left-stream')).toMatchObject([{ route: '/v1/business/stream', status: null }]);
  expect(await counted(200)).toBe(before + 1);
});

test.each([
  ['a read', 'GET', '/v1/business/orders', [{}]],
  ['a stream', 'GET', '/v1/business/stream', [{}]],
  ['a change with a body', 'POST', '/v1/business/order/create', [{}]],
  ['an operator’s read', 'GET', '/v1/operator/partners', [{}, { event: 'operator_read', outcome: 'done' }]],
  [
    'an operator’s change',
    'POST',
    '/v1/operator/partners',
    [{}, { event: 'operator_change', outcome: 'disconnected' }],
  ],
] as const)('%s has its lines if its client leaves while the key is checked', async (name, method, path, lines) => {
  const gate = newGate();
  const { admit } = Admission.prototype;
  const admitted = jest.spyOn(Admission.prototype, 'admit').mockImplementation(async function (this: Admission, ...of) {
    await gate.opened;
    return admit.apply(this, of);
  });
  const id = `left-${name.replaceAll(/\W/g, '')}`;
  const headers = path.includes('operator') ? { Authorization: `Bearer ${operatorToken}` } : {};
  try {
    const socket = send(bytesOf(method, path, id, headers, method === 'POST' ? '{}' : ''));
    await until(() => admitted.mock.calls.length === 1);
    await leave(socket);
    gate.open();
    await until(() => linesOf(id).length === lines.length);
  } finally {
    admitted.mockRestore();
  }
  await fetch(`${gateway.url}/health/live`);
  const [request, ...security] = lines;
  expect(linesOf(id)).toMatchObject([{ ...request, route: path, status: null }, ...security]);
});
