import Decoder from 'kafkajs/src/protocol/decoder.js';
import decodedRecord from 'kafkajs/src/protocol/recordBatch/record/v0/decoder.js';
import encodedRecord from 'kafkajs/src/protocol/recordBatch/record/v0/index.js';
import './kafka-many-headers.patch.ts';

test('a record with more than 1,000 headers is read with the first 1,000, so that it does not block the process', () => {
  const headers = Object.fromEntries(Array.from({ length: 1_500 }, (_none, index) => [`h${index}`, 'x']));
  const record = encodedRecord({ offsetDelta: 0, key: null, value: Buffer.from('{}'), headers });
  const read = decodedRecord(new Decoder(new Decoder(record.buffer).readVarIntBytes()), {
    firstOffset: '0',
    firstTimestamp: '0',
  });
  expect(Object.keys(read.headers)).toHaveLength(1_000);
  expect(read.value.toString()).toBe('{}');
});
