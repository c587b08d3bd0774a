import { epochMsOf, type RedeliverWebhook, type RedeliverWebhookReply } from '@dakpion/contracts';
import { DeliveryLog, type DeliveryLogEntry } from '@dakpion/webhook-deliveries';
import { Inject, Injectable } from '@nestjs/common';
import { HELD_ORDERS, type HeldOrders } from '../delivering/held-orders.ts';
import type { DeliveryTrace } from '../delivery-stream.ts';
import { OrderDeliveriesRepository } from '../order-deliveries.repository.ts';

/** Sends a webhook once more, under the event id it has. */
@Injectable()
export class Redelivery {
  constructor(
    private readonly log: DeliveryLog,
    private readonly repository: OrderDeliveriesRepository,
    @Inject(HELD_ORDERS) private readonly heldOrders: HeldOrders,
  ) {}

  async redeliver(command: RedeliverWebhook): Promise<RedeliverWebhookReply> {
    const { delivery_id, requested_at, context } = command;
    const entry = await this.log.find(command, delivery_id);
    if (entry === null) return { outcome: 'refused', refusal: { code: 'webhook_not_found', delivery_id } };
    const { correlation_id, causation_id } = context;
    const isAsked = await this.request(entry, { correlation_id, causation_id, occurred_at: requested_at });
    return { outcome: 'done', redelivered: isAsked ? 1 : 0 };
  }

  /**
   * Asks for a delivery of the log once more, at the time of the trace. True when it is asked for by that, now or by an
   * earlier try; false when it waits for an attempt anyway.
   */
  async request({ order_id, delivery_id }: DeliveryLogEntry, trace: DeliveryTrace): Promise<boolean> {
    const at = epochMsOf(trace.occurred_at);
    const command = { type: 'RequestRedelivery', delivery_id, at } as const;
    const { outcome, state } = await this.repository.execute(order_id, command, trace);
    if (outcome === 'refused') throw new Error(`The log has ${delivery_id}, its stream has not.`);
    if (state.queue.length > 0) await this.heldOrders.take(order_id);
    const delivery = state.deliveries.find((each) => each.delivery_id === delivery_id);
    return delivery?.redelivery_requested_at === at;
  }
}
