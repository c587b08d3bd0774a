import type { MessageService } from '@dakpion/service';
import { OrderModule } from './order.module.ts';

/** The description of this service, for the standalone and the embedded program. */
export const orderService: MessageService = {
  name: 'order',
  module: OrderModule,
  transport: 'messages',
  secrets: ['TRANSPARENCY_KEY'],
};
