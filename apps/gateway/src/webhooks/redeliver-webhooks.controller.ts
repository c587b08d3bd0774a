import type { RedeliveryProgress } from '@dakpion/read-models';
import { HttpCode, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { contextOf } from '../access/command-context.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { RequestCost } from '../access/request-cost.ts';
import { Post } from '../http/post.ts';
import { PartnerStorage } from '../partner-storage/partner-storage.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { RedeliverWebhooksDto } from './redeliver-webhooks.dto.ts';
import { WebhookRedeliveries } from './webhook-redeliveries.ts';

/** In writes: one request starts many webhooks. */
const cost = 10;

/**
 * `POST /v1/business/webhooks/redeliver` → 202: the number of webhooks that will be sent again; Location is the address
 * of the progress.
 */
@PartnerApi()
export class RedeliverWebhooksController {
  constructor(
    private readonly redeliveries: WebhookRedeliveries,
    private readonly storage: PartnerStorage,
  ) {}

  @Post('webhooks/redeliver', { repeated: 'twice' })
  @RequestCost(cost)
  @HttpCode(202)
  async redeliver(
    @CallerOfRequest() caller: Caller,
    @ValidBody(RedeliverWebhooksDto) body: RedeliverWebhooksDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RedeliveryProgress> {
    await this.storage.requireSpace(caller);
    const progress = await this.redeliveries.redeliverMany(caller, body, contextOf(request));
    reply.header('Location', `/v1/business/webhooks/redeliveries/${progress.redelivery_id}`);
    return progress;
  }
}
