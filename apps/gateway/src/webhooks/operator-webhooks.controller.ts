import type { DeliveryOwner, RedeliveryProgress } from '@dakpion/read-models';
import { Get, HttpCode, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../http/post.ts';
import { environmentIn, PartnerDirectory } from '../operator/partner-directory.ts';
import { OptionalBody, ValidBody, ValidQuery } from '../validation/valid-request.ts';
import { GetWebhookDto } from './get-webhook.dto.ts';
import { ListWebhooksDto } from './list-webhooks.dto.ts';
import { RedeliverWebhookDto } from './redeliver-webhook.dto.ts';
import { RedeliverWebhooksDto } from './redeliver-webhooks.dto.ts';
import { type WebhookDetails, WebhookLog, type WebhookPage } from './webhook-log.ts';
import { deliveryIdIn } from './webhook-path.ts';
import { type AcceptedRedelivery, WebhookRedeliveries } from './webhook-redeliveries.ts';

/** The owner of the webhooks, as sent in the path. */
type OwnerPath = Record<keyof DeliveryOwner, string>;

const webhooks = 'partners/:partner_id/:environment/webhooks';

/**
 * `/v1/operator/partners/{partner_id}/{environment}/webhooks…`: the same answers that the partner gets under
 * `/v1/business`.
 */
@OperatorApi()
export class OperatorWebhooksController {
  constructor(
    private readonly partners: PartnerDirectory,
    private readonly webhookLog: WebhookLog,
    private readonly redeliveries: WebhookRedeliveries,
  ) {}

  @Get(webhooks)
  async list(@Param() path: OwnerPath, @ValidQuery(ListWebhooksDto) query: ListWebhooksDto): Promise<WebhookPage> {
    return this.webhookLog.list(await this.ownerIn(path), query);
  }

  @Get(`${webhooks}/:delivery_id`)
  async get(
    @Param() path: OwnerPath,
    @Param('delivery_id') deliveryId: string,
    @ValidQuery(GetWebhookDto) query: GetWebhookDto,
  ): Promise<WebhookDetails> {
    return this.webhookLog.show(await this.ownerIn(path), deliveryIdIn(deliveryId), query);
  }

  @Post(`${webhooks}/:delivery_id/redeliver`, { repeated: 'twice' })
  @HttpCode(202)
  async redeliver(
    @Param() path: OwnerPath,
    @Param('delivery_id') deliveryId: string,
    @OptionalBody(RedeliverWebhookDto) _body: RedeliverWebhookDto,
    @Req() request: FastifyRequest,
  ): Promise<AcceptedRedelivery> {
    return this.redeliveries.redeliver(await this.ownerIn(path), deliveryId, operatorContextOf(request));
  }

  @Post(`${webhooks}/redeliver`, { repeated: 'twice' })
  @HttpCode(202)
  async redeliverMany(
    @Param() path: OwnerPath,
    @ValidBody(RedeliverWebhooksDto) body: RedeliverWebhooksDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RedeliveryProgress> {
    const owner = await this.ownerIn(path);
    const progress = await this.redeliveries.redeliverMany(owner, body, operatorContextOf(request));
    const its = `/v1/operator/partners/${owner.partner_id}/${owner.environment}/webhooks`;
    reply.header('Location', `${its}/redeliveries/${progress.redelivery_id}`);
    return progress;
  }

  @Get(`${webhooks}/redeliveries/:redelivery_id`)
  async progress(@Param() path: OwnerPath, @Param('redelivery_id') redeliveryId: string): Promise<RedeliveryProgress> {
    return this.redeliveries.progress(await this.ownerIn(path), redeliveryId);
  }

  /** Throws `not_found` for an unknown environment, and `partner_not_found`. */
  private async ownerIn({ partner_id, environment: text }: OwnerPath): Promise<DeliveryOwner> {
    const environment = environmentIn(text);
    await this.partners.find(partner_id);
    return { partner_id, environment };
  }
}
