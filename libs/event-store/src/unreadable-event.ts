import type { InPlaceOfUnreadable, RecordedEvent, UnreadableEvent } from './event-store.ts';
import { EventStoreDamagedError } from './event-store.ts';

/** An event of an engine whose content was not validated. */
type StoredEvent = Omit<UnreadableEvent, 'reason'>;

/** The valid event, or the reason for which it is invalid. */
export function recognised(event: StoredEvent): RecordedEvent | UnreadableEvent {
  const reason = faultOf(event);
  return reason === null ? (event as RecordedEvent) : { ...event, reason };
}

export function isUnreadable(event: RecordedEvent | UnreadableEvent): event is UnreadableEvent {
  return 'reason' in event;
}

/** The event, or the reader's replacement for it. Throws {@link EventStoreDamagedError} if the reader has none. */
export function given(
  event: RecordedEvent | UnreadableEvent,
  inPlace: InPlaceOfUnreadable | undefined,
): RecordedEvent | null {
  if (!isUnreadable(event)) return event;
  if (inPlace !== undefined) return inPlace(event);
  throw new EventStoreDamagedError(`Event ${event.revision} of ${event.stream} cannot be read: ${event.reason}`);
}

/** Checks only what all readers rely on. Each reader checks the meaning of the event. */
function faultOf({ data, metadata }: StoredEvent): string | null {
  if (!isObject(data)) return 'its data is not a JSON object';
  if (!isObject(metadata)) return 'its metadata is not a JSON object';
  if (typeof metadata.schema_version !== 'number') return 'its metadata has no schema_version';
  if (typeof metadata.$correlationId !== 'string') return 'its metadata has no $correlationId';
  return null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
}
