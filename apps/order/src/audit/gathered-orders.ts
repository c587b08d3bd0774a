import { deliveryStreamPrefix, orderStreamPrefix } from '@dakpion/contracts';
import { orderIdOfStream } from '../order-stream.ts';
import type { AuditedEvent } from './audited-events.ts';
import { GatheredOrder } from './gathered-order.ts';
import type { OrderRecord } from './order-record.ts';

/** Several KB each. Those of the longest ago are given out unfinished when there are more: bounds memory. */
const maxOpen = 30_000;
/** Compared with the stores together. */
const batchSize = 200;

/** Gathers the events of orders, which are mixed in the log, order by order. */
export class GatheredOrders {
  /** The oldest first. */
  private readonly open = new Map<string, GatheredOrder>();
  private readonly finished = new Map<string, GatheredOrder>();

  /** Adds an event of an order or of its webhooks. Returns the id of its order if that was given out before: it comes late. */
  add({ event, dataBytes }: AuditedEvent): string | null {
    const isOfOrder = event.stream.startsWith(orderStreamPrefix);
    const orderId = isOfOrder ? orderIdOfStream(event.stream) : event.stream.slice(deliveryStreamPrefix.length);
    let order = this.open.get(orderId) ?? this.finished.get(orderId);
    if (order === undefined) {
      if (!isOfOrder || event.revision !== 0) return orderId;
      order = new GatheredOrder(orderId, event);
      this.open.set(orderId, order);
    }
    if (isOfOrder) order.addOrderEvent(event as OrderRecord, dataBytes);
    else order.addWebhookEvent(event, dataBytes);
    if (order.isFinished && this.open.delete(orderId)) this.finished.set(orderId, order);
    return null;
  }

  /** Gives out a batch if there is one. */
  take(): readonly GatheredOrder[] {
    if (this.finished.size >= batchSize) return takeFrom(this.finished);
    return this.open.size > maxOpen ? takeFrom(this.open) : [];
  }

  /** Gives out what is left, at most a batch. */
  takeRest(): readonly GatheredOrder[] {
    return takeFrom(this.finished.size > 0 ? this.finished : this.open);
  }
}

function takeFrom(orders: Map<string, GatheredOrder>): readonly GatheredOrder[] {
  const taken: GatheredOrder[] = [];
  for (const [orderId, order] of orders) {
    taken.push(order);
    orders.delete(orderId);
    if (taken.length === batchSize) break;
  }
  return taken;
}
