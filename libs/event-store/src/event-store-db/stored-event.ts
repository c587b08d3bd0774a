import type { AllStreamRecordedEvent, RecordedEvent as ClientEvent } from '@eventstore/db-client';
import type { RecordedEvent, UnreadableEvent } from '../event-store.ts';
import { EventStoreUnavailableError } from '../event-store.ts';
import type { FoundEvent } from '../search.ts';
import { recognised } from '../unreadable-event.ts';

/** The value of the client for a position that the server did not return. */
const noPosition = 2n ** 64n - 1n;

/** Converts an event of the client to an event of the store. For data that is not JSON, the client returns bytes or text. */
export function storedEvent(event: ClientEvent | AllStreamRecordedEvent): RecordedEvent | UnreadableEvent {
  const { id, type, data, metadata, streamId: stream, created } = event;
  return recognised({
    id,
    type,
    data,
    metadata,
    stream,
    revision: Number(event.revision),
    position: positionOf(event),
    recordedAt: created.getTime(),
  });
}

/** The event of a subscription, converted when somebody reads it. */
export function foundEvent(event: AllStreamRecordedEvent): FoundEvent {
  return { stream: event.streamId, position: positionOf(event), decode: () => storedEvent(event) };
}

/** The position of the event in `$all`. */
export function positionOf(event: ClientEvent | AllStreamRecordedEvent): bigint {
  const position = event.position?.commit;
  if (position !== undefined && position !== noPosition) return position;
  throw new EventStoreUnavailableError('EventStoreDB does not tell positions; version 23.10 or later is needed');
}

/**
 * Whether a reader of these prefixes wants the stream. `$all` also has EventStoreDB's own streams, whose names begin with `$`.
 * Only readers that ask for such a prefix get them.
 */
export function isWanted(stream: string, prefixes: readonly string[]): boolean {
  const own = stream.startsWith('$');
  if (prefixes.length === 0) return !own;
  return prefixes.some((prefix) => stream.startsWith(prefix) && own === prefix.startsWith('$'));
}
