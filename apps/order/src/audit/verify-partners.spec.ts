import { randomUUID } from 'node:crypto';
import { context, describeWithEngine, quickPasswordCosts, withTemporaryDirectory } from '@dakpion/fixtures';
import { newApiKey, PartnerAccounts, PartnerProjection, sha256Of } from '@dakpion/partners';
import { closeEngines, type Engines, openEngines } from '@dakpion/service';
import { openRedisStateStore, type PutChange, type StoredDocument } from '@dakpion/state-store';
import { saveCheckpoints } from '../engines.fixture.ts';
import type { Difference } from './difference.ts';
import { verifyOrders } from './verify-orders.ts';

const scope = 'partners';
const day = 24 * 60 * 60_000;

type Collection = 'partners' | 'teams' | 'api_keys';

/** An installation with a partner, whose time can be set. */
interface Installation {
  readonly engines: Engines;
  readonly accounts: PartnerAccounts;
  readonly partnerId: string;
  /** The sandbox key of the partner. */
  readonly key: string;
  now: number;
}

/** `redisUrl`: the state store is in Redis. Default: in LMDB. */
async function withPartner(run: (installation: Installation) => Promise<void>, redisUrl?: string): Promise<void> {
  await withTemporaryDirectory(async (dataDir) => {
    const embedded = await openEngines(dataDir);
    const redis = redisUrl && (await openRedisStateStore({ url: redisUrl, keyPrefix: `spec-${randomUUID()}:` }));
    const engines: Engines = redis ? { ...embedded, stateStore: redis } : embedded;
    const installation = { engines, now: Date.parse('2026-11-21T00:00:00Z') } as Installation;
    const { eventStore, stateStore } = engines;
    const accounts = new PartnerAccounts(eventStore, stateStore, () => installation.now, null, quickPasswordCosts);
    try {
      const created = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
      const { partner_id, api_keys } = created;
      Object.assign(installation, { accounts, partnerId: partner_id, key: api_keys.sandbox });
      // Marks the documents as complete, as the gateway does.
      const projection = new PartnerProjection(eventStore, stateStore);
      await projection.begin({ confirm: async () => undefined } as never);
      await projection.caughtUp();
      await run(installation);
    } finally {
      if (redis) await redis.close();
      await closeEngines(embedded);
    }
  });
}

async function verify({ engines, now }: Installation): Promise<readonly Difference[]> {
  await saveCheckpoints(engines);
  const differences: Difference[] = [];
  for await (const item of verifyOrders({ ...engines, waitMs: 0, clock: () => now })) {
    if (item.kind === 'difference') differences.push(item.difference);
  }
  return differences;
}

/** Replaces a document, as somebody does who can write to the state store. */
async function replace(
  { engines: { stateStore } }: Installation,
  collection: Collection,
  id: string,
  change: Partial<PutChange> | ((value: never) => object),
): Promise<void> {
  const stored = await stateStore.documents.read({ scope, collection, id });
  const { version = 1, value = {} } = (stored ?? {}) as Partial<StoredDocument<object>>;
  const more = typeof change === 'function' ? { value: change(value as never) } : change;
  const lists = collection === 'partners' ? ['all'] : [];
  const listing = { lists, score: Date.parse('2026-11-21T00:00:00Z') };
  await stateStore.documents.write(scope, [
    { kind: 'remove', collection, id },
    { kind: 'put', collection, id, version, value, ...(collection === 'api_keys' ? {} : { listing }), ...more },
  ]);
}

test('reports nothing after any changes of a partner, its users and its keys, also of keys that ended long ago', () =>
  withPartner(async (installation) => {
    const { accounts, partnerId } = installation;
    for (let rotation = 0; rotation < 100; rotation += 1) {
      installation.now += day / 10;
      const rotated = await accounts.rotateApiKey(partnerId, 'sandbox', context);
      expect(rotated.outcome).toBe('done');
    }
    await accounts.setCallbackUrl(partnerId, 'sandbox', 'https://shop.example/hook', context);
    await accounts.suspend(partnerId, context);
    expect(await verify(installation)).toEqual([]);
  }));

async function verifyForgedKeys(installation: Installation): Promise<void> {
  const { partnerId } = installation;
  const keyOf = (partner_id: string) => ({
    ...{ partner_id, environment: 'production', key_id: 'key_forged', expires_at: null },
    ...{ rate_limits: { write: 1, read: 1 }, suspended: false },
  });
  for (const partner of [partnerId, 'prt_nobody']) {
    const id = sha256Of(newApiKey('production'));
    await replace(installation, 'api_keys', id, { value: keyOf(partner) });
    const found = { version: 1, ...keyOf(partner) };
    expect(await verify(installation)).toEqual([
      { order_id: null, partner_id: partner, what: 'api_key', expected: null, found },
    ]);
    await replace(installation, 'api_keys', id, { value: { ...keyOf(partner), revoked: true } });
    expect(await verify(installation)).toEqual([]);
  }
}

test('reports an API key that no event has issued, for a partner that exists and for one that does not', () =>
  withPartner(verifyForgedKeys));

describeWithEngine('REDIS_URL', 'in Redis', (url) => {
  test('an API key that no event has issued is reported as well', () => withPartner(verifyForgedKeys, url));
});

test.each<[string, object]>([
  ['of another partner', { partner_id: 'prt_other' }],
  ['of another environment', { environment: 'production' }],
  ['with another quota', { rate_limits: { write: 9_000, read: 9_000 } }],
  ['that has ended', { expires_at: '2026-11-20T00:00:00.000+06:00' }],
])('reports an API key that was made one %s', (_, change) =>
  withPartner(async (installation) => {
    const { partnerId, key } = installation;
    await replace(installation, 'api_keys', sha256Of(key), (value: object) => ({ ...value, ...change }));
    const difference = { order_id: null, partner_id: partnerId, what: 'api_key' };
    const expected = { partner_id: partnerId, environment: 'sandbox', expires_at: null };
    expect(await verify(installation)).toMatchObject([{ ...difference, expected, found: change }]);
  }),
);

test('reports a revoked API key that was made valid again, and keys of a suspended partner that were not suspended', () =>
  withPartner(async (installation) => {
    const { accounts, partnerId, key } = installation;
    await accounts.revokeApiKeys(partnerId, 'sandbox', context);
    await replace(installation, 'api_keys', sha256Of(key), ({ revoked: _, ...value }: { revoked: true }) => ({
      ...value,
      expires_at: null,
    }));
    expect(await verify(installation)).toMatchObject([
      { what: 'api_key', partner_id: partnerId, expected: { revoked: true }, found: { expires_at: null } },
    ]);
    await accounts.suspend(partnerId, context);
    expect(await verify(installation)).toEqual([]);
    await replace(installation, 'partners', partnerId, (value: object) => ({ ...value, suspended: false }));
    expect(await verify(installation)).toMatchObject([{ what: 'partner', found: { differing: ['suspended'] } }]);
  }));

test('reports a user whose role or password was changed, without the password', () =>
  withPartner(async (installation) => {
    const { partnerId, engines } = installation;
    const before = await engines.stateStore.documents.read({ scope, collection: 'teams', id: partnerId });
    await replace(installation, 'teams', partnerId, (value: { users: readonly object[] }) => ({
      ...value,
      users: value.users.map((user) => ({ ...user, role: 'viewer', password_hash: 'scrypt$mine' })),
    }));
    expect(await verify(installation)).toEqual([
      {
        order_id: null,
        partner_id: partnerId,
        what: 'partner_users',
        expected: { version: before?.version },
        found: {
          version: before?.version,
          differing: expect.arrayContaining(['users.0.role', 'users.0.password_hash']),
        },
      },
    ]);
  }));

test.each(['prt_nobody', 'build'])('reports users that were added as %s, whom no event has invited', (id) =>
  withPartner(async (installation) => {
    const value = { partner_id: installation.partnerId, name: 'Shop', suspended: false, users: [] };
    await replace(installation, 'teams', id, { value, version: 3 });
    expect(await verify(installation)).toEqual([
      { order_id: null, partner_id: id, what: 'partner_users', expected: null, found: { version: 3 } },
    ]);
  }),
);

test.each<[Collection, Difference['what']]>([
  ['partners', 'partner'],
  ['teams', 'partner_users'],
  ['api_keys', 'api_key'],
])('reports a document of %s that is missing, or has a version that no event can replace', (collection, what) =>
  withPartner(async (installation) => {
    const { engines, partnerId, key } = installation;
    const id = collection === 'api_keys' ? sha256Of(key) : partnerId;
    await replace(installation, collection, id, { version: 1_000_000 });
    expect(await verify(installation)).toMatchObject([{ what, partner_id: partnerId, found: { version: 1_000_000 } }]);
    await engines.stateStore.documents.write(scope, [{ kind: 'remove', collection, id }]);
    expect(await verify(installation)).toMatchObject([{ what, partner_id: partnerId, found: null }]);
  }),
);

test.each<Collection>(['partners', 'api_keys'])(
  'reports a document of %s whose version no event can replace, also if its content names the right one',
  (collection) =>
    withPartner(async (installation) => {
      const { engines, partnerId, key } = installation;
      const id = collection === 'api_keys' ? sha256Of(key) : partnerId;
      const stored = await engines.stateStore.documents.read<object>({ scope, collection, id });
      const value = { ...stored?.value, version: stored?.version };
      await replace(installation, collection, id, { version: 1_000_000, value });
      expect(await verify(installation)).toMatchObject([{ partner_id: partnerId, found: { version: 1_000_000 } }]);
    }),
);

test.each([
  ['is missing in the list of partners', ['other'], 1],
  ['is in another list, too', ['all', 'other'], Date.parse('2026-11-21T00:00:00Z')],
])('reports a partner that %s', (_, lists, score) =>
  withPartner(async (installation) => {
    const { partnerId } = installation;
    await replace(installation, 'partners', partnerId, { listing: { lists, score } });
    expect(await verify(installation)).toMatchObject([
      { what: 'partner', partner_id: partnerId, found: { differing: ['(lists)'] } },
    ]);
  }),
);

test('accepts a document without the fields that only later versions store', () =>
  withPartner(async (installation) => {
    type Stored = { readonly webhook: Readonly<Record<'sandbox' | 'production', object>> };
    await replace(installation, 'partners', installation.partnerId, ({ webhook, ...value }: Stored) => {
      const { token_origin: _, ...sandbox } = webhook.sandbox as { token_origin?: unknown };
      return { ...value, webhook: { ...webhook, sandbox } };
    });
    expect(await verify(installation)).toEqual([]);
  }));

test('reports a stream of a partner whose events cannot follow each other', () =>
  withPartner(async (installation) => {
    const { engines, partnerId } = installation;
    const options = { fromRevision: 1, maxCount: 1 };
    for await (const { type, data, metadata } of engines.eventStore.readStream(`partner-${partnerId}`, options)) {
      const event = { id: randomUUID(), type, data, metadata };
      await engines.eventStore.append('partner-prt_damaged', [event], 'no_stream');
    }
    const difference = { order_id: null, partner_id: 'prt_damaged', what: 'history', expected: 'a legal history' };
    const found = expect.stringContaining('before PartnerCreated');
    expect(await verify(installation)).toEqual([{ ...difference, found }]);
  }));
