import { until } from '@dakpion/fixtures';
import { Redis } from 'ioredis';
import { hasRedisServer, RedisServer } from './redis-server.fixture.ts';
import { openRedisStateStore } from './redis-state-store.ts';

const run = hasRedisServer ? test : test.skip;
/**
 * Redis computes its uptime from two times in whole seconds, so the reported start can be up to this much too late, and is never
 * early.
 */
const granularityMs = 2_000;
/** Allows for slow calls on a busy machine, and for the error of the shared clock. */
const slackMs = 700;

async function uptimeSecondsOf({ url }: RedisServer): Promise<number> {
  const client = new Redis(url);
  const info = await client.info('server');
  client.disconnect();
  return Number(/^uptime_in_seconds:(\d+)/m.exec(info)?.[1]);
}

run('a history begins with the start of the server, whoever asks and whenever', async () => {
  const server = await RedisServer.start();
  const early = await openRedisStateStore({ url: server.url });
  await early.history();
  await server.kill();
  const startedAt = Date.now();
  await server.start();
  const upAt = Date.now();
  await until(async () => (await uptimeSecondsOf(server)) >= 2);
  const late = await openRedisStateStore({ url: server.url });
  for (const store of [early, late]) {
    const beganBy = await store.historyBeganBy();
    expect(beganBy).toBeGreaterThanOrEqual(startedAt - slackMs);
    expect(beganBy).toBeLessThanOrEqual(upAt + granularityMs + slackMs);
    await store.close();
  }
  await server.remove();
});

run('a history begins when a takeover was noticed if the server was a replica before', async () => {
  const [primary, replica] = [await RedisServer.start(), await RedisServer.start()];
  const { hostname, port } = new URL(primary.url);
  const client = new Redis(replica.url);
  await client.replicaof(hostname, port);
  await until(async () => (await client.info('replication')).includes('master_link_status:up'));
  await until(async () => (await uptimeSecondsOf(replica)) >= 2);
  const store = await openRedisStateStore({ url: replica.url });
  await client.call('REPLICAOF', 'NO', 'ONE');
  const takenOverAt = Date.now();
  const beganBy = await store.historyBeganBy();
  expect(beganBy).toBeGreaterThanOrEqual(takenOverAt - slackMs);
  await store.close();
  client.disconnect();
  for (const server of [primary, replica]) await server.remove();
});
