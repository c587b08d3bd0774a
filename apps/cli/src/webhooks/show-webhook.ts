import { OperatorClient, print, table } from '@dakpion/command-line';
import type { DescribedRequest } from '@dakpion/contracts';
import type { DeliveryLogEntry } from '@dakpion/webhook-deliveries';
import { type OwnerOptions, webhooksPath } from './owner-options.ts';

type WebhookDetails = DeliveryLogEntry & { readonly request: DescribedRequest };

/** Prints one delivery: its request, and the outcome of each attempt. */
export async function showWebhook(deliveryId: string, options: OwnerOptions): Promise<void> {
  const path = `${webhooksPath(options)}/${encodeURIComponent(deliveryId)}`;
  const webhook = await new OperatorClient(options.url).ask<WebhookDetails>('GET', path);
  if (options.json) return print(webhook);
  const { request, attempts } = webhook;
  print(
    table([
      ['delivery', webhook.delivery_id],
      ['status', webhook.status],
      ['event', `${webhook.event} ${webhook.event_id}`],
      ['order', `${webhook.order_id} #${webhook.sequence}`],
      ['created', webhook.created_at],
      ['next attempt', webhook.next_attempt_at ?? '-'],
    ]),
  );
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  print(['', `${request.method} ${request.url}`, ...headers, '', request.body, ''].join('\n'));
  const rows = attempts.map((attempt) => [
    `${attempt.number}`,
    attempt.started_at,
    `${attempt.duration_ms} ms`,
    `${attempt.response_status ?? '-'}`,
    attempt.error ?? '',
    JSON.stringify(attempt.response_excerpt?.slice(0, 100) ?? ''),
  ]);
  print(table([['attempt', 'started', 'took', 'answer', 'error', 'excerpt'], ...rows]));
}
