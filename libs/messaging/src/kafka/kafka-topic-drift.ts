import { setTimeout as pause } from 'node:timers/promises';
import { pauseMs } from '@dakpion/repetition';
import type { Admin, ITopicMetadata } from 'kafkajs';
import type { TopicDeclaration } from '../broker.ts';
import { type KafkaAddress, KafkaAdmin, kafkaClient } from './kafka-client.ts';
import { createMissingTopics, type TopicCopies, topicConfig } from './kafka-topics.ts';

/** A difference between a topic as declared and as it is in the cluster. */
export interface TopicDrift {
  readonly topic: string;
  /** `existence`, `partitions`, `replication.factor`, or the name of one of Kafka's topic settings. */
  readonly setting: string;
  readonly actual: string;
  readonly declared: string;
  /** False: a person must decide, e.g. partitions can be added but not taken away. */
  readonly fixable: boolean;
}

export interface DeclaredTopics extends KafkaAddress, TopicCopies {
  readonly topics: readonly TopicDeclaration[];
}

/** For about a minute: brokers that have many partitions to make are seen to take more than 10 s. */
const settling = { maxTries: 64, firstPauseMs: 50, maxPauseMs: 1_000 };

/** What differs, in the order of the declarations. Rejects with BrokerUnavailableError. Changes nothing. */
export function topicDrift(declared: DeclaredTopics): Promise<TopicDrift[]> {
  return withAdmin(declared, (admin) => findDrift(admin, declared));
}

/**
 * Makes missing topics, adds missing partitions and sets what is set otherwise. Answers with what was fixed and what
 * was not. Doing it again changes nothing. Rejects with BrokerUnavailableError.
 *
 * Adding partitions sends keys to other partitions than before: for a key with messages under way at that moment order
 * is not kept, so it is done when there is little traffic.
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

/** The remaining drift once brokers know the changes; a broker may still answer as before for a moment. */
async function settledDrift(admin: Admin, declared: DeclaredTopics): Promise<TopicDrift[]> {
  for (let tries = 1; ; tries += 1) {
    const drift = await findDrift(admin, declared);
    if (tries === settling.maxTries || !drift.some(({ fixable }) => fixable)) return drift;
    await pause(pauseMs(tries, settling));
  }
}

async function withAdmin<Answer>(address: KafkaAddress, work: (admin: Admin) => Promise<Answer>): Promise<Answer> {
  // A failure is reported by the rejection.
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
      .filter((one) => one.actual !== one.declared);
    return [...layoutDrift(topic, actual, copies), ...config];
  });
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
    // Copies are moved by Kafka's own reassignment tool, with an eye on the load.
    found.push(drift(topic.name, 'replication.factor', factors.join(', '), String(replicationFactor), false));
  }
  return found;
}

interface ConfigValue {
  readonly value: string;
  /** Set for this topic, not inherited. */
  readonly own: boolean;
}

// Kafka's numbers. (kafkajs names them, but its names cannot be imported from an ES module.)
const topicResource = 2;
/** Of the sources of a setting, the topic itself. */
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

/** Kafka resets what is not named, so the topic's other settings are named again. */
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
