import type { NewEvent, StreamRevision } from './event-store.ts';
import { EventTooLargeError, maxEventBytes } from './event-store.ts';
import { checkEventId, eventJson, maxStreamNameBytes } from './lmdb/recorded-event.codec.ts';

/**
 * Checks what every adapter checks before it writes, and gives the events' JSON (see {@link eventJson}).
 * A RangeError is the caller's fault; so is a TypeError for data that JSON cannot hold.
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

/** Most events that a bounded stream may keep. */
const maxBound = 1_000;

/** Checks what every adapter checks before it bounds a stream. A RangeError is the caller's fault. */
export function checkBound(stream: string, count: number): void {
  checkName(stream);
  if (!Number.isSafeInteger(count) || count < 1 || count > maxBound)
    throw new RangeError(`No bound of a stream: ${count}`);
}

function checkName(stream: string): void {
  const nameBytes = Buffer.byteLength(stream);
  if (nameBytes === 0 || nameBytes > maxStreamNameBytes) throw new RangeError(`No name of a stream: ${stream}`);
}
