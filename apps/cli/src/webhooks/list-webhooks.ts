import { OperatorClient, print, table } from '@dakpion/command-line';
import type { WebhookPage } from '@dakpion/gateway';
import type { DeliveryLogEntry } from '@dakpion/read-models';
import { type PageOptions, pageFooter } from '../list-page.ts';
import { noneInEnvironment, type OwnerOptions } from '../owner-options.ts';
import { queryOf } from '../query-of.ts';
import { webhooksPath } from './webhooks-path.ts';

interface ListWebhooksOptions extends OwnerOptions, PageOptions {
  readonly order?: string;
  readonly status?: string;
  readonly endpoint?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Options with another name in the request. */
const optionOf = { order_id: '--order', url: '--endpoint', created_at_from: '--from', created_at_to: '--to' };

/** Prints a page of the log of one of a partner's environments, newest first. */
export async function listWebhooks(options: ListWebhooksOptions): Promise<void> {
  const { order, status, endpoint, from, to, page, limit } = options;
  const query = { order_id: order, status, url: endpoint, created_at_from: from, created_at_to: to, page, limit };
  const path = `${webhooksPath(options)}?${queryOf(query)}`;
  const answer = await new OperatorClient(options.url, optionOf).ask<WebhookPage>('GET', path);
  if (options.json) return print(answer);
  const { environment } = options;
  const footer = pageFooter(answer.pagination, `${environment} webhook`);
  if (answer.pagination.total === 0) return print(noneInEnvironment(environment, 'webhooks'));
  const rows = answer.data.map((entry) => [
    entry.delivery_id,
    entry.status,
    `${entry.attempts_total}`,
    lastAnswerOf(entry),
    entry.created_at,
    entry.event,
    entry.order_id,
    entry.url,
  ]);
  print(table([['delivery', 'status', 'attempts', 'last', 'created', 'event', 'order', 'url'], ...rows]));
  print(footer);
}

/** The status of the last attempt's answer, or the reason why there was none. */
function lastAnswerOf({ attempts }: DeliveryLogEntry): string {
  const last = attempts.at(-1);
  if (last === undefined) return '-';
  return last.response_status === null ? (last.error ?? '-') : String(last.response_status);
}
