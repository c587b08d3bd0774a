import type { KafkaMessage } from 'kafkajs';
import { receivedMessage } from './kafka-message.ts';

test('keeps no reference to the buffers in which a message arrived', () => {
  // A message as kafkajs passes it on: views of the buffer of the response.
  const answer = Buffer.alloc(1_000_000, '{}');
  const from = { key: null, value: answer.subarray(0, 2), timestamp: '0', offset: '0', attributes: 0 } as KafkaMessage;
  const { bytes } = receivedMessage('topic', 0, from).message;
  expect(Buffer.from(bytes).toString()).toBe('{}');
  expect(bytes.buffer.byteLength).toBeLessThan(100_000);
});
