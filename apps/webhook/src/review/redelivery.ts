import { epochMsOf, type RedeliverWebhook, type RedeliverWebhooksSince, type WebhookReply } from '@dakpion/contracts';
import { DeliveryLog, type DeliveryLogEntry } from '@dakpion/webhook-deliveries';
import { Injectable } from '@nestjs/common';
import { Deliverer } from '../delivering/deliverer.ts';
import { OrderDeliveriesRepository } from '../order-deliveries.repository.ts';

const deliveriesPerCommand = 1_000;
const ordersAtOnce = 50;

/** Sends webhooks once more, under the event ids they have. */
@Injectable()
export class Redelivery {
  constructor(
    private readonly log: DeliveryLog,
    private readonly repository: OrderDeliveriesRepository,
    private readonly deliverer: Deliverer,
  ) {}

  async redeliver(command: RedeliverWebhook): Promise<WebhookReply> {
    const entry = await this.log.find(command, command.delivery_id);
    if (entry === null) return { outcome: 'refused', refusal: { code: 'webhook_not_found' } };
    return { outcome: 'done', redelivered: await this.request(entry, command), continue_from: null };
  }

  async redeliverSince(command: RedeliverWebhooksSince): Promise<WebhookReply> {
    const { status, created_at_from } = command;
    const filter = { status, created_at_from, direction: 'ascending', offset: 0, limit: deliveriesPerCommand } as const;
    const { deliveries, total } = await this.log.list(command, filter);
    const ordered = byOrder(deliveries);
    let redelivered = 0;
    for (let from = 0; from < ordered.length; from += ordersAtOnce) {
      const counts = ordered.slice(from, from + ordersAtOnce).map((entries) => this.requestAll(entries, command));
      for (const count of await Promise.all(counts)) redelivered += count;
    }
    const last = deliveries.at(-1);
    const continue_from = last !== undefined && total > deliveries.length ? last.created_at : null;
    return { outcome: 'done', redelivered, continue_from };
  }

  /** One after another: an order's webhooks are sent in the order in which they were asked for. */
  private async requestAll(entries: readonly DeliveryLogEntry[], command: RedeliverWebhooksSince): Promise<number> {
    let redelivered = 0;
    for (const entry of entries) redelivered += await this.request(entry, command);
    return redelivered;
  }

  private async request(
    { order_id, delivery_id }: DeliveryLogEntry,
    { requested_at, context }: RedeliverWebhook | RedeliverWebhooksSince,
  ): Promise<number> {
    const execution = await this.repository.execute(
      order_id,
      { type: 'RequestRedelivery', delivery_id, at: epochMsOf(requested_at) },
      { correlation_id: context.correlation_id, causation_id: context.causation_id, occurred_at: requested_at },
    );
    if (execution.outcome === 'refused') throw new Error(`The log has ${delivery_id}, its stream has not.`);
    if (execution.state.queue.length > 0) await this.deliverer.take(order_id);
    return execution.events.length;
  }
}

/** The deliveries of each order in sequence: those planned in one millisecond are listed by their ids. */
function byOrder(deliveries: readonly DeliveryLogEntry[]): DeliveryLogEntry[][] {
  const orders = new Map<string, DeliveryLogEntry[]>();
  for (const entry of deliveries) orders.set(entry.order_id, [...(orders.get(entry.order_id) ?? []), entry]);
  return [...orders.values()].map((entries) => entries.toSorted((one, other) => one.sequence - other.sequence));
}
