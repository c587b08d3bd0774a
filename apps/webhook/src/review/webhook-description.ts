import { type DescribeWebhook, type DescribeWebhookReply, epochMsOf } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { DeliveryLog, type DeliveryLogEntry } from '@dakpion/read-models';
import { EVENT_STORE } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { PartnerSecrets } from '../attempts/partner-secrets.ts';
import { fixedHeaders } from '../attempts/webhook-headers.ts';
import { OrderDeliveriesRepository } from '../deliveries/order-deliveries.repository.ts';
import { readAttempts } from './webhook-attempts.ts';

/** Describes the requests of a webhook: the planned body, the headers of the last attempt, and a page of the attempts. */
@Injectable()
export class WebhookDescription {
  constructor(
    private readonly log: DeliveryLog,
    private readonly repository: OrderDeliveriesRepository,
    private readonly secrets: PartnerSecrets,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
  ) {}

  async describe(question: DescribeWebhook): Promise<DescribeWebhookReply> {
    const { delivery_id, attempts_after = null } = question;
    const entry = await this.log.find(question, delivery_id);
    if (entry === null) return { outcome: 'refused', refusal: { code: 'webhook_not_found', delivery_id } };
    const { order_id } = entry;
    const delivery = await this.repository.find(order_id, delivery_id);
    const { url } = delivery;
    const isShared = await this.secrets.isShared({ ...question, url });
    const { body } = (await this.repository.planned(order_id, delivery)).data;
    const request = { method: 'POST', url, headers: headersOf(entry, isShared), body } as const;
    const attempts = await readAttempts(this.eventStore, order_id, delivery, attempts_after);
    return { outcome: 'done', request, attempts };
  }
}

/** Signatures are not stored: they depend on secrets, which may have changed. `isShared`: with the shared secret. */
function headersOf({ event_id, attempts }: DeliveryLogEntry, isShared: boolean): Record<string, string> {
  const last = attempts.at(-1);
  return {
    ...fixedHeaders,
    'webhook-id': event_id,
    ...(last && { 'webhook-timestamp': String(Math.floor(epochMsOf(last.started_at) / 1_000)) }),
    'webhook-signature': '(withheld)',
    ...(isShared && { 'x-webhook-secret': '(withheld)' }),
  };
}
