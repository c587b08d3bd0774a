import { randomUUID } from 'node:crypto';
import { describeWithEngine } from '@dakpion/fixtures';
import { Redis } from 'ioredis';
import { stateStoreContract } from '../state-store.contract.ts';
import { openRedisStateStore } from './redis-state-store.ts';

const keyPrefix = `spec-${randomUUID()}:`;

describeWithEngine('REDIS_URL', 'the contract of a state store', (url) => {
  afterAll(() => removeKeys(url));
  stateStoreContract('Redis', () => openRedisStateStore({ url, keyPrefix }));
});

async function removeKeys(from: string): Promise<void> {
  const client = new Redis(from);
  for await (const keys of client.scanStream({ match: `${keyPrefix}*`, count: 1_000 })) {
    if (keys.length > 0) await client.unlink(...keys);
  }
  await client.quit();
}
