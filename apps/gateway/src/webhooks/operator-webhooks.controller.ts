import type { LoggedAttempt } from '@dakpion/contracts';
import { DeliveryLog, type DeliveryLogEntry, type RedeliveryProgress } from '@dakpion/read-models';
import { Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Get, Post } from '../openapi/route.ts';
import { OwnerWalk, type OwnerWalkPage } from '../operator/owner-walk.ts';
import { type OwnerPath, PartnerDirectory } from '../operator/partner-directory.ts';
import { ValidBody, ValidQuery } from '../validation/valid-request.ts';
import { GetWebhookDto } from './get-webhook.dto.ts';
import { ListAllWebhooksDto } from './list-all-webhooks.dto.ts';
import { ListWebhooksDto } from './list-webhooks.dto.ts';
import { listedUrl } from './listed-url.ts';
import { RedeliverWebhooksDto } from './redeliver-webhooks.dto.ts';
import { type WebhookDetails, WebhookLog, type WebhookPage } from './webhook-log.ts';
import { deliveryIdIn } from './webhook-path.ts';
import { type AcceptedRedelivery, WebhookRedeliveries } from './webhook-redeliveries.ts';

/** A delivery with its last attempt only, without an excerpt. */
export interface ListedWebhook extends Omit<DeliveryLogEntry, 'attempts' | 'attempts_total'> {
  /** The number of all attempts, including redeliveries. */
  readonly attempt_count: number;
  readonly last_attempt: LoggedAttempt | null;
}

const webhooks = 'partners/:partner_id/:environment/webhooks';

/** The webhooks of all partners, and those of one partner with the answers that it gets itself under `/v1/business`. */
@OperatorApi('Webhooks')
export class OperatorWebhooksController {
  constructor(
    private readonly log: DeliveryLog,
    private readonly ownerWalk: OwnerWalk,
    private readonly partners: PartnerDirectory,
    private readonly webhookLog: WebhookLog,
    private readonly redeliveries: WebhookRedeliveries,
  ) {}

  @Get('webhooks', {
    summary: 'List webhooks of all partners',
    description:
      'Partner after partner, the oldest partner first; newest first within one partner and environment. If a webhook changes its status between two pages, the next page can miss or repeat one: read again from the beginning.',
    answers: { 200: { description: 'One page.', schema: 'AllWebhooks' } },
  })
  async listAllWebhooks(
    @ValidQuery(ListAllWebhooksDto) query: ListAllWebhooksDto,
  ): Promise<OwnerWalkPage<ListedWebhook>> {
    const { status } = query;
    return this.ownerWalk.page({ ...query, limit: Number(query.limit ?? 50) }, async (owner, page) => {
      const { deliveries, total } = await this.log.list(owner, { status, ...page });
      return { entries: deliveries.map(listed), total };
    });
  }

  @Get(webhooks, {
    summary: 'List webhooks of a partner',
    description:
      'The delivery log of one partner and environment, newest first. `attempts` has the last 6 attempts without their excerpts.',
    answers: { 200: { description: 'One page.', schema: 'WebhookPage' } },
    problems: ['partner_not_found'],
  })
  async listPartnerWebhooks(
    @Param() path: OwnerPath,
    @ValidQuery(ListWebhooksDto) query: ListWebhooksDto,
  ): Promise<WebhookPage> {
    return this.webhookLog.list(await this.partners.ownerIn(path), query);
  }

  @Get(`${webhooks}/:delivery_id`, {
    summary: 'Get a webhook of a partner',
    description: 'Its request, and a page of its attempts: send `attempts_next` as `attempts_after` for the next page.',
    answers: { 200: { description: 'The webhook.', schema: 'WebhookDetails' } },
    problems: ['partner_not_found', 'webhook_not_found'],
  })
  async getPartnerWebhook(
    @Param() path: OwnerPath,
    @Param('delivery_id') deliveryId: string,
    @ValidQuery(GetWebhookDto) query: GetWebhookDto,
  ): Promise<WebhookDetails> {
    return this.webhookLog.show(await this.partners.ownerIn(path), deliveryIdIn(deliveryId), query);
  }

  @Post(`${webhooks}/:delivery_id/redeliver`, {
    summary: 'Send a webhook of a partner again',
    description: 'Under the same `event_id`, as the partner itself may do.',
    answers: { 202: { description: 'The webhook will be sent again.', schema: 'AcceptedRedelivery' } },
    problems: ['partner_not_found', 'webhook_not_found'],
    repeated: 'twice',
  })
  async redeliverPartnerWebhook(
    @Param() path: OwnerPath,
    @Param('delivery_id') deliveryId: string,
    @Req() request: FastifyRequest,
  ): Promise<AcceptedRedelivery> {
    return this.redeliveries.redeliver(await this.partners.ownerIn(path), deliveryId, operatorContextOf(request));
  }

  @Post(`${webhooks}/redeliver`, {
    summary: 'Send many webhooks of a partner again',
    description:
      'All webhooks that the filters select, as the partner itself may do. While a redelivery is in progress, its progress is returned.',
    answers: {
      202: { description: 'The redelivery and its progress.', schema: 'RedeliveryProgress', headers: ['Location'] },
    },
    problems: ['partner_not_found'],
    repeated: 'twice',
  })
  async redeliverPartnerWebhooks(
    @Param() path: OwnerPath,
    @ValidBody(RedeliverWebhooksDto) body: RedeliverWebhooksDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RedeliveryProgress> {
    const owner = await this.partners.ownerIn(path);
    const progress = await this.redeliveries.redeliverMany(owner, body, operatorContextOf(request));
    const its = `/v1/operator/partners/${owner.partner_id}/${owner.environment}/webhooks`;
    reply.header('Location', `${its}/redeliveries/${progress.redelivery_id}`);
    return progress;
  }

  @Get(`${webhooks}/redeliveries/:redelivery_id`, {
    summary: 'Get the progress of a redelivery',
    description: 'Poll it until `finished_at` is set.',
    answers: { 200: { description: 'The progress.', schema: 'RedeliveryProgress' } },
    problems: ['partner_not_found', 'redelivery_not_found'],
  })
  async getPartnerRedelivery(
    @Param() path: OwnerPath,
    @Param('redelivery_id') redeliveryId: string,
  ): Promise<RedeliveryProgress> {
    return this.redeliveries.progress(await this.partners.ownerIn(path), redeliveryId);
  }
}

function listed({ attempts, attempts_total, ...entry }: DeliveryLogEntry): ListedWebhook {
  return { ...entry, url: listedUrl(entry.url), attempt_count: attempts_total, last_attempt: attempts.at(-1) ?? null };
}
