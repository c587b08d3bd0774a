import { dhakaTime } from '@dakpion/contracts';
import type { Partner } from './domain/partner.ts';
import { SecretBox } from './secret-box.ts';
import {
  formerTokensOf,
  newWebhookSecrets,
  sealedWebhookSecrets,
  webhookSecretsFor,
  webhookSecretsOf,
} from './webhook-secrets.ts';

const rotatedAt = Date.parse('2026-11-21T00:00:00Z');
const day = 24 * 60 * 60 * 1000;

function rotated(): Partner {
  const secret = (value: string, expires_at: string | null) => ({ value, issued_at: dhakaTime(0), expires_at });
  const none = { callback_url: null, signing_secrets: [], tokens: [] };
  const sandbox = {
    callback_url: null,
    signing_secrets: [secret('whsec_new', null), secret('whsec_old', dhakaTime(rotatedAt + day))],
    tokens: [secret('whtok_new', null), secret('whtok_old', dhakaTime(rotatedAt + day))],
  };
  return { webhook: { sandbox, production: none } } as unknown as Partner;
}

describe('webhook secrets', () => {
  test('have the forms that Standard Webhooks and our decisions require', () => {
    const { signing_secret, token } = newWebhookSecrets();
    expect(signing_secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    expect(Buffer.from(signing_secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    expect(token).toMatch(/^whtok_[0-9A-Za-z]{32}$/);
  });

  test('are both valid for 24 hours, the current one first', () => {
    expect(webhookSecretsOf(rotated(), 'sandbox', rotatedAt + day - 1, null)).toEqual({
      signing_secrets: ['whsec_new', 'whsec_old'],
      tokens: ['whtok_new', 'whtok_old'],
    });
  });

  test('are valid only as the current one after 24 hours', () => {
    expect(webhookSecretsOf(rotated(), 'sandbox', rotatedAt + day, null)).toEqual({
      signing_secrets: ['whsec_new'],
      tokens: ['whtok_new'],
    });
  });

  test.each([
    ['https://shop.example/orders/7?a=b', 'the shared secret'],
    ['https://shop.example:443/', 'the shared secret'],
    ['http://shop.example/', 'the signature alone'],
    ['https://shop.example:8443/', 'the signature alone'],
    ['https://shop.example./', 'the signature alone'],
    ['https://evil.example/?https://shop.example/', 'the signature alone'],
    ['https://shop.example@evil.example/', 'the signature alone'],
    ['no URL', 'the signature alone'],
  ])('have the form that %s gets: %s', (url, gets) => {
    const bound = { ...rotated().webhook.sandbox, token_origin: 'https://shop.example' };
    const partner = { webhook: { sandbox: bound } } as unknown as Partner;
    const { signing_secrets, tokens } = webhookSecretsFor(url, partner, 'sandbox', rotatedAt, null);
    expect(signing_secrets).toEqual(['whsec_new', 'whsec_old']);
    expect(tokens).toEqual(gets === 'the shared secret' ? ['whtok_new', 'whtok_old'] : []);
  });

  test('of a document without origins belong to the origin of the present URL, or to none without a URL', () => {
    const tokens = (callback_url: string | null) => {
      const partner = { webhook: { sandbox: { ...rotated().webhook.sandbox, callback_url } } } as unknown as Partner;
      return webhookSecretsFor('https://shop.example/own', partner, 'sandbox', rotatedAt, null).tokens;
    };
    expect(tokens('https://shop.example/hook')).toEqual(['whtok_new', 'whtok_old']);
    expect(tokens('https://other.example/hook')).toEqual([]);
    expect(tokens(null)).toEqual([]);
  });

  test('of a former origin are kept until they cannot be restored', () => {
    const ends = (value: string, expires_at: number | null) => ({
      ...{ value, issued_at: dhakaTime(0), expires_at: expires_at === null ? null : dhakaTime(expires_at) },
    });
    const tokens = [ends('whtok_former', null), ends('whtok_rotated', rotatedAt + 1)];
    const former_tokens = [{ origin: 'https://left.example', tokens, ends_at: dhakaTime(rotatedAt + day) }];
    const partner = { partner_id: 'prt_1', webhook: { sandbox: { former_tokens } } } as unknown as Partner;
    const at = (now: number) => formerTokensOf(partner, 'sandbox', now, null);
    expect(at(rotatedAt)).toEqual(['whtok_former', 'whtok_rotated']);
    expect(at(rotatedAt + day - 1)).toEqual(['whtok_former']);
    expect(at(rotatedAt + day)).toEqual([]);
  });

  test('differ between the environments', () => {
    expect(webhookSecretsOf(rotated(), 'production', rotatedAt, null)).toEqual({ signing_secrets: [], tokens: [] });
  });
});

describe('sealed webhook secrets', () => {
  const [old, current] = [SecretBox.ofSetting('a1'.repeat(32)), SecretBox.ofSetting('b2'.repeat(32))];
  const both = SecretBox.ofSetting(`${'b2'.repeat(32)},${'a1'.repeat(32)}`);
  const owner = { partner_id: 'prt_1', environment: 'sandbox' } as const;
  const sealedBy = (box: SecretBox | null, name: string) =>
    sealedWebhookSecrets({ signing_secret: `whsec_${name}`, token: `whtok_${name}` }, owner, box);

  /** Its previous secrets, encrypted with the old key, end a day after the rotation. */
  function partnerWith(partner_id: string, environment: 'sandbox' | 'production' = 'sandbox'): Partner {
    const [now, before] = [sealedBy(both, 'new'), sealedBy(old, 'old')];
    const ends = dhakaTime(rotatedAt + day);
    const secrets = (newest: string, previous: string) => [
      { value: newest, issued_at: dhakaTime(0), expires_at: null },
      { value: previous, issued_at: dhakaTime(0), expires_at: ends },
    ];
    const webhook = {
      callback_url: null,
      signing_secrets: secrets(now.signing_secret, before.signing_secret),
      tokens: secrets(now.token, before.token),
    };
    return { partner_id, webhook: { [environment]: webhook } } as unknown as Partner;
  }

  test('do not show the secret, and are opened with each key of the setting', () => {
    expect(JSON.stringify(partnerWith('prt_1'))).not.toMatch(/whsec_|whtok_/);
    expect(webhookSecretsOf(partnerWith('prt_1'), 'sandbox', rotatedAt, both)).toEqual({
      signing_secrets: ['whsec_new', 'whsec_old'],
      tokens: ['whtok_new', 'whtok_old'],
    });
  });

  test('need the old key only as long as a secret that it sealed is valid', () => {
    const at = (now: number) => webhookSecretsOf(partnerWith('prt_1'), 'sandbox', now, current);
    expect(() => at(rotatedAt)).toThrow('is not in SECRETS_KEY');
    expect(at(rotatedAt + day).signing_secrets).toEqual(['whsec_new']);
  });

  test('cannot be opened for another partner or environment, or without a key', () => {
    const other = () => webhookSecretsOf(partnerWith('prt_2'), 'sandbox', rotatedAt, both);
    expect(other).toThrow('sealed for another purpose');
    const elsewhere = () => webhookSecretsOf(partnerWith('prt_1', 'production'), 'production', rotatedAt, both);
    expect(elsewhere).toThrow('sealed for another purpose');
    const without = () => webhookSecretsOf(partnerWith('prt_1'), 'sandbox', rotatedAt, null);
    expect(without).toThrow('SECRETS_KEY is not set');
  });

  test('leave secrets that were stored in plain text usable when there is a key', () => {
    expect(webhookSecretsOf(rotated(), 'sandbox', rotatedAt + day, current).tokens).toEqual(['whtok_new']);
  });
});
