import fc from 'fast-check';
import { decodeRecord, encodeRecord, publishedAtOf } from './message-record.ts';

test('reads a record back as it was written', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, fc.dictionary(text, text), fc.nat(), fc.uint8Array(), (key, type, headers, at, bytes) => {
      const record = encodeRecord({ topic: 't', key, type, headers, value: bytes }, bytes, at);
      const read = decodeRecord(record);
      expect({ ...read, headers: Object.entries(read.headers) }).toEqual({
        key,
        type,
        headers: Object.entries(headers),
        publishedAt: at,
        bytes: Buffer.from(bytes),
      });
      expect(publishedAtOf(record)).toBe(at);
    }),
  );
});
