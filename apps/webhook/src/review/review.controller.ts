import {
  type ContinueRedelivery,
  type DescribeWebhook,
  type DescribeWebhookReply,
  pattern,
  type RedeliverWebhook,
  type RedeliverWebhookReply,
  type RedeliverWebhooks,
  type RedeliverWebhooksReply,
  type ResendAfterRecovery,
  topics,
} from '@dakpion/contracts';
import { Controller } from '@nestjs/common';
import { EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import { BulkRedelivery } from './bulk-redelivery.ts';
import { Redelivery } from './redelivery.ts';
import { WebhookDescription } from './webhook-description.ts';

/** Handles the queries about deliveries and the requests for redeliveries. */
@Controller()
export class ReviewController {
  constructor(
    private readonly redelivery: Redelivery,
    private readonly bulkRedelivery: BulkRedelivery,
    private readonly description: WebhookDescription,
  ) {}

  @MessagePattern(pattern(topics.webhookCommands, 'RedeliverWebhook'))
  async redeliver(@Payload() command: RedeliverWebhook): Promise<RedeliverWebhookReply> {
    return this.redelivery.redeliver(command);
  }

  @MessagePattern(pattern(topics.webhookCommands, 'RedeliverWebhooks'))
  async redeliverMany(@Payload() command: RedeliverWebhooks): Promise<RedeliverWebhooksReply> {
    return this.bulkRedelivery.begin(command);
  }

  @EventPattern<string>(pattern(topics.webhookCommands, 'ContinueRedelivery'))
  async continueRedelivery(@Payload() command: ContinueRedelivery): Promise<void> {
    await this.bulkRedelivery.step(command);
  }

  @EventPattern<string>(pattern(topics.webhookCommands, 'ResendAfterRecovery'))
  async resendAfterRecovery(@Payload() command: ResendAfterRecovery): Promise<void> {
    await this.bulkRedelivery.resend(command);
  }

  @MessagePattern(pattern(topics.webhookCommands, 'DescribeWebhook'))
  async describe(@Payload() question: DescribeWebhook): Promise<DescribeWebhookReply> {
    return this.description.describe(question);
  }
}
