import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@dakpion/fixtures';
import { startGatewayBalancer } from './gateway-balancer.ts';

let servers: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  servers = [];
});

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

async function startGateway(name: string): Promise<Server> {
  const server = createServer((_request, response) => response.end(name));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return server;
}

async function balance(gateways: readonly number[]): Promise<string> {
  const balancer = await startGatewayBalancer(0, '127.0.0.1', gateways);
  servers.push(balancer);
  return `http://127.0.0.1:${portOf(balancer)}`;
}

/** A separate connection for each request. */
const ask = async (url: string) => (await fetch(url, { headers: { connection: 'close' } })).text();

test('passes connections to each gateway in turn', async () => {
  const gateways = [await startGateway('one'), await startGateway('two')];
  const url = await balance(gateways.map(portOf));
  const answers = [await ask(url), await ask(url), await ask(url), await ask(url)];
  expect(answers.sort()).toEqual(['one', 'one', 'two', 'two']);
});

test('skips a gateway that accepts no connection', async () => {
  const url = await balance([await freePort(), portOf(await startGateway('there'))]);
  for (let count = 0; count < 4; count += 1) expect(await ask(url)).toBe('there');
});
