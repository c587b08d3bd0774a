import { type OrderEventMessage, topics } from '@dakpion/contracts';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { DeliveryPlanner } from './delivery-planner.ts';

/** Passes every order event to the planner. Resolving acknowledges the message. */
@Controller()
export class OrderEventsConsumer {
  constructor(private readonly planner: DeliveryPlanner) {}

  @EventPattern<string>(topics.orderEvents.name)
  take(@Payload() message: OrderEventMessage): Promise<void> {
    return this.planner.plan(message);
  }
}
