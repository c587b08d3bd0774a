import { createHmac } from 'node:crypto';

/** The signed content: the id of the webhook, the time of sending (whole seconds since 1970) and the exact body. */
export interface SignedContent {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The value of `webhook-signature` according to Standard Webhooks 1.0: `v1,` and HMAC-SHA256 of `id.timestamp.body` in base64,
 * once for each secret (`whsec_` and the key in base64), separated by spaces.
 */
export function webhookSignature(secrets: readonly string[], { id, timestamp, body }: SignedContent): string {
  return secrets.map((secret) => `v1,${hmac(secret, `${id}.${timestamp}.${body}`)}`).join(' ');
}

function hmac(secret: string, content: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(content, 'utf8').digest('base64');
}
