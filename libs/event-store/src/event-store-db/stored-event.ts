import type { AllStreamRecordedEvent, RecordedEvent as ClientEvent } from '@eventstore/db-client';
import type { EventData, EventMetadata, RecordedEvent } from '../event-store.ts';
import { EventStoreDamagedError, EventStoreUnavailableError } from '../event-store.ts';

/** What the client gives for a position that the server has not told. */
const noPosition = 2n ** 64n - 1n;

/** An event as the client gives it, in the event store's terms. Ours are JSON objects; others cannot be served. */
export function storedEvent(event: ClientEvent | AllStreamRecordedEvent): RecordedEvent {
  const { id, type, data, metadata, streamId: stream, created, isJson } = event;
  if (!isJson || !isObject(data)) {
    throw new EventStoreDamagedError(`Event ${event.revision} of ${stream} is not a JSON object`);
  }
  return {
    id,
    type,
    data: data as EventData,
    metadata: metadata as unknown as EventMetadata,
    stream,
    revision: Number(event.revision),
    position: positionOf(event),
    recordedAt: created.getTime(),
  };
}

/** Where the event stands in `$all`. */
export function positionOf(event: ClientEvent | AllStreamRecordedEvent): bigint {
  const position = event.position?.commit;
  if (position !== undefined && position !== noPosition) return position;
  throw new EventStoreUnavailableError('EventStoreDB does not tell positions; version 23.10 or later is needed');
}

/**
 * Whether a reader of these prefixes wants the stream. `$all` also holds EventStoreDB's own streams, whose names begin
 * with `$`: they are given to those only who ask for them by such a prefix.
 */
export function isWanted(stream: string, prefixes: readonly string[]): boolean {
  const own = stream.startsWith('$');
  if (prefixes.length === 0) return !own;
  return prefixes.some((prefix) => stream.startsWith(prefix) && own === prefix.startsWith('$'));
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
