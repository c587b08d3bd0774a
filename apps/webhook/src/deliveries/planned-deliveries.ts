import { deliveryStream } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { LRUCache } from 'lru-cache';
import { type DeliveryEvent, type DeliveryPlanned, isLastAttempt } from '../domain/delivery-event.ts';
import type { Delivery } from '../domain/order-deliveries.ts';
import { type DeliveryTrace, deliveryEventOf } from './delivery-stream.ts';

/** A planned delivery from its event, with its tracing data. */
export interface PlannedDelivery {
  readonly data: DeliveryPlanned['data'];
  readonly correlation_id: string;
  /** The time at which the order's event was recorded, ISO 8601. */
  readonly occurred_at: string;
}

const bytesBesideBody = 500;

/** Planned deliveries, for their attempts. Deliveries that were planned recently and have not ended are cached. */
export class PlannedDeliveries {
  /** By delivery id. */
  private readonly held: LRUCache<string, PlannedDelivery>;

  /** `maxBytes`: the size of the cache. */
  constructor(
    private readonly eventStore: EventStore,
    maxBytes: number,
  ) {
    this.held = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf });
  }

  /** The cached delivery. If it is undefined, use {@link read}. */
  known(orderId: string, { delivery_id }: Delivery): PlannedDelivery | undefined {
    const held = this.held.get(delivery_id);
    return held?.data.order_id === orderId ? held : undefined;
  }

  /** Reads the delivery from the stream. Rejects with the errors of the event store. */
  async read(orderId: string, { planned_revision }: Delivery): Promise<PlannedDelivery> {
    const stream = deliveryStream(orderId);
    for await (const recorded of this.eventStore.readStream(stream, { fromRevision: planned_revision, maxCount: 1 })) {
      const event = deliveryEventOf(recorded);
      if (event.type === 'DeliveryPlanned') {
        const { $correlationId, occurred_at } = recorded.metadata;
        return this.hold(event, { correlation_id: $correlationId, occurred_at });
      }
    }
    throw new Error(`${stream}@${planned_revision} planned no delivery.`);
  }

  /** Caches the delivery that an event plans. Removes a delivery if no attempt follows after the event. */
  take(event: DeliveryEvent, trace: DeliveryTrace): void {
    if (event.type === 'DeliveryPlanned') this.hold(event, trace);
    else if (isLastAttempt(event) || event.type === 'DeliveryDiscarded') this.held.delete(event.data.delivery_id);
  }

  private hold({ data }: DeliveryPlanned, trace: Omit<DeliveryTrace, 'causation_id'>): PlannedDelivery {
    const { correlation_id, occurred_at } = trace;
    const plan = { data, correlation_id, occurred_at };
    this.held.set(data.delivery_id, plan);
    return plan;
  }
}

/** The approximate size in memory: a text that is not pure ASCII takes two bytes for each character. */
function bytesOf({ data: { body } }: PlannedDelivery): number {
  const isAscii = Buffer.byteLength(body) === body.length;
  return bytesBesideBody + (isAscii ? body.length : 2 * body.length);
}
