import type { NewEvent, StreamRevision } from './event-store.ts';
import { EventTooLargeError, maxEventBytes } from './event-store.ts';
import { checkEventId, eventJson, maxStreamNameBytes } from './lmdb/recorded-event.codec.ts';

/**
 * The checks of every adapter before it writes. Returns the JSON of the events (see {@link eventJson}). Throws a RangeError for
 * a fault of the caller, and a TypeError for data that JSON cannot represent.
 */
export function checkAppend(stream: string, events: readonly NewEvent[], expected: StreamRevision): readonly string[] {
  checkName(stream);
  if (events.length === 0) throw new RangeError('An append needs events');
  if (expected !== 'no_stream' && !(Number.isSafeInteger(expected) && expected >= 0)) {
    throw new RangeError(`No revision: ${expected}`);
  }
  for (const { id } of events) checkEventId(id);
  const texts = events.map(eventJson);
  const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (size > maxEventBytes) throw new EventTooLargeError(`${size} bytes of events, ${maxEventBytes} are allowed`);
  return texts;
}

/** The maximum number of events that a bounded stream keeps. */
const maxBound = 1_000;

/** The checks of every adapter before it bounds a stream. Throws a RangeError for a fault of the caller. */
export function checkBound(stream: string, count: number): void {
  checkName(stream);
  if (!Number.isSafeInteger(count) || count < 1 || count > maxBound)
    throw new RangeError(`No bound of a stream: ${count}`);
}

function checkName(stream: string): void {
  const nameBytes = Buffer.byteLength(stream);
  if (nameBytes === 0 || nameBytes > maxStreamNameBytes) throw new RangeError(`No name of a stream: ${stream}`);
}
