import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cleared, ClearOptions } from './clear-options.ts';
import { clearLmdbStateStore, openLmdbStateStore } from './lmdb/lmdb-state-store.ts';
import { clearRedisStateStore } from './redis/clear-redis-state-store.ts';
import { hasRedisServer, RedisServer } from './redis/redis-server.fixture.ts';
import { openRedisStateStore } from './redis/redis-state-store.ts';
import type { StateStore } from './state-store.ts';

/** A store that is open for `run`, and cleared between two runs. */
interface Engine {
  with(run: (store: StateStore) => Promise<void>): Promise<void>;
  clear(options: ClearOptions): Promise<Cleared>;
  remove(): Promise<void>;
}

async function lmdb(): Promise<Engine> {
  const directory = await mkdtemp(join(tmpdir(), 'dakpion-clear-'));
  return {
    async with(run) {
      const store = await openLmdbStateStore({ directory });
      await run(store).finally(() => store.close());
    },
    clear: (options) => clearLmdbStateStore(directory, options),
    remove: () => rm(directory, { recursive: true }),
  };
}

async function redis(): Promise<Engine> {
  const server = await RedisServer.start();
  return {
    async with(run) {
      const store = await openRedisStateStore({ url: server.url });
      await run(store).finally(() => store.close());
    },
    clear: (options) => clearRedisStateStore({ url: server.url }, options),
    remove: () => server.remove(),
  };
}

const options = { keepCollections: ['kept things'], keepQueues: ['kept: queue'], dryRun: false };
const query = {
  scope: 'partner',
  collection: 'things',
  list: 'all',
  direction: 'ascending',
  offset: 0,
  limit: 10,
} as const;
const bucket = { capacity: 2, refillPerSecond: 0.001 };

async function fill({ documents, dueQueues, tokenBuckets }: StateStore): Promise<void> {
  const value = 'value';
  for (let n = 0; n < 1_500; n += 50) {
    const ids = Array.from({ length: 50 }, (_, index) => String(n + index));
    const put = (id: string) =>
      ({ kind: 'put', collection: 'things', id, version: 1, value, listing: { lists: ['all'], score: 1 } }) as const;
    await documents.write('partner', ids.map(put));
  }
  await documents.write('partner', [{ kind: 'put', collection: 'kept things', id: 'one', version: 1, value }]);
  await documents.write('checkpoints', [{ kind: 'put', collection: 'checkpoints', id: 'views', version: 1, value }]);
  for (const queue of ['queue', 'kept: queue']) await dueQueues.schedule(queue, 'entry', { inMs: 60_000 });
  await tokenBuckets.take('key', bucket);
}

async function told({ documents, dueQueues, tokenBuckets }: StateStore) {
  return {
    things: (await documents.list(query)).total,
    thing: (await documents.read({ scope: 'partner', collection: 'things', id: '1' }))?.version ?? 0,
    kept: (await documents.read({ scope: 'partner', collection: 'kept things', id: 'one' }))?.version ?? 0,
    checkpoint: (await documents.read({ scope: 'checkpoints', collection: 'checkpoints', id: 'views' }))?.version ?? 0,
    queue: await dueQueues.depth('queue'),
    keptQueue: await dueQueues.depth('kept: queue'),
    tokens: (await tokenBuckets.take('key', bucket)).remaining,
  };
}

describe.each([['LMDB', lmdb], ...(hasRedisServer ? ([['Redis', redis]] as const) : [])] as const)(
  'clearing a state store on %s',
  (name, make) => {
    let engine: Engine;

    beforeAll(async () => {
      engine = await make();
      await engine.with(fill);
    });
    afterAll(() => engine.remove());

    test('reports what it would remove, and changes nothing', async () => {
      expect(await engine.clear({ ...options, dryRun: true })).toEqual({ documents: 1_501, queues: 1 });
      await engine.with(async (store) => {
        expect(await told(store)).toMatchObject({
          things: 1_500,
          thing: 1,
          kept: 1,
          checkpoint: 1,
          queue: 1,
          keptQueue: 1,
        });
      });
    });

    test('removes documents, lists and due times, except those to be kept', async () => {
      expect(await engine.clear(options)).toEqual({ documents: 1_501, queues: 1 });
      await engine.with(async (store) => {
        const after = await told(store);
        expect(after).toMatchObject({ things: 0, thing: 0, kept: 1, checkpoint: 0, queue: 0, keptQueue: 1 });
        // The buckets of LMDB are in memory.
        if (name === 'Redis') expect(after.tokens).toBe(0);
      });
      expect(await engine.clear({ ...options, dryRun: true })).toEqual({ documents: 0, queues: 0 });
    });

    test('removes tallies with the documents that they count, and no others', async () => {
      const shares = [{ tally: 'mon', amounts: { orders: 1 } }];
      const put = (collection: string) =>
        ({ kind: 'put', collection, id: 'a:b', version: 1, value: 1, shares }) as const;
      const collections = ['counted: things', 'kept things'];
      const tallies = ({ documents }: StateStore) =>
        Promise.all(collections.map((collection) => documents.readTallies('partner:sandbox', collection, ['mon'])));
      const once = [{ orders: 1 }];
      await engine.with(async (store) => {
        await store.documents.write('partner:sandbox', collections.map(put));
        expect(await tallies(store)).toEqual([once, once]);
      });
      await engine.clear(options);
      await engine.with(async (store) => {
        expect(await tallies(store)).toEqual([[{}], once]);
        await store.documents.write('partner:sandbox', collections.map(put));
        expect(await tallies(store)).toEqual([once, once]);
        // Removes them, because the later tests would find them.
        await store.documents.write(
          'partner:sandbox',
          collections.map((collection) => ({ kind: 'remove', collection, id: 'a:b' })),
        );
      });
    });
  },
);
