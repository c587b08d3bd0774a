import {
  pattern,
  type RedeliverWebhook,
  type RedeliverWebhooksSince,
  topics,
  type WebhookReply,
} from '@dakpion/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Redelivery } from './redelivery.ts';

/** Takes the requests for redeliveries. */
@Controller()
export class RedeliveryController {
  constructor(private readonly redelivery: Redelivery) {}

  @MessagePattern(pattern(topics.webhookCommands, 'RedeliverWebhook'))
  async redeliver(@Payload() command: RedeliverWebhook): Promise<WebhookReply> {
    return this.redelivery.redeliver(command);
  }

  @MessagePattern(pattern(topics.webhookCommands, 'RedeliverWebhooksSince'))
  async redeliverSince(@Payload() command: RedeliverWebhooksSince): Promise<WebhookReply> {
    return this.redelivery.redeliverSince(command);
  }
}
