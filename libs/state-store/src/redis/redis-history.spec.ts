import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { hasRedisServer, RedisServer } from './redis-server.fixture.ts';
import { openRedisStateStore } from './redis-state-store.ts';

const run = hasRedisServer ? test : test.skip;
/** Redis reports whole seconds. */
const granularityMs = 1_000;
/** What a call or a machine that is busy may take. */
const slackMs = 700;

run('a history begins when the server is started, whoever asks and whenever', async () => {
  const server = await RedisServer.start();
  const early = await openRedisStateStore({ url: server.url });
  await early.history();
  await server.kill();
  const startedAt = Date.now();
  await server.start();
  const upAt = Date.now();
  await pause(2_500);
  const late = await openRedisStateStore({ url: server.url });
  for (const store of [early, late]) {
    const beganBy = await store.historyBeganBy();
    expect(beganBy).toBeGreaterThanOrEqual(startedAt - slackMs);
    expect(beganBy).toBeLessThanOrEqual(upAt + granularityMs + slackMs);
    await store.close();
  }
  await server.remove();
});

run('or, when a replica took over, when that was noticed: the replica was there long before', async () => {
  const [primary, replica] = [await RedisServer.start(), await RedisServer.start()];
  const { hostname, port } = new URL(primary.url);
  const client = new Redis(replica.url);
  await client.replicaof(hostname, port);
  while (!(await client.info('replication')).includes('master_link_status:up')) await pause(20);
  await pause(2_500);
  const store = await openRedisStateStore({ url: replica.url });
  await client.call('REPLICAOF', 'NO', 'ONE');
  const takenOverAt = Date.now();
  const beganBy = await store.historyBeganBy();
  expect(beganBy).toBeGreaterThanOrEqual(takenOverAt - slackMs);
  await store.close();
  client.disconnect();
  for (const server of [primary, replica]) await server.remove();
});
