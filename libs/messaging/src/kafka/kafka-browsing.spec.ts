import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import ConsumerGroup from 'kafkajs/src/consumer/consumerGroup.js';
import { describeWithKafka, kafkaBrokers } from './kafka.fixture.ts';
import { openKafkaBroker } from './kafka-broker.ts';
import { KafkaAdmin, kafkaClient } from './kafka-client.ts';
import { KafkaPartitionReader } from './kafka-partition-reader.ts';

describeWithKafka('browsing a topic', () => {
  beforeAll(() => Logger.overrideLogger(false));
  afterEach(() => jest.restoreAllMocks());

  test('reads one partition after another as one consumer group, because Kafka can delay the start of each group by 3 s', async () => {
    const broker = await openKafkaBroker({ brokers: kafkaBrokers(), clientId: 'browsing-spec' });
    try {
      const topic = `browsed-${randomUUID()}`;
      await broker.declareTopics([{ name: topic, partitions: 4, retentionMs: 3_600_000 }]);
      const values = Array.from({ length: 200 }, (_, n) => n);
      await broker.publish(values.map((value) => ({ topic, key: `k${value}`, type: 'T', value })));
      const joins = jest.spyOn(ConsumerGroup.prototype as unknown as { joinAndSync(): Promise<void> }, 'joinAndSync');
      const places: string[] = [];
      const found = new Set<unknown>();
      for await (const { place, value } of broker.browse(topic)) {
        places.push(place);
        found.add(value);
      }
      expect(joins).toHaveBeenCalledTimes(1);
      expect(found).toEqual(new Set(values));
      expect(places).toHaveLength(values.length);
      const numbers = (place: string) => place.split('-').map(Number) as [number, number];
      const inOrder = places.toSorted((one, other) => {
        const [[p, offset], [q, otherOffset]] = [numbers(one), numbers(other)];
        return p === q ? offset - otherOffset : p - q;
      });
      expect(places).toEqual(inOrder);
      expect(new Set(places.map((place) => numbers(place)[0])).size).toBe(4);
    } finally {
      await broker.close();
    }
  }, 60_000);

  test('ends although all messages were deleted after it had asked for the ends of the partitions', async () => {
    const options = { brokers: kafkaBrokers(), clientId: `browsing-${randomUUID()}` };
    const broker = await openKafkaBroker(options);
    const admin = new KafkaAdmin(kafkaClient(options));
    try {
      const topic = `browsed-${randomUUID()}`;
      await broker.declareTopics([{ name: topic, partitions: 2, retentionMs: 3_600_000 }]);
      await broker.publish(Array.from({ length: 20 }, (_, value) => ({ topic, key: `k${value}`, type: 'T', value })));
      const start = KafkaPartitionReader.prototype.start;
      jest.spyOn(KafkaPartitionReader.prototype, 'start').mockImplementation(async function (
        this: KafkaPartitionReader,
      ) {
        await admin.ask('nothing is deleted', async (client) => {
          const ends = await client.fetchTopicOffsets(topic);
          const partitions = ends.map(({ partition, high }) => ({ partition, offset: high }));
          await client.deleteTopicRecords({ topic, partitions });
        });
        await start.call(this);
      });
      const found: unknown[] = [];
      for await (const { value } of broker.browse(topic)) found.push(value);
      expect(found).toEqual([]);
    } finally {
      await broker.close();
      await admin.close();
    }
  }, 60_000);
});
