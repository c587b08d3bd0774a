import { randomInt, randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Kafka, KafkaMessage } from 'kafkajs';
import { BrokerUnavailableError, RequestFailedError, RequestTimeoutError } from '../broker-errors.ts';
import { type MessageValue, type OutgoingMessage } from '../message.ts';
import { parseValue, valueBytes } from '../message-value.ts';
import type { KafkaAdmin } from './kafka-client.ts';
import { type KafkaRecord, kafkaRecord, receivedMessage, transportHeaders } from './kafka-message.ts';
import { KafkaPartitionReader } from './kafka-partition-reader.ts';
import type { KafkaTopics } from './kafka-topics.ts';

const maxPending = 10_000;

interface KafkaRequestsOptions {
  readonly kafka: Kafka;
  readonly admin: KafkaAdmin;
  readonly topics: KafkaTopics;
  readonly clientId: string;
  readonly replyTopic: string;
  /** For the deadlines of requests. */
  readonly sharedClock: () => number;
  send(records: readonly KafkaRecord[]): Promise<void>;
  onFatal(error: Error): void;
}

interface Pending {
  resolve(reply: MessageValue): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Sends requests and waits for their replies.
 *
 * Each requester chooses one partition of the reply topic at random, names it in its requests, and reads only this partition,
 * from its first request on, in its own group. Therefore there can be more requesters than partitions (requesters that share
 * one skip the replies of others by the correlation id), a starting or stopping requester does not disturb the others, and each
 * reads only its share of the replies.
 */
export class KafkaRequests {
  private readonly instance = randomUUID();
  private readonly pending = new Map<string, Pending>();
  private sent = 0;
  private replies: Promise<{ readonly partition: number; readonly reader: KafkaPartitionReader }> | undefined;
  private closed = false;
  private hasToldUnreadable = false;
  private readonly logger = new Logger('Kafka');

  constructor(private readonly options: KafkaRequestsOptions) {}

  /** Sends a request and waits for the reply. Rejects as {@link Broker.request} says. */
  async request(message: OutgoingMessage, timeoutMs: number): Promise<MessageValue> {
    const bytes = valueBytes(message);
    if (this.pending.size >= maxPending) {
      throw new BrokerUnavailableError(`${maxPending} requests are waiting already`);
    }
    this.sent += 1;
    const correlationId = `${this.instance}-${this.sent}`;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const text = `no reply to ${message.topic}#${message.type} within ${timeoutMs} ms`;
        this.take(correlationId)?.reject(new RequestTimeoutError(text));
      }, timeoutMs);
      this.pending.set(correlationId, { resolve, reject, timer });
      const deadline = this.options.sharedClock() + timeoutMs;
      this.send(message, bytes, correlationId, deadline).catch((error) => this.take(correlationId)?.reject(error));
    });
  }

  /** Rejects all requests in progress. */
  async close(): Promise<void> {
    this.closed = true;
    for (const correlationId of [...this.pending.keys()]) {
      this.take(correlationId)?.reject(new BrokerUnavailableError('the broker is closed'));
    }
    const replies = await this.replies?.catch(() => undefined);
    await replies?.reader.stop();
  }

  private async send(
    message: OutgoingMessage,
    bytes: Uint8Array,
    correlationId: string,
    deadline: number,
  ): Promise<void> {
    await this.options.topics.mustExist([message.topic]);
    this.replies ??= this.readReplies().catch((error) => {
      // The next request retries.
      this.replies = undefined;
      throw error;
    });
    const { partition } = await this.replies;
    // The request has timed out.
    if (!this.pending.has(correlationId)) return;
    const record = kafkaRecord(message, bytes, {
      [transportHeaders.replyTopic]: this.options.replyTopic,
      [transportHeaders.replyPartition]: String(partition),
      [transportHeaders.correlationId]: correlationId,
      [transportHeaders.deadline]: String(deadline),
    });
    await this.options.send([record]);
  }

  private async readReplies(): Promise<{ readonly partition: number; readonly reader: KafkaPartitionReader }> {
    const { kafka, admin, topics, clientId, replyTopic, onFatal } = this.options;
    await topics.declareReplies(replyTopic);
    const ends = await admin.ask(`${replyTopic} cannot be read`, (client) => client.fetchTopicOffsets(replyTopic));
    const end = ends[randomInt(ends.length)];
    if (end === undefined || this.closed) throw new BrokerUnavailableError('the broker is closed');
    const reader = new KafkaPartitionReader({
      kafka,
      groupId: `${clientId}.replies.${this.instance}`,
      topic: replyTopic,
      places: new Map([[end.partition, Number(end.high)]]),
      read: async (messages) => {
        for (const message of messages) this.reply(message, end.partition);
      },
      onFatal,
    });
    await reader.start();
    return { partition: end.partition, reader };
  }

  private reply(from: KafkaMessage, partition: number): void {
    const { message, transport, unreadable } = receivedMessage(this.options.replyTopic, partition, from);
    if (unreadable !== undefined) this.tellUnreadable(`${unreadable}: ${message.topic} ${message.place}`);
    // A reply to another requester, a late reply or a duplicate.
    const pending = this.take(transport.get(transportHeaders.correlationId) ?? '');
    if (pending === undefined) return;
    const error = transport.get(transportHeaders.error);
    if (error !== undefined) {
      pending.reject(new RequestFailedError(error, !transport.has(transportHeaders.errorLasts)));
      return;
    }
    try {
      pending.resolve(parseValue(message.bytes));
    } catch {
      pending.reject(new RequestFailedError('the reply is no JSON', false));
    }
  }

  /** Once, because then every reply is in such a batch. */
  private tellUnreadable(what: string): void {
    if (this.hasToldUnreadable) return;
    this.hasToldUnreadable = true;
    this.logger.error(`${what}. Requests get no replies. Run dakpion topics apply.`);
  }

  private take(correlationId: string): Pending | undefined {
    const pending = this.pending.get(correlationId);
    this.pending.delete(correlationId);
    clearTimeout(pending?.timer);
    return pending;
  }
}
