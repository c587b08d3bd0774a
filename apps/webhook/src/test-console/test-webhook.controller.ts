import { pattern, type SendTestWebhook, type SendTestWebhookReply, topics } from '@dakpion/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { TestWebhook } from './test-webhook.ts';

/** Handles the requests for test webhooks. */
@Controller()
export class TestWebhookController {
  constructor(private readonly testWebhook: TestWebhook) {}

  @MessagePattern(pattern(topics.webhookCommands, 'SendTestWebhook'))
  async send(@Payload() command: SendTestWebhook): Promise<SendTestWebhookReply> {
    return this.testWebhook.send(command);
  }
}
