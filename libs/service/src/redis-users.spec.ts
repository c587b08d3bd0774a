import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { describeWithEngine } from '@dakpion/fixtures';
import { type DocumentChange, openRedisStateStore, type StateStore } from '@dakpion/state-store';
import { redisUsers } from './redis-users.ts';

/** Redis and Valkey use other messages inside scripts. */
const refused = /NOPERM|can't access at least one of the keys|ACL failure in script/;
const foreign = { id: `spec-${randomUUID()}` };
const put = (collection: string): DocumentChange => ({
  kind: 'put',
  collection,
  id: foreign.id,
  version: 1,
  value: {},
  listing: { lists: ['all'], score: 0 },
});

describeWithEngine('REDIS_URL', 'The users of Redis', (url) => {
  const password = randomBytes(16).toString('hex');
  const administer = (...words: readonly string[]) =>
    execFileSync('redis-cli', ['-u', url, '-e', 'ACL', ...words], { encoding: 'utf8' });
  const stores = new Map<string, StateStore>();
  const storeOf = (service: string): StateStore => stores.get(`dakpion-${service}`)!;

  beforeAll(async () => {
    for (const { name, rules } of redisUsers()) {
      const user = `${name}-${foreign.id}`;
      administer('SETUSER', user, 'on', `>${password}`, ...rules);
      stores.set(name, await openRedisStateStore({ url: url.replace('://', `://${user}:${password}@`) }));
    }
  });
  afterAll(async () => {
    for (const [name, store] of stores) {
      await store.close();
      administer('DELUSER', `${name}-${foreign.id}`);
    }
  });

  describe.each(['webhook', 'order', 'dispatch', 'pricing'])('of %s', (service) => {
    test.each([
      ['an API key', 'partners', 'api_keys'],
      ['a partner', 'partners', 'partners'],
      ['a user', 'partners', 'teams'],
      ['a session', 'sessions', 'sessions'],
      ['a link to set a password', 'sign-in-links', 'links'],
      ['a one-time code as used', 'sign-in', 'totp'],
    ])('cannot make %s', async (_what, scope, collection) => {
      const { documents } = storeOf(service);
      await expect(documents.write(scope, [put(collection)])).rejects.toThrow(refused);
      const stored = await storeOf('gateway').documents.read({ scope, collection, id: foreign.id });
      expect(stored).toBeNull();
    });

    test('can read no key, session, user or link', async () => {
      const { documents } = storeOf(service);
      for (const [scope, collection] of [
        ['partners', 'api_keys'],
        ['partners', 'teams'],
        ['sessions', 'sessions'],
        ['sign-in-links', 'links'],
      ] as const) {
        await expect(documents.read({ scope, collection, id: foreign.id })).rejects.toThrow(refused);
      }
    });

    test('cannot take over the followers and rate limits of other services', async () => {
      const { leases, tokenBuckets } = storeOf(service);
      await expect(leases.hold('partners', foreign.id, 1_000)).rejects.toThrow(refused);
      await expect(tokenBuckets.take('key', { capacity: 1, refillPerSecond: 1 })).rejects.toThrow(refused);
    });

    test('can check whether Redis answers, and read its clock', async () => {
      const { clock, dueQueues } = storeOf(service);
      expect(await dueQueues.depth('health')).toBe(0);
      expect(await storeOf(service).examine()).toEqual({ removesData: null });
      expect(Math.abs(clock.skewMs())).toBeLessThan(60_000);
    });
  });

  test('of the gateway can write keys and sessions, but no order, webhook or due time', async () => {
    const { documents, dueQueues } = storeOf('gateway');
    for (const [scope, collection] of [
      ['partners', 'api_keys'],
      ['sessions', 'sessions'],
    ] as const) {
      expect(await documents.write(scope, [put(collection)])).toEqual([true]);
      await documents.write(scope, [{ kind: 'remove', collection, id: foreign.id }]);
    }
    for (const collection of ['orders', 'webhook-deliveries', 'order-usage']) {
      await expect(documents.write(foreign.id, [put(collection)])).rejects.toThrow(refused);
    }
    await expect(dueQueues.schedule('webhook-due', foreign.id, { inMs: 0 })).rejects.toThrow(refused);
  });

  test.each(['auditor', 'gateway'])('of the %s can look for documents that no event requires', async (user) => {
    const added = { ...put('api_keys'), id: `${foreign.id}-${user}` };
    await storeOf('gateway').documents.write('partners', [added]);
    const found: string[] = [];
    for await (const part of storeOf(user).documents.addresses('partners')) found.push(...part.map(({ id }) => id));
    await storeOf('gateway').documents.write('partners', [{ kind: 'remove', collection: 'api_keys', id: added.id }]);
    expect(found).toContain(added.id);
  });

  test('of auditors can read every document, and write none', async () => {
    const { documents, dueQueues, leases } = storeOf('auditor');
    expect(await documents.read({ scope: foreign.id, collection: 'orders', id: foreign.id })).toBeNull();
    expect(await dueQueues.earliest('webhook-due')).toEqual(await storeOf('gateway').dueQueues.earliest('webhook-due'));
    for (const collection of ['orders', 'webhook-deliveries', 'order-usage', 'checkpoints']) {
      await expect(documents.write(foreign.id, [put(collection)])).rejects.toThrow(refused);
    }
    await expect(dueQueues.schedule('webhook-due', foreign.id, { inMs: 0 })).rejects.toThrow(refused);
    await expect(leases.hold('partners', foreign.id, 1_000)).rejects.toThrow(refused);
  });

  test('of webhook can write its log and due times, and read the partners that it needs and no orders', async () => {
    const { documents, dueQueues } = storeOf('webhook');
    const scope = foreign.id;
    expect(await documents.write(scope, [put('webhook-deliveries')])).toEqual([true]);
    const list = { scope, collection: 'webhook-deliveries', list: 'all', direction: 'ascending' } as const;
    expect((await documents.list({ ...list, offset: 0, limit: 10 })).total).toBe(1);
    await documents.write(scope, [{ kind: 'remove', collection: 'webhook-deliveries', id: foreign.id }]);
    expect(await documents.read({ scope: 'partners', collection: 'partners', id: foreign.id })).toBeNull();
    await expect(documents.read({ scope, collection: 'orders', id: foreign.id })).rejects.toThrow(refused);
    await expect(documents.write(scope, [put('orders')])).rejects.toThrow(refused);
    await dueQueues.schedule('webhook-due', foreign.id, { inMs: 60_000 });
    expect(await dueQueues.dueAt('webhook-due', foreign.id)).not.toBeNull();
    const until = await dueQueues.dueAt('webhook-due', foreign.id);
    expect(await dueQueues.settle('webhook-due', foreign.id, until!, null)).toBe(true);
  });
});
