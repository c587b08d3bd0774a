import type { WebhookEventName } from '@dakpion/contracts';

/** The data of a webhook that determines its place among the others. */
export interface LedgerWebhook {
  readonly orderId: string;
  readonly webhookId: string;
  readonly event: string;
  readonly sequence: number;
}

/** An acknowledged order with missing webhooks. */
interface LostOrder {
  readonly order_id: string;
  readonly missing: readonly WebhookEventName[];
}

/** The results of the orders: numbers of webhooks, except `lost` and `unacknowledged`, which are numbers of orders. */
export interface LedgerFindings {
  readonly acknowledged: number;
  readonly expected: number;
  /** The number of different webhooks. */
  readonly arrived: number;
  /** Arrived more than once without a requested redelivery. */
  readonly doubled: number;
  /** Arrived more than once because of the scenario `duplicate_webhooks`. */
  readonly doubled_as_asked: number;
  /** Arrived after a later webhook of their order. */
  readonly out_of_order: number;
  readonly lost: number;
  /** Orders with webhooks and without an acknowledgement. */
  readonly unacknowledged: number;
  /** The first lost orders. */
  readonly lost_orders: readonly LostOrder[];
}

interface LedgerOrder {
  isAcknowledged: boolean;
  isDoubledAsAsked: boolean;
  readonly awaited: Set<WebhookEventName>;
  readonly arrivedEvents: Set<string>;
  readonly webhookIds: Set<string>;
  lastSequence: number;
  /** Webhooks that had arrived before. */
  repetitions: number;
}

const maxLostOrders = 10;

/**
 * The acknowledged orders and their received webhooks. A webhook can arrive before the response that acknowledges its order.
 */
export class OrderLedger {
  private readonly orders = new Map<string, LedgerOrder>();
  private expected = 0;
  private outOfOrder = 0;
  private awaitedNow = 0;

  /** Expected webhooks that have not arrived. */
  get awaited(): number {
    return this.awaitedNow;
  }

  /** Records an acknowledged order and its expected webhooks. */
  acknowledge(orderId: string, events: readonly WebhookEventName[], isDoubledAsAsked = false): void {
    const order = this.order(orderId);
    order.isAcknowledged = true;
    order.isDoubledAsAsked = isDoubledAsAsked;
    for (const event of events) this.expect(orderId, event);
  }

  /** Records another expected webhook of the order. */
  expect(orderId: string, event: WebhookEventName): void {
    this.expected += 1;
    const order = this.order(orderId);
    if (order.arrivedEvents.has(event)) return;
    order.awaited.add(event);
    this.awaitedNow += 1;
  }

  /** Records an arrived webhook. False if it had arrived before. */
  arrived({ orderId, webhookId, event, sequence }: LedgerWebhook): boolean {
    const order = this.order(orderId);
    if (order.webhookIds.has(webhookId)) {
      order.repetitions += 1;
      return false;
    }
    order.webhookIds.add(webhookId);
    order.arrivedEvents.add(event);
    if (order.awaited.delete(event as WebhookEventName)) this.awaitedNow--;
    // NaN, of a webhook without a number, is never in order.
    if (sequence >= order.lastSequence) order.lastSequence = sequence;
    else this.outOfOrder += 1;
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
