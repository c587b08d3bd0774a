import { newEvent } from '@dakpion/command-handler';
import type { CommandContext } from '@dakpion/contracts';
import type { NewEvent, RecordedEvent } from '@dakpion/event-store';
import type { DeliveryEvent } from './domain/delivery-event.ts';

/** The prefix of the names of all streams of deliveries, and of no other stream. */
export const deliveryStreamPrefix = 'webhook-';

/** The schema version of the events. Version 1 has no `follows_partner`. */
export const deliverySchemaVersion = 2;

const eventTypes: Readonly<Record<DeliveryEvent['type'], true>> = {
  DeliveryPlanned: true,
  DeliverySucceeded: true,
  AttemptFailed: true,
  RedeliveryRequested: true,
  DeliveryMoved: true,
  DeliveryDiscarded: true,
};

/** The stream of the deliveries of an order. */
export function deliveryStream(orderId: string): string {
  return `${deliveryStreamPrefix}${orderId}`;
}

/** The order of a stream of deliveries. */
export function orderIdOfStream(stream: string): string {
  return stream.slice(deliveryStreamPrefix.length);
}

/** The tracing data of an appended event. */
export interface DeliveryTrace extends Omit<CommandContext, 'actor'> {
  /** ISO 8601. */
  readonly occurred_at: string;
}

const actor = { kind: 'service', service: 'webhook' } as const;

/** The events as the event store expects them. */
export function newDeliveryEvents(events: readonly DeliveryEvent[], trace: DeliveryTrace): NewEvent[] {
  const { occurred_at, ...cause } = trace;
  const envelope = { schema_version: deliverySchemaVersion, occurred_at, context: { ...cause, actor } };
  return events.map((event) => newEvent(event, envelope));
}

/** A recorded event as an event of the domain. Throws for a type that no delivery has, because a newer version wrote it. */
export function deliveryEventOf({ type, data, stream, revision }: RecordedEvent): DeliveryEvent {
  if (!Object.hasOwn(eventTypes, type)) throw new Error(`${stream}@${revision} has an unknown type, ${type}.`);
  return { type, data } as unknown as DeliveryEvent;
}
