import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { until } from '@dakpion/fixtures';
import { Receiver } from '../webhook.fixture.ts';
import { type Egress, WebhookSender } from './webhook-sender.ts';

let proxy: ChildProcessByStdio<null, Readable, null>;
let port: string;
const tunnels: { target: string; from: string }[] = [];
let receiver: Receiver;
let sender: WebhookSender | undefined;

beforeAll(async () => {
  const script = join(__dirname, '../../fixtures/connect-proxy.child.cjs');
  proxy = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(proxy.stdout);
  [port] = (await once(lines, 'line')) as [string];
  lines.on('line', (line) => tunnels.push(JSON.parse(line)));
  receiver = await Receiver.open();
});
afterEach(async () => {
  await sender?.close();
  tunnels.length = 0;
  receiver.received.length = 0;
});
afterAll(async () => {
  await receiver.close();
  proxy.kill();
  await once(proxy, 'exit');
});

function send(url: string, egress: Partial<Egress>, ranges = ['127.0.0.0/8']) {
  sender = new WebhookSender({
    allowedRanges: { sandbox: ranges, production: ranges },
    requestsAtOnce: 4,
    clock: Date.now,
    egress: { proxyUrl: null, localAddress: null, ...egress },
  });
  return sender.send({ environment: 'sandbox', url, headers: { 'content-type': 'application/json' }, body: '{}' });
}

const proxyUrl = (credentials = 'user:pass@') => `http://${credentials}127.0.0.1:${port}`;
const receiverPort = () => new URL(receiver.url).port;

test('connects through the proxy to the checked address, with the name in the URL for TLS', async () => {
  const url = `http://localhost:${receiverPort()}/hook`;
  expect(await send(url, { proxyUrl: proxyUrl() })).toMatchObject({ response_status: 200, error: null });
  await until(() => tunnels.length === 1);
  expect(tunnels).toMatchObject([{ target: `127.0.0.1:${receiverPort()}` }]);
  expect(receiver.received[0]?.headers.host).toBe(`localhost:${receiverPort()}`);
});

test('asks the proxy for no forbidden address', async () => {
  const url = `https://localhost:${receiverPort()}/hook`;
  expect(await send(url, { proxyUrl: proxyUrl() }, [])).toMatchObject({ error: 'address_not_allowed' });
  expect([tunnels, receiver.received]).toEqual([[], []]);
});

test('fails the attempt when the proxy refuses or cannot be reached, and never connects without the proxy', async () => {
  for (const url of [proxyUrl(''), 'http://127.0.0.1:1']) {
    expect(await send(receiver.url, { proxyUrl: url })).toMatchObject({
      response_status: null,
      error: 'request_failed',
    });
    await sender?.close();
  }
  expect(receiver.received).toEqual([]);
});

test('reaches the second address of a name through the proxy when the first one is silent', async () => {
  const asked: string[] = [];
  const halfDeaf = createServer().listen(0, '127.0.0.1');
  halfDeaf.on('connect', ({ url = '' }, socket: Socket) => {
    asked.push(url);
    socket.on('error', () => undefined);
    if (url.startsWith('127.0.0.1:')) return;
    const onward = connect(Number(receiverPort()), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.pipe(onward).pipe(socket);
    });
  });
  await once(halfDeaf, 'listening');
  const silentFirst = `http://127.0.0.1:${(halfDeaf.address() as AddressInfo).port}`;
  const url = `http://localhost:${receiverPort()}/hook`;
  const sent = await send(url, { proxyUrl: silentFirst }, ['127.0.0.0/8', '::1/128']);
  halfDeaf.close();
  expect(sent).toMatchObject({ response_status: 200, error: null });
  expect(asked).toEqual([`127.0.0.1:${receiverPort()}`, `[::1]:${receiverPort()}`]);
});

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);
(hasIpv6 ? test : test.skip)('connects from an IPv6 address to a name with addresses of both families', async () => {
  const from: (string | undefined)[] = [];
  const listening = createServer(({ socket }, response) => {
    from.push(socket.remoteAddress);
    response.end();
  }).listen(0, '::1');
  await once(listening, 'listening');
  const url = `http://localhost:${(listening.address() as AddressInfo).port}/hook`;
  const sent = await send(url, { localAddress: '::1' }, ['127.0.0.0/8', '::1/128']);
  expect([sent.response_status, from]).toEqual([200, ['::1']]);
  listening.close();
});

test('connects from the configured local address, directly and to the proxy', async () => {
  expect(await send(receiver.url, { localAddress: '127.0.0.9' })).toMatchObject({ response_status: 200 });
  expect(receiver.from.at(-1)).toBe('127.0.0.9');
  await sender?.close();
  expect(await send(receiver.url, { localAddress: '127.0.0.8', proxyUrl: proxyUrl() })).toMatchObject({
    response_status: 200,
  });
  await until(() => tunnels.length === 1);
  expect(tunnels).toMatchObject([{ from: '127.0.0.8' }]);
});
