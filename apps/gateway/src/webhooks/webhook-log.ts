import {
  type DescribedRequest,
  type DescribeWebhook,
  type DescribeWebhookReply,
  type LoggedAttempt,
  type Owner,
  topics,
} from '@dakpion/contracts';
import type { BrokerClient } from '@dakpion/messaging';
import { DeliveryLog, type DeliveryLogEntry, OrderViews } from '@dakpion/read-models';
import { BROKER_CLIENT } from '@dakpion/service';
import { whileRebuilding } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';
import { unlessRefused } from '../problems/unless-refused.ts';
import { requestWithRetry } from '../service-requests/service-request.ts';
import { type Pagination, pageOf, paginationOf } from '../validation/page.ts';
import type { GetWebhookDto } from './get-webhook.dto.ts';
import { filterOf, type ListWebhooksDto } from './list-webhooks.dto.ts';
import { listedUrl } from './listed-url.ts';

/** A delivery in a list. */
export interface WebhookLogEntry extends DeliveryLogEntry {
  /** The partner's reference of the order. */
  readonly partner_reference_id: string | null;
}

/** A page of the log as partners receive it. */
export interface WebhookPage {
  readonly data: readonly WebhookLogEntry[];
  readonly pagination: Pagination;
}

/** A delivery of the log with the request of each attempt, and a page of the attempts. */
export interface WebhookDetails extends Omit<DeliveryLogEntry, 'attempts'> {
  /** At most 50, oldest first. A page can be shorter although there are more. */
  readonly attempts: readonly LoggedAttempt[];
  /** Send it as `attempts_after` for the next page of attempts. Null after the last page. */
  readonly attempts_next: string | null;
  readonly request: DescribedRequest;
}

/** The log of webhooks, for partners and operators. */
@Injectable()
export class WebhookLog {
  constructor(
    private readonly log: DeliveryLog,
    private readonly orders: OrderViews,
    @Inject(BROKER_CLIENT) private readonly client: BrokerClient,
  ) {}

  /** The deliveries that match the filters, newest first. */
  async list(owner: Owner, query: ListWebhooksDto): Promise<WebhookPage> {
    const page = pageOf(query);
    const { offset, limit } = page;
    const { deliveries, total } = await this.log.list(owner, { ...filterOf(query), offset, limit });
    const orderIds = [...new Set(deliveries.map(({ order_id }) => order_id))];
    // The list does not wait for the views of orders while these are built again.
    const references = await this.orders.references(owner, orderIds).catch(whileRebuilding(null));
    const data = deliveries.map((entry) => ({
      ...entry,
      url: listedUrl(entry.url),
      partner_reference_id: references?.get(entry.order_id) ?? null,
    }));
    return { data, pagination: paginationOf(page, total) };
  }

  /** Throws `webhook_not_found`. */
  async show({ partner_id, environment }: Owner, delivery_id: string, query: GetWebhookDto): Promise<WebhookDetails> {
    const entry = await this.log.find({ partner_id, environment }, delivery_id);
    if (entry === null) throw new ProblemError({ code: 'webhook_not_found', delivery_id });
    const attempts_after = query.attempts_after === null ? null : Number(query.attempts_after);
    const value: DescribeWebhook = { type: 'DescribeWebhook', partner_id, environment, delivery_id, attempts_after };
    const question = { topic: topics.webhookCommands, key: delivery_id, value };
    const reply = unlessRefused(await requestWithRetry<DescribeWebhookReply>(this.client, question));
    // A webhook service of the previous version knows no attempts.
    const { attempts, next } = reply.attempts ?? { attempts: entry.attempts, next: null };
    return { ...entry, attempts, attempts_next: next === null ? null : String(next), request: reply.request };
  }
}
