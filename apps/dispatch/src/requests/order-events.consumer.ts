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
 * Sends requests to dispatch systems, or for sandbox orders to the robot courier, when it receives events of orders. Each request
 * is published once, or twice in quick succession if the process crashes in between.
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
    // Its error is thrown where it is awaited. If the request fails first, nobody awaits it.
    followed.catch(() => undefined);
    await this.request(message);
    await followed;
  }

  private async request(message: OrderEventMessage): Promise<void> {
    const request = dispatchRequestOf(message);
    if (request === null) return;
    const { order_id } = request;
    const assignment = this.broker.assignment(topics.orderEvents.name);
    const before = await this.requests.typesOf(order_id);
    if (before.includes(request.type)) return;
    // A late or repeated event must not request a rider that is no longer needed.
    if (request.type === 'RiderWanted' && (await progressOf(this.eventStore, order_id)) !== 'pending') return;
    // After a pause of this process, another one may have handled later events of the order. Then this event is handled again.
    const mayBeSent = () => assignment !== null && this.broker.assignment(topics.orderEvents.name) === assignment;
    await this.publish(request, message, mayBeSent);
    // Recorded after the broker has the message. After a crash in between, the event is delivered again at once, and the request is
    // repeated.
    await this.requests.record(request, message.environment, before.length, message.correlation_id);
  }

  private async publish(request: DispatchRequest, message: OrderEventMessage, mayBeSent: () => boolean): Promise<void> {
    const topic = requestTopicOf(message.environment);
    const headers = orderEventHeaders(message);
    const outgoing = { topic, key: request.order_id, type: request.type, value: request, headers };
    await this.broker.publish([outgoing], { mayBeSent });
  }
}
