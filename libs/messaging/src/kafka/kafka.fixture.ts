import { describeWithEngine } from '@dakpion/fixtures';

/** The brokers of the Kafka for tests, from KAFKA_BROKERS. */
export function kafkaBrokers(): string[] {
  return (process.env.KAFKA_BROKERS ?? '').split(',').filter((broker) => broker !== '');
}

/** Tests that need a running Kafka. */
export function describeWithKafka(name: string, tests: () => void): void {
  describeWithEngine('KAFKA_BROKERS', name, tests);
}
