import { randomUUID } from 'node:crypto';
import { describeWithEngine } from '@dakpion/fixtures';
import { Redis } from 'ioredis';
import { stateStoreContract } from '../state-store.contract.ts';
import { openRedisStateStore } from './redis-state-store.ts';

const keyPrefix = `spec-${randomUUID()}:`;

describeWithEngine('REDIS_URL', 'the contract of a state store', (url) => {
  afterAll(() => removeKeys(url));
  stateStoreContract('Redis', () => openRedisStateStore({ url, keyPrefix }));

  test('names the documents of a scope also beside a key that no service could have written', async () => {
    const store = await openRedisStateStore({ url, keyPrefix });
    const client = new Redis(url);
    const scope = randomUUID();
    await store.documents.write(scope, [{ kind: 'put', collection: 'orders', id: 'a', version: 1, value: {} }]);
    await client.hset(`${keyPrefix}{${scope}}:document:%zz:b`, 'version', '1');
    const ids: string[] = [];
    for await (const part of store.documents.addresses(scope)) ids.push(...part.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(['a', 'b']);
    await client.quit();
    await store.close();
  });
});

async function removeKeys(from: string): Promise<void> {
  const client = new Redis(from);
  for await (const keys of client.scanStream({ match: `${keyPrefix}*`, count: 1_000 })) {
    if (keys.length > 0) await client.unlink(...keys);
  }
  await client.quit();
}
