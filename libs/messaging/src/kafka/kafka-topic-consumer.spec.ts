import { Logger } from '@nestjs/common';
import { BrokerUnavailableError } from '../broker-errors.ts';
import { KeyQueues } from '../key-queues.ts';
import { KafkaAdmin, kafkaClient } from './kafka-client.ts';
import { KafkaTopicConsumer } from './kafka-topic-consumer.ts';

// kafkajs tries to connect for about five seconds.
const patience = 120_000;

describe('a consumer that cannot reach its cluster', () => {
  test(
    'reports it, and leaves no promise with an unhandled rejection',
    async () => {
      Logger.overrideLogger(false);
      const timeouts = jest.spyOn(globalThis, 'setTimeout');
      // Nothing listens on the discard port.
      const kafka = kafkaClient({ brokers: ['127.0.0.1:9'], clientId: 'spec' });
      const consumer = new KafkaTopicConsumer({
        kafka,
        admin: new KafkaAdmin(kafka),
        groupId: 'group',
        topic: 'topic',
        queues: new KeyQueues(1),
        task: () => ({ run: async () => undefined }),
        source: undefined,
        onAssigned: () => undefined,
        onDropped: () => undefined,
        onFatal: () => undefined,
      });

      await expect(consumer.start()).rejects.toThrow(BrokerUnavailableError);

      // No wait for the group was left, which would reject later.
      expect(timeouts.mock.calls.filter(([, ms]) => (ms ?? 0) >= 30_000)).toEqual([]);
      timeouts.mockRestore();
    },
    patience,
  );
});
