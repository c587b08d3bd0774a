import { randomUUID } from 'node:crypto';
import type { EventRecord } from '@dakpion/event-store';
import { leafBytes, leafOf } from './leaf.ts';
import { leafHashOf, quickLeafHash } from './leaf-of-record.ts';
import { someEvent, withEventStore } from './log.fixture.ts';
import { leafHash } from './merkle-tree.ts';

/** The stored event with other JSON. */
function withJson(record: EventRecord, json: string): EventRecord {
  const { id, stream, revision, position, recordedAt } = record;
  const decode = () => ({ ...record.decode(), ...JSON.parse(json) });
  return { id, stream, revision, position, recordedAt, bytes: Buffer.from(json), jsonAt: 0, decode };
}

async function recorded(run: (record: EventRecord) => void, stream = `order-${randomUUID()}`): Promise<void> {
  await withEventStore(async (eventStore) => {
    const data = { z: 'ঢাকা "x"', a: { nested: [1, 2.5, null, true], b: {} }, m: -7 };
    await eventStore.append(stream, [someEvent(data)], 'no_stream');
    for await (const [record] of eventStore.readRecords?.({ streamPrefixes: [stream] }) ?? []) {
      if (record !== undefined) run(record);
    }
  });
}

const expectedOf = (record: EventRecord) => leafHash(leafBytes(leafOf(record.decode()))).toString('latin1');

test('computes the same hash from the bytes as from the leaf', () =>
  recorded((record) => {
    expect(quickLeafHash(record)).toBe(expectedOf(record));
    expect(leafHashOf(record)).toBe(expectedOf(record));
  }));

test('parses a stream whose name needs escapes', () =>
  recorded((record) => {
    expect(quickLeafHash(record)).toBeNull();
    expect(leafHashOf(record)).toBe(expectedOf(record));
  }, 'order-"quoted"'));

const metadata = '{"schema_version":1,"$correlationId":"r","actor":{"kind":"service","a":"b"}}';

test.each([
  ['another order of members', `{"data":{},"type":"T","metadata":${metadata}}`],
  ['a member more', `{"type":"T","data":{},"metadata":${metadata},"more":1}`],
  ['two actors', `{"type":"T","data":{},"metadata":${metadata.replace('{', '{"actor":{},')}}`],
  ['an actor that is not an object', '{"type":"T","data":{},"metadata":{"actor":"somebody"}}'],
  ['no actor', '{"type":"T","data":{},"metadata":{"schema_version":1}}'],
  ['no metadata', '{"type":"T","data":{},"metadata":null}'],
  ['spaces', `{"type":"T","data":{ },"metadata":${metadata}}`],
])('parses JSON with %s', (_name, json) =>
  recorded((record) => {
    const other = withJson(record, json);
    expect(quickLeafHash(other)).toBeNull();
    expect(leafHashOf(other)).toBe(expectedOf(other));
  }),
);

test('hashes JSON with the actor before other metadata, or with data that is not an object, without parsing it', () =>
  recorded((record) => {
    for (const json of [
      `{"type":"T","data":{},"metadata":{"actor":{"kind":"x"},"$correlationId":"r","nested":{"actor":{}}}}`,
      `{"type":"T","data":[1],"metadata":${metadata}}`,
    ]) {
      const other = withJson(record, json);
      expect(quickLeafHash(other)).toBe(expectedOf(other));
    }
  }));
