import { type DispatchRequest, type OrderEventMessage, orderEventHeaders, topics } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import type { Broker } from '@dakpion/messaging';
import { BROKER, EVENT_STORE } from '@dakpion/service';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { OpenOrdersWorker } from '../open-orders/open-orders.worker.ts';
import { progressOf } from '../order-stream.ts';
import { dispatchRequestOf, requestTopicOf } from './dispatch-request-of.ts';
import { DispatchRequestsRepository } from './dispatch-requests.repository.ts';

/**
 * Makes requests to dispatch systems, and to the robot courier for sandbox orders, from events of orders. Each request is
 * published once, or twice in quick succession if the process crashes in between.
 */
@Controller()
export class OrderEventsConsumer {
  constructor(
    @Inject(BROKER) private readonly broker: Broker,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly openOrders: OpenOrdersWorker,
    private readonly requests: DispatchRequestsRepository,
  ) {}

  /** Handles all events, because messages without a handler become dead letters. */
  @EventPattern<string>(topics.orderEvents.name)
  async take(@Payload() message: OrderEventMessage): Promise<void> {
    const followed = this.openOrders.follow(message);
    // Its error is thrown below, except if the request fails as well.
    followed.catch(() => undefined);
    await this.request(message);
    await followed;
  }

  private async request(message: OrderEventMessage): Promise<void> {
    const request = dispatchRequestOf(message);
    if (request === null) return;
    const { order_id } = request;
    const before = await this.requests.typesOf(order_id);
    if (before.includes(request.type)) return;
    // A late or repeated event must not request a rider that is no longer needed.
    if (request.type === 'RiderWanted' && (await progressOf(this.eventStore, order_id)) !== 'pending') return;
    await this.publish(request, message);
    // After the broker has it: a crash in between repeats the request when the event is delivered again, which is immediately.
    await this.requests.record(request, message.environment, before.length, message.correlation_id);
  }

  private async publish(request: DispatchRequest, message: OrderEventMessage): Promise<void> {
    const topic = requestTopicOf(message.environment);
    const headers = orderEventHeaders(message);
    await this.broker.publish([{ topic, key: request.order_id, type: request.type, value: request, headers }]);
  }
}
