import { topics } from '@dakpion/contracts';
import { type MessageService, orderEventSource } from '@dakpion/service';
import { WebhookModule } from './webhook.module.ts';

/** The description of this service, for the standalone and the embedded program. */
export const webhookService: MessageService = {
  name: 'webhook',
  module: WebhookModule,
  transport: 'messages',
  required: ['SECRETS_KEY', 'PUBLIC_URL'],
  // Handling an event consists mostly of waiting for its endpoint, which can hang, and for the disk.
  concurrency: 256,
  sources: (broker) => ({ [topics.orderEvents.name]: orderEventSource(broker) }),
};
