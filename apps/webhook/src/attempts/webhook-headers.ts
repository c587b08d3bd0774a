import { type CurrentWebhookSecrets, type SignedContent, webhookSignature } from '@dakpion/partners';

/** The headers that all requests share. */
export const fixedHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'user-agent': 'Dakpion-Webhooks/1',
} as const;

/** The headers of a webhook: its description, its signature, and the shared secret if its URL gets one. */
export function webhookHeaders(
  { signing_secrets, tokens: [token, previous] }: CurrentWebhookSecrets,
  content: SignedContent,
): Record<string, string> {
  return {
    ...fixedHeaders,
    'webhook-id': content.id,
    'webhook-timestamp': String(content.timestamp),
    'webhook-signature': webhookSignature(signing_secrets, content),
    ...(token !== undefined && { 'x-webhook-secret': token }),
    ...(previous !== undefined && { 'x-webhook-secret-previous': previous }),
  };
}
