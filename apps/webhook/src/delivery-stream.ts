import type { RecordedEvent } from '@dakpion/event-store';
import type { DeliveryEvent } from './domain/delivery-event.ts';

/** Begins the name of every stream of deliveries, and of no other. */
export const deliveryStreamPrefix = 'webhook-';

/** Version of the shape of the events' data. */
export const deliverySchemaVersion = 1;

const eventTypes = { DeliveryPlanned: true, DeliverySucceeded: true, AttemptFailed: true, RedeliveryRequested: true };

/** The stream that holds the deliveries of an order. */
export function deliveryStream(orderId: string): string {
  return `${deliveryStreamPrefix}${orderId}`;
}

/** What the store recorded as the domain knows it. Throws for a type that no delivery has: a newer version wrote it. */
export function deliveryEventOf({ type, data, stream, revision }: RecordedEvent): DeliveryEvent {
  if (!Object.hasOwn(eventTypes, type)) throw new Error(`${stream}@${revision} has an unknown type, ${type}.`);
  return { type, data } as unknown as DeliveryEvent;
}
