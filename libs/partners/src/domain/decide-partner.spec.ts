import { dhakaTime } from '@dakpion/contracts';
import { decidePartner } from './decide-partner.ts';
import { evolvePartner, type Partner } from './partner.ts';
import type { PartnerCommand } from './partner-commands.ts';
import type { PartnerEvent } from './partner-events.ts';

const hour = 60 * 60 * 1000;
const start = Date.parse('2026-11-21T00:00:00Z');
const at = (hours: number) => dhakaTime(start + hours * hour);

const key = (name: string) => ({ key_id: `key_${name}`, sha256: `hash of ${name}` });
const secrets = (name: string) => ({ signing_secret: `whsec_${name}`, token: `whtok_${name}` });
const dashboard = { email: 'ops@shop.example', password_hash: 'scrypt$…' };

const create: PartnerCommand = {
  type: 'CreatePartner',
  partner_id: 'prt_1',
  name: 'Shop',
  email: 'ops@shop.example',
  rate_limits: { production: { write: 7, read: 70 } },
  api_keys: { sandbox: key('s1'), production: key('p1') },
  webhook: { sandbox: secrets('s1'), production: secrets('p1') },
  dashboard,
  now: at(0),
};

const created: readonly PartnerEvent[] = [
  {
    type: 'PartnerCreated',
    data: {
      partner_id: 'prt_1',
      name: 'Shop',
      email: 'ops@shop.example',
      rate_limits: { sandbox: { write: 120, read: 600 }, production: { write: 7, read: 70 } },
      dashboard,
      created_at: at(0),
    },
  },
  { type: 'ApiKeyIssued', data: { environment: 'sandbox', ...key('s1'), issued_at: at(0) } },
  { type: 'WebhookSecretsIssued', data: { environment: 'sandbox', ...secrets('s1'), issued_at: at(0) } },
  { type: 'ApiKeyIssued', data: { environment: 'production', ...key('p1'), issued_at: at(0) } },
  { type: 'WebhookSecretsIssued', data: { environment: 'production', ...secrets('p1'), issued_at: at(0) } },
];

const suspended: PartnerEvent = { type: 'PartnerSuspended', data: { suspended_at: at(1) } };
const callbackUrlSet: PartnerEvent = {
  type: 'CallbackUrlSet',
  data: { environment: 'sandbox', callback_url: 'https://shop.example/hook', set_at: at(1) },
};
const urlSet = (callback_url: string | null, hours: number): PartnerEvent => ({
  type: 'CallbackUrlSet',
  data: { environment: 'sandbox', callback_url, set_at: at(hours) },
});
const issued = (origin: string, hours: number, token = 'whtok_2'): PartnerEvent => ({
  type: 'SharedSecretIssued',
  data: { environment: 'sandbox', origin, token, issued_at: at(hours), former_ends_at: at(hours + 24) },
});
const restored = (hours: number): PartnerEvent => ({
  type: 'SharedSecretRestored',
  data: {
    environment: 'sandbox',
    origin: 'https://shop.example',
    restored_at: at(hours),
    former_ends_at: at(hours + 24),
  },
});
const keyRotated = (name: string, hours: number): PartnerEvent => ({
  type: 'ApiKeyRotated',
  data: { environment: 'production', ...key(name), issued_at: at(hours), previous_expires_at: at(hours + 24) },
});
const secretsRotated = (name: string, hours: number): PartnerEvent => ({
  type: 'WebhookSecretsRotated',
  data: { environment: 'sandbox', ...secrets(name), issued_at: at(hours), previous_expires_at: at(hours + 24) },
});

const fold = (events: readonly PartnerEvent[]) =>
  events.reduce<Partner | null>((partner, event) => evolvePartner(partner, event), null);
const given = (events: readonly PartnerEvent[]) => ({
  when: (command: PartnerCommand) => decidePartner(command, fold(events)),
});
const happens = (...events: PartnerEvent[]) => ({ outcome: 'events', events });

describe('deciding on a partner', () => {
  test('gives a new partner keys and secrets for both environments, and default limits if none were agreed', () => {
    expect(given([]).when(create)).toEqual(happens(...created));
  });

  test('creates a partner once', () => {
    expect(given(created).when(create)).toEqual({ outcome: 'refused', refusal: { code: 'partner_exists' } });
  });

  test.each<PartnerCommand>([
    { type: 'SuspendPartner', now: at(1) },
    { type: 'ResumePartner', now: at(1) },
    { type: 'SetRateLimits', rate_limits: {}, now: at(1) },
    { type: 'SetCallbackUrl', environment: 'sandbox', callback_url: null, new_token: 'whtok_2', now: at(1) },
    { type: 'RotateApiKey', environment: 'sandbox', key: key('s2'), now: at(1) },
    { type: 'RotateWebhookSecrets', environment: 'sandbox', secrets: secrets('s2'), now: at(1) },
  ])('refuses $type for a partner that does not exist', (command) => {
    expect(given([]).when(command)).toEqual({ outcome: 'refused', refusal: { code: 'partner_not_found' } });
  });

  test('suspends and resumes a partner only once', () => {
    const suspend: PartnerCommand = { type: 'SuspendPartner', now: at(1) };
    const resume: PartnerCommand = { type: 'ResumePartner', now: at(2) };
    expect(given(created).when(suspend)).toEqual(happens(suspended));
    expect(given([...created, suspended]).when(suspend)).toEqual(happens());
    expect(given([...created, suspended]).when(resume)).toEqual(
      happens({ type: 'PartnerResumed', data: { resumed_at: at(2) } }),
    );
    expect(given(created).when(resume)).toEqual(happens());
  });

  test('keeps the limits of an environment that the command does not name', () => {
    const command: PartnerCommand = {
      type: 'SetRateLimits',
      rate_limits: { sandbox: { write: 1, read: 2 }, production: undefined },
      now: at(1),
    };
    const rate_limits = { sandbox: { write: 1, read: 2 }, production: { write: 7, read: 70 } };
    expect(given(created).when(command)).toEqual(
      happens({ type: 'RateLimitsSet', data: { rate_limits, set_at: at(1) } }),
    );
  });

  test('sets a callback URL, changes nothing when it is the same, and removes it', () => {
    const set = (callback_url: string | null, hours: number): PartnerCommand => ({
      type: 'SetCallbackUrl',
      environment: 'sandbox',
      callback_url,
      new_token: 'whtok_2',
      now: at(hours),
    });
    expect(given(created).when(set('https://shop.example/hook', 1))).toEqual(happens(callbackUrlSet));
    expect(given([...created, callbackUrlSet]).when(set('https://shop.example/hook', 2))).toEqual(happens());
    expect(given([...created, callbackUrlSet]).when(set(null, 2))).toEqual(
      happens({ type: 'CallbackUrlSet', data: { environment: 'sandbox', callback_url: null, set_at: at(2) } }),
    );
  });

  test('remembers since when webhooks have had a URL without a break, and the URL that was removed last', () => {
    const urls = ['https://shop.example/hook', 'https://shop.example/new', null, 'https://shop.example/hook'];
    const events = urls.map((url, index) => urlSet(url, index + 1));
    const since = events.map((_, index) => fold([...created, ...events.slice(0, index + 1)])?.webhook.sandbox);
    expect(since.map((webhook) => webhook?.callback_since)).toEqual([at(1), at(1), null, at(4)]);
    const removed = { callback_url: 'https://shop.example/new', since: at(1), removed_at: at(3) };
    expect(since.map((webhook) => webhook?.removed_callback)).toEqual([undefined, undefined, removed, removed]);
  });

  test('resends webhooks after an outage only while the partner has requested it, in one environment', () => {
    const set = (on: boolean, hours: number): PartnerCommand => ({
      type: 'SetResendAfterRecovery',
      environment: 'sandbox',
      resend_after_recovery: on,
      now: at(hours),
    });
    const happened = (on: boolean, hours: number): PartnerEvent => ({
      type: 'ResendAfterRecoverySet',
      data: { environment: 'sandbox', resend_after_recovery: on, set_at: at(hours) },
    });
    expect(given(created).when(set(false, 1))).toEqual(happens());
    expect(given(created).when(set(true, 1))).toEqual(happens(happened(true, 1)));
    const isOn = [...created, happened(true, 1)];
    expect(given(isOn).when(set(true, 2))).toEqual(happens());
    const { sandbox } = fold(created)!.webhook;
    expect(fold(isOn)).toMatchObject({ updated_at: at(1), webhook: { sandbox: { ...sandbox, resends_since: at(1) } } });
    expect(fold(isOn)?.webhook.production.resends_since).toBeUndefined();
    expect(given(isOn).when(set(false, 2))).toEqual(happens(happened(false, 2)));
    expect(fold([...isOn, happened(false, 2)])?.webhook.sandbox.resends_since).toBeNull();
  });

  test('creates another shared secret for a URL of another origin, and keeps it for the same origin', () => {
    const move = (callback_url: string, hours: number): PartnerCommand => {
      return { type: 'SetCallbackUrl', environment: 'sandbox', callback_url, new_token: 'whtok_2', now: at(hours) };
    };
    const bound = given([...created, callbackUrlSet]);
    for (const url of ['https://shop.example/other', 'https://SHOP.example:443/hook?v=2']) {
      expect(bound.when(move(url, 2))).toEqual(happens(urlSet(url, 2)));
    }
    for (const [url, origin] of [
      ['http://shop.example/hook', 'http://shop.example'],
      ['https://shop.example:8443/hook', 'https://shop.example:8443'],
      ['https://shop.example.evil.example/hook', 'https://shop.example.evil.example'],
    ] as const) {
      expect(bound.when(move(url, 2))).toEqual(happens(issued(origin, 2), urlSet(url, 2)));
    }
    const removed = given([...created, callbackUrlSet, urlSet(null, 2)]);
    expect(removed.when(move('https://shop.example/', 3))).toEqual(happens(urlSet('https://shop.example/', 3)));
    expect(removed.when(move('https://evil.example/', 3))).toEqual(
      happens(issued('https://evil.example', 3), urlSet('https://evil.example/', 3)),
    );
  });

  test('returns the former shared secret to an origin within 24 hours, except after a rotation', () => {
    const back: PartnerCommand = {
      type: 'SetCallbackUrl',
      environment: 'sandbox',
      callback_url: 'https://shop.example/hook',
      new_token: 'whtok_3',
      now: at(0),
    };
    const moved = [...created, callbackUrlSet, issued('https://b.example', 2), urlSet('https://b.example/', 2)];
    const movedTwice = [...moved, issued('https://c.example', 3), urlSet('https://c.example/', 3)];
    const set = (hours: number) => urlSet('https://shop.example/hook', hours);
    for (const events of [moved, movedTwice]) {
      expect(given(events).when({ ...back, now: at(25.99) })).toEqual(happens(restored(25.99), set(25.99)));
      const anew = issued('https://shop.example', 26, 'whtok_3');
      expect(given(events).when({ ...back, now: at(26) })).toEqual(happens(anew, set(26)));
    }
    const rotated = given([...moved, secretsRotated('s2', 3)]);
    expect(rotated.when({ ...back, now: at(4) })).toEqual(
      happens(issued('https://shop.example', 4, 'whtok_3'), set(4)),
    );
  });

  test('keeps the previous key and the previous secrets valid for 24 hours after a rotation', () => {
    expect(
      given(created).when({ type: 'RotateApiKey', environment: 'production', key: key('p2'), now: at(5) }),
    ).toEqual(happens(keyRotated('p2', 5)));
    expect(
      given(created).when({ type: 'RotateWebhookSecrets', environment: 'sandbox', secrets: secrets('s2'), now: at(5) }),
    ).toEqual(happens(secretsRotated('s2', 5)));
  });
});

describe('a partner built from its events', () => {
  test('has keys, secrets and limits after its creation', () => {
    const webhook = (name: string) => ({
      callback_url: null,
      callback_since: null,
      signing_secrets: [{ value: `whsec_${name}`, issued_at: at(0), expires_at: null }],
      tokens: [{ value: `whtok_${name}`, issued_at: at(0), expires_at: null }],
      token_origin: null,
      former_tokens: [],
    });
    expect(fold(created)).toEqual({
      partner_id: 'prt_1',
      name: 'Shop',
      email: 'ops@shop.example',
      suspended: false,
      rate_limits: { sandbox: { write: 120, read: 600 }, production: { write: 7, read: 70 } },
      api_keys: {
        sandbox: [{ ...key('s1'), issued_at: at(0), expires_at: null }],
        production: [{ ...key('p1'), issued_at: at(0), expires_at: null }],
      },
      webhook: { sandbox: webhook('s1'), production: webhook('p1') },
      dashboard,
      created_at: at(0),
      updated_at: at(0),
    });
  });

  const expiries = (events: readonly PartnerEvent[]) =>
    fold(events)?.api_keys.production.map(({ key_id, expires_at }) => [key_id, expires_at]);

  test('has a previous key that ends 24 hours after a rotation', () => {
    expect(expiries([...created, keyRotated('p2', 5)])).toEqual([
      ['key_p2', null],
      ['key_p1', at(29)],
    ]);
  });

  test('loses the oldest key at once when a second rotation follows within 24 hours', () => {
    expect(expiries([...created, keyRotated('p2', 5), keyRotated('p3', 6)])).toEqual([
      ['key_p3', null],
      ['key_p2', at(30)],
      ['key_p1', at(6)],
    ]);
  });

  test('keeps an expiry in the past when a later rotation follows', () => {
    expect(expiries([...created, keyRotated('p2', 5), keyRotated('p3', 100)])).toEqual([
      ['key_p3', null],
      ['key_p2', at(124)],
      ['key_p1', at(29)],
    ]);
  });

  test('keeps three keys of an environment after any number of rotations', () => {
    const rotations = [1, 2, 3, 4, 5].map((hours) => keyRotated(`p${hours + 1}`, hours));
    expect(expiries([...created, ...rotations])).toEqual([
      ['key_p6', null],
      ['key_p5', at(29)],
      ['key_p4', at(5)],
    ]);
  });

  test('keeps at most two secrets, and does not change the secrets of the other environment', () => {
    const webhook = fold([...created, secretsRotated('s2', 5), secretsRotated('s3', 6)])?.webhook;
    expect(webhook?.sandbox.signing_secrets).toEqual([
      { value: 'whsec_s3', issued_at: at(6), expires_at: null },
      { value: 'whsec_s2', issued_at: at(5), expires_at: at(30) },
    ]);
    expect(webhook?.sandbox.tokens.map(({ value }) => value)).toEqual(['whtok_s3', 'whtok_s2']);
    expect(webhook?.production.signing_secrets.map(({ value }) => value)).toEqual(['whsec_p1']);
  });

  test('binds the shared secret to the origin of the URL, and restores former ones with their rotation', () => {
    const tokensOf = (events: readonly PartnerEvent[]) => {
      const webhook = fold([...created, ...events])?.webhook.sandbox;
      const former = webhook?.former_tokens?.map(({ origin, tokens }) => [origin, ...tokens.map(({ value }) => value)]);
      return { [String(webhook?.token_origin)]: webhook?.tokens.map(({ value }) => value), former };
    };
    const there = [secretsRotated('s2', 0.5), callbackUrlSet];
    expect(tokensOf(there)).toEqual({ 'https://shop.example': ['whtok_s2', 'whtok_s1'], former: [] });
    const away = [...there, issued('https://b.example', 2, 'whtok_b'), urlSet('https://b.example/', 2)];
    expect(tokensOf(away)).toEqual({
      'https://b.example': ['whtok_b'],
      former: [['https://shop.example', 'whtok_s2', 'whtok_s1']],
    });
    const back = [...away, restored(3), urlSet('https://shop.example/', 3)];
    expect(tokensOf(back)).toEqual({
      'https://shop.example': ['whtok_s2', 'whtok_s1'],
      former: [['https://b.example', 'whtok_b']],
    });
  });

  test('binds the shared secret to the last URL of a stream without origins, also when the URL is removed', () => {
    const old = [...created, callbackUrlSet, urlSet('https://b.example/', 2)];
    for (const events of [old, [...old, urlSet(null, 3)]]) {
      expect(fold(events)?.webhook.sandbox).toMatchObject({
        token_origin: 'https://b.example',
        tokens: [{ value: 'whtok_s1' }],
        former_tokens: [],
      });
    }
  });

  test('keeps the shared secrets of five former origins', () => {
    const moves = [1, 2, 3, 4, 5, 6, 7].flatMap((hours) => [
      issued(`https://${hours}.example`, hours),
      urlSet(`https://${hours}.example/`, hours),
    ]);
    const origins = fold([...created, callbackUrlSet, ...moves])?.webhook.sandbox.former_tokens?.map(
      ({ origin }) => origin,
    );
    expect(origins).toEqual([6, 5, 4, 3, 2].map((hours) => `https://${hours}.example`));
  });

  test('is reported as damaged when its stream does not begin with its creation', () => {
    expect(() => fold([suspended])).toThrow('PartnerSuspended before PartnerCreated');
  });
});
