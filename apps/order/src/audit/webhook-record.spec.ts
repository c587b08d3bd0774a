import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { dataBytesOf, type EventRecord, openLmdbEventStore, type RecordedEvent } from '@dakpion/event-store';
import { at, withTemporaryDirectory } from '@dakpion/fixtures';
import { partsOf, webhookEventOf } from './webhook-record.ts';

const metadata = {
  schema_version: 12,
  $correlationId: 'r',
  $causationId: null,
  actor: { kind: 'x' },
  occurred_at: at(0),
};

/** The record of an event in the form of the event store. */
async function recordOf(type: string, data: object, stream = 'webhook-ord_1'): Promise<EventRecord> {
  const records: EventRecord[] = [];
  await withTemporaryDirectory(async (directory) => {
    const eventStore = await openLmdbEventStore({ directory: join(directory, 'events') });
    await eventStore.append(stream, [{ id: randomUUID(), type, data: { ...data }, metadata }], 'no_stream');
    for await (const part of eventStore.readRecords?.({}) ?? []) records.push(...part);
    await eventStore.close();
  });
  const [record] = records;
  if (record === undefined) throw new Error('nothing was recorded');
  return record;
}

function withJson(json: string): EventRecord {
  const place = { id: randomUUID(), stream: 'webhook-ord_1', revision: 0, position: 1n, recordedAt: 0 };
  return { ...place, bytes: Buffer.from(json), jsonAt: 0, decode: () => ({ ...place, ...JSON.parse(json) }) };
}

const nested = { event_id: 'another', started_at: 'another', metadata: { schema_version: 1, $correlationId: 'x' } };
const text = '"event_id":"false","metadata":{"schema_version":1,"$correlationId":"';

test.each([
  ['DeliveryPlanned', { text, nested, list: [nested], event_id: 'evt_1', body: text }, { event_id: 'evt_1' }],
  ['DeliverySucceeded', { nested, started_at: at(1), excerpt: `ঢাকা \\ ${text}` }, { started_at: at(1) }],
  ['AttemptFailed', { excerpt: '\\"', started_at: at(1), nested }, { started_at: at(1) }],
])(
  'reads from the bytes of %s the member of the data itself, and the size of the data',
  async (type, data, expected) => {
    const record = await recordOf(type, data);
    const parts = partsOf(record);
    if (parts === null) throw new Error('refused');
    const event = record.decode() as RecordedEvent;
    expect(webhookEventOf(record, parts)).toEqual({
      stream: 'webhook-ord_1',
      revision: 0,
      position: event.position,
      type,
      data: expected,
    });
    expect(parts.dataEnd - parts.dataBegin).toBe(dataBytesOf(event));
  },
);

test.each<[string, string, object]>([
  ['an event of another type', 'RedeliveryRequested', { started_at: at(1) }],
  ['an event without the member', 'DeliveryPlanned', { nested }],
  ['a member with an escape', 'DeliveryPlanned', { event_id: 'a"b' }],
  ['a member that is no text', 'DeliveryPlanned', { event_id: 7 }],
])('parses %s', async (_name, type, data) => {
  const record = await recordOf(type, data);
  const parts = partsOf(record);
  expect(parts && webhookEventOf(record, parts)).toBeNull();
});

const meta = JSON.stringify(metadata);

test.each([
  ['whose data is no object', `{"type":"DeliveryPlanned","data":[],"metadata":${meta}}`],
  ['without metadata', '{"type":"DeliveryPlanned","data":{"event_id":"e"},"metadata":null}'],
  ['without a version', '{"type":"DeliveryPlanned","data":{"event_id":"e"},"metadata":{"schema_version":"1"}}'],
  ['without a request', '{"type":"DeliveryPlanned","data":{"event_id":"e"},"metadata":{"schema_version":1}}'],
  ['in another order', `{"data":{"event_id":"e"},"type":"DeliveryPlanned","metadata":${meta}}`],
])('parses a record %s', (_name, json) => {
  expect(partsOf(withJson(json))).toBeNull();
});
