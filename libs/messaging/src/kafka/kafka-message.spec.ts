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

test('has an empty text for a header without a value, which clients of other languages can send', () => {
  const headers: Record<string, Buffer | null> = { none: null, some: Buffer.from('x') };
  const from = { key: null, value: null, timestamp: '0', offset: '0', attributes: 0, headers } as KafkaMessage;
  expect(receivedMessage('topic', 0, from).message.headers).toEqual({ none: '', some: 'x' });
});
