import { Get, Param } from '@nestjs/common';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { RequestCost } from '../access/request-cost.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { GetWebhookDto } from './get-webhook.dto.ts';
import { type WebhookDetails, WebhookLog } from './webhook-log.ts';
import { deliveryIdIn } from './webhook-path.ts';

/** In reads: up to 500 events of the order's webhooks are read. */
const detailsCost = 3;

/** `GET /v1/business/webhooks/{delivery_id}` → one delivery: a page of its attempts, and the request of each attempt. */
@PartnerApi()
export class GetWebhookController {
  constructor(private readonly webhookLog: WebhookLog) {}

  @Get('webhooks/:delivery_id')
  @RequestCost(detailsCost)
  async get(
    @CallerOfRequest() caller: Caller,
    @Param('delivery_id') deliveryId: string,
    @ValidQuery(GetWebhookDto) query: GetWebhookDto,
  ): Promise<WebhookDetails> {
    return this.webhookLog.show(caller, deliveryIdIn(deliveryId), query);
  }
}
