import type { Kafka, ProducerBatch } from 'kafkajs';
import { BrokerUnavailableError } from './broker.ts';
import { kafkaRecord } from './kafka-message.ts';
import { KafkaSender } from './kafka-sender.ts';

/** A cluster that does not acknowledge the first batch. */
function failingOnce(batches: unknown[][]): Kafka {
  const sendBatch = async ({ topicMessages = [] }: ProducerBatch) => {
    batches.push(topicMessages.flatMap(({ messages }) => messages.map(({ value }) => Number(value))));
    if (batches.length === 1) throw new Error('It is away');
  };
  const producer = { connect: async () => {}, disconnect: async () => {}, sendBatch };
  return { producer: () => producer } as unknown as Kafka;
}

function records(from: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const message = { topic: 'topic', key: 'key', type: 'Counted', value: from + index };
    return kafkaRecord(message, Buffer.from(String(message.value)), 0);
  });
}

test('when the first part of what is sent at once fails, the rest is not sent before it', async () => {
  const batches: unknown[][] = [];
  const sender = new KafkaSender(failingOnce(batches));
  const failing = sender.send(records(0, 1_500));
  const other = sender.send(records(5_000, 2));
  await expect(failing).rejects.toThrow(BrokerUnavailableError);
  await other;
  await sender.send(records(0, 1_500));
  expect(batches.map((batch) => [batch[0], batch.length])).toEqual([
    [0, 1_000],
    [5_000, 2],
    [0, 1_000],
    [1_000, 500],
  ]);
});
