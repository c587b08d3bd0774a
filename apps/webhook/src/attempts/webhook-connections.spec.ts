import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { until } from '@dakpion/fixtures';
import type { AttemptResult } from '../domain/delivery-command.ts';
import { Receiver } from '../webhook.fixture.ts';
import { FarServer } from './far-server.fixture.ts';
import { WebhookSender, type WebhookSenderOptions } from './webhook-sender.ts';

let receiver: Receiver;
let sender: WebhookSender;

beforeEach(async () => {
  receiver = await Receiver.open();
});

afterEach(async () => {
  await sender.close();
  await receiver.close();
});

function openSender(options: Partial<WebhookSenderOptions>): void {
  sender = new WebhookSender({
    allowedRanges: { sandbox: ['127.0.0.0/8'], production: ['127.0.0.0/8'] },
    requestsAtOnce: 1,
    clock: Date.now,
    ...options,
  });
}

const send = (url: string) =>
  sender.send({ environment: 'production', url, body: '{"order_id":"ord_1"}', headers: {} });

describe('connections to endpoints', () => {
  test('are reused', async () => {
    openSender({});
    for (let count = 0; count < 20; count += 1) expect((await send(receiver.url)).error).toBeNull();
    // Two, because a request can begin before the connection of the previous one is free.
    expect(receiver.connections).toBeLessThanOrEqual(2);
  });

  test('are replaced when their time is over, even if they are busy, and no request fails or is sent twice', async () => {
    const requestsAtOnce = 8;
    openSender({ requestsAtOnce, connectionLifeMs: 20 });
    const results: AttemptResult[] = [];
    const givesUpAt = Date.now() + 20_000;
    const keepSending = async () => {
      while (receiver.connections < 10 * requestsAtOnce && Date.now() < givesUpAt) {
        results.push(await send(receiver.url));
      }
    };
    await Promise.all(Array.from({ length: requestsAtOnce }, keepSending));
    expect(receiver.connections).toBeGreaterThanOrEqual(10 * requestsAtOnce);
    expect(results.filter(({ error }) => error !== null)).toEqual([]);
    expect(receiver.received).toHaveLength(results.length);
  });

  test.each<[string, (socket: Socket) => void]>([
    ['ends', (socket) => socket.end()],
    ['breaks', (socket) => socket.resetAndDestroy()],
  ])('cost no attempt if the receiver %s them at the next request, but a new one does', async (_how, close) => {
    openSender({});
    let requests = 0;
    let firstAnswers = true;
    const server = createServer((socket) => {
      let served = 0;
      socket.on('error', () => undefined);
      socket.on('data', () => {
        requests += 1;
        served += 1;
        if (served > 1 || !firstAnswers) close(socket);
        else socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    try {
      for (let count = 0; count < 10; count += 1) expect(await send(url)).toMatchObject({ response_status: 200 });
      // Some requests met a used connection.
      expect(requests).toBeGreaterThan(10);
      firstAnswers = false;
      const before = requests;
      expect(await send(url)).toMatchObject({ error: 'connection_reset' });
      expect(requests - before).toBeLessThanOrEqual(2);
    } finally {
      server.close();
    }
  });

  test('delay no request when their time is over', async () => {
    openSender({ connectionLifeMs: 1 });
    for (let round = 0; round < 30; round += 1) {
      // The second request begins while the first connection is in use, so that there are two connections.
      expect([(await send(receiver.url)).error, (await send(receiver.url)).error]).toEqual([null, null]);
      const sentAt = Date.now();
      await until(() => Date.now() > sentAt + 1);
    }
  });

  test('may take long to open even if the name has another address', async () => {
    // localhost is 127.0.0.1 and ::1. Nothing listens on ::1.
    openSender({ allowedRanges: { sandbox: ['127.0.0.0/8', '::1/128'], production: ['127.0.0.0/8', '::1/128'] } });
    const far = await FarServer.open();
    try {
      const result = send(`http://localhost:${far.port}/`);
      await far.answerOnceDropped();
      expect(await result).toMatchObject({ response_status: 200, error: null });
    } finally {
      await far.close();
    }
  });
});
