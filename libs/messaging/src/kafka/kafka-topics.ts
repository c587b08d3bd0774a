import { Logger } from '@nestjs/common';
import type { Admin } from 'kafkajs';
import { deadLettersDeclaration, deadLettersOf, type TopicDeclaration } from '../broker.ts';
import { type KafkaAdmin, patiently } from './kafka-client.ts';
import { replyTopicDeclaration } from './kafka-reply-topic.ts';

/** Kafka's default, which is enough for maxMessageBytes and the headers. */
const maxBatchBytes = 1_048_588;
/** A dead letter is larger than its message by the headers with the reason. */
const maxDeadLetterBytes = 1_200_000;

/** Kafka's number of topics as resources. The enumerations of kafkajs cannot be imported from an ES module. */
export const topicResource = 2;

/** The number of replicas of each message. Undefined: the defaults of the cluster. */
export interface TopicCopies {
  readonly replicationFactor?: number | undefined;
  /** The number of replicas that must have a message before it is acknowledged. */
  readonly minInsyncReplicas?: number | undefined;
}

/** Bounds how long messages stay after their retention: Kafka removes whole segments, and none that it still writes to. */
const segmentsPerRetention = 8;
const shortestSegmentMs = 3_600_000;

/** The setting of which a topic may have more than is declared. */
export const maxMessageBytesSetting = 'max.message.bytes';

/** The settings of a declared topic, by Kafka's names. */
export function topicConfig(topic: TopicDeclaration, copies: TopicCopies): Map<string, string> {
  const maxBytes = topic.name.endsWith(deadLettersOf('')) ? maxDeadLetterBytes : maxBatchBytes;
  const config = new Map([
    // Compaction removes all messages of an order except the last, and consumers cannot notice it.
    ['cleanup.policy', 'delete'],
    ['retention.ms', String(topic.retentionMs)],
    ['segment.ms', String(Math.max(shortestSegmentMs, Math.ceil(topic.retentionMs / segmentsPerRetention)))],
    [maxMessageBytesSetting, String(maxBytes)],
    // Kafka stores uncompressed what other systems compress, because kafkajs has no codec for most compressions.
    ['compression.type', 'uncompressed'],
  ]);
  if (copies.minInsyncReplicas !== undefined) config.set('min.insync.replicas', String(copies.minInsyncReplicas));
  return config;
}

/** Creates missing topics. Existing topics are not changed. */
export async function createMissingTopics(
  admin: Admin,
  declared: readonly TopicDeclaration[],
  copies: TopicCopies,
): Promise<void> {
  const there = new Set(await admin.listTopics());
  const missing = declared.filter(({ name }) => !there.has(name));
  if (missing.length === 0) return;
  try {
    await admin.createTopics({
      waitForLeaders: true,
      topics: missing.map((topic) => ({
        topic: topic.name,
        numPartitions: topic.partitions,
        // -1 is the cluster's default.
        replicationFactor: copies.replicationFactor ?? -1,
        configEntries: [...topicConfig(topic, copies)].map(([name, value]) => ({ name, value })),
      })),
    });
  } catch (error) {
    // Another instance may have created some of them in the meantime.
    const now = new Set(await admin.listTopics());
    if (!missing.every(({ name }) => now.has(name))) throw firstOf(error);
  }
  // The controller answers before the brokers know the topics.
  await patiently(() => admin.fetchTopicMetadata({ topics: missing.map(({ name }) => name) }));
}

/**
 * kafkajs reports only that some topics could not be created. The first error has the reason. For a user without the right to
 * create topics, the error is not a refusal, because the process waits until another process creates them.
 */
function firstOf(error: unknown): unknown {
  const errors = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  const [first] = errors as { readonly topic: string; readonly type: string; readonly message: string }[];
  if (first === undefined) return error;
  const mayNot = first.type === 'TOPIC_AUTHORIZATION_FAILED';
  const reason = mayNot ? 'this user sees no such topic and may make none' : first.message;
  return new Error(`${first.topic}, the first of ${errors.length}: ${reason}`, { cause: error });
}

/** The topics that are known to exist. */
export class KafkaTopics {
  private readonly logger = new Logger('Kafka');
  private readonly known = new Set<string>();

  constructor(
    private readonly admin: KafkaAdmin,
    private readonly copies: TopicCopies,
  ) {}

  async declare(topics: readonly TopicDeclaration[]): Promise<void> {
    const unknown = topics.filter(({ name }) => !this.known.has(name));
    if (unknown.length === 0) return;
    await this.admin.ask('topics cannot be declared', async (client) => {
      await createMissingTopics(client, unknown, this.copies);
      await this.warnOfCompaction(client, unknown);
    });
    for (const { name } of unknown) this.known.add(name);
  }

  /** See {@link topicConfig}. No warning for a user who may not read the settings of topics. */
  private async warnOfCompaction(admin: Admin, topics: readonly TopicDeclaration[]): Promise<void> {
    const resources = topics.map(({ name }) => ({ type: topicResource, name, configNames: ['cleanup.policy'] }));
    const described = await admin.describeConfigs({ includeSynonyms: false, resources }).catch(() => null);
    for (const { resourceName, configEntries } of described?.resources ?? []) {
      const policy = configEntries[0]?.configValue ?? '';
      if (!policy.includes('compact')) continue;
      this.logger.warn(
        `Kafka removes messages of ${resourceName} unnoticed, because its cleanup.policy is ${policy}. Run dakpion topics apply.`,
      );
    }
  }

  async declareReplies(topic: string): Promise<void> {
    await this.declare([replyTopicDeclaration(topic)]);
  }

  async declareDeadLetters(topics: readonly string[]): Promise<void> {
    await this.declare(topics.map(deadLettersDeclaration));
  }

  /** Whether all topics are known, so that no request is needed. */
  areKnown(topics: readonly string[]): boolean {
    return topics.every((topic) => this.known.has(topic));
  }

  /** Throws if one of the topics does not exist. kafkajs would retry for a long time, and delay messages to existing topics. */
  async mustExist(topics: readonly string[]): Promise<void> {
    await this.learn(topics);
    const missing = topics.find((topic) => !this.known.has(topic));
    if (missing !== undefined) throw new Error(`the topic ${missing} is not declared`);
  }

  /** Whether a topic exists. Rejects with BrokerUnavailableError if the cluster does not answer. */
  async exists(topic: string): Promise<boolean> {
    await this.learn([topic]);
    return this.areKnown([topic]);
  }

  private async learn(topics: readonly string[]): Promise<void> {
    if (this.areKnown(topics)) return;
    const there = await this.admin.ask('topics cannot be listed', (client) => client.listTopics());
    for (const topic of there) this.known.add(topic);
  }
}
