import type { MessageService } from '@dakpion/service';
import { OrderModule } from './order.module.ts';

/** How this service is started, alone or in the embedded program. */
export const orderService: MessageService = { name: 'order', module: OrderModule, transport: 'messages' };
