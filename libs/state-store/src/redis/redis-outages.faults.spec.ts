import { eventually } from '@dakpion/fixtures';
import { Redis } from 'ioredis';
import { stateStoreContract } from '../state-store.contract.ts';
import { type StateStore, StateStoreUnavailableError } from '../state-store.ts';
import { hasRedisServer, RedisServer } from './redis-server.fixture.ts';
import { openRedisStateStore } from './redis-state-store.ts';

const address = { scope: 'scope', collection: 'things', id: 'one' };
const query = {
  scope: 'scope',
  collection: 'things',
  list: 'all',
  direction: 'ascending',
  offset: 0,
  limit: 10,
} as const;

function put(version: number) {
  const listing = { lists: ['all'], score: version };
  return [{ kind: 'put', collection: 'things', id: 'one', version, value: { version }, listing }] as const;
}

/** Every call of a state store that reaches the engine. */
function allCalls(store: StateStore): Promise<unknown>[] {
  const { documents, dueQueues, leases, tokenBuckets } = store;
  return [
    documents.read(address),
    documents.readMany('scope', 'things', ['one']),
    documents.write('scope', put(9)),
    documents.list(query),
    dueQueues.schedule('queue', 'entry', { inMs: 1 }),
    dueQueues.scheduleOrNudge('queue', 'entry', { inMs: 1 }),
    dueQueues.claim('queue', { forMs: 1, limit: 1 }),
    dueQueues.claimOrNudge('queue', 'entry', { forMs: 1 }),
    dueQueues.renew('queue', 'entry', 1, { forMs: 1 }),
    dueQueues.dueAt('queue', 'entry'),
    dueQueues.settle('queue', 'entry', 1, null),
    dueQueues.earliest('queue'),
    dueQueues.depth('queue'),
    leases.hold('lease', 'holder', 1_000),
    leases.release('lease', 'holder'),
    tokenBuckets.take('bucket', { capacity: 1, refillPerSecond: 1 }),
    store.history(),
    store.historyBeganBy(),
    store.run(),
    store.examine(),
  ];
}

async function expectAllUnavailable(store: StateStore, withinMs: number): Promise<void> {
  const begun = Date.now();
  const outcomes = await Promise.allSettled(allCalls(store));
  expect(Date.now() - begun).toBeLessThan(withinMs);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StateStoreUnavailableError) });
  }
}

if (hasRedisServer) {
  describe('a Redis that is unavailable and returns', outageTests);
  describe('a node of a Redis cluster', clusterTests);
} else {
  const run = process.env.CI === 'true' ? test : test.skip;
  run('outages and cluster mode of Redis (not run without redis-server: npm run engines:install)', () => {
    throw new Error('redis-server is not installed.');
  });
}

function outageTests(): void {
  let server: RedisServer;
  let store: StateStore;

  beforeEach(async () => {
    server = await RedisServer.start();
    store = await openRedisStateStore({ url: server.url });
  });
  afterEach(async () => {
    await store.close();
    await server.remove();
  });

  test('rejects every call within 3 s while it is away, and then continues with its data', async () => {
    await store.documents.write('scope', put(1));
    await store.dueQueues.schedule('queue', 'entry', { inMs: -5 });
    await server.kill();
    await expectAllUnavailable(store, 3_000);
    await expectAllUnavailable(store, 3_000);
    await server.start();
    expect(await eventually(() => store.documents.read(address))).toMatchObject({ version: 1 });
    expect(await store.documents.write('scope', put(2))).toEqual([true]);
    expect(await store.documents.list(query)).toMatchObject({ total: 1, documents: [{ version: 2 }] });
    expect(await store.dueQueues.claim('queue', { forMs: 1_000, limit: 1 })).toMatchObject([{ id: 'entry' }]);
  });

  test('is examined as unavailable while it has no memory left or is a replica', async () => {
    const client = new Redis(server.url);
    expect(await store.examine()).toEqual({ removesData: null });
    await client.config('SET', 'maxmemory', '1');
    await expect(store.examine()).rejects.toThrow(/OOM/);
    await client.config('SET', 'maxmemory', '0');
    expect(await store.examine()).toEqual({ removesData: null });
    await client.replicaof('127.0.0.1', 1);
    await expect(store.examine()).rejects.toThrow(/READONLY/);
    await client.replicaof('NO', 'ONE');
    expect(await eventually(() => store.examine())).toEqual({ removesData: null });
    await client.quit();
  });

  test('is examined as one that removes data if its policy is not noeviction and its memory is limited', async () => {
    const client = new Redis(server.url);
    await client.config('SET', 'maxmemory-policy', 'volatile-lru');
    expect(await store.examine()).toEqual({ removesData: null });
    await client.config('SET', 'maxmemory', '1gb');
    expect(await store.examine()).toEqual({ removesData: expect.stringContaining('volatile-lru') });
    await client.quit();
  });

  test('is refused if the database of its URL does not exist, instead of database 0', async () => {
    await expect(openRedisStateStore({ url: `${server.url}/99` })).rejects.toThrow(/DB index is out of range/);
    const second = await openRedisStateStore({ url: `${server.url}/2` });
    await second.documents.write('scope', put(1));
    expect(await store.documents.read(address)).toBeNull();
    await second.close();
  });

  test('changes its history when it restarts, and not when a connection does', async () => {
    const before = await store.history();
    expect(await store.run()).toBe(before);
    const client = new Redis(server.url);
    await client.call('CLIENT', 'KILL', 'SKIPME', 'yes', 'TYPE', 'normal');
    expect(await eventually(() => store.history())).toBe(before);
    await client.flushall();
    expect(await store.history()).toBe(before);
    await client.quit();
    await server.kill();
    await server.start();
    const since = await eventually(() => store.history());
    expect(since).not.toBe(before);
    expect(await store.run()).toBe(since);
  });

  test('changes its history when it gets its data from another one over the same connection', async () => {
    const before = await store.history();
    const primary = await RedisServer.start();
    const client = new Redis(server.url);
    await client.replicaof('127.0.0.1', Number(new URL(primary.url).port));
    await eventually(async () => expect(await client.info('replication')).toContain('master_link_status:up'));
    await client.replicaof('NO', 'ONE');
    await client.quit();
    await primary.remove();
    expect(await store.history()).not.toBe(before);
  });

  test('answers calls that were made while it restarts', async () => {
    await store.documents.write('scope', put(1));
    await server.kill();
    const reading = store.documents.read(address);
    await server.start();
    expect(await reading).toMatchObject({ version: 1 });
  });

  test('has every acknowledged write after it was killed under load', async () => {
    const acknowledged: number[] = [];
    let refused = 0;
    const write = async (id: number) => {
      const change = { kind: 'put', collection: 'things', id: `id${id}`, version: 1, value: id } as const;
      try {
        await store.documents.write('scope', [{ ...change, listing: { lists: ['all'], score: id } }]);
        acknowledged.push(id);
      } catch (error) {
        expect(error).toBeInstanceOf(StateStoreUnavailableError);
        refused += 1;
      }
    };
    const writeFrom = async (first: number) => {
      for (let id = first; id < first + 1_000 && refused < 20; id += 1) await write(id);
    };
    const writing = Promise.all(Array.from({ length: 20 }, (_, index) => writeFrom(index * 1_000)));
    await eventually(async () => expect(acknowledged.length).toBeGreaterThan(200));
    await server.kill();
    await writing;
    expect(refused).toBeGreaterThan(0);
    await server.start();
    const { total } = await eventually(() => store.documents.list({ ...query, limit: 0 }));
    // Some of the refused writes may have been written.
    expect(total).toBeGreaterThanOrEqual(acknowledged.length);
    for (let from = 0; from < acknowledged.length; from += 1_000) {
      const ids = acknowledged.slice(from, from + 1_000).map((id) => `id${id}`);
      const documents = await store.documents.readMany('scope', 'things', ids);
      expect(documents.map((document) => document?.id)).toEqual(ids);
    }
  });

  test('makes calls fail within 3 s while it is frozen, and is used again afterwards', async () => {
    await store.documents.write('scope', put(1));
    server.signal('SIGSTOP');
    await expectAllUnavailable(store, 3_000);
    server.signal('SIGCONT');
    // Redis now carries out the calls that it received before it was frozen.
    await eventually(async () => expect(await store.documents.read(address)).toMatchObject({ version: 9 }));
    expect(await store.documents.write('scope', put(10))).toEqual([true]);
  });

  test('has at most 10,000 calls waiting for it', async () => {
    server.signal('SIGSTOP');
    const waiting = Array.from({ length: 10_000 }, () => store.dueQueues.depth('queue'));
    await expect(store.dueQueues.depth('queue')).rejects.toThrow('10000 calls are under way');
    server.signal('SIGCONT');
    const outcomes = await Promise.allSettled(waiting);
    for (const outcome of outcomes.filter(({ status }) => status === 'rejected')) {
      expect(outcome).toMatchObject({ reason: expect.any(StateStoreUnavailableError) });
    }
    expect(await eventually(() => store.dueQueues.depth('queue'))).toBe(0);
  });

  test('is sent again the scripts that it has lost', async () => {
    await store.documents.write('scope', put(1));
    const client = new Redis(server.url);
    await client.script('FLUSH');
    await client.quit();
    expect(await store.documents.write('scope', put(2))).toEqual([true]);
    expect(await Promise.all(allCalls(store))).toHaveLength(20);
  });

  test('reports its clock, also after a restart, independently of the local clock', async () => {
    const real = Date.now;
    const differs = () => Math.abs(store.clock.now() - real());
    expect(differs()).toBeLessThan(1_000);
    const claimedUntil = await store.dueQueues.claimOrNudge('claims', 'entry', { forMs: 60_000 });
    try {
      Date.now = () => real() + 15_000;
      expect(differs()).toBeLessThan(1_000);
      expect(Math.abs(store.clock.skewMs() - 15_000)).toBeLessThan(1_000);
      expect(await store.dueQueues.claim('claims', { forMs: 60_000, limit: 1 })).toEqual([]);
      const other = await openRedisStateStore({ url: server.url });
      expect(await other.dueQueues.claimOrNudge('claims', 'entry', { forMs: 60_000 })).toBeNull();
      expect(Math.abs(other.clock.now() - real())).toBeLessThan(1_000);
      await other.close();
    } finally {
      Date.now = real;
    }
    expect(await store.dueQueues.settle('claims', 'entry', (claimedUntil ?? 0) + 1, null)).toBe(true);
    await server.kill();
    await server.start();
    await eventually(() => store.dueQueues.depth('claims'));
    expect(differs()).toBeLessThan(1_000);
  });

  test('reads as empty after a flush, and accepts writes of any version', async () => {
    await store.documents.write('scope', put(7));
    await store.dueQueues.schedule('queue', 'entry', { inMs: -5 });
    await store.leases.hold('lease', 'first', 60_000);
    const client = new Redis(server.url);
    await client.flushall();
    await client.quit();
    expect(await store.documents.read(address)).toBeNull();
    expect(await store.documents.list(query)).toEqual({ documents: [], total: 0 });
    expect(await store.dueQueues.earliest('queue')).toBeNull();
    expect(await store.leases.hold('lease', 'second', 60_000)).toBe(true);
    expect(await store.documents.write('scope', put(1))).toEqual([true]);
    expect(await store.documents.list(query)).toMatchObject({ total: 1 });
  });

  test('refuses a write as a whole when it has no memory left, and can still be read', async () => {
    await store.documents.write('scope', put(1));
    const client = new Redis(server.url);
    await client.config('SET', 'maxmemory', '1');
    const batch = [...put(2), { kind: 'put', collection: 'things', id: 'two', version: 1, value: 2 }] as const;
    // Both are in one request.
    const [written, found] = await Promise.allSettled([
      store.documents.write('scope', batch),
      store.documents.readMany('scope', 'things', ['one', 'two']),
    ]);
    expect(written).toMatchObject({ reason: expect.any(StateStoreUnavailableError) });
    expect(found).toMatchObject({ value: [{ version: 1 }, null] });
    await client.config('SET', 'maxmemory', '0');
    await client.quit();
    expect(await store.documents.write('scope', batch)).toEqual([true, true]);
  });

  test('is not opened when it does not answer, and refuses calls after the store is closed', async () => {
    const other = await openRedisStateStore({ url: server.url });
    const before = other.documents.write('scope', put(1));
    await other.close();
    expect(await before).toEqual([true]);
    await expect(other.documents.read(address)).rejects.toThrow(StateStoreUnavailableError);
    await expect(openRedisStateStore({ url: server.url, keyPrefix: '{x}' })).rejects.toThrow(RangeError);
    await server.kill();
    await expect(openRedisStateStore({ url: server.url })).rejects.toThrow(StateStoreUnavailableError);
  });
}

/** In cluster mode Redis refuses every script that touches keys of more than one slot. */
function clusterTests(): void {
  let server: RedisServer;

  beforeAll(async () => {
    server = await RedisServer.start(['--cluster-enabled', 'yes']);
    const client = new Redis(server.url);
    await client.cluster('ADDSLOTSRANGE', 0, 16_383);
    await eventually(async () => expect(await client.cluster('INFO')).toContain('cluster_state:ok'));
    await expect(client.mset('a', 1, 'b', 2)).rejects.toThrow('CROSSSLOT');
    await client.quit();
  });
  afterAll(() => server.remove());

  stateStoreContract('Redis in cluster mode', () => openRedisStateStore({ url: server.url }));
}
