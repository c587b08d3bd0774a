import { HttpCode, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { contextOf } from '../access/command-context.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { Post } from '../http/post.ts';
import { PartnerStorage } from '../partner-storage/partner-storage.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { type AcceptedRedelivery, WebhookRedeliveries } from './webhook-redeliveries.ts';

/** Redelivering one takes no fields. */
export class RedeliverWebhookDto {}

/** `POST /v1/business/webhooks/{delivery_id}/redeliver` → 202: the webhook will be sent again, under its event id. */
@PartnerApi()
export class RedeliverWebhookController {
  constructor(
    private readonly redeliveries: WebhookRedeliveries,
    private readonly storage: PartnerStorage,
  ) {}

  @Post('webhooks/:delivery_id/redeliver', { repeated: 'twice' })
  @HttpCode(202)
  async redeliver(
    @CallerOfRequest() caller: Caller,
    @Param('delivery_id') deliveryId: string,
    @OptionalBody(RedeliverWebhookDto) _body: RedeliverWebhookDto,
    @Req() request: FastifyRequest,
  ): Promise<AcceptedRedelivery> {
    await this.storage.requireSpace(caller);
    return this.redeliveries.redeliver(caller, deliveryId, contextOf(request));
  }
}
