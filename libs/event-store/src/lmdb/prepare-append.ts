import { checkAppend } from '../append-check.ts';
import type { NewEvent, StreamRevision } from '../event-store.ts';
import type { PreparedAppend } from './event-records.ts';
import { draftRecord } from './recorded-event.codec.ts';

/** Checks the append and makes its records. Throws a RangeError for a fault of the caller. */
export function prepareAppend(stream: string, events: readonly NewEvent[], expected: StreamRevision): PreparedAppend {
  const texts = checkAppend(stream, events, expected);
  const first = expected === 'no_stream' ? 0 : expected + 1;
  const drafts = events.map((event, index) => draftRecord(event.id, texts[index] ?? '', stream, first + index));
  return { stream, expected, drafts, bytes: drafts.reduce((sum, draft) => sum + draft.length, 0) };
}
