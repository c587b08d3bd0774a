import { describeWithEngine } from '@dakpion/fixtures';
import { KeyQueues } from '../key-queues.ts';
import { KafkaTopicConsumer } from './kafka-topic-consumer.ts';

type ConsumerOptions = ConstructorParameters<typeof KafkaTopicConsumer>[0];

/** A consumer that does nothing with its messages, except what `options` says. */
export function topicConsumer(
  options: Pick<ConsumerOptions, 'kafka' | 'admin' | 'groupId' | 'topic'> & Partial<ConsumerOptions>,
): KafkaTopicConsumer {
  return new KafkaTopicConsumer({
    queues: new KeyQueues(1),
    task: () => ({ run: async () => undefined }),
    source: undefined,
    onAssigned: () => 1,
    onDropped: () => undefined,
    onFatal: () => undefined,
    ...options,
  });
}

/** The brokers of the Kafka for tests, from KAFKA_BROKERS. */
export function kafkaBrokers(): string[] {
  return (process.env.KAFKA_BROKERS ?? '').split(',').filter((broker) => broker !== '');
}

/** Tests that need a running Kafka. */
export function describeWithKafka(name: string, tests: () => void): void {
  describeWithEngine('KAFKA_BROKERS', name, tests);
}
