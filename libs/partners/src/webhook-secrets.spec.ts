import { randomBytes } from 'node:crypto';
import { dhakaTime } from '@dakpion/contracts';
import type { Partner } from './domain/partner.ts';
import { newWebhookSecrets, webhookSecretsOf } from './webhook-secrets.ts';

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
  test('have the forms that Standard Webhooks and the decisions ask for', () => {
    const { signing_secret, token } = newWebhookSecrets(randomBytes);
    expect(signing_secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    expect(Buffer.from(signing_secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    expect(token).toMatch(/^whtok_[0-9A-Za-z]{32}$/);
  });

  test('for 24 hours both count, the current one first', () => {
    expect(webhookSecretsOf(rotated(), 'sandbox', rotatedAt + day - 1)).toEqual({
      signing_secrets: ['whsec_new', 'whsec_old'],
      tokens: ['whtok_new', 'whtok_old'],
    });
  });

  test('then only the current one counts', () => {
    expect(webhookSecretsOf(rotated(), 'sandbox', rotatedAt + day)).toEqual({
      signing_secrets: ['whsec_new'],
      tokens: ['whtok_new'],
    });
  });

  test('the environments have nothing in common', () => {
    expect(webhookSecretsOf(rotated(), 'production', rotatedAt)).toEqual({ signing_secrets: [], tokens: [] });
  });
});
