import { type Environment, epochMsOf } from '@dakpion/contracts';
import type { ExpiringSecret, Partner } from './domain/partner.ts';
import type { WebhookSecrets } from './domain/partner-events.ts';
import { type RandomBytes, randomText } from './random-text.ts';

const signingSecretBytes = 32;
const tokenLength = 32;

/** Fresh secrets: `whsec_` and 32 bytes in base64 (Standard Webhooks ask for 24 to 64), and an unrelated `whtok_…`. */
export function newWebhookSecrets(randomBytes: RandomBytes): WebhookSecrets {
  return {
    signing_secret: `whsec_${Buffer.from(randomBytes(signingSecretBytes)).toString('base64')}`,
    token: `whtok_${randomText(tokenLength, randomBytes)}`,
  };
}

/** What a delivery is proved with now. */
export interface CurrentWebhookSecrets {
  /** Sign with each of them; the current one first, and for 24 hours after a rotation the former. */
  readonly signing_secrets: readonly string[];
  /** For `X-Webhook-Secret`, and for 24 hours after a rotation the former for `X-Webhook-Secret-Previous`. */
  readonly tokens: readonly string[];
}

/** The secrets that count at `now` (epoch milliseconds). */
export function webhookSecretsOf(partner: Partner, environment: Environment, now: number): CurrentWebhookSecrets {
  const { signing_secrets, tokens } = partner.webhook[environment];
  const counts = ({ expires_at }: ExpiringSecret) => expires_at === null || now < epochMsOf(expires_at);
  return {
    signing_secrets: signing_secrets.filter(counts).map(({ value }) => value),
    tokens: tokens.filter(counts).map(({ value }) => value),
  };
}
