import { randomBytes } from 'node:crypto';
import { type Environment, epochMsOf, type Owner } from '@dakpion/contracts';
import { originOf } from './domain/origin.ts';
import type { Partner } from './domain/partner.ts';
import type { WebhookSecrets } from './domain/partner-events.ts';
import type { ExpiringSecret, PartnerWebhook } from './domain/partner-webhook.ts';
import { randomText } from './random-text.ts';
import { isSealed, SealedSecretError, type SecretBox } from './secret-box.ts';

const signingSecretBytes = 32;
const tokenLength = 32;

/** New secrets: `whsec_` and 32 bytes in base64 (Standard Webhooks require 24 to 64), and an unrelated `whtok_…`. */
export function newWebhookSecrets(): WebhookSecrets {
  return {
    signing_secret: `whsec_${randomBytes(signingSecretBytes).toString('base64')}`,
    token: `whtok_${randomText(tokenLength)}`,
  };
}

/** The secrets that prove a delivery now. */
export interface CurrentWebhookSecrets {
  /** Sign with each of them: the current one first, and for 24 hours after a rotation the previous one. */
  readonly signing_secrets: readonly string[];
  /**
   * For `X-Webhook-Secret`, and for 24 hours after a rotation the previous one for `X-Webhook-Secret-Previous`. Empty for a
   * URL that gets no shared secret.
   */
  readonly tokens: readonly string[];
}

/**
 * The secrets as events and documents store them. Encrypted for one owner, they cannot be decrypted for another. Without a box,
 * which means without `SECRETS_KEY`, they are not encrypted.
 */
export function sealedWebhookSecrets(secrets: WebhookSecrets, owner: Owner, box: SecretBox | null): WebhookSecrets {
  if (box === null) return secrets;
  return {
    signing_secret: box.seal(secrets.signing_secret, purposeOf('signing_secret', owner)),
    token: box.seal(secrets.token, purposeOf('token', owner)),
  };
}

/** The only origin to which the shared secrets are sent. Null: none. */
export function tokenOriginOf({ token_origin, callback_url }: PartnerWebhook): string | null {
  if (token_origin !== undefined) return token_origin;
  return callback_url === null ? null : originOf(callback_url);
}

/**
 * The secrets for a request to `url` at `now` (epoch milliseconds). A URL with another origin than the partner's callback URL gets
 * only the signature: an API key can set URLs, and must not be able to read the shared secret. Throws SealedSecretError for a
 * secret whose key `box` does not have.
 */
export function webhookSecretsFor(
  url: string,
  partner: Partner,
  environment: Environment,
  now: number,
  box: SecretBox | null,
): CurrentWebhookSecrets {
  const secrets = webhookSecretsOf(partner, environment, now, box);
  return isSharedWith(url, partner.webhook[environment]) ? secrets : { ...secrets, tokens: [] };
}

/** Whether requests to `url` carry the shared secret. */
export function isSharedWith(url: string, webhook: PartnerWebhook): boolean {
  const origin = originOf(url);
  return origin !== null && origin === tokenOriginOf(webhook);
}

/**
 * The valid secrets at `now` (epoch milliseconds). Secrets from before there was a `SECRETS_KEY` are not encrypted and are
 * accepted as they are. Throws SealedSecretError for a secret whose key `box` does not have.
 */
export function webhookSecretsOf(
  partner: Partner,
  environment: Environment,
  now: number,
  box: SecretBox | null,
): CurrentWebhookSecrets {
  const { signing_secrets, tokens } = partner.webhook[environment];
  const owner = { partner_id: partner.partner_id, environment };
  // Only the valid secrets, because the keys of previous secrets may have been removed.
  const open = (kind: keyof WebhookSecrets, secrets: readonly ExpiringSecret[]) =>
    secrets.filter((secret) => counts(secret, now)).map(({ value }) => opened(value, purposeOf(kind, owner), box));
  return { signing_secrets: open('signing_secret', signing_secrets), tokens: open('token', tokens) };
}

/** The shared secrets of former origins that can still be restored at `now` (epoch milliseconds). Throws SealedSecretError. */
export function formerTokensOf(
  partner: Partner,
  environment: Environment,
  now: number,
  box: SecretBox | null,
): readonly string[] {
  const purpose = purposeOf('token', { partner_id: partner.partner_id, environment });
  return (partner.webhook[environment].former_tokens ?? [])
    .filter(({ ends_at }) => now < epochMsOf(ends_at))
    .flatMap(({ tokens }) => tokens.filter((token) => counts(token, now)))
    .map(({ value }) => opened(value, purpose, box));
}

/** Whether a secret is valid at `now` (epoch milliseconds). */
export function counts({ expires_at }: ExpiringSecret, now: number): boolean {
  return expires_at === null || now < epochMsOf(expires_at);
}

/** Decrypts a stored secret. Throws SealedSecretError. */
export function opened(value: string, purpose: string, box: SecretBox | null): string {
  if (!isSealed(value)) return value;
  if (box === null) throw new SealedSecretError('SECRETS_KEY is not set');
  return box.open(value, purpose);
}

/** The purpose with which a webhook secret is encrypted. */
export function purposeOf(kind: keyof WebhookSecrets, { partner_id, environment }: Owner): string {
  return `webhook:${kind}:${partner_id}:${environment}`;
}
