import { type Environment, epochMsOf } from '@dakpion/contracts';
import { isSealed, SealedSecretError, type SecretBox } from '@dakpion/sealed-secrets';
import type { ExpiringSecret, Partner } from './domain/partner.ts';
import type { WebhookSecrets } from './domain/partner-events.ts';
import { type RandomBytes, randomText } from './random-text.ts';

const signingSecretBytes = 32;
const tokenLength = 32;

/** New secrets: `whsec_` and 32 bytes in base64 (Standard Webhooks require 24 to 64), and an unrelated `whtok_…`. */
export function newWebhookSecrets(randomBytes: RandomBytes): WebhookSecrets {
  return {
    signing_secret: `whsec_${Buffer.from(randomBytes(signingSecretBytes)).toString('base64')}`,
    token: `whtok_${randomText(tokenLength, randomBytes)}`,
  };
}

/** The secrets that prove a delivery now. */
export interface CurrentWebhookSecrets {
  /** Sign with each of them: the current one first, and for 24 hours after a rotation the previous one. */
  readonly signing_secrets: readonly string[];
  /** For `X-Webhook-Secret`, and for 24 hours after a rotation the previous one for `X-Webhook-Secret-Previous`. */
  readonly tokens: readonly string[];
}

/** The owner of the secrets: encrypted for one partner and environment, they cannot be decrypted for another. */
export interface SecretsOwner {
  readonly partner_id: string;
  readonly environment: Environment;
}

/** The secrets as events and documents store them. Without a box, which means without `SECRETS_KEY`, they are not encrypted. */
export function sealedWebhookSecrets(
  secrets: WebhookSecrets,
  owner: SecretsOwner,
  box: SecretBox | null,
): WebhookSecrets {
  if (box === null) return secrets;
  return {
    signing_secret: box.seal(secrets.signing_secret, purposeOf('signing_secret', owner)),
    token: box.seal(secrets.token, purposeOf('token', owner)),
  };
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
export function purposeOf(kind: keyof WebhookSecrets, { partner_id, environment }: SecretsOwner): string {
  return `webhook:${kind}:${partner_id}:${environment}`;
}
