import { deliveryStreamPrefix, orderStreamPrefix } from '@dakpion/contracts';
import { orderIdOfStream } from '../order-stream.ts';
import type { AuditedEvent } from './audited-events.ts';
import { GatheredOrder } from './gathered-order.ts';
import type { OrderRecord } from './order-record.ts';

/** The maximum number of unfinished orders in memory. Each takes several KB. Beyond that, the oldest are returned unfinished. */
const maxOpen = 30_000;
/** The number of orders that are compared with the stores together. */
const batchSize = 200;

/** Groups the events of the log, in which those of different orders are mixed, by order. */
export class GatheredOrders {
  /** In the order of their creation. */
  private readonly open = new Map<string, GatheredOrder>();
  private readonly finished = new Map<string, GatheredOrder>();

  /**
   * Adds an event of an order or of its webhooks. If its order was returned before, the event is late: it is not added, and the
   * order's id is returned.
   */
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

  /** Returns a batch of orders if one is complete or too many orders are open, else nothing. */
  take(): readonly GatheredOrder[] {
    if (this.finished.size >= batchSize) return takeFrom(this.finished);
    return this.open.size > maxOpen ? takeFrom(this.open) : [];
  }

  /** At the end of the log: returns up to one batch of the remaining orders. */
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
