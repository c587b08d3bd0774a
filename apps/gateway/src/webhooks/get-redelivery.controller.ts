import type { RedeliveryProgress } from '@dakpion/read-models';
import { Get, Param } from '@nestjs/common';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { WebhookRedeliveries } from './webhook-redeliveries.ts';

/** `GET /v1/business/webhooks/redeliveries/{redelivery_id}` → the progress of a redelivery of many webhooks. */
@PartnerApi()
export class GetRedeliveryController {
  constructor(private readonly redeliveries: WebhookRedeliveries) {}

  @Get('webhooks/redeliveries/:redelivery_id')
  async get(
    @CallerOfRequest() caller: Caller,
    @Param('redelivery_id') redeliveryId: string,
  ): Promise<RedeliveryProgress> {
    return this.redeliveries.progress(caller, redeliveryId);
  }
}
