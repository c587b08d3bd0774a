import { randomUUID } from 'node:crypto';
import type { CommandContext } from '@dakpion/contracts';
import type { NewEvent } from '@dakpion/event-store';

/** What is kept with an event beside its data. */
export interface Envelope {
  /** Version of the shape of the event's data, from 1. */
  readonly schema_version: number;
  /** ISO 8601: when it happened in the world. */
  readonly occurred_at: string;
  readonly context: CommandContext;
}

/** A domain event as the event store takes it, with a fresh id. */
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
