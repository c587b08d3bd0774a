import { EventEmitter, once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { newGate, until } from '@dakpion/fixtures';
import { OrderViews } from '@dakpion/read-models';
import { Admission } from '../access/admission.ts';
import { call, sharedGateway } from '../gateway.fixture.ts';
import { PartnerPlaces } from './partner-places.ts';

const gateway = sharedGateway();

const path = '/v1/business/orders/bulk';

/** A request in progress: the gateway waits for its body. */
async function begin(key: string, at = path): Promise<Socket> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  const begun = once(gateway.application.getHttpServer(), 'request');
  socket.write(`POST ${at} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\nContent-Length: 60000\r\n\r\n{`);
  await begun;
  return socket;
}

test('reads two large bodies of a partner and environment at a time, and those of others meanwhile', async () => {
  const { sandbox: slow, production } = (await gateway.partner()).api_keys;
  const other = (await gateway.partner()).api_keys.sandbox;
  const sockets = [await begin(slow), await begin(slow)];
  // A request whose client has left keeps no place.
  (await begin(slow)).destroy();
  const send = (key: string) => call(`${gateway.url}${path}`, 'POST', { 'x-api-key': key }, {});
  let isAnswered = false;
  const third = send(slow).finally(() => {
    isAnswered = true;
  });
  for (let time = 1; time <= 5; time += 1) expect((await send(other)).status).toBe(422);
  expect((await send(production)).status).toBe(422);
  expect(isAnswered).toBe(false);
  sockets[0]?.destroy();
  expect((await third).status).toBe(422);
  sockets[1]?.destroy();
});

test('reads 256 bodies of a partner at a time, and those of others meanwhile', async () => {
  const [slow, other] = [(await gateway.partner()).api_keys.sandbox, (await gateway.partner()).api_keys.sandbox];
  const sockets: Socket[] = [];
  for (let count = 0; count < 256; count += 1) sockets.push(await begin(slow, '/v1/business/order/create'));
  const send = (key: string) => call(`${gateway.url}/v1/business/order/create`, 'POST', { 'x-api-key': key }, {});
  let isAnswered = false;
  const next = send(slow).finally(() => {
    isAnswered = true;
  });
  for (let time = 1; time <= 5; time += 1) expect((await send(other)).status).toBe(422);
  expect(isAnswered).toBe(false);
  for (const socket of sockets) socket.destroy();
  expect((await next).status).toBe(422);
});

test('works on 16 pages of a partner at a time, and on those of others meanwhile', async () => {
  const [many, other] = [(await gateway.partner()).api_keys.sandbox, (await gateway.partner()).api_keys.sandbox];
  const gate = newGate();
  const { listFrom } = OrderViews.prototype;
  const lists = jest.spyOn(OrderViews.prototype, 'listFrom').mockImplementation(async function (
    this: OrderViews,
    ...of
  ) {
    await gate.opened;
    return listFrom.apply(this, of);
  });
  try {
    const ask = (key: string, path = 'orders') =>
      call(`${gateway.url}/v1/business/${path}`, 'GET', { 'x-api-key': key });
    const asked = Array.from({ length: 20 }, () => ask(many));
    const another = ask(other);
    await until(() => lists.mock.calls.length === 17);
    // Other requests than those for pages need no place.
    expect((await ask(many, 'order/ord_00000000000000000000000000')).status).toBe(404);
    expect(lists).toHaveBeenCalledTimes(17);
    gate.open();
    const statuses = (await Promise.all([...asked, another])).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 21 }, () => 200));
  } finally {
    lists.mockRestore();
  }
});

test('keeps no place for requests behind another one whose client has left before they are admitted', async () => {
  const key = (await gateway.partner()).api_keys.sandbox;
  const gate = newGate();
  const { admit } = Admission.prototype;
  const admitted = jest.spyOn(Admission.prototype, 'admit').mockImplementation(async function (this: Admission, ...of) {
    await gate.opened;
    return admit.apply(this, of);
  });
  const { hostname, port } = new URL(gateway.url);
  const server: Server = gateway.application.getHttpServer();
  const accepted: Socket[] = [];
  const accept = (socket: Socket) => void accepted.push(socket);
  server.on('connection', accept);
  const list = `GET /v1/business/orders HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n\r\n`;
  try {
    const clients = [connect(Number(port), hostname), connect(Number(port), hostname)];
    for (const client of clients) client.on('error', () => {}).write(list.repeat(9));
    await until(() => admitted.mock.calls.length === 18);
    server.off('connection', accept);
    for (const client of clients) client.destroy();
    await until(() => accepted.every(({ closed }) => closed));
    gate.open();
    await Promise.all(admitted.mock.results.map(({ value }) => value));
  } finally {
    admitted.mockRestore();
  }
  const { status } = await call(`${gateway.url}/v1/business/orders`, 'GET', { 'x-api-key': key });
  expect(status).toBe(200);
});

test('lets a large body wait for 4 s, or until the client of an earlier one has left', async () => {
  jest.useFakeTimers();
  try {
    const places = new PartnerPlaces(2);
    const answers = Array.from({ length: 4 }, () => new EventEmitter() as ServerResponse);
    const [first, second, third, fourth] = answers.map((answer) => places.take('prt_1', answer));
    answers[0]?.emit('close');
    jest.advanceTimersByTime(3_999);
    let isDecided = false;
    void fourth?.then(() => {
      isDecided = true;
    });
    expect([await first, await second, await third, isDecided]).toEqual([true, true, true, false]);
    jest.advanceTimersByTime(1);
    expect(await fourth).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});

test('answers a large body that has waited too long with 503', async () => {
  const wait = jest.spyOn(PartnerPlaces.prototype, 'take').mockResolvedValue(false);
  try {
    const key = (await gateway.partner()).api_keys.sandbox;
    const { status, headers, body } = await call(`${gateway.url}${path}`, 'POST', { 'x-api-key': key }, {});
    expect([status, headers.get('retry-after'), body.code, body.reason]).toEqual([
      503,
      '5',
      'temporarily_unavailable',
      'busy',
    ]);
  } finally {
    wait.mockRestore();
  }
});
