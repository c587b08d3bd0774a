import { randomUUID } from 'node:crypto';
import type { EventRecord } from '@dakpion/event-store';
import { at } from '@dakpion/fixtures';
import { orderRecordOf } from './order-record.ts';
import { partsOf } from './webhook-record.ts';

const metadata = {
  schema_version: 2,
  $correlationId: 'r',
  $causationId: null,
  actor: { kind: 'x' },
  occurred_at: at(0),
};

test("reads an order event without most of its metadata, even if the order's texts look like metadata", () => {
  const written = { schema_version: 7, $correlationId: '"},"metadata":{"schema_version":9,"$correlationId":"' };
  const event = { type: 'OrderCreated', data: { receiver_name: 'রহিমা "', metadata: written }, metadata };
  const place = { id: randomUUID(), stream: 'order-ord_1', revision: 0, position: 4n };
  const bytes = Buffer.from(JSON.stringify(event));
  const record: EventRecord = { ...place, recordedAt: 0, bytes, jsonAt: 0, decode: () => ({}) as never };
  const parts = partsOf(record);
  if (parts === null) throw new Error('refused');
  const { type, data } = event;
  expect(orderRecordOf(record, parts)).toEqual({ ...place, type, data, metadata: { schema_version: 2 } });
});
