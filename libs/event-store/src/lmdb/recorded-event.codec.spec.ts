import fc from 'fast-check';
import { dataBytesOf } from '../data-bytes.ts';
import { EventStoreDamagedError, type RecordedEvent } from '../event-store.ts';
import {
  checkEventId,
  decodeRecord,
  draftRecord,
  eventJson,
  sealRecord,
  verifyRecord,
} from './recorded-event.codec.ts';

const event = fc.record({
  id: fc.uuid(),
  type: fc.string({ unit: 'grapheme' }),
  data: fc.dictionary(fc.string(), fc.jsonValue()),
  metadata: fc.record({
    schema_version: fc.nat(),
    $correlationId: fc.string(),
    $causationId: fc.option(fc.string()),
    actor: fc.dictionary(fc.string(), fc.string()),
    occurred_at: fc.string(),
  }),
});
const place = fc.record({
  stream: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }),
  revision: fc.nat(),
  position: fc.nat({ max: Number.MAX_SAFE_INTEGER }),
  recordedAt: fc.nat({ max: 8_640_000_000_000_000 }),
});
type Place = typeof place extends fc.Arbitrary<infer P> ? P : never;
type Given = typeof event extends fc.Arbitrary<infer E> ? E : never;

function aRecord(given: Given, { stream, revision, position, recordedAt }: Place): Buffer {
  const record = draftRecord(given.id, eventJson(given), stream, revision);
  sealRecord(record, position, recordedAt);
  return record;
}

test('returns the event in the form that JSON gives it, with its position', () => {
  fc.assert(
    fc.property(event, place, (given, at) => {
      const record = aRecord(given, at);
      verifyRecord(record, at.position);
      const expected = { ...JSON.parse(JSON.stringify(given)), ...at, position: BigInt(at.position) };
      expect(decodeRecord(record)).toEqual(expected);
    }),
  );
});

test('knows the size of the data of a decoded event', () => {
  fc.assert(
    fc.property(event, place, (given, at) => {
      const decoded = decodeRecord(aRecord(given, at)) as RecordedEvent;
      const bytes = Buffer.byteLength(JSON.stringify(given.data));
      expect([dataBytesOf(decoded), dataBytesOf({ ...decoded })]).toEqual([bytes, bytes]);
    }),
  );
});

test('reports a changed bit, a cut record and a record at another position', () => {
  fc.assert(
    fc.property(event, place, fc.nat(), (given, at, choice) => {
      const record = aRecord(given, at);
      const changed = Buffer.from(record);
      const bit = choice % (record.length * 8);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      for (const wrong of [changed, record.subarray(0, choice % record.length)]) {
        expect(() => verifyRecord(wrong, at.position)).toThrow(EventStoreDamagedError);
      }
      expect(() => verifyRecord(record, at.position + 1)).toThrow(EventStoreDamagedError);
    }),
  );
});

test.each(['', 'evt_1', 'F47AC10B-58CC-4372-A567-0E02B2C3D479'])('refuses the id %j', (id) => {
  expect(() => checkEventId(id)).toThrow(RangeError);
});
