import { type CommandContext, deliveryStreamPrefix, type Owner, storedVersions } from '@dakpion/contracts';
import {
  knownType,
  type NewEvent,
  newEvent,
  presentData,
  type RecordedEvent,
  type Upcasters,
} from '@dakpion/event-store';
import type { DeliveryEvent } from '../domain/delivery-event.ts';

/** The schema version of the events. */
export const deliverySchemaVersion = storedVersions.webhook_events;

/** The data of all types of events, by version. Version 1 has no `follows_partner`, which is optional. */
interface DeliveryDataByVersion {
  1: DeliveryEvent['data'];
  2: DeliveryEvent['data'];
}

const upcasters: Upcasters<'webhook_events', DeliveryDataByVersion> = { 1: (data) => data };

const eventTypes: Readonly<Record<DeliveryEvent['type'], true>> = {
  DeliveryPlanned: true,
  DeliverySucceeded: true,
  AttemptFailed: true,
  RedeliveryRequested: true,
  DeliveryMoved: true,
  DeliveryDiscarded: true,
};

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

/** A recorded event as an event of the domain. Throws NewerVersionError for one that a newer version wrote. */
export function deliveryEventOf(event: RecordedEvent): DeliveryEvent {
  knownType(event, eventTypes);
  return { type: event.type, data: presentData(event, 'webhook_events', upcasters) } as unknown as DeliveryEvent;
}

/** The owner of the deliveries of a stream, if the event names it. Only the first event of a stream must name it. */
export function deliveryOwnerIn(recorded: RecordedEvent): Owner | undefined {
  const event = deliveryEventOf(recorded);
  if (event.type !== 'DeliveryPlanned') return undefined;
  const { partner_id, environment } = event.data;
  return { partner_id, environment };
}
