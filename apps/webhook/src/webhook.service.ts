import { topics } from '@dakpion/contracts';
import { type MessageService, orderEventSource } from '@dakpion/service';
import { WebhookModule } from './webhook.module.ts';

/** How this service is started, alone or in the embedded program. */
export const webhookService: MessageService = {
  name: 'webhook',
  module: WebhookModule,
  transport: 'messages',
  secrets: ['SECRETS_KEY'],
  // An event's handling is mostly waiting: for its endpoint, which may hang, and for the disk.
  concurrency: 256,
  sources: (broker) => ({ [topics.orderEvents.name]: orderEventSource(broker) }),
};
