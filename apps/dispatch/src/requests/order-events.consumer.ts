import { type OrderEventMessage, topics } from '@dakpion/contracts';
import type { Broker } from '@dakpion/messaging';
import { BROKER } from '@dakpion/service';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { causationIdHeader, correlationIdHeader } from '../message-headers.ts';
import { PendingOrdersWorker } from '../pending-orders/pending-orders.worker.ts';
import { dispatchRequestOf, requestTopicOf } from './dispatch-request-of.ts';

/** Turns the orders' events into requests to the dispatch systems and, for sandbox orders, to the robot courier. */
@Controller()
export class OrderEventsConsumer {
  constructor(
    @Inject(BROKER) private readonly broker: Broker,
    private readonly pendingOrders: PendingOrdersWorker,
  ) {}

  /** All events come here; the broker would dead-letter those that nobody takes. */
  @EventPattern<string>(topics.orderEvents.name)
  async take(@Payload() message: OrderEventMessage): Promise<void> {
    await this.pendingOrders.follow(message);
    const request = dispatchRequestOf(message);
    if (request === null) return;
    const topic = requestTopicOf(message.environment);
    const headers = { [correlationIdHeader]: message.correlation_id, [causationIdHeader]: message.event_id };
    await this.broker.publish([{ topic, key: request.order_id, type: request.type, value: request, headers }]);
  }
}
