import { type DescribedRequest, type DescribeWebhookReply, pattern, topics } from '@dakpion/contracts';
import type { BrokerClient } from '@dakpion/messaging';
import { BROKER_CLIENT } from '@dakpion/service';
import { DeliveryLog, type DeliveryLogEntry, type DeliveryOwner } from '@dakpion/webhook-deliveries';
import { Inject, Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';
import { requestWithRetry } from '../service-requests/service-request.ts';
import { type Pagination, pageOf, paginationOf } from '../validation/page.ts';
import { refuseFaults } from '../validation/read-json.ts';
import { findRangeFault } from '../validation/time-range.ts';
import { filterOf, type ListWebhooksDto } from './list-webhooks.dto.ts';

/** A page of the log as partners receive it. */
export interface WebhookPage {
  readonly data: readonly DeliveryLogEntry[];
  readonly pagination: Pagination;
}

/** A delivery of the log with the request of each attempt. */
export interface WebhookDetails extends DeliveryLogEntry {
  readonly request: DescribedRequest;
}

/** The log of webhooks, for partners and operators. */
@Injectable()
export class WebhookLog {
  constructor(
    private readonly log: DeliveryLog,
    @Inject(BROKER_CLIENT) private readonly client: BrokerClient,
  ) {}

  /**
   * The deliveries that match the filters, newest first. Throws `validation_failed` for a range that ends before it
   * begins.
   */
  async list(owner: DeliveryOwner, query: ListWebhooksDto): Promise<WebhookPage> {
    refuseFaults({ errors: findRangeFault(query) });
    const page = pageOf(query);
    const { offset, limit } = page;
    const { deliveries, total } = await this.log.list(owner, { ...filterOf(query), offset, limit });
    return { data: deliveries, pagination: paginationOf(page, total) };
  }

  /** Throws `webhook_not_found`. */
  async show({ partner_id, environment }: DeliveryOwner, delivery_id: string): Promise<WebhookDetails> {
    const entry = await this.log.find({ partner_id, environment }, delivery_id);
    if (entry === null) throw new ProblemError({ code: 'webhook_not_found', delivery_id });
    const type = 'DescribeWebhook';
    const reply = await requestWithRetry<DescribeWebhookReply>(this.client, {
      pattern: pattern(topics.webhookCommands, type),
      key: delivery_id,
      value: { type, partner_id, environment, delivery_id },
    });
    if (reply.outcome === 'refused') throw new ProblemError(reply.refusal);
    return { ...entry, request: reply.request };
  }
}
