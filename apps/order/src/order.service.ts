import { riderEventsGroup, topics } from '@dakpion/contracts';
import type { MessageService } from '@dakpion/service';
import { OrderModule } from './order.module.ts';
import { riderEventRetry } from './rider-events/rider-events.consumer.ts';

/** The description of this service, for the standalone and the embedded program. */
export const orderService: MessageService = {
  name: 'order',
  module: OrderModule,
  transport: 'messages',
  groups: { [topics.riderEvents.name]: { group: riderEventsGroup, retry: riderEventRetry } },
  required: ['TRANSPARENCY_KEY', 'PUBLIC_URL'],
};
