import { topics } from '@dakpion/contracts';
import { orderEventSource, type ServiceDefinition } from '@dakpion/service';
import { DispatchModule } from './dispatch.module.ts';

/** Dispatch: connects orders with the systems that assign riders. */
export const dispatchService: ServiceDefinition = {
  name: 'dispatch',
  transport: 'messages',
  module: DispatchModule,
  sources: (broker) => ({ [topics.orderEvents.name]: orderEventSource(broker) }),
};
