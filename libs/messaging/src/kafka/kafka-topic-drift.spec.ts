import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { type Admin, ConfigResourceTypes } from 'kafkajs';
import { deadLettersOf } from '../broker.ts';
import { describeWithKafka, kafkaBrokers } from './kafka.fixture.ts';
import { KafkaAdmin, kafkaClient, patiently } from './kafka-client.ts';
import { applyTopics, topicDrift } from './kafka-topic-drift.ts';
import { KafkaTopics } from './kafka-topics.ts';

describeWithKafka('topics of a Kafka cluster', () => {
  beforeAll(() => Logger.overrideLogger(false));

  const declare = (more: { partitions?: number; retentionMs?: number; replicationFactor?: number } = {}) => {
    const { partitions = 2, retentionMs = 60_000_000, replicationFactor = 1 } = more;
    return {
      brokers: kafkaBrokers(),
      clientId: 'topics-spec',
      replicationFactor,
      minInsyncReplicas: 1,
      topics: [name, deadLettersOf(name)].map((topic) => ({ name: topic, partitions, retentionMs })),
    };
  };
  let name: string;
  beforeEach(() => {
    name = `topics-spec-${randomUUID()}`;
  });

  const withAdmin = async <Answer>(work: (admin: Admin) => Promise<Answer>) => {
    const admin = kafkaClient(declare()).admin();
    await admin.connect();
    return work(admin).finally(() => admin.disconnect());
  };
  /** Creates the topic as an operator might. */
  const makeTopicWith = (settings: Readonly<Record<string, string>>) =>
    withAdmin(async (admin) => {
      const configEntries = Object.entries({
        'retention.ms': '60000000',
        'segment.ms': '7500000',
        'compression.type': 'uncompressed',
        ...settings,
      }).map(([name, value]) => ({
        name,
        value,
      }));
      await admin.createTopics({ waitForLeaders: false, topics: [{ topic: name, numPartitions: 2, configEntries }] });
      await patiently(() => admin.fetchTopicMetadata({ topics: [name] }));
    });
  const indexInterval = () =>
    withAdmin(async (admin) => {
      const resources = [{ type: ConfigResourceTypes.TOPIC, name, configNames: ['index.interval.bytes'] }];
      const described = await admin.describeConfigs({ includeSynonyms: false, resources });
      return described.resources[0]?.configEntries[0]?.configValue;
    });

  test('are created once, and then match their declaration', async () => {
    expect(await topicDrift(declare())).toEqual(
      [name, deadLettersOf(name)].map((topic) => ({
        topic,
        setting: 'existence',
        actual: 'absent',
        declared: 'present',
        fixable: true,
      })),
    );
    const first = await applyTopics(declare());
    expect(first.fixed.map(({ topic }) => topic)).toEqual([name, deadLettersOf(name)]);
    expect(first.remaining).toEqual([]);
    expect(await applyTopics(declare())).toEqual({ fixed: [], remaining: [] });
  });

  test('get more partitions and new settings, and keep settings that are not declared', async () => {
    await makeTopicWith({ 'index.interval.bytes': '8192', 'compression.type': 'zstd' });
    const changed = declare({ partitions: 5, retentionMs: 80_000_000 });
    const { fixed, remaining } = await applyTopics(changed);
    expect(remaining).toEqual([]);
    expect(fixed.filter(({ topic }) => topic === name)).toEqual([
      { topic: name, setting: 'partitions', actual: '2', declared: '5', fixable: true },
      { topic: name, setting: 'retention.ms', actual: '60000000', declared: '80000000', fixable: true },
      { topic: name, setting: 'segment.ms', actual: '7500000', declared: '10000000', fixable: true },
      { topic: name, setting: 'compression.type', actual: 'zstd', declared: 'uncompressed', fixable: true },
    ]);
    expect(await topicDrift(changed)).toEqual([]);
    expect(await indexInterval()).toBe('8192');
  });

  test('that lose the earlier messages of an order, or refuse large ones, are corrected', async () => {
    await makeTopicWith({ 'cleanup.policy': 'compact', 'max.message.bytes': '1000' });
    const { fixed, remaining } = await applyTopics(declare());
    expect(remaining).toEqual([]);
    expect(fixed.filter(({ topic }) => topic === name)).toEqual([
      { topic: name, setting: 'cleanup.policy', actual: 'compact', declared: 'delete', fixable: true },
      { topic: name, setting: 'max.message.bytes', actual: '1000', declared: '1048588', fixable: true },
    ]);
  });

  test('that lose messages by compaction are named when a service declares them', async () => {
    await makeTopicWith({ 'cleanup.policy': 'compact' });
    const lines: unknown[] = [];
    Logger.overrideLogger({ log: () => {}, error: () => {}, warn: (line: unknown) => void lines.push(line) });
    const admin = new KafkaAdmin(kafkaClient(declare(), true));
    try {
      const declared = declare();
      await new KafkaTopics(admin, declared).declare(declared.topics);
      expect(lines).toEqual([expect.stringContaining(`${name} unnoticed, because its cleanup.policy is compact`)]);
    } finally {
      Logger.overrideLogger(false);
      await admin.close();
    }
  });

  test('may take larger messages than is declared', async () => {
    await makeTopicWith({ 'max.message.bytes': '2000000' });
    expect((await topicDrift(declare())).filter(({ topic }) => topic === name)).toEqual([]);
  });

  test('with a difference that cannot be fixed are reported and not changed', async () => {
    await applyTopics(declare());
    const { fixed, remaining } = await applyTopics(declare({ partitions: 1, replicationFactor: 3 }));
    expect(fixed).toEqual([]);
    expect(remaining.filter(({ topic }) => topic === name)).toEqual([
      { topic: name, setting: 'partitions', actual: '2', declared: '1', fixable: false },
      { topic: name, setting: 'replication.factor', actual: '1', declared: '3', fixable: false },
    ]);
  });
});
