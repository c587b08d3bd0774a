import { waitUntil } from '@dakpion/repetition';
import type { Admin, ITopicMetadata } from 'kafkajs';
import type { TopicDeclaration } from '../broker.ts';
import { type KafkaAddress, KafkaAdmin, kafkaClient } from './kafka-client.ts';
import {
  createMissingTopics,
  maxMessageBytesSetting,
  type TopicCopies,
  topicConfig,
  topicResource,
} from './kafka-topics.ts';

/** A difference between a declared topic and the topic in the cluster. */
export interface TopicDrift {
  readonly topic: string;
  /** `existence`, `partitions`, `replication.factor`, or the name of one of Kafka's topic settings. */
  readonly setting: string;
  readonly actual: string;
  readonly declared: string;
  /** False: an operator must decide. For example, partitions can be added and not removed. */
  readonly fixable: boolean;
}

export interface DeclaredTopics extends KafkaAddress, TopicCopies {
  readonly topics: readonly TopicDeclaration[];
}

/** Brokers with many new partitions can take more than 10 s. */
const settling = { withinMs: 60_000, everyMs: 250 };

/** The differences, in the order of the declarations. Changes nothing. Rejects with BrokerUnavailableError. */
export function topicDrift(declared: DeclaredTopics): Promise<TopicDrift[]> {
  return withAdmin(declared, (admin) => findDrift(admin, declared));
}

/**
 * Creates missing topics, adds missing partitions and corrects settings. Returns the differences that were fixed and those that
 * remain. Can be repeated. Rejects with BrokerUnavailableError.
 *
 * Additional partitions change the partition of each key. The order of a key with messages in transit is not kept, so add
 * partitions only when there is little traffic.
 */
export function applyTopics(declared: DeclaredTopics): Promise<{ fixed: TopicDrift[]; remaining: TopicDrift[] }> {
  return withAdmin(declared, async (admin) => {
    const before = await findDrift(admin, declared);
    await createMissingTopics(admin, declared.topics, declared);
    const fixable = before.filter((drift) => drift.fixable && drift.setting !== 'existence');
    await addPartitions(admin, fixable);
    const settings = fixable.filter(({ setting }) => setting !== 'partitions');
    for (const topic of new Set(settings.map((drift) => drift.topic))) {
      await setConfig(admin, topic, new Map(settings.filter((one) => one.topic === topic).map(declaredSetting)));
    }
    const remaining = await settledDrift(admin, declared);
    return { fixed: before.filter((drift) => !remaining.some((left) => isSame(left, drift))), remaining };
  });
}

/**
 * The remaining differences after the brokers have applied the changes. A broker can still report the previous state for a
 * moment.
 */
async function settledDrift(admin: Admin, declared: DeclaredTopics): Promise<TopicDrift[]> {
  let drift: TopicDrift[] = [];
  const isSettled = async () => {
    drift = await findDrift(admin, declared);
    return !drift.some(({ fixable }) => fixable);
  };
  await waitUntil(isSettled, settling);
  return drift;
}

async function withAdmin<Answer>(address: KafkaAddress, work: (admin: Admin) => Promise<Answer>): Promise<Answer> {
  // Quiet, because the rejection reports a failure.
  const admin = new KafkaAdmin(kafkaClient(address, true));
  try {
    return await admin.ask('topics cannot be compared', work);
  } finally {
    await admin.close();
  }
}

async function findDrift(admin: Admin, { topics, ...copies }: DeclaredTopics): Promise<TopicDrift[]> {
  const there = new Set(await admin.listTopics());
  const present = topics.filter(({ name }) => there.has(name)).map(({ name }) => name);
  const metadata = present.length === 0 ? { topics: [] } : await admin.fetchTopicMetadata({ topics: present });
  const configs = await readConfigs(admin, present);
  return topics.flatMap((topic) => {
    const actual = metadata.topics.find(({ name }) => name === topic.name);
    if (actual === undefined) return [drift(topic.name, 'existence', 'absent', 'present', true)];
    const config = [...topicConfig(topic, copies)]
      .map(([name, value]) => drift(topic.name, name, configs.get(topic.name)?.get(name)?.value ?? '', value, true))
      .filter((one) => !isMet(one));
    return [...layoutDrift(topic, actual, copies), ...config];
  });
}

function isMet({ setting, actual, declared }: TopicDrift): boolean {
  return setting === maxMessageBytesSetting ? Number(actual) >= Number(declared) : actual === declared;
}

function layoutDrift(topic: TopicDeclaration, { partitions }: ITopicMetadata, copies: TopicCopies): TopicDrift[] {
  const found: TopicDrift[] = [];
  const count = partitions.length;
  if (count !== topic.partitions) {
    found.push(drift(topic.name, 'partitions', String(count), String(topic.partitions), count < topic.partitions));
  }
  const { replicationFactor } = copies;
  const factors = [...new Set(partitions.map(({ replicas }) => replicas.length))];
  if (replicationFactor !== undefined && factors.some((factor) => factor !== replicationFactor)) {
    // Replicas are moved with Kafka's reassignment tool, under observation of the load.
    found.push(drift(topic.name, 'replication.factor', factors.join(', '), String(replicationFactor), false));
  }
  return found;
}

interface ConfigValue {
  readonly value: string;
  /** Whether it is set for this topic, not inherited. */
  readonly own: boolean;
}

/** The source of a setting of the topic itself. */
const topicConfigSource = 1;

async function readConfigs(admin: Admin, topics: readonly string[]): Promise<Map<string, Map<string, ConfigValue>>> {
  if (topics.length === 0) return new Map();
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: topics.map((name) => ({ type: topicResource, name })),
  });
  return new Map(
    resources.map(({ resourceName, configEntries }) => [
      resourceName,
      new Map(
        configEntries.map(({ configName, configValue, configSource }) => [
          configName,
          { value: configValue, own: Number(configSource) === topicConfigSource },
        ]),
      ),
    ]),
  );
}

/** Kafka resets settings that are not in the request. Therefore it includes the other settings of the topic. */
async function setConfig(admin: Admin, topic: string, changes: ReadonlyMap<string, string>): Promise<void> {
  const entries = new Map<string, string>();
  const now = (await readConfigs(admin, [topic])).get(topic) ?? new Map<string, ConfigValue>();
  for (const [name, { value, own }] of now) if (own) entries.set(name, value);
  for (const [name, value] of changes) entries.set(name, value);
  const configEntries = [...entries].map(([name, value]) => ({ name, value }));
  await admin.alterConfigs({
    validateOnly: false,
    resources: [{ type: topicResource, name: topic, configEntries }],
  });
}

async function addPartitions(admin: Admin, drifts: readonly TopicDrift[]): Promise<void> {
  const topicPartitions = drifts
    .filter(({ setting }) => setting === 'partitions')
    .map(({ topic, declared }) => ({ topic, count: Number(declared) }));
  if (topicPartitions.length > 0) await admin.createPartitions({ topicPartitions });
}

function drift(topic: string, setting: string, actual: string, declared: string, fixable: boolean): TopicDrift {
  return { topic, setting, actual, declared, fixable };
}

function declaredSetting({ setting, declared }: TopicDrift): [string, string] {
  return [setting, declared];
}

function isSame(one: TopicDrift, other: TopicDrift): boolean {
  return one.topic === other.topic && one.setting === other.setting;
}
