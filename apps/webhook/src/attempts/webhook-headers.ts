import type { CurrentWebhookSecrets } from '@dakpion/partners';
import { type SignedContent, webhookSignature } from './webhook-signature.ts';

/** Headers that are the same in every request. */
export const fixedHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'user-agent': 'Dakpion-Webhooks/1',
} as const;

/** The headers of a webhook's request: what it is, and what proves that it is ours. */
export function webhookHeaders(
  { signing_secrets, tokens: [token = '', previous] }: CurrentWebhookSecrets,
  content: SignedContent,
): Record<string, string> {
  return {
    'content-type': fixedHeaders['content-type'],
    'user-agent': fixedHeaders['user-agent'],
    'webhook-id': content.id,
    'webhook-timestamp': String(content.timestamp),
    'webhook-signature': webhookSignature(signing_secrets, content),
    'x-webhook-secret': token,
    ...(previous !== undefined && { 'x-webhook-secret-previous': previous }),
  };
}
