import { Logger } from '@nestjs/common';
import type { Kafka } from 'kafkajs';
import {
  type Broker,
  BrokerUnavailableError,
  type BrowseOptions,
  type Consumer,
  type Consumption,
  type DroppedMessages,
  type ExpiredRequest,
  type IncomingMessage,
  type MessageValue,
  type OutgoingMessage,
  type PublishOptions,
  type TopicDeclaration,
} from '../broker.ts';
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
  /** All instances that ask each other share it. Default: {@link defaultReplyTopic}. */
  readonly replyTopic?: string;
  /** Epoch milliseconds. Default: the system's. */
  readonly clock?: () => number;
  /**
   * Epoch milliseconds, for the deadlines of requests: one clock for all instances that ask each other, whose own may differ by
   * more than a request's time. Default: `clock`.
   */
  readonly sharedClock?: () => number;
  /**
   * Called when a consumer has ended for a reason that waiting does not fix: the process should exit and be started
   * again, else it would look alive and do nothing. Default: throws, outside of any promise.
   */
  onFatal?(error: Error): void;
  /** A topic has dropped messages that a consumer group of ours had not handled. */
  onDropped?(dropped: DroppedMessages): void;
  /** A request came to us when its time was over, and was not begun. */
  onExpired?(request: ExpiredRequest): void;
}

/**
 * Connects to a Kafka cluster. Rejects with {@link BrokerUnavailableError} when it cannot be reached; later, while the
 * cluster is down, publishing rejects with that error and consumers wait until it is back.
 *
 * A topic of requests is consumed by one group; were there two, both would carry them out.
 */
export async function openKafkaBroker(options: KafkaBrokerOptions): Promise<Broker> {
  const broker = new KafkaBroker(kafkaClient(options), options);
  await broker.connect();
  return broker;
}

class KafkaBroker implements Broker {
  private readonly logger = new Logger('Kafka');
  private readonly admin: KafkaAdmin;
  private readonly topics: KafkaTopics;
  private readonly sender: KafkaSender;
  private readonly requests: KafkaRequests;
  private readonly clock: () => number;
  private readonly sharedClock: () => number;
  private readonly consumers = new Set<KafkaConsumer>();
  private closing: Promise<void> | undefined;
  private closed = false;

  constructor(
    private readonly kafka: Kafka,
    private readonly options: KafkaBrokerOptions,
  ) {
    const { clientId, replyTopic = defaultReplyTopic } = options;
    this.clock = options.clock ?? Date.now;
    this.sharedClock = options.sharedClock ?? this.clock;
    // Their failures arrive as rejections; only those of consumers need the log.
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
      clock: this.clock,
      sharedClock: this.sharedClock,
      send: (records) => this.sender.send(records),
      onFatal: (error) => this.fatal(error),
    });
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
    const now = this.clock();
    // All are looked at before the first is sent.
    const records = messages.map((message) => kafkaRecord(message, valueBytes(message), now));
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
      clock: this.clock,
      sharedClock: this.sharedClock,
      // What was received may be sent on as it is: no limit of size applies.
      publishDeadLetter: (letter) => this.sender.send([kafkaRecord(letter, letter.value, this.clock())]),
      publishReply: (reply) => this.publishReply(reply),
      stopped: () => this.consumers.delete(consumer),
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

  close(): Promise<void> {
    this.closing ??= this.closeAll();
    return this.closing;
  }

  private async closeAll(): Promise<void> {
    const requestsClosed = this.requests.close();
    // Handlers under way may still publish; only then the door is shut.
    await Promise.all([...this.consumers].map((consumer) => consumer.stop()));
    this.closed = true;
    await requestsClosed;
    await this.sender.close();
    await this.admin.close();
  }

  private async publishReply({ message, partition, transport }: KafkaReply): Promise<void> {
    // The sender of a request names the topic, and can be any program. Without that topic no requester waits, and kafkajs would try
    // for long, and hold up all else that is sent.
    if (!(await this.topics.exists(message.topic))) {
      this.logger.warn(`A reply of type ${message.type} is dropped: topic ${message.topic} does not exist`);
      return;
    }
    const record = kafkaRecord(message, message.value, this.clock(), transport);
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
