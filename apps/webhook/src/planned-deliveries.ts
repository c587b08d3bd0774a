import type { EventStore } from '@dakpion/event-store';
import { LRUCache } from 'lru-cache';
import { type DeliveryTrace, deliveryEventOf, deliveryStream } from './delivery-stream.ts';
import type { DeliveryEvent, DeliveryPlanned } from './domain/delivery-event.ts';
import type { Delivery } from './domain/order-deliveries.ts';

/** A planned delivery as its event has it, with what traces it. */
export interface PlannedDelivery {
  readonly data: DeliveryPlanned['data'];
  readonly correlation_id: string;
  /** When the order's event happened, ISO 8601. */
  readonly occurred_at: string;
}

const bytesBesideBody = 500;

/** What was planned, for the attempts at it. What was planned lately and has not ended is held in memory. */
export class PlannedDeliveries {
  /** By delivery id. */
  private readonly held: LRUCache<string, PlannedDelivery>;

  /** `maxBytes`: how much memory is held. */
  constructor(
    private readonly eventStore: EventStore,
    maxBytes: number,
  ) {
    this.held = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf });
  }

  /** If it is held; {@link read} reads it when not. */
  known(orderId: string, { delivery_id }: Delivery): PlannedDelivery | undefined {
    const held = this.held.get(delivery_id);
    return held?.data.order_id === orderId ? held : undefined;
  }

  /** Reads it in the order's stream. Errors: those of the event store. */
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

  /** Holds what an event plans, and forgets that of which it says that no attempt follows. */
  take(event: DeliveryEvent, trace: DeliveryTrace): void {
    if (event.type === 'DeliveryPlanned') this.hold(event, trace);
    else if (hasEnded(event)) this.held.delete(event.data.delivery_id);
  }

  private hold({ data }: DeliveryPlanned, trace: Omit<DeliveryTrace, 'causation_id'>): PlannedDelivery {
    const { correlation_id, occurred_at } = trace;
    const plan = { data, correlation_id, occurred_at };
    this.held.set(data.delivery_id, plan);
    return plan;
  }
}

function hasEnded(event: DeliveryEvent): boolean {
  if (event.type === 'DeliverySucceeded' || event.type === 'DeliveryDiscarded') return true;
  return event.type === 'AttemptFailed' && event.data.next_attempt_at === null;
}

/** In memory, about: a text of which not all is ASCII takes two bytes for each character. */
function bytesOf({ data: { body } }: PlannedDelivery): number {
  const isAscii = Buffer.byteLength(body) === body.length;
  return bytesBesideBody + (isAscii ? body.length : 2 * body.length);
}
