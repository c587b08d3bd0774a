import type { RecordedEvent } from './event-store.ts';

/** The size of the data of an event as JSON in UTF-8, in bytes. It is the same in all event stores. */
export function dataBytesOf({ data }: Pick<RecordedEvent, 'data'>): number {
  return Buffer.byteLength(JSON.stringify(data));
}
