import type { SentTestWebhook } from '@dakpion/contracts';
import type { RedeliveryProgress } from '@dakpion/read-models';
import { Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { contextOf } from '../access/command-context.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { costOfPage } from '../access/request-cost.ts';
import { Get, Post } from '../openapi/route.ts';
import { PartnerStorage } from '../partner-storage/partner-storage.ts';
import { OptionalBody, ValidBody, ValidQuery } from '../validation/valid-request.ts';
import { GetWebhookDto } from './get-webhook.dto.ts';
import { ListWebhooksDto } from './list-webhooks.dto.ts';
import { RedeliverWebhookDto } from './redeliver-webhook.dto.ts';
import { RedeliverWebhooksDto } from './redeliver-webhooks.dto.ts';
import { TestWebhookDto } from './test-webhook.dto.ts';
import { TestWebhooks } from './test-webhooks.ts';
import { type WebhookDetails, WebhookLog, type WebhookPage } from './webhook-log.ts';
import { deliveryIdIn } from './webhook-path.ts';
import { type AcceptedRedelivery, WebhookRedeliveries } from './webhook-redeliveries.ts';

/** The cost in reads, because up to 500 events of the order's webhooks are read. */
const detailsCost = 3;

/** The cost in writes, because one request starts many webhooks. */
const redeliveryCost = 10;

/** The caller's webhooks: their log, redelivery, and tests. */
@PartnerApi('Webhooks')
export class WebhooksController {
  constructor(
    private readonly webhookLog: WebhookLog,
    private readonly redeliveries: WebhookRedeliveries,
    private readonly storage: PartnerStorage,
    private readonly tests: TestWebhooks,
  ) {}

  @Get('webhooks', {
    summary: 'List webhooks',
    description:
      'The delivery log, newest first. `attempts` has the last 6 attempts without their excerpts; the details of a webhook have all.',
    answers: { 200: { description: 'One page.', schema: 'WebhookPage' } },
    cost: costOfPage,
  })
  async listWebhooks(
    @CallerOfRequest() caller: Caller,
    @ValidQuery(ListWebhooksDto) query: ListWebhooksDto,
  ): Promise<WebhookPage> {
    return this.webhookLog.list(caller, query);
  }

  @Get('webhooks/:delivery_id', {
    summary: 'Get a webhook',
    description:
      'Its request, and a page of its attempts. Send `attempts_next` as `attempts_after` for the next page. Response excerpts are kept of the first attempt, and of the last one before the webhook was delivered or went to review.',
    answers: { 200: { description: 'The webhook, its attempts, and its request.', schema: 'WebhookDetails' } },
    problems: ['webhook_not_found'],
    cost: detailsCost,
  })
  async getWebhook(
    @CallerOfRequest() caller: Caller,
    @Param('delivery_id') deliveryId: string,
    @ValidQuery(GetWebhookDto) query: GetWebhookDto,
  ): Promise<WebhookDetails> {
    return this.webhookLog.show(caller, deliveryIdIn(deliveryId), query);
  }

  @Post('webhooks/:delivery_id/redeliver', {
    summary: 'Send a webhook again',
    description:
      'Under the same `event_id`: to the URL of the order if it has one, else to the present one of the environment, else to the previous destination.',
    answers: { 202: { description: 'The webhook will be sent again.', schema: 'AcceptedRedelivery' } },
    problems: ['webhook_not_found', 'storage_limit_reached'],
    repeated: 'twice',
  })
  async redeliverWebhook(
    @CallerOfRequest() caller: Caller,
    @Param('delivery_id') deliveryId: string,
    @OptionalBody(RedeliverWebhookDto) _body: RedeliverWebhookDto,
    @Req() request: FastifyRequest,
  ): Promise<AcceptedRedelivery> {
    await this.storage.requireSpace(caller);
    return this.redeliveries.redeliver(caller, deliveryId, contextOf(request));
  }

  @Post('webhooks/redeliver', {
    summary: 'Send many webhooks again',
    description:
      'Counts as 10 writes. Set `since`, `status`, or both. While a redelivery is in progress, a second request returns the progress of the first.',
    answers: {
      202: { description: 'The redelivery and its progress.', schema: 'RedeliveryProgress', headers: ['Location'] },
    },
    problems: ['storage_limit_reached'],
    repeated: 'twice',
    cost: redeliveryCost,
  })
  async redeliverWebhooks(
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

  @Get('webhooks/redeliveries/:redelivery_id', {
    summary: 'Get the progress of a redelivery',
    description: 'Poll it until `finished_at` is set.',
    answers: { 200: { description: 'The progress.', schema: 'RedeliveryProgress' } },
    problems: ['redelivery_not_found'],
  })
  async getRedelivery(
    @CallerOfRequest() caller: Caller,
    @Param('redelivery_id') redeliveryId: string,
  ): Promise<RedeliveryProgress> {
    return this.redeliveries.progress(caller, redeliveryId);
  }

  @Post('webhooks/test', {
    summary: 'Send a test webhook',
    description: 'Sends one signed example and returns the request and the response. The webhook log does not show it.',
    body: TestWebhookDto,
    answers: { 200: { description: 'The request, and the response.', schema: 'SentTestWebhook' } },
    problems: ['test_under_way'],
    repeated: 'twice',
  })
  sendTestWebhook(@CallerOfRequest() caller: Caller, @Req() request: FastifyRequest): Promise<SentTestWebhook> {
    return this.tests.send(caller, request);
  }
}
