import type { RecordedEvent } from './event-store.ts';

/** The size of `{"type":…,"data":…,"metadata":…}` as it was stored, by event. */
const storedBytes = new WeakMap<object, number>();
/** What data adds to the size besides itself: its name, quotation marks, a colon and a comma. */
const bytesAround = '"data":,'.length;

/** Notes the size of a decoded event as JSON in UTF-8, from which {@link dataBytesOf} follows without making that JSON again. */
export function noteStoredBytes(event: object, bytes: number): void {
  storedBytes.set(event, bytes);
}

/** The size of the data of an event as JSON in UTF-8, in bytes. It is the same in all event stores. */
export function dataBytesOf(event: Pick<RecordedEvent, 'data'> & Partial<RecordedEvent>): number {
  const bytes = storedBytes.get(event);
  if (bytes === undefined) return bytesOf(event.data);
  return bytes - bytesOf({ type: event.type, metadata: event.metadata }) - bytesAround;
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
