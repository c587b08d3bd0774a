import { Get } from '@nestjs/common';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { costOfPage, RequestCost } from '../access/request-cost.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { ListWebhooksDto } from './list-webhooks.dto.ts';
import { WebhookLog, type WebhookPage } from './webhook-log.ts';

/** `GET /v1/business/webhooks` → the deliveries that match the filters with their attempts, newest first. */
@PartnerApi()
export class ListWebhooksController {
  constructor(private readonly webhookLog: WebhookLog) {}

  @Get('webhooks')
  @RequestCost(costOfPage)
  async list(
    @CallerOfRequest() caller: Caller,
    @ValidQuery(ListWebhooksDto) query: ListWebhooksDto,
  ): Promise<WebhookPage> {
    return this.webhookLog.list(caller, query);
  }
}
