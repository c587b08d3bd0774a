import { Logger } from '@nestjs/common';
import type { Kafka } from 'kafkajs';
import {
  type Broker,
  type BrowseOptions,
  type Consumer,
  type Consumption,
  type DroppedMessages,
  type ExpiredRequest,
  type PublishOptions,
  type TopicDeclaration,
} from '../broker.ts';
import { BrokerUnavailableError } from '../broker-errors.ts';
import type { DeadLetterMessage } from '../dead-letter.ts';
import { type IncomingMessage, type MessageValue, type OutgoingMessage } from '../message.ts';
import { valueBytes } from '../message-value.ts';
import { browseKafkaTopic } from './kafka-browsing.ts';
import { type KafkaAddress, KafkaAdmin, kafkaClient } from './kafka-client.ts';
import { KafkaConsumer } from './kafka-consumer.ts';
import { kafkaRecord } from './kafka-message.ts';
import { defaultReplyTopic } from './kafka-reply-topic.ts';
import type { KafkaReply } from './kafka-request-delivery.ts';
import { KafkaRequests } from './kafka-requests.ts';
import { KafkaSender } from './kafka-sender.ts';
import { KafkaTopics, type TopicCopies } from './kafka-topics.ts';

export interface KafkaBrokerOptions extends KafkaAddress, TopicCopies {
  /** The topic for replies, the same for all instances that send each other requests. Default: {@link defaultReplyTopic}. */
  readonly replyTopic?: string;
  /**
   * Epoch milliseconds, for the deadlines of requests. All instances that send each other requests must use the same clock,
   * because their own clocks can differ by more than a time-out. Default: the system clock.
   */
  readonly sharedClock?: () => number;
  /**
   * Called if a consumer has ended permanently. The process should exit and be restarted. Default: throws outside of any
   * promise.
   */
  onFatal?(error: Error): void;
  /** A topic has deleted messages that one of this process's consumer groups had not handled. */
  onDropped?(dropped: DroppedMessages): void;
  /** A request arrived after its deadline and was not carried out. */
  onExpired?(request: ExpiredRequest): void;
  /** A message of this process's consumers has become a dead letter, which is durable. */
  onDeadLetter?(letter: DeadLetterMessage): void;
}

/**
 * Connects to a Kafka cluster. Rejects with {@link BrokerUnavailableError} if the cluster cannot be reached. While the cluster
 * is unavailable later, publishing rejects with that error, and consumers wait.
 *
 * Only one consumer group may consume a topic of requests. Two groups would both carry them out.
 */
export async function openKafkaBroker(options: KafkaBrokerOptions): Promise<Broker> {
  const broker = new KafkaBroker(kafkaClient(options), options);
  await broker.connect();
  return broker;
}

class KafkaBroker implements Broker {
  private readonly logger = new Logger('Kafka');
  private assigned = 0;
  private readonly admin: KafkaAdmin;
  private readonly topics: KafkaTopics;
  private readonly sender: KafkaSender;
  private readonly requests: KafkaRequests;
  private readonly sharedClock: () => number;
  private readonly consumers = new Set<KafkaConsumer>();
  private asked: Promise<void> | undefined;
  private closing: Promise<void> | undefined;
  private closed = false;

  constructor(
    private readonly kafka: Kafka,
    private readonly options: KafkaBrokerOptions,
  ) {
    const { clientId, replyTopic = defaultReplyTopic } = options;
    this.sharedClock = options.sharedClock ?? Date.now;
    // Failures of these clients arrive as rejections. Only failures of consumers need the log.
    const quiet = kafkaClient(options, true);
    this.admin = new KafkaAdmin(quiet);
    this.topics = new KafkaTopics(this.admin, options);
    this.sender = new KafkaSender(quiet);
    this.requests = new KafkaRequests({
      kafka,
      admin: this.admin,
      topics: this.topics,
      clientId,
      replyTopic,
      sharedClock: this.sharedClock,
      send: (records) => this.sender.send(records),
      onFatal: (error) => this.fatal(error),
    });
  }

  assignment(topic: string): number | null {
    for (const consumer of this.consumers) {
      const assignment = consumer.assignment(topic);
      if (assignment !== undefined) return assignment;
    }
    return null;
  }

  connect(): Promise<void> {
    return this.sender.connect();
  }

  async declareTopics(topics: readonly TopicDeclaration[]): Promise<void> {
    this.refuseWhenClosing();
    await this.topics.declare(topics);
  }

  async publish(messages: readonly OutgoingMessage[], options: PublishOptions = {}): Promise<void> {
    this.refuseWhenClosed();
    // All messages are validated before the first is sent.
    const records = messages.map((message) => kafkaRecord(message, valueBytes(message)));
    const topics = messages.map(({ topic }) => topic);
    if (!this.topics.areKnown(topics)) await this.topics.mustExist(topics);
    await this.sender.send(records, options.mayBeSent);
  }

  async request(message: OutgoingMessage, options: { readonly timeoutMs: number }): Promise<MessageValue> {
    this.refuseWhenClosing();
    return this.requests.request(message, options.timeoutMs);
  }

  async consume(consumption: Consumption): Promise<Consumer> {
    this.refuseWhenClosing();
    await this.topics.mustExist(consumption.topics);
    await this.topics.declareDeadLetters(consumption.topics);
    this.refuseWhenClosing();
    const consumer: KafkaConsumer = new KafkaConsumer({
      kafka: this.kafka,
      admin: this.admin,
      consumption,
      replyTopic: this.options.replyTopic ?? defaultReplyTopic,
      sharedClock: this.sharedClock,
      publishDeadLetter: (letter) => this.publishDeadLetter(letter),
      publishReply: (reply) => this.publishReply(reply),
      stopped: () => this.consumers.delete(consumer),
      onAssigned: () => {
        this.assigned += 1;
        return this.assigned;
      },
      onDropped: (dropped) => this.options.onDropped?.(dropped),
      onExpired: (request) => this.options.onExpired?.(request),
      onFatal: (error) => this.fatal(error),
    });
    this.consumers.add(consumer);
    await consumer.start();
    return consumer;
  }

  async *browse(topic: string, options: BrowseOptions = {}): AsyncIterable<IncomingMessage> {
    this.refuseWhenClosed();
    await this.topics.mustExist([topic]);
    let left = options.maxCount ?? Number.POSITIVE_INFINITY;
    const { clientId } = this.options;
    const from = { kafka: this.kafka, admin: this.admin, clientId, topic, begin: options };
    if (left <= 0) return;
    for await (const message of browseKafkaTopic(from)) {
      this.refuseWhenClosed();
      yield message;
      left -= 1;
      if (left === 0) return;
    }
  }

  async ping(): Promise<void> {
    this.refuseWhenClosing();
    // While the cluster does not answer, all callers share one request.
    this.asked ??= this.admin
      .ask('Kafka does not answer', (admin) => admin.describeCluster())
      .then(() => undefined)
      .finally(() => {
        this.asked = undefined;
      });
    await this.asked;
  }

  close(): Promise<void> {
    this.closing ??= this.closeAll();
    return this.closing;
  }

  private async closeAll(): Promise<void> {
    const requestsClosed = this.requests.close();
    // Handlers in progress may still publish. Publishing is closed after they have ended.
    await Promise.all([...this.consumers].map((consumer) => consumer.stop()));
    this.closed = true;
    await requestsClosed;
    await Promise.all([this.sender.close(), this.admin.close()]);
  }

  /** A received message is sent unchanged, so no size limit applies. */
  private async publishDeadLetter(letter: DeadLetterMessage): Promise<void> {
    await this.sender.send([kafkaRecord(letter, letter.value)]);
    this.options.onDeadLetter?.(letter);
  }

  private async publishReply({ message, partition, transport }: KafkaReply): Promise<void> {
    // Any program can send a request before a requester has created the topic. Then no requester waits, and kafkajs would retry for
    // a long time and delay all other messages.
    if (!(await this.topics.exists(message.topic))) {
      this.logger.warn(`A reply of type ${message.type} is dropped: topic ${message.topic} does not exist`);
      return;
    }
    const record = kafkaRecord(message, message.value, transport);
    await this.sender.send([{ ...record, message: { ...record.message, partition } }]);
  }

  private refuseWhenClosing(): void {
    if (this.closing !== undefined) throw new BrokerUnavailableError('the broker is closed');
  }

  private refuseWhenClosed(): void {
    if (this.closed) throw new BrokerUnavailableError('the broker is closed');
  }

  private fatal(error: Error): void {
    if (this.closing !== undefined) return;
    if (this.options.onFatal !== undefined) {
      this.options.onFatal(error);
      return;
    }
    setImmediate(() => {
      throw error;
    });
  }
}
