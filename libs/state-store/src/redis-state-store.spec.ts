import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { openRedisStateStore } from './redis-state-store.ts';
import { stateStoreContract } from './state-store.contract.ts';

const url = process.env.REDIS_URL;
const keyPrefix = `spec-${randomUUID()}:`;

if (url === undefined) {
  const run = process.env.CI === 'true' ? test : test.skip;
  run('the contract on Redis: REDIS_URL is not set', () => {
    throw new Error('REDIS_URL is not set.');
  });
} else {
  afterAll(() => removeKeys(url));
  stateStoreContract('Redis', () => openRedisStateStore({ url, keyPrefix }));
}

async function removeKeys(from: string): Promise<void> {
  const client = new Redis(from);
  for await (const keys of client.scanStream({ match: `${keyPrefix}*`, count: 1_000 })) {
    if (keys.length > 0) await client.unlink(...keys);
  }
  await client.quit();
}
