import { OperatorClient, print, table } from '@dakpion/command-line';
import type { LoggedAttempt } from '@dakpion/contracts';
import type { WebhookDetails } from '@dakpion/gateway';
import { foundInEnvironment, type OwnerOptions } from '../owner-options.ts';
import { webhooksPath } from './webhooks-path.ts';

/** A page has at most 50 attempts. */
const maxPages = 20;

/** Prints one delivery: its request, and the outcome of each attempt in the first 20 pages of attempts. */
export async function showWebhook(deliveryId: string, options: OwnerOptions): Promise<void> {
  const webhook = await readWebhook(deliveryId, options);
  if (options.json) return print(webhook);
  const { request, attempts } = webhook;
  print(
    table([
      ['delivery', webhook.delivery_id],
      ['environment', options.environment],
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
  if (webhook.attempts_next !== null) print(`Not shown: later attempts of ${webhook.attempts_total} in total`);
}

async function readWebhook(deliveryId: string, options: OwnerOptions): Promise<WebhookDetails> {
  const client = new OperatorClient(options.url);
  const path = `${webhooksPath(options)}/${encodeURIComponent(deliveryId)}`;
  const read = (query = '') => client.ask<WebhookDetails>('GET', `${path}${query}`);
  let webhook = await foundInEnvironment(read(), { ...options, id: deliveryId });
  const attempts: LoggedAttempt[] = [...webhook.attempts];
  for (let page = 1; page < maxPages && webhook.attempts_next !== null; page += 1) {
    webhook = await read(`?attempts_after=${webhook.attempts_next}`);
    attempts.push(...webhook.attempts);
  }
  return { ...webhook, attempts };
}
