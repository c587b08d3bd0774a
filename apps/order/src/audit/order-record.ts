import type { EventForm, EventRecord, RecordedEvent } from '@dakpion/event-store';
import { type RecordParts, typeOf } from './webhook-record.ts';

/** An event of an order as far as an audit reads it. */
export type OrderRecord = EventForm & Pick<RecordedEvent, 'id' | 'position'>;

/** The event from its bytes, without most of its metadata, which would take as long as its data. */
export function orderRecordOf(record: EventRecord, { typeEnd, dataBegin, dataEnd, version }: RecordParts): OrderRecord {
  const { bytes, stream, revision, position, id } = record;
  const data = JSON.parse(bytes.toString('utf8', dataBegin, dataEnd)) as RecordedEvent['data'];
  return { id, stream, revision, position, type: typeOf(record, typeEnd), data, metadata: { schema_version: version } };
}
