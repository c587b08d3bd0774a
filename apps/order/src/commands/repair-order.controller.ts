import {
  causationIdHeader,
  eventIdOf,
  type OrderRepair,
  orderStream,
  pattern,
  type RepairOrder,
  topics,
} from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import type { Broker } from '@dakpion/messaging';
import { BROKER, EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { Order } from '../domain/order.ts';
import { OrderStates } from '../following/order-states.ts';
import { orderEventMessage, outgoingOrderEvent } from '../publishing/order-event-message.ts';
import { OrderUsageCheck } from '../usage/order-usage-check.ts';
import { OrderRepository } from './order-repository.ts';
import { WrittenViews } from './written-views.ts';

/** Repairs the effects of the events of an order, for operators whose audit has found a difference. */
@Controller()
export class RepairOrderController {
  private readonly usage: OrderUsageCheck;

  constructor(
    private readonly repository: OrderRepository,
    private readonly views: WrittenViews,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(BROKER) private readonly broker: Broker,
  ) {
    this.usage = new OrderUsageCheck(eventStore, stateStore);
  }

  @MessagePattern(pattern(topics.orderCommands, 'RepairOrder'))
  async repair(@Payload() { order_id, event_ids }: RepairOrder): Promise<OrderRepair> {
    if ((await this.repository.load(order_id)) === null) {
      return { outcome: 'refused', refusal: { code: 'order_not_found', order_id } };
    }
    const view_rewritten = await this.views.rewrite(() => this.load(order_id));
    await this.usage.rewrite(order_id);
    const published_event_ids = await this.publishAgain(order_id, new Set(event_ids));
    return { outcome: 'repaired', view_rewritten, published_event_ids };
  }

  private async load(orderId: string): Promise<Order> {
    const order = await this.repository.load(orderId);
    if (order === null) throw new Error(`${orderId} has gone.`);
    return order;
  }

  private async publishAgain(orderId: string, eventIds: ReadonlySet<string>): Promise<readonly string[]> {
    const states = new OrderStates(this.eventStore);
    const messages = [];
    for await (const event of this.eventStore.readStream(orderStream(orderId))) {
      const order = await states.after(event);
      if (!eventIds.has(eventIdOf(event.id))) continue;
      messages.push(outgoingOrderEvent(orderEventMessage(event, order), event.position));
    }
    await this.broker.publish(messages);
    return messages.map(({ headers }) => headers?.[causationIdHeader] ?? '');
  }
}
