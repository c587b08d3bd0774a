import { randomUUID } from 'node:crypto';
import type { CommandContext } from '@dakpion/contracts';
import type { NewEvent } from '../event-store.ts';

/** The metadata of an event. */
interface Envelope {
  /** The version of the schema of the event's data, from 1. */
  readonly schema_version: number;
  /** ISO 8601. The time at which it happened. */
  readonly occurred_at: string;
  readonly context: CommandContext;
}

/** Makes an event for the event store from a domain event, with a new id. */
export function newEvent(event: { readonly type: string; readonly data: object }, envelope: Envelope): NewEvent {
  const { schema_version, occurred_at, context } = envelope;
  return {
    id: randomUUID(),
    type: event.type,
    data: { ...event.data },
    metadata: {
      schema_version,
      $correlationId: context.correlation_id,
      $causationId: context.causation_id,
      actor: { ...context.actor },
      occurred_at,
    },
  };
}
