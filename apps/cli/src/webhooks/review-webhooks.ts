import { OperatorClient, print, type ServerOptions, table } from '@dakpion/command-line';
import type { AllWebhooks } from '@dakpion/gateway';
import type { DeliveryStatus } from '@dakpion/read-models';
import { readWalkedList, type WalkOptions, walkedFooter } from '../walked-list.ts';

interface ReviewWebhooksOptions extends ServerOptions, WalkOptions {
  readonly status?: DeliveryStatus;
  readonly environment?: string;
}

/** Prints the deliveries of all partners that are in review or, on request, that have another status. */
export async function reviewWebhooks(options: ReviewWebhooksOptions): Promise<void> {
  const { status = 'manual_review', environment, url, json } = options;
  const query = { status, environment };
  const found = await readWalkedList<AllWebhooks['data'][number]>(new OperatorClient(url), '/webhooks', query, options);
  if (json) return print(found);
  const rows = found.data.map((each) => [
    each.delivery_id,
    each.partner_id,
    each.environment,
    `${each.attempt_count}`,
    `${each.last_attempt?.response_status ?? each.last_attempt?.error ?? '-'}`,
    each.created_at,
    each.event,
    each.order_id,
    each.url,
  ]);
  const titles = ['delivery', 'partner', 'environment', 'attempts', 'last', 'created', 'event', 'order', 'url'];
  if (rows.length > 0) print(table([titles, ...rows]));
  print(walkedFooter(found, `${status} webhook`));
}
