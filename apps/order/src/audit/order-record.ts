import type { EventForm, EventRecord, RecordedEvent } from '@dakpion/event-store';
import { type RecordParts, typeOf } from './webhook-record.ts';

/** The parts of an order event that an audit reads. */
export type OrderRecord = EventForm & Pick<RecordedEvent, 'id' | 'position'>;

/** Decodes the event from its bytes. Omits most of the metadata, whose decoding would take as long as that of the data. */
export function orderRecordOf(record: EventRecord, { typeEnd, dataBegin, dataEnd, version }: RecordParts): OrderRecord {
  const { bytes, stream, revision, position, id } = record;
  const data = JSON.parse(bytes.toString('utf8', dataBegin, dataEnd)) as RecordedEvent['data'];
  return { id, stream, revision, position, type: typeOf(record, typeEnd), data, metadata: { schema_version: version } };
}
