import { setImmediate as nextTick } from 'node:timers/promises';
import { retry as retryWith } from '@dakpion/repetition';
import type { Kafka, Message, Producer, TopicMessages } from 'kafkajs';
import { BrokerUnavailableError, PublishWithdrawnError } from '../broker-errors.ts';
import { unavailable } from './kafka-client.ts';
import { withinCloseTime } from './kafka-group-membership.ts';
import type { KafkaRecord } from './kafka-message.ts';
import { connectedProducer, isClosed, isClusterRefusal, isPassing } from './kafka-producer.ts';

// Kafka accepts 1 MiB for each batch of a partition, and a whole batch can be for one partition.
const maxBatchBytes = 1_000_000;
// kafkajs needs time for sorting a batch by partitions that grows with the square of its size.
const maxBatchMessages = 1_000;
const maxWaitingBytes = 64_000_000;
const ackWithinMs = 10_000;
const patience = { maxTries: 20, firstPauseMs: 100, maxPauseMs: 1_000 };
/** A failure later than this, in ms since the first try, is not retried. One try takes 20 s if brokers do not answer. */
const defaultPatienceMs = 5_000;

/** A starting broker closes connections, too. */
const closedConnection =
  'Kafka closes the connection, as it does for clients without the encryption or the credentials that it requires';

/** Kafka assigns the producer id, which our producers need, only to users that may write to some topic. */
const mayNotWrite = 'Kafka lets this user write to no topic';

/** Records that are acknowledged together. */
interface Sending {
  /** Whether the records may still be sent. */
  readonly mayBeSent: () => boolean;
  left: number;
  resolve(): void;
  reject(error: Error): void;
}

type Batch = ReadonlyArray<{ readonly record: KafkaRecord; readonly sending: Sending }>;

/**
 * Sends records in batches. Records that are sent in one tick, or while a batch is in progress, form the next batch. One batch
 * is in progress at a time. This is about eight times as fast as single records, and keeps the order of each key, which
 * concurrent batches do not.
 */
export class KafkaSender {
  private waiting: Array<{ readonly record: KafkaRecord; readonly sending: Sending }> = [];
  private waitingBytes = 0;
  private producer: Promise<Producer> | undefined;
  private draining: Promise<void> | undefined;

  constructor(
    private readonly kafka: Kafka,
    private readonly patienceMs = defaultPatienceMs,
  ) {}

  /**
   * Resolves when all in-sync replicas have acknowledged all records. Rejects with {@link BrokerUnavailableError}, or with
   * {@link PublishWithdrawnError} if `mayBeSent` returns false. It is called immediately before each try.
   */
  async send(records: readonly KafkaRecord[], mayBeSent = () => true): Promise<void> {
    if (records.length === 0) return;
    if (this.waitingBytes > maxWaitingBytes) {
      throw new BrokerUnavailableError(`more than ${maxWaitingBytes} bytes are waiting to be sent already`);
    }
    await new Promise<void>((resolve, reject) => {
      const sending = { mayBeSent, left: records.length, resolve, reject };
      for (const record of records) {
        this.waiting.push({ record, sending });
        this.waitingBytes += record.bytes;
      }
      this.draining ??= this.drain();
    });
  }

  /** Connects before the first send. Rejects with {@link BrokerUnavailableError}. */
  async connect(): Promise<void> {
    try {
      await this.connected();
    } catch (error) {
      await this.discard();
      throw unavailable(failureToConnect(error), error);
    }
  }

  /** Resolves when all records were acknowledged or have failed, at the latest after 3 s. */
  async close(): Promise<void> {
    const closed = async () => {
      await this.draining;
      await this.discard();
    };
    await withinCloseTime(closed());
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      // Callers that were just answered, or run in this tick, can join the batch.
      await nextTick();
      await this.sendBatch(this.nextBatch());
    }
    this.draining = undefined;
  }

  private nextBatch(): Batch {
    let count = 0;
    let bytes = 0;
    for (const { record } of this.waiting) {
      if (count === maxBatchMessages || (count > 0 && bytes + record.bytes > maxBatchBytes)) break;
      count += 1;
      bytes += record.bytes;
    }
    this.waitingBytes -= bytes;
    return this.waiting.splice(0, count);
  }

  private async sendBatch(batch: Batch): Promise<void> {
    let left = batch;
    const attempt = async () => {
      left = this.withdraw(left);
      if (left.length === 0) return;
      const producer = await this.connected();
      left = this.withdraw(left);
      if (left.length > 0) await producer.sendBatch({ topicMessages: byTopic(left), acks: -1, timeout: ackWithinMs });
    };
    // A producer that gave up would use the sequence numbers of this batch for the next one. If this batch was written after
    // all, Kafka would take the next batch for a duplicate, acknowledge it and drop it. A new producer begins with new sequence
    // numbers.
    const withNewProducer = async (error: unknown) => {
      await this.discard();
      throw error;
    };
    const began = performance.now();
    const worthRetrying = (error: unknown) => isPassing(error) && performance.now() - began <= this.patienceMs;
    try {
      await retryWith(() => attempt().catch(withNewProducer), patience, { worthRetrying });
    } catch (error) {
      const parts = byTopicsOfCaller(left);
      // Kafka refuses a topic, e.g. because the user may not write it. The records of other topics are sent without it.
      if (!isPassing(error) && parts.length > 1) {
        for (const part of parts) await this.sendBatch(part);
        return;
      }
      // While Kafka is unavailable, each waiting batch would wait for the same time in its turn, and then be sent before this one
      // is sent again. Therefore all of them fail.
      const failed = isPassing(error) ? [...left, ...this.waiting] : left;
      // Kafka does not name a topic to which the user may not write.
      const topics = [...new Set(left.map(({ record }) => record.topic))].join(', ');
      this.fail(
        new Set(failed.map(({ sending }) => sending)),
        unavailable(`Kafka did not acknowledge ${topics}`, error),
      );
      return;
    }
    for (const { sending } of left) {
      sending.left -= 1;
      if (sending.left === 0) sending.resolve();
    }
  }

  /** Rejects the records that may no longer be sent, and returns the others. */
  private withdraw(batch: Batch): Batch {
    const sendings = new Set(batch.map(({ sending }) => sending));
    const withdrawn = new Set([...sendings].filter(({ mayBeSent }) => !mayBeSent()));
    if (withdrawn.size === 0) return batch;
    this.fail(withdrawn, new PublishWithdrawnError());
    return batch.filter(({ sending }) => !withdrawn.has(sending));
  }

  /** Waiting records of the same callers are not sent: they would precede the failed ones, which the callers send again. */
  private fail(failed: ReadonlySet<Sending>, failure: Error): void {
    for (const sending of failed) sending.reject(failure);
    const left = this.waiting.filter(({ sending }) => !failed.has(sending));
    this.waitingBytes = left.reduce((sum, { record }) => sum + record.bytes, 0);
    this.waiting = left;
  }

  private connected(): Promise<Producer> {
    this.producer ??= connectedProducer(this.kafka);
    return this.producer;
  }

  private async discard(): Promise<void> {
    const producer = this.producer;
    this.producer = undefined;
    await producer?.then((one) => one.disconnect()).catch(() => undefined);
  }
}

/** Parts of a batch, each with the records of all callers that send to the same topics. */
function byTopicsOfCaller(batch: Batch): Batch[] {
  const topics = new Map<Sending, Set<string>>();
  for (const { record, sending } of batch) topics.set(sending, (topics.get(sending) ?? new Set()).add(record.topic));
  const parts = new Map<string, Batch>();
  for (const each of batch) {
    const key = [...(topics.get(each.sending) ?? [])].sort().join();
    parts.set(key, [...(parts.get(key) ?? []), each]);
  }
  return [...parts.values()];
}

function failureToConnect(error: unknown): string {
  if (isClosed(error)) return closedConnection;
  return isClusterRefusal(error) ? mayNotWrite : 'Kafka cannot be reached';
}

function byTopic(batch: Batch): TopicMessages[] {
  const messages = new Map<string, Message[]>();
  for (const { record } of batch) {
    const ofTopic = messages.get(record.topic);
    if (ofTopic === undefined) messages.set(record.topic, [record.message]);
    else ofTopic.push(record.message);
  }
  return [...messages].map(([topic, ofTopic]) => ({ topic, messages: ofTopic }));
}
