import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { LRUCache } from 'lru-cache';
import { evolve } from '../domain/evolve.ts';
import type { Order } from '../domain/order.ts';
import { orderBytes } from '../order-bytes.ts';
import { orderEventOf, orderIdOfStream, readOrder } from '../order-stream.ts';

/** Some 4,000 usual orders. */
const defaultMaxBytes = 20 * 1024 * 1024;

/** The latest states of active orders, so that a follower need not read the stream of each event. */
export class OrderStates {
  private readonly latest: LRUCache<string, Order>;

  /** Keeps orders of at most `maxBytes`. Orders without a change for the longest time are removed first. */
  constructor(
    private readonly eventStore: EventStore,
    maxBytes = defaultMaxBytes,
  ) {
    this.latest = new LRUCache({ maxSize: maxBytes, sizeCalculation: orderBytes });
  }

  /** The order immediately after the event. */
  async after(event: RecordedEvent): Promise<Order> {
    const orderId = orderIdOfStream(event.stream);
    const known = this.latest.get(orderId) ?? null;
    const knownSequence = known?.history.length ?? 0;
    if (known !== null && knownSequence === event.revision + 1) return known;

    const order =
      knownSequence === event.revision
        ? evolve(known, orderEventOf(event))
        : await readOrder(this.eventStore, orderId, event.revision);
    if (order === null) throw new Error(`${event.stream} was followed but cannot be read.`);
    if (order.history.length > knownSequence) this.latest.set(orderId, order);
    return order;
  }

  /**
   * Must be called when a follower goes back. The cached states are later than the events that it gets again, so it would read the
   * stream for each. After this call, an order that is followed from its first event needs no read.
   */
  forget(): void {
    this.latest.clear();
  }
}
