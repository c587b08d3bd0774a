import type { WebhookEventName } from '@dakpion/contracts';

/** A webhook as far as its place among the others goes. */
export interface LedgerWebhook {
  readonly orderId: string;
  readonly webhookId: string;
  readonly event: string;
  readonly sequence: number;
}

/** An order that was acknowledged and whose webhooks did not all come. */
export interface LostOrder {
  readonly order_id: string;
  readonly missing: readonly WebhookEventName[];
}

/** The result of the orders: counts of webhooks, but `lost` and `unacknowledged`, which are orders. */
export interface LedgerFindings {
  readonly acknowledged: number;
  readonly expected: number;
  /** Different ones. */
  readonly arrived: number;
  /** Came more than once without a redelivery request. */
  readonly doubled: number;
  /** Came more than once by the scenario `duplicate_webhooks`. */
  readonly doubled_as_asked: number;
  /** Came after a later one of their order. */
  readonly out_of_order: number;
  readonly lost: number;
  /** Have webhooks, though no answer ever said that they were made. */
  readonly unacknowledged: number;
  /** The first of the lost. */
  readonly lost_orders: readonly LostOrder[];
}

interface LedgerOrder {
  isAcknowledged: boolean;
  isDoubledAsAsked: boolean;
  readonly awaited: Set<WebhookEventName>;
  readonly arrivedEvents: Set<string>;
  readonly webhookIds: Set<string>;
  lastSequence: number;
  /** Webhooks that had come before. */
  repetitions: number;
}

const maxLostOrders = 10;

/**
 * The acknowledged orders, and the webhooks that arrived for them. A webhook may be there before the answer that
 * acknowledges its order.
 */
export class OrderLedger {
  private readonly orders = new Map<string, LedgerOrder>();
  private expected = 0;
  private outOfOrder = 0;
  private awaitedNow = 0;

  /** Webhooks that are expected and have not come. */
  get awaited(): number {
    return this.awaitedNow;
  }

  /** The order was made, and these are its webhooks to come. */
  acknowledge(orderId: string, events: readonly WebhookEventName[], isDoubledAsAsked = false): void {
    const order = this.order(orderId);
    order.isAcknowledged = true;
    order.isDoubledAsAsked = isDoubledAsAsked;
    for (const event of events) this.expect(orderId, event);
  }

  /** One more webhook of the order is to come. */
  expect(orderId: string, event: WebhookEventName): void {
    this.expected += 1;
    const order = this.order(orderId);
    if (order.arrivedEvents.has(event)) return;
    order.awaited.add(event);
    this.awaitedNow += 1;
  }

  /** False when it had come before. */
  arrived({ orderId, webhookId, event, sequence }: LedgerWebhook): boolean {
    const order = this.order(orderId);
    if (order.webhookIds.has(webhookId)) {
      order.repetitions += 1;
      return false;
    }
    order.webhookIds.add(webhookId);
    order.arrivedEvents.add(event);
    if (order.awaited.delete(event as WebhookEventName)) this.awaitedNow--;
    if (sequence < order.lastSequence) this.outOfOrder += 1;
    else order.lastSequence = sequence;
    return true;
  }

  findings(): LedgerFindings {
    const all = [...this.orders];
    const acknowledged = all.filter(([, order]) => order.isAcknowledged);
    const lost = acknowledged.filter(([, order]) => order.awaited.size > 0);
    const repetitions = (asAsked: boolean) =>
      all.reduce((sum, [, order]) => sum + (order.isDoubledAsAsked === asAsked ? order.repetitions : 0), 0);
    return {
      acknowledged: acknowledged.length,
      expected: this.expected,
      arrived: all.reduce((sum, [, order]) => sum + order.webhookIds.size, 0),
      doubled: repetitions(false),
      doubled_as_asked: repetitions(true),
      out_of_order: this.outOfOrder,
      lost: lost.length,
      unacknowledged: all.length - acknowledged.length,
      lost_orders: lost.slice(0, maxLostOrders).map(([order_id, { awaited }]) => ({ order_id, missing: [...awaited] })),
    };
  }

  private order(orderId: string): LedgerOrder {
    const known = this.orders.get(orderId);
    if (known !== undefined) return known;
    const order: LedgerOrder = {
      isAcknowledged: false,
      isDoubledAsAsked: false,
      awaited: new Set(),
      arrivedEvents: new Set(),
      webhookIds: new Set(),
      lastSequence: 0,
      repetitions: 0,
    };
    this.orders.set(orderId, order);
    return order;
  }
}
