import { until } from '@dakpion/fixtures';
import { Redis } from 'ioredis';
import { taggedKey } from './redis-keys.ts';
import { hasRedisServer, RedisServer } from './redis-server.fixture.ts';
import { openRedisStateStore } from './redis-state-store.ts';

const run = hasRedisServer ? test : test.skip;
const keyPrefix = 'spec:';

run('a bucket refills although the clock of Redis was set back by an hour', async () => {
  const server = await RedisServer.start();
  const store = await openRedisStateStore({ url: server.url, keyPrefix });
  const client = new Redis(server.url);
  const take = () => store.tokenBuckets.take('key', { capacity: 10, refillPerSecond: 5 }, 10);
  expect(await take()).toMatchObject({ granted: true, remaining: 0 });
  await client.hincrbyfloat(`${taggedKey(keyPrefix, 'key')}tokens`, 'at', 60 * 60 * 1_000);
  expect(await take()).toMatchObject({ granted: false, remaining: 0 });
  await until(async () => (await take()).granted);
  client.disconnect();
  await store.close();
  await server.remove();
});
