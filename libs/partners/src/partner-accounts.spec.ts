import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandContext, dhakaTime, environments } from '@dakpion/contracts';
import { type EventStore, openLmdbEventStore, type RecordedEvent } from '@dakpion/event-store';
import { until } from '@dakpion/fixtures';
import { type Documents, openLmdbStateStore, type StateStore, StateStoreUnavailableError } from '@dakpion/state-store';
import { closedSecret } from './closed-secret.ts';
import { isPassword } from './dashboard-password.ts';
import { type CreatedPartner, PartnerAccounts } from './partner-accounts.ts';
import { PartnerBuild } from './partner-build.ts';
import { partnerAccounts } from './partners.fixture.ts';
import { Partners } from './partners.ts';
import { isSealed, SecretBox } from './secret-box.ts';
import { TeamAccounts } from './team-accounts.ts';
import { Teams } from './teams.ts';
import { totpPurposeOf } from './totp-purpose.ts';
import { formerTokensOf, webhookSecretsFor, webhookSecretsOf } from './webhook-secrets.ts';

const start = Date.parse('2026-11-21T00:00:00Z');
const hour = 60 * 60 * 1000;
const context: CommandContext = { actor: { kind: 'operator' }, correlation_id: 'req_1', causation_id: null };

let directory: string;
let eventStore: EventStore;
let stateStore: StateStore;
let now: number;
let accounts: PartnerAccounts;
let partners: Partners;
let shop: CreatedPartner;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'partners-'));
  eventStore = await openLmdbEventStore({ directory: join(directory, 'events') });
  stateStore = await openLmdbStateStore({ directory: join(directory, 'state') });
  now = start;
  accounts = partnerAccounts({ eventStore, stateStore }, () => now);
  partners = new Partners(stateStore, eventStore);
  await (await PartnerBuild.begin(stateStore)).complete();
  shop = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
});

afterEach(async () => {
  await stateStore.close();
  await eventStore.close();
  await rm(directory, { recursive: true, force: true });
});

async function recorded(partnerId: string): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const event of eventStore.readStream(`partner-${partnerId}`)) events.push(event);
  return events;
}

async function rotated(environment: 'sandbox' | 'production'): Promise<string> {
  const rotation = await accounts.rotateApiKey(shop.partner_id, environment, context);
  if (rotation.outcome === 'refused') throw new Error(rotation.refusal.code);
  return rotation.api_key;
}

const outcome = async (key: string) => (await partners.checkApiKey(key, now)).outcome;

describe('creating a partner', () => {
  test('creates keys that work at once, with the limits of their environment', async () => {
    expect(await partners.checkApiKey(shop.api_keys.sandbox, now)).toEqual({
      outcome: 'valid',
      partner_id: shop.partner_id,
      environment: 'sandbox',
      key_id: expect.stringMatching(/^key_[0-9a-z]{26}$/),
      rate_limits: { write: 120, read: 600 },
      suspended: false,
    });
    expect(await partners.checkApiKey(shop.api_keys.production, now)).toMatchObject({
      environment: 'production',
      rate_limits: { write: 600, read: 3_000 },
    });
  });

  test('returns all secrets that are shown only once', () => {
    const secrets = {
      signing_secret: expect.stringMatching(/^whsec_/),
      token: expect.stringMatching(/^whtok_/),
    };
    expect(shop).toEqual({
      partner_id: expect.stringMatching(/^prt_[0-9a-z]{26}$/),
      api_keys: {
        sandbox: expect.stringMatching(/^sandbox_key_test_/),
        production: expect.stringMatching(/^live_key_/),
      },
      webhook: { sandbox: secrets, production: secrets },
      dashboard: { email: 'ops@shop.example', password: expect.stringMatching(/^[0-9A-Za-z]{20}$/) },
    });
    expect(shop.webhook.sandbox).not.toEqual(shop.webhook.production);
  });

  test('stores no key or password, neither in the events nor in the views', async () => {
    const partner = await partners.find(shop.partner_id);
    const stored = JSON.stringify([
      (await recorded(shop.partner_id)).map(({ data, metadata }) => [data, metadata]),
      partner,
    ]);
    expect(stored).not.toContain(shop.api_keys.sandbox);
    expect(stored).not.toContain(shop.api_keys.production);
    expect(stored).not.toContain(shop.dashboard.password);
    expect(await isPassword(shop.dashboard.password, partner?.dashboard.password_hash ?? '')).toBe(true);
  });

  test('stores the secrets that sign webhooks', async () => {
    const partner = await partners.find(shop.partner_id);
    expect(partner && webhookSecretsOf(partner, 'production', now, null)).toEqual({
      signing_secrets: [shop.webhook.production.signing_secret],
      tokens: [shop.webhook.production.token],
    });
  });

  test('records the actor and the time', async () => {
    const events = await recorded(shop.partner_id);
    expect(events.map(({ type }) => type)).toEqual([
      'PartnerCreated',
      'ApiKeyIssued',
      'WebhookSecretsIssued',
      'ApiKeyIssued',
      'WebhookSecretsIssued',
    ]);
    for (const event of events) {
      expect(event.metadata).toEqual({
        schema_version: 1,
        $correlationId: 'req_1',
        $causationId: null,
        actor: { kind: 'operator' },
        occurred_at: dhakaTime(start),
      });
    }
  });

  test('succeeds without the state store, because its secrets cannot be shown again', async () => {
    const documents: Documents = Object.assign(Object.create(stateStore.documents), {
      write: () => Promise.reject(new StateStoreUnavailableError('away')),
    });
    const away = partnerAccounts({ eventStore, stateStore: { ...stateStore, documents } }, () => now);
    const created = await away.create({ name: 'Late', email: 'late@shop.example' }, context);
    expect(await recorded(created.partner_id)).toHaveLength(5);
  });
});

test('a change that shows no secret fails without the state store, and can be repeated', async () => {
  const documents = Object.assign(Object.create(stateStore.documents), {
    write: () => Promise.reject(new StateStoreUnavailableError('away')),
  });
  const away = partnerAccounts({ eventStore, stateStore: { ...stateStore, documents } }, () => now);
  await expect(away.suspend(shop.partner_id, context)).rejects.toThrow(StateStoreUnavailableError);
  expect(await accounts.suspend(shop.partner_id, context)).toMatchObject({ outcome: 'done' });
  expect(await recorded(shop.partner_id)).toHaveLength(6);
  expect(await partners.checkApiKey(shop.api_keys.sandbox, now)).toMatchObject({ suspended: true });
});

describe('keys', () => {
  test('are invalid when they were never issued, with a right or a wrong checksum', async () => {
    expect(await partners.checkApiKey('live_key_nonsense', now)).toEqual({ outcome: 'invalid' });
    const other = await mkdtemp(join(tmpdir(), 'partners-'));
    const elsewhere = await openLmdbStateStore({ directory: other });
    await (await PartnerBuild.begin(elsewhere)).complete();
    const strangers = new Partners(elsewhere, eventStore);
    expect(await strangers.checkApiKey(shop.api_keys.sandbox, now)).toEqual({ outcome: 'invalid' });
    await elsewhere.close();
    await rm(other, { recursive: true });
  });

  test('work for 24 hours after a rotation, to the millisecond, and then are expired', async () => {
    now = start + hour;
    const second = await rotated('production');
    now = start + 25 * hour - 1;
    expect(await outcome(shop.api_keys.production)).toBe('valid');
    now += 1;
    expect(await partners.checkApiKey(shop.api_keys.production, now)).toEqual({
      outcome: 'expired',
      partner_id: shop.partner_id,
      environment: 'production',
    });
    expect(await outcome(second)).toBe('valid');
    expect(await outcome(shop.api_keys.sandbox)).toBe('valid');
  });

  test('end at once and for good when a second rotation follows within 24 hours', async () => {
    const second = await rotated('sandbox');
    now += hour;
    const third = await rotated('sandbox');
    const now2 = now;
    expect(await Promise.all([shop.api_keys.sandbox, second, third].map(outcome))).toEqual([
      'expired',
      'valid',
      'valid',
    ]);
    await rotated('sandbox');
    await rotated('sandbox');
    now = now2;
    expect(await outcome(shop.api_keys.sandbox)).toBe('expired');
    now += 1;
    expect(await outcome(second)).toBe('expired');
  });

  test('that a second rotation or a revocation ended stay ended when the clock is set back', async () => {
    const keys = [shop.api_keys.sandbox, await rotated('sandbox'), await rotated('sandbox')];
    now -= hour;
    expect(await Promise.all(keys.map(outcome))).toEqual(['expired', 'valid', 'valid']);
    now += hour;
    await accounts.revokeApiKeys(shop.partner_id, 'sandbox', context);
    now -= hour;
    expect(await Promise.all(keys.map(outcome))).toEqual(['expired', 'expired', 'expired']);
  });

  test('are rotated with an answer that has the end of the previous one', async () => {
    expect(await accounts.rotateApiKey(shop.partner_id, 'sandbox', context)).toEqual({
      outcome: 'done',
      key_id: expect.stringMatching(/^key_/),
      api_key: expect.stringMatching(/^sandbox_key_test_/),
      previous_expires_at: dhakaTime(start + 24 * hour),
    });
  });

  test('record the time of their last use, once a minute', async () => {
    const lastUse = async () => (await partners.summary(shop.partner_id))?.api_keys.sandbox[0]?.last_used_at;
    expect(await lastUse()).toBeNull();
    await partners.checkApiKey(shop.api_keys.sandbox, start + 1_000);
    await until(async () => (await lastUse()) === dhakaTime(start + 1_000));
    await partners.checkApiKey(shop.api_keys.sandbox, start + 59_000);
    await new Partners(stateStore, eventStore).checkApiKey(shop.api_keys.sandbox, start + 58_000);
    await partners.checkApiKey(shop.api_keys.production, start + 61_000);
    const production = async () => (await partners.summary(shop.partner_id))?.api_keys.production[0]?.last_used_at;
    await until(async () => (await production()) === dhakaTime(start + 61_000));
    expect(await lastUse()).toBe(dhakaTime(start + 1_000));
    await partners.checkApiKey(shop.api_keys.sandbox, start + 60_000);
    await until(async () => (await lastUse()) === dhakaTime(start + 60_000));
  });
});

describe('changing a partner', () => {
  test('applies a suspension to the key at once, and ends it when the partner is resumed', async () => {
    expect(await accounts.suspend(shop.partner_id, context)).toMatchObject({ partner: { suspended: true } });
    expect(await partners.checkApiKey(shop.api_keys.sandbox, now)).toMatchObject({ outcome: 'valid', suspended: true });
    await accounts.resume(shop.partner_id, context);
    expect(await partners.checkApiKey(shop.api_keys.sandbox, now)).toMatchObject({ suspended: false });
  });

  test('applies new limits to keys that were issued before', async () => {
    await accounts.setRateLimits(shop.partner_id, { sandbox: { write: 5, read: 6 } }, context);
    expect(await partners.checkApiKey(shop.api_keys.sandbox, now)).toMatchObject({
      rate_limits: { write: 5, read: 6 },
    });
    expect(await partners.checkApiKey(shop.api_keys.production, now)).toMatchObject({
      rate_limits: { write: 600, read: 3_000 },
    });
  });

  test('sets and removes a callback URL of one environment only', async () => {
    const urls = async () => (await partners.summary(shop.partner_id))?.callback_urls;
    await accounts.setCallbackUrl(shop.partner_id, 'sandbox', 'https://shop.example/hook', context);
    expect(await urls()).toEqual({ sandbox: 'https://shop.example/hook', production: null });
    await accounts.setCallbackUrl(shop.partner_id, 'sandbox', null, context);
    expect(await urls()).toEqual({ sandbox: null, production: null });
  });

  test('shows the new shared secret of another origin once, and restores the secret of the former origin', async () => {
    const set = async (url: string) => {
      const done = await accounts.setCallbackUrl(shop.partner_id, 'sandbox', url, context);
      if (done.outcome === 'refused') throw new Error(done.refusal.code);
      const partner = await partners.find(shop.partner_id);
      const tokens = partner && webhookSecretsFor(url, partner, 'sandbox', now, null).tokens;
      return { ...done, tokens };
    };
    const first = { token_origin: 'https://shop.example', token: null, tokens: [shop.webhook.sandbox.token] };
    expect(await set('https://shop.example/hook')).toMatchObject(first);
    const moved = await set('https://other.example/hook');
    expect(moved).toMatchObject({ token_origin: 'https://other.example', token: expect.stringMatching(/^whtok_/) });
    expect(moved.tokens).toEqual([moved.token]);
    expect(moved.token).not.toBe(shop.webhook.sandbox.token);
    expect(await set('https://other.example/hook')).toMatchObject({ token: null, tokens: [moved.token] });
    expect(await set('https://shop.example/back')).toMatchObject(first);
    expect(await set('https://other.example/hook')).toMatchObject({ token: null, tokens: [moved.token] });
    const types = (await recorded(shop.partner_id)).slice(6).map(({ type }) => type);
    const restored = ['SharedSecretRestored', 'CallbackUrlSet'];
    expect(types).toEqual(['SharedSecretIssued', 'CallbackUrlSet', ...restored, ...restored]);
  });

  test('signs with the previous and the present webhook secret for 24 hours after a rotation', async () => {
    const rotation = await accounts.rotateWebhookSecrets(shop.partner_id, 'sandbox', context);
    if (rotation.outcome === 'refused') throw new Error(rotation.refusal.code);
    expect(rotation.previous_expires_at).toBe(dhakaTime(start + 24 * hour));
    const partner = await partners.find(shop.partner_id);
    expect(partner && webhookSecretsOf(partner, 'sandbox', start + 24 * hour - 1, null)).toEqual({
      signing_secrets: [rotation.signing_secret, shop.webhook.sandbox.signing_secret],
      tokens: [rotation.token, shop.webhook.sandbox.token],
    });
    expect(partner && webhookSecretsOf(partner, 'sandbox', start + 24 * hour, null).signing_secrets).toEqual([
      rotation.signing_secret,
    ]);
  });

  test('appends nothing for a command that changes nothing', async () => {
    await accounts.resume(shop.partner_id, context);
    expect(await recorded(shop.partner_id)).toHaveLength(5);
  });

  test('reports a partner that does not exist as not found', async () => {
    const nobody = 'prt_00000000000000000000000000';
    const refused = { outcome: 'refused', refusal: { code: 'partner_not_found', partner_id: nobody } };
    expect(await accounts.suspend(nobody, context)).toEqual(refused);
    expect(await accounts.rotateApiKey(nobody, 'sandbox', context)).toEqual(refused);
    expect(await accounts.rotateWebhookSecrets(nobody, 'sandbox', context)).toEqual(refused);
    expect(await partners.find(nobody)).toBeNull();
    expect(await partners.summary(nobody)).toBeNull();
  });

  test('records all changes of the same time', async () => {
    await Promise.all([
      accounts.suspend(shop.partner_id, context),
      accounts.setRateLimits(shop.partner_id, { sandbox: { write: 5, read: 6 } }, context),
      accounts.setRateLimits(shop.partner_id, { production: { write: 7, read: 8 } }, context),
      accounts.setCallbackUrl(shop.partner_id, 'production', 'https://shop.example/live', context),
      accounts.rotateApiKey(shop.partner_id, 'sandbox', context),
    ]);
    expect(await recorded(shop.partner_id)).toHaveLength(10);
    expect(await partners.find(shop.partner_id)).toMatchObject({
      suspended: true,
      rate_limits: { sandbox: { write: 5, read: 6 }, production: { write: 7, read: 8 } },
      webhook: { production: { callback_url: 'https://shop.example/live' } },
      api_keys: { sandbox: [{ expires_at: null }, { expires_at: dhakaTime(start + 24 * hour) }] },
    });
  });
});

describe('the list of partners', () => {
  test('returns the newest first, in pages, without any secret', async () => {
    now += 1;
    const second = await accounts.create({ name: 'Second', email: 'ops@second.example' }, context);
    now += 1;
    const third = await accounts.create({ name: 'Third', email: 'ops@third.example' }, context);
    const page = await partners.list({ offset: 0, limit: 2 });
    expect(page.total).toBe(3);
    expect(page.partners.map(({ partner_id }) => partner_id)).toEqual([third.partner_id, second.partner_id]);
    expect((await partners.list({ offset: 2, limit: 2 })).partners.map(({ name }) => name)).toEqual(['Shop']);
    expect((await partners.list({ offset: 3, limit: 2 })).partners).toEqual([]);
    const text = JSON.stringify(page);
    for (const secret of ['whsec_', 'whtok_', 'scrypt', 'sha256']) expect(text).not.toContain(secret);
  });
});

describe('a SECRETS_KEY', () => {
  const key = SecretBox.ofSetting('a1'.repeat(32));

  test('keeps webhook secrets in plain text out of streams and documents, and in the answers', async () => {
    const sealing = partnerAccounts({ eventStore, stateStore }, () => now, key);
    const made = await sealing.create({ name: 'Sealed', email: 'ops@sealed.example' }, context);
    const rotation = await sealing.rotateWebhookSecrets(made.partner_id, 'sandbox', context);
    if (rotation.outcome === 'refused') throw new Error(rotation.refusal.code);
    expect(rotation.signing_secret).toMatch(/^whsec_/);
    const partner = await partners.find(made.partner_id);
    expect(partner && webhookSecretsOf(partner, 'sandbox', now, key)).toEqual({
      signing_secrets: [rotation.signing_secret, made.webhook.sandbox.signing_secret],
      tokens: [rotation.token, made.webhook.sandbox.token],
    });
    const events = (await recorded(made.partner_id)).map(({ type, data }) => ({ type, data }));
    const kept = JSON.stringify([events, partner]);
    expect(kept).not.toMatch(/whsec_|whtok_/);
    expect(kept).not.toContain(made.api_keys.sandbox);
  });

  test('that is wrong or missing is reported at the start, except for secrets stored before there was a key', async () => {
    expect(await closedSecret(stateStore, key, now, { withCodes: true })).toBeNull();
    const sealing = partnerAccounts({ eventStore, stateStore }, () => now, key);
    const { partner_id } = await sealing.create({ name: 'Sealed', email: 'ops@sealed.example' }, context);
    expect(await closedSecret(stateStore, key, now, { withCodes: true })).toBeNull();
    for (const other of [null, SecretBox.ofSetting('b2'.repeat(32))]) {
      const told = await closedSecret(stateStore, other, now, { withCodes: true });
      expect(told).toContain(partner_id);
      expect(told).toContain('Set SECRETS_KEY to the keys');
    }
    const lost = SecretBox.ofSetting(`${'b2'.repeat(32)},lost`);
    expect(await closedSecret(stateStore, lost, now, { withCodes: true })).toBeNull();
    // After two rotations, no secret is encrypted with the lost key.
    const other = partnerAccounts({ eventStore, stateStore }, () => now, lost);
    for (const environment of ['sandbox', 'production', 'sandbox', 'production'] as const)
      await other.rotateWebhookSecrets(partner_id, environment, context);
    expect(await closedSecret(stateStore, SecretBox.ofSetting('b2'.repeat(32)), now, { withCodes: true })).toBeNull();
  });

  test('is checked at the start against all partners on all pages, and the one-time codes of their users', async () => {
    const sealing = partnerAccounts({ eventStore, stateStore }, () => now, key);
    const { partner_id } = await sealing.create({ name: 'Oldest', email: 'ops@oldest.example' }, context);
    const oldest = await partners.find(partner_id);
    // Enough newer partners to fill two pages. Their secrets are from before there was a key.
    const { webhook } = (await partners.find(shop.partner_id))!;
    for (let first = 0; first < 1_000; first += 100) {
      const changes = Array.from({ length: 100 }, (_, index) => {
        const value = { ...oldest, partner_id: `prt_${first + index}`, webhook };
        const listing = { lists: ['all'], score: now + 1 + first + index };
        return { kind: 'put', collection: 'partners', id: value.partner_id, version: 1, value, listing } as const;
      });
      await stateStore.documents.write('partners', changes);
    }
    const other = SecretBox.ofSetting('b2'.repeat(32));
    expect(await closedSecret(stateStore, key, now, { withCodes: true })).toBeNull();
    expect(await closedSecret(stateStore, other, now, { withCodes: true })).toContain(partner_id);
    const teams = new TeamAccounts(eventStore, stateStore, () => now);
    const user_id = shop.partner_id.replace('prt_', 'usr_');
    const secret = key?.seal('ABC', totpPurposeOf({ user_id })) ?? '';
    await teams.change(shop.partner_id, { type: 'EnrolTotp', user_id, secret }, context);
    for (const environment of environments) {
      // Secrets that `other` can decrypt, so that only the codes remain.
      for (const _ of [1, 2]) {
        await partnerAccounts({ eventStore, stateStore }, () => now, other).rotateWebhookSecrets(
          partner_id,
          environment,
          context,
        );
      }
    }
    expect(await closedSecret(stateStore, other, now, { withCodes: true })).toContain(`one-time codes of ${user_id}`);
    // The webhook service may not read users.
    expect(await closedSecret(stateStore, other, now, { withCodes: false })).toBeNull();
  });

  test('encrypts secrets of a previous key again, and then the previous key is no longer needed', async () => {
    const sealing = partnerAccounts({ eventStore, stateStore }, () => now, key);
    const made = await sealing.create({ name: 'Sealed', email: 'ops@sealed.example' }, context);
    const { partner_id } = made;
    await sealing.rotateWebhookSecrets(partner_id, 'sandbox', context);
    const user_id = partner_id.replace('prt_', 'usr_');
    const sealed = key?.seal('ABC', totpPurposeOf({ user_id })) ?? '';
    const teams = new TeamAccounts(eventStore, stateStore, () => now);
    await teams.change(partner_id, { type: 'EnrolTotp', user_id, secret: sealed }, context);
    await sealing.setCallbackUrl(partner_id, 'production', 'https://sealed.example/hook', context);
    await sealing.setCallbackUrl(partner_id, 'production', 'https://other.example/hook', context);
    const before = (await partners.find(partner_id))!;

    const onlyNew = SecretBox.ofSetting('b2'.repeat(32));
    const both = SecretBox.ofSetting(`${'b2'.repeat(32)},${'a1'.repeat(32)}`);
    const withBoth = partnerAccounts({ eventStore, stateStore }, () => now, both);
    const without = partnerAccounts({ eventStore, stateStore }, () => now, onlyNew);
    expect(await without.reencryptSecrets(partner_id, context)).toMatchObject({ reencrypted: 0, not_decrypted: 8 });
    expect(await withBoth.reencryptSecrets(partner_id, context)).toEqual({
      partner_id,
      reencrypted: 8,
      not_decrypted: 0,
    });
    expect(await withBoth.reencryptSecrets(partner_id, context)).toEqual({
      partner_id,
      reencrypted: 0,
      not_decrypted: 0,
    });
    expect(await withBoth.reencryptSecrets('prt_none', context)).toBeNull();

    const after = (await partners.find(partner_id))!;
    for (const environment of environments) {
      expect(webhookSecretsOf(after, environment, now, onlyNew)).toEqual(
        webhookSecretsOf(before, environment, now, key),
      );
    }
    expect(formerTokensOf(after, 'production', now, onlyNew)).toEqual([made.webhook.production.token]);
    const [user] = (await new Teams(stateStore, eventStore).find(partner_id))!.users;
    expect(onlyNew?.open(user!.totp!.secret, totpPurposeOf({ user_id }))).toBe('ABC');
    expect(await closedSecret(stateStore, onlyNew, now, { withCodes: true })).toBeNull();
    const types = (await recorded(partner_id)).slice(-3).map(({ type }) => type);
    expect(types).toEqual(['WebhookSecretsResealed', 'WebhookSecretsResealed', 'TotpResealed']);
  });

  test('encrypts secrets stored before there was a key, except those that have expired', async () => {
    await accounts.rotateWebhookSecrets(shop.partner_id, 'sandbox', context);
    now += 25 * hour;
    const sealing = partnerAccounts({ eventStore, stateStore }, () => now, key);
    expect(await accounts.reencryptSecrets(shop.partner_id, context)).toMatchObject({
      reencrypted: 0,
      not_decrypted: 0,
    });
    expect(await sealing.reencryptSecrets(shop.partner_id, context)).toMatchObject({
      reencrypted: 4,
      not_decrypted: 0,
    });
    const partner = (await partners.find(shop.partner_id))!;
    expect(partner.webhook.sandbox.tokens.map(({ value }) => isSealed(value))).toEqual([true, false]);
    expect(webhookSecretsOf(partner, 'production', now, key).tokens).toEqual([shop.webhook.production.token]);
  });
});
