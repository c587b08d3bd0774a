import { randomUUID } from 'node:crypto';
import { until } from '@dakpion/fixtures';
import { Logger } from '@nestjs/common';
import { CompressionTypes } from 'kafkajs';
import { type Broker, deadLetterHeaders, deadLettersOf } from '../broker.ts';
import type { IncomingMessage } from '../message.ts';
import { describeWithKafka, kafkaBrokers } from './kafka.fixture.ts';
import { openKafkaBroker } from './kafka-broker.ts';
import { kafkaClient } from './kafka-client.ts';

describeWithKafka('a topic with batches that kafkajs cannot read', () => {
  const errors: unknown[] = [];
  const kafka = kafkaClient({ brokers: kafkaBrokers(), clientId: 'unreadable-spec' }, true);
  let topic: string;
  let broker: Broker;

  beforeAll(() => Logger.overrideLogger({ log: () => {}, warn: () => {}, error: (line) => void errors.push(line) }));
  beforeEach(async () => {
    errors.splice(0);
    topic = `unreadable-${randomUUID()}`;
    broker = await openKafkaBroker({ brokers: kafkaBrokers(), clientId: 'unreadable-spec' });
  });
  afterEach(() => broker.close());

  /** Creates the topic as an operator might: Kafka compresses what it stores. */
  const makeTopic = async (compression: string) => {
    const admin = kafka.admin();
    await admin.connect();
    const configEntries = [{ name: 'compression.type', value: compression }];
    await admin.createTopics({ topics: [{ topic, numPartitions: 1, configEntries }] });
    await admin.disconnect();
  };
  const publish = async (values: readonly string[]) => {
    const producer = kafka.producer();
    await producer.connect();
    const messages = values.map((value) => ({ key: 'k', value }));
    await producer.send({ topic, compression: CompressionTypes.GZIP, messages });
    await producer.disconnect();
  };
  const letters = async () => {
    const found: IncomingMessage[] = [];
    for await (const letter of broker.browse(deadLettersOf(topic))) found.push(letter);
    return found;
  };

  test.each(['snappy', 'lz4', 'zstd'])(
    'has one dead letter for each batch of %s, with its bytes and the reason, and goes on',
    async (codec) => {
      await makeTopic(codec);
      await publish(['1', '2', '3']);
      await publish(['4']);
      const consumer = await broker.consume({ group: 'group', topics: [topic], handle: async () => undefined });
      await until(async () => (await consumer.lag()).group === 0);
      const found = await letters();
      const reasons = found.map(({ headers }) => [
        headers[deadLetterHeaders.place],
        headers[deadLetterHeaders.reason],
        headers[deadLetterHeaders.detail],
      ]);
      expect(reasons).toEqual([
        ['0-0', 'unreadable_batch', `A batch of 3 messages is compressed with ${codec}, which Dakpion cannot read`],
        ['0-3', 'unreadable_batch', `A batch of one message is compressed with ${codec}, which Dakpion cannot read`],
      ]);
      expect(found.every(({ bytes }) => bytes.length > 0)).toBe(true);
      expect(errors.filter((line) => /dakpion topics apply/.test(String(line)))).toHaveLength(2);
    },
    60_000,
  );

  test('has a dead letter for a batch of gzip that expands to more than 16 MiB, and goes on', async () => {
    await makeTopic('gzip');
    await publish([JSON.stringify('x'.repeat(17 * 1024 * 1024)), '2']);
    await publish(['3']);
    const handled: unknown[] = [];
    const handle = async ({ value }: IncomingMessage) => void handled.push(value);
    const consumer = await broker.consume({ group: 'group', topics: [topic], handle });
    await until(async () => (await consumer.lag()).group === 0);
    expect(handled).toEqual([3]);
    expect((await letters()).map(({ headers }) => headers[deadLetterHeaders.reason])).toEqual(['unreadable_batch']);
  }, 60_000);

  test('logs once that replies cannot be read', async () => {
    await makeTopic('zstd');
    const replyTopic = topic;
    const told = () => errors.filter((line) => String(line).includes('Requests get no replies'));
    const requester = await openKafkaBroker({ brokers: kafkaBrokers(), clientId: 'unreadable-spec', replyTopic });
    try {
      topic = `requests-${randomUUID()}`;
      await makeTopic('producer');
      await requester.consume({ group: 'group', topics: [topic], handle: async () => 'reply' });
      const request = { topic, key: 'k', type: 'T', value: 1 };
      for (let count = 0; count < 3; count += 1) {
        requester.request(request, { timeoutMs: 30_000 }).catch(() => undefined);
      }
      await until(() => told().length > 0);
    } finally {
      await requester.close();
    }
    expect(told()).toEqual([expect.stringMatching(`^A batch of .* is compressed with zstd.*: ${replyTopic} 0-0\\.`)]);
  }, 60_000);
});
