import { mkdirSync } from 'node:fs';
import { FreeSpace, LmdbTransactions, logPageSize, openEnvironment } from '@dakpion/lmdb';
import type { RootDatabase } from 'lmdb';
import {
  type Broker,
  type BrowseOptions,
  type Consumer,
  type Consumption,
  type PublishOptions,
  type TopicDeclaration,
} from '../broker.ts';
import { BrokerUnavailableError, PublishWithdrawnError } from '../broker-errors.ts';
import type { DeadLetterMessage } from '../dead-letter.ts';
import { type IncomingMessage, type MessageValue, type OutgoingMessage } from '../message.ts';
import { valueBytes } from '../message-value.ts';
import { GroupOffsets } from './group-offsets.ts';
import { LmdbConsumer } from './lmdb-consumer.ts';
import { LogWriter } from './log-writer.ts';
import { encodeRecord } from './message-record.ts';
import { RequestQueue } from './request-queue.ts';
import { removeExpired } from './retention.ts';
import { browseTopic } from './topic-browsing.ts';
import { maxDatabases, TopicLogs } from './topic-logs.ts';

export interface LmdbBrokerOptions {
  /** Created if missing. One process can open it at a time. */
  readonly directory: string;
  /** With less free space, the broker does not open and refuses messages. Default: 256 MiB. */
  readonly minFreeBytes?: number | undefined;
  /** Epoch milliseconds. Default: the system clock. */
  readonly clock?: () => number;
  /** The interval between searches for messages that are not needed any more. Default: 30 s. */
  readonly sweepEveryMs?: number;
  /** A message of a consumer has become a dead letter, which is durable. */
  onDeadLetter?(letter: DeadLetterMessage): void;
}

/**
 * Opens the embedded broker: topics are durable logs in LMDB, requests are kept in memory.
 *
 * All consumers of a group are in this process. Therefore a group can consume a topic only once: a second consumption is
 * refused.
 */
export async function openLmdbBroker(options: LmdbBrokerOptions): Promise<Broker> {
  const { directory, minFreeBytes, clock = Date.now, sweepEveryMs = 30_000 } = options;
  mkdirSync(directory, { recursive: true });
  const freeSpace = new FreeSpace(directory, minFreeBytes);
  const root = openEnvironment({
    path: directory,
    maxDbs: maxDatabases,
    pageSize: logPageSize,
    // A transaction resolves, and becomes visible to readers, after it has reached the disk.
    overlappingSync: false,
    freeSpace,
  });
  const onDeadLetter = (letter: DeadLetterMessage) => options.onDeadLetter?.(letter);
  return new LmdbBroker(root, new LmdbTransactions(root, { freeSpace }), clock, sweepEveryMs, onDeadLetter);
}

class LmdbBroker implements Broker {
  private readonly logs: TopicLogs;
  private readonly writer: LogWriter;
  private readonly offsets: GroupOffsets;
  private readonly requests: RequestQueue;
  private readonly consumers = new Map<LmdbConsumer, Consumption>();
  private readonly sweeper: NodeJS.Timeout;
  private readonly sweepStop = new AbortController();
  private sweeping: Promise<void> | undefined;
  private closing: Promise<void> | undefined;
  private closed = false;

  constructor(
    private readonly root: RootDatabase,
    private readonly transactions: LmdbTransactions,
    private readonly clock: () => number,
    sweepEveryMs: number,
    private readonly onDeadLetter: (letter: DeadLetterMessage) => void,
  ) {
    this.offsets = new GroupOffsets(this.transactions, root.openDB({ name: 'group-offsets' }));
    this.logs = new TopicLogs(root, this.transactions, this.offsets);
    this.writer = new LogWriter(this.transactions, this.logs.heads);
    this.requests = new RequestQueue(clock);
    this.sweeper = setInterval(() => this.sweep(), sweepEveryMs).unref();
  }

  /** No other process can open the files. */
  assignment(): number {
    return 0;
  }

  async declareTopics(topics: readonly TopicDeclaration[]): Promise<void> {
    this.refuseWhenClosing();
    await this.logs.declare(topics);
  }

  async publish(messages: readonly OutgoingMessage[], options: PublishOptions = {}): Promise<void> {
    this.refuseWhenClosed();
    this.refuseWithoutSpace();
    if (options.mayBeSent?.() === false) throw new PublishWithdrawnError();
    const now = this.clock();
    // All messages are validated before the first is sent.
    const records = messages.map((message) => ({
      log: this.logs.get(message.topic),
      record: encodeRecord(message, valueBytes(message), now),
    }));
    if (records.length > 0) await this.writer.append(records);
  }

  async request(message: OutgoingMessage, options: { readonly timeoutMs: number }): Promise<MessageValue> {
    this.refuseWhenClosing();
    this.logs.get(message.topic);
    return this.requests.send(message, options.timeoutMs);
  }

  async consume(consumption: Consumption): Promise<Consumer> {
    this.refuseWhenClosing();
    const topics = [...new Set(consumption.topics)];
    const logs = topics.map((topic) => this.logs.get(topic));
    await this.logs.declareDeadLetters(topics);
    this.refuseWhenClosing();
    this.refuseSecond(consumption);
    const consumer: LmdbConsumer = new LmdbConsumer({
      consumption,
      logs,
      offsets: this.offsets,
      requests: this.requests,
      clock: this.clock,
      publishDeadLetter: (letter) => this.publishDeadLetter(letter),
      stopped: () => this.consumers.delete(consumer),
    });
    this.consumers.set(consumer, consumption);
    return consumer;
  }

  async *browse(topic: string, options: BrowseOptions = {}): AsyncIterable<IncomingMessage> {
    this.refuseWhenClosed();
    for (const message of browseTopic(this.logs.get(topic), options)) {
      yield { ...message, topic };
      this.refuseWhenClosed();
    }
  }

  async ping(): Promise<void> {
    this.refuseWhenClosed();
  }

  close(): Promise<void> {
    this.closing ??= this.closeAll();
    return this.closing;
  }

  private async closeAll(): Promise<void> {
    clearInterval(this.sweeper);
    this.sweepStop.abort();
    this.requests.close();
    // Handlers in progress may still publish. Publishing is closed after they have ended.
    await Promise.all([...this.consumers.keys()].map((consumer) => consumer.stop()));
    this.closed = true;
    // Requests that consumers returned without having begun them.
    this.requests.close();
    await this.sweeping;
    await this.writer.idle();
    // On a full disk, messages that were finished since the last write are delivered again, which consumers must tolerate
    // anyway.
    await this.offsets.flush().catch(() => undefined);
    await this.root.close();
  }

  /** A received message is sent unchanged, so no size limit applies. */
  private async publishDeadLetter(letter: DeadLetterMessage): Promise<void> {
    this.refuseWhenClosed();
    this.refuseWithoutSpace();
    const record = encodeRecord(letter, letter.value, this.clock());
    await this.writer.append([{ log: this.logs.get(letter.topic), record }]);
    this.onDeadLetter(letter);
  }

  private refuseWhenClosing(): void {
    if (this.closing !== undefined) throw new BrokerUnavailableError('the broker is closed');
  }

  private refuseWhenClosed(): void {
    if (this.closed) throw new BrokerUnavailableError('the broker is closed');
  }

  /** Consumers can get a message before it is on the disk. A message that cannot be written is not given to them. */
  private refuseWithoutSpace(): void {
    try {
      this.transactions.refuseShortage();
    } catch (cause) {
      throw new BrokerUnavailableError(`cannot write: ${String(cause)}`, { cause });
    }
  }

  private refuseSecond({ group, topics }: Consumption): void {
    for (const other of this.consumers.values()) {
      const both = other.group === group && other.topics.find((topic) => topics.includes(topic));
      if (both) throw new Error(`the group ${group} consumes ${both} in this process already`);
    }
  }

  private sweep(): void {
    if (this.sweeping !== undefined) return;
    this.sweeping = removeExpired(this.transactions, this.logs.all(), this.offsets, this.clock(), this.sweepStop.signal)
      // Messages that could not be removed are removed by a later sweep.
      .catch(() => undefined)
      .then(() => {
        this.sweeping = undefined;
      });
  }
}
