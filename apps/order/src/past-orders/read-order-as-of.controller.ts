import { epochMsOf, type OrderAsOfReply, orderStream, pattern, type ReadOrderAsOf, topics } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { withCurrentEta } from '@dakpion/read-models';
import { EVENT_STORE } from '@dakpion/service';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { evolve } from '../domain/evolve.ts';
import type { Order } from '../domain/order.ts';
import { detailsOf } from '../domain/order-record.ts';
import { orderEventOf } from '../order-stream.ts';

/** Replays orders up to a time. Rejects with the errors of the event store. */
@Controller()
export class ReadOrderAsOfController {
  constructor(@Inject(EVENT_STORE) private readonly eventStore: EventStore) {}

  /** The details of the order after all events that were recorded up to `as_of`. Locations between events are not included. */
  @MessagePattern(pattern(topics.orderCommands, 'ReadOrderAsOf'))
  async read(@Payload() { order_id, partner_id, environment, as_of }: ReadOrderAsOf): Promise<OrderAsOfReply> {
    const instant = epochMsOf(as_of);
    const order = await this.replay(order_id, instant);
    const isTheirs = order?.created.partner_id === partner_id && order.created.environment === environment;
    if (order === null || !isTheirs) return { outcome: 'refused', refusal: { code: 'order_not_found', order_id } };
    return { outcome: 'read', order: withCurrentEta(detailsOf(order), instant) };
  }

  private async replay(orderId: string, instant: number): Promise<Order | null> {
    let order: Order | null = null;
    for await (const event of this.eventStore.readStream(orderStream(orderId))) {
      const next = evolve(order, orderEventOf(event));
      // The recording times of an order never decrease.
      if (epochMsOf(next.updated_at) > instant) break;
      order = next;
    }
    return order;
  }
}
