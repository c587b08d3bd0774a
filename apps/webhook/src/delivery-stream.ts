import { randomUUID } from 'node:crypto';
import type { EventMetadata, NewEvent, RecordedEvent } from '@dakpion/event-store';
import type { DeliveryEvent } from './domain/delivery-event.ts';

/** Begins the name of every stream of deliveries, and of no other. */
export const deliveryStreamPrefix = 'webhook-';

/** Version of the shape of the events' data. Version 1 has no `follows_partner`. */
export const deliverySchemaVersion = 2;

const eventTypes: Readonly<Record<DeliveryEvent['type'], true>> = {
  DeliveryPlanned: true,
  DeliverySucceeded: true,
  AttemptFailed: true,
  RedeliveryRequested: true,
  DeliveryMoved: true,
  DeliveryDiscarded: true,
};

/** The stream that holds the deliveries of an order. */
export function deliveryStream(orderId: string): string {
  return `${deliveryStreamPrefix}${orderId}`;
}

/** The order whose deliveries the stream holds. */
export function orderIdOfStream(stream: string): string {
  return stream.slice(deliveryStreamPrefix.length);
}

/** What an appended event is to be traced by. */
export interface DeliveryTrace {
  readonly correlation_id: string;
  readonly causation_id: string | null;
  /** ISO 8601. */
  readonly occurred_at: string;
}

/** The events as the store takes them. */
export function newDeliveryEvents(events: readonly DeliveryEvent[], trace: DeliveryTrace): NewEvent[] {
  const metadata: EventMetadata = {
    schema_version: deliverySchemaVersion,
    $correlationId: trace.correlation_id,
    $causationId: trace.causation_id,
    actor: { kind: 'service', service: 'webhook' },
    occurred_at: trace.occurred_at,
  };
  return events.map(({ type, data }): NewEvent => ({ id: randomUUID(), type, data: { ...data }, metadata }));
}

/** What the store recorded as the domain knows it. Throws for a type that no delivery has: a newer version wrote it. */
export function deliveryEventOf({ type, data, stream, revision }: RecordedEvent): DeliveryEvent {
  if (!Object.hasOwn(eventTypes, type)) throw new Error(`${stream}@${revision} has an unknown type, ${type}.`);
  return { type, data } as unknown as DeliveryEvent;
}
