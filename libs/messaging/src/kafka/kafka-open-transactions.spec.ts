import { randomUUID } from 'node:crypto';
import { until } from '@dakpion/fixtures';
import { Logger } from '@nestjs/common';
import { describeWithKafka, kafkaBrokers } from './kafka.fixture.ts';
import { openKafkaBroker } from './kafka-broker.ts';
import { kafkaClient } from './kafka-client.ts';
import { tellOpenTransaction } from './kafka-open-transactions.ts';

let now: number;
let lines: string[];

beforeEach(() => {
  now = 0;
  lines = [];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const warn = (line: unknown) => {
    if (String(line).includes('wait for the end of a transaction')) lines.push(String(line));
  };
  Logger.overrideLogger({ log: () => {}, error: () => {}, warn });
});
afterEach(() => {
  jest.restoreAllMocks();
  Logger.overrideLogger(true);
});

test('logs once when Kafka passes on no messages for a minute although there are some', () => {
  const topic = randomUUID();
  const fetch = (atMs: number, fetchedOffset: string, highWatermark: string, messages = 0) => {
    now = atMs;
    const rawMessages = Array.from({ length: messages });
    tellOpenTransaction({ topic, partition: 3, fetchedOffset, highWatermark, rawMessages });
    return lines.length;
  };
  // No messages.
  expect([fetch(0, '5', '5'), fetch(60_000, '5', '5')]).toEqual([0, 0]);
  // A transaction that ends in time, and another one.
  expect([fetch(60_000, '5', '6'), fetch(119_999, '5', '6'), fetch(120_000, '5', '8', 1)]).toEqual([0, 0, 0]);
  expect([fetch(120_000, '7', '8'), fetch(180_000, '7', '8'), fetch(300_000, '7', '9')]).toEqual([0, 1, 1]);
  expect(lines).toEqual([expect.stringContaining(`${topic} 3-7 and all later messages`)]);
  expect([fetch(300_000, '9', '10'), fetch(360_000, '9', '10')]).toEqual([1, 2]);
});

describeWithKafka('a partition with an open transaction', () => {
  test('is named in the log, and goes on after the transaction', async () => {
    const topic = `transactions-${randomUUID()}`;
    const broker = await openKafkaBroker({ brokers: kafkaBrokers(), clientId: 'transactions-spec' });
    const kafka = kafkaClient({ brokers: kafkaBrokers(), clientId: 'transactions-spec' }, true);
    const producer = kafka.producer({ transactionalId: topic, idempotent: true, maxInFlightRequests: 1 });
    try {
      await broker.declareTopics([{ name: topic, partitions: 1, retentionMs: 3_600_000 }]);
      await producer.connect();
      const transaction = await producer.transaction();
      await transaction.send({ topic, messages: [{ key: 'k', value: '1' }] });
      const handled: unknown[] = [];
      await broker.consume({ group: 'group', topics: [topic], handle: async ({ value }) => void handled.push(value) });
      await until(() => {
        now += 10_000;
        return lines.length > 0;
      });
      expect([lines, handled]).toEqual([[expect.stringContaining(`${topic} 0-0 `)], []]);
      await transaction.commit();
      await until(() => handled.length === 1);
    } finally {
      await producer.disconnect();
      await broker.close();
    }
  }, 120_000);
});
