import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { freePort } from '../scripts/free-port.mjs';
import { makePartner } from './api.ts';
import { atEnd } from './at-end.ts';
import { clusterRecord } from './cluster.ts';
import { orderRequest } from './order-request.ts';
import { launch, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

/** Makes a server on one port of loopback reachable at another port. */
function forward(from: number, to: number): void {
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1');
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
    client.pipe(upstream).pipe(client);
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    atEnd(() => client.destroy());
  });
  server.listen(from, '127.0.0.1');
  atEnd(() => server.close());
}

const portIn = (address: string): number => Number(/:(\d+)(?:\?|$)/.exec(address)?.[1]);

test('a service started before its engines waits, names the missing engine, and becomes ready by itself', async () => {
  await startProgram({ dataDir: temporaryDirectory() });
  const { kafka_brokers, eventstore_url, redis_url } = clusterRecord();
  const [kafka, eventStore, redis, healthPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const { child, output } = launch('dist/programs/dispatch.js', [], {
    PROFILE: 'cluster',
    KAFKA_BROKERS: `127.0.0.1:${kafka}`,
    EVENTSTORE_URL: `esdb://127.0.0.1:${eventStore}?tls=false`,
    REDIS_URL: `redis://127.0.0.1:${redis}`,
    HEALTH_PORT: String(healthPort),
  });
  atEnd(() => child.kill('SIGKILL'));
  const health = (path: string) => fetch(`http://127.0.0.1:${healthPort}/health/${path}`);

  for (const [name, port] of [
    ['Kafka', kafka],
    ['EventStoreDB', eventStore],
    ['Redis', redis],
  ] as const) {
    await until(`the word that it waits for ${name}`, () => output().includes(`Waiting for ${name} at `), 60_000);
    expect(output()).toMatch(new RegExp(`Waiting for ${name} at [^ ]*127\\.0\\.0\\.1:${port}`));
  }
  const lines = output().split('\n').slice(0, -1);
  const waiting = lines
    .filter((line) => line.includes('Waiting for '))
    .map((line) => JSON.parse(line) as { service: string });
  expect(new Set(waiting.map(({ service }) => service))).toEqual(new Set(['dispatch']));
  const notReady = await health('ready');
  expect(notReady.status).toBe(503);
  const { waiting_for } = (await notReady.json()) as { waiting_for: string[] };
  expect([...waiting_for].sort()).toEqual(['EventStoreDB', 'Kafka', 'Redis']);
  expect((await health('live')).status).toBe(200);

  forward(kafka, portIn(kafka_brokers));
  forward(eventStore, portIn(eventstore_url));
  forward(redis, portIn(redis_url));
  await until('it to be ready', async () => (await health('ready')).ok, 120_000);
  expect(child.exitCode).toBeNull();
});

test('pricing starts and prices without an event store', async () => {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  const { sandbox } = await makePartner(program.url);
  const pricing = clusterRecord().processes.filter(({ name }) => name.startsWith('pricing-'));
  expect(pricing).toHaveLength(2);
  for (const { pid, address } of pricing) {
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('EVENTSTORE_URL');
    const ready = await fetch(new URL('/health/ready', address));
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ok', checks: { state_store: 'ok', broker: 'ok' } },
    ]);
  }
  const created = await sandbox.create(orderRequest());
  expect([created.status, created.body.quotation.total_price]).toEqual([201, expect.any(Number)]);
});

test('faulty settings end a service at once', async () => {
  const { child, output } = launch('dist/programs/gateway.js', [], { PROFILE: 'cluster', KAFKA_BROKERS: 'kafka' });
  await until('its end', () => child.exitCode !== null, 60_000);
  expect(child.exitCode).toBe(1);
  for (const variable of ['KAFKA_BROKERS', 'EVENTSTORE_URL', 'REDIS_URL', 'OPERATOR_TOKEN', 'SECRETS_KEY']) {
    expect(output()).toContain(`  ${variable}=`);
  }
});
