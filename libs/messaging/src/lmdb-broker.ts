import { type Database, open, type RootDatabase } from 'lmdb';
import {
  type Broker,
  BrokerUnavailableError,
  type Consumer,
  type Consumption,
  deadLettersOf,
  type IncomingMessage,
  type MessageValue,
  type OutgoingMessage,
  type TopicDeclaration,
} from './broker.ts';
import { GroupOffsets } from './group-offsets.ts';
import { LmdbConsumer } from './lmdb-consumer.ts';
import { LogWriter } from './log-writer.ts';
import { encodeRecord } from './message-record.ts';
import { parseValue, valueBytes } from './message-value.ts';
import { RequestQueue } from './request-queue.ts';
import { removeExpired } from './retention.ts';
import { TopicLog } from './topic-log.ts';

const maxTopics = 500;
const deadLetterRetentionMs = 30 * 24 * 60 * 60 * 1000;
const deadLetterSuffix = deadLettersOf('');
const browseAtOnce = 100;

export interface LmdbBrokerOptions {
  /** Made when it is not there. One process may have it at a time. */
  readonly directory: string;
  /** Epoch milliseconds. Default: the system's. */
  readonly clock?: () => number;
  /** How often expired messages are looked for. Default: once a minute. */
  readonly sweepEveryMs?: number;
}

/** Opens the embedded broker: topics are durable logs on LMDB, requests live in memory. */
export async function openLmdbBroker(options: LmdbBrokerOptions): Promise<Broker> {
  // Without overlappingSync a transaction resolves, and is seen by readers, after it has reached the disk.
  const root = open({ path: options.directory, maxDbs: maxTopics + 10, overlappingSync: false });
  return new LmdbBroker(root, options.clock ?? Date.now, options.sweepEveryMs ?? 60_000);
}

class LmdbBroker implements Broker {
  readonly #logs = new Map<string, TopicLog>();
  readonly #declared: Database<{ retention_ms: number }, string>;
  readonly #heads: Database<number, string>;
  readonly #writer: LogWriter;
  readonly #offsets: GroupOffsets;
  readonly #requests: RequestQueue;
  readonly #consumers = new Map<LmdbConsumer, Consumption>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #sweepStop = new AbortController();
  #sweeping: Promise<void> | undefined;
  #closing: Promise<void> | undefined;
  #closed = false;

  constructor(
    private readonly root: RootDatabase,
    private readonly clock: () => number,
    sweepEveryMs: number,
  ) {
    this.#declared = root.openDB({ name: 'topics' });
    this.#heads = root.openDB({ name: 'heads' });
    this.#offsets = new GroupOffsets(root, root.openDB({ name: 'group-offsets' }));
    this.#writer = new LogWriter(root, this.#heads);
    this.#requests = new RequestQueue(clock);
    for (const { key, value } of this.#declared.getRange({})) this.#openLog(key, value.retention_ms);
    this.#sweeper = setInterval(() => this.#sweep(), sweepEveryMs).unref();
  }

  async declareTopics(topics: readonly TopicDeclaration[]): Promise<void> {
    this.#refuseWhenClosing();
    const retention = new Map<string, number>();
    for (const { name } of topics) {
      if (!name.endsWith(deadLetterSuffix)) this.#addDeadLetters(name, retention);
    }
    for (const { name, retentionMs } of topics) retention.set(name, retentionMs);
    await this.#declare(retention);
  }

  async publish(messages: readonly OutgoingMessage[]): Promise<void> {
    if (this.#closed) throw new BrokerUnavailableError('the broker is closed');
    // All are looked at before the first is sent.
    const bytes = messages.map(valueBytes);
    const logs = messages.map(({ topic }) => this.#log(topic));
    const now = this.clock();
    const records = messages.map((message, index) => ({
      log: logs[index] as TopicLog,
      record: encodeRecord(message, bytes[index] as Uint8Array, now),
    }));
    if (records.length > 0) await this.#writer.append(records);
  }

  async request(message: OutgoingMessage, options: { readonly timeoutMs: number }): Promise<MessageValue> {
    this.#refuseWhenClosing();
    this.#log(message.topic);
    return this.#requests.send(message, options.timeoutMs);
  }

  async consume(consumption: Consumption): Promise<Consumer> {
    this.#refuseWhenClosing();
    const topics = [...new Set(consumption.topics)];
    const retention = new Map<string, number>();
    for (const topic of topics) {
      this.#log(topic);
      this.#addDeadLetters(topic, retention);
    }
    await this.#declare(retention);
    this.#refuseWhenClosing();
    this.#refuseSecond(consumption);
    const consumer: LmdbConsumer = new LmdbConsumer({
      consumption,
      logs: topics.map((topic) => this.#log(topic)),
      offsets: this.#offsets,
      requests: this.#requests,
      clock: this.clock,
      publishDeadLetter: (letter) => this.#publishDeadLetter(letter),
      stopped: () => this.#consumers.delete(consumer),
    });
    this.#consumers.set(consumer, consumption);
    return consumer;
  }

  async *browse(
    topic: string,
    options: { readonly after?: string; readonly maxCount?: number } = {},
  ): AsyncIterable<IncomingMessage> {
    const log = this.#log(topic);
    let left = options.maxCount ?? Number.POSITIVE_INFINITY;
    let from = options.after === undefined ? 0 : Number(options.after) + 1;
    const end = log.next;
    while (left > 0 && from < end && !this.#closed) {
      const messages = log.read(from, Math.min(left, browseAtOnce, end - from));
      if (messages.length === 0) return;
      for (const { offset, ...message } of messages) {
        yield { ...message, topic, place: String(offset), value: valueOrUndefined(message.bytes), tries: 0 };
        from = offset + 1;
        left--;
      }
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    clearInterval(this.#sweeper);
    this.#sweepStop.abort();
    this.#requests.close();
    // Handlers under way may still publish; only then the door is shut.
    await Promise.all([...this.#consumers.keys()].map((consumer) => consumer.stop()));
    this.#closed = true;
    this.#requests.close();
    await this.#sweeping;
    await this.#writer.idle();
    await this.#offsets.flush();
    await this.root.close();
  }

  #publishDeadLetter(letter: OutgoingMessage): Promise<void> {
    if (this.#closed) return Promise.reject(new BrokerUnavailableError('the broker is closed'));
    const bytes = letter.value as Uint8Array;
    return this.#writer.append([{ log: this.#log(letter.topic), record: encodeRecord(letter, bytes, this.clock()) }]);
  }

  #addDeadLetters(topic: string, retention: Map<string, number>): void {
    const name = deadLettersOf(topic);
    if (!this.#logs.has(name)) retention.set(name, deadLetterRetentionMs);
  }

  async #declare(retention: ReadonlyMap<string, number>): Promise<void> {
    const changed = [...retention].filter(([name, retentionMs]) => this.#logs.get(name)?.retentionMs !== retentionMs);
    if (changed.length === 0) return;
    if (this.#logs.size + changed.length > maxTopics) throw new Error(`more than ${maxTopics} topics`);
    await this.root.transaction(() => {
      for (const [name, retentionMs] of changed) this.#declared.putSync(name, { retention_ms: retentionMs });
    });
    for (const [name, retentionMs] of changed) this.#openLog(name, retentionMs);
  }

  #openLog(name: string, retentionMs: number): void {
    const log = this.#logs.get(name);
    if (log !== undefined) {
      log.retentionMs = retentionMs;
      return;
    }
    const messages: Database<Buffer, number> = this.root.openDB({ name: `topic:${name}`, encoding: 'binary' });
    this.#logs.set(name, new TopicLog(name, messages, { next: this.#heads.get(name) ?? 0, retentionMs }));
  }

  #log(topic: string): TopicLog {
    const log = this.#logs.get(topic);
    if (log === undefined) throw new Error(`the topic ${topic} has not been declared`);
    return log;
  }

  #refuseWhenClosing(): void {
    if (this.#closing !== undefined) throw new BrokerUnavailableError('the broker is closed');
  }

  #refuseSecond({ group, topics }: Consumption): void {
    for (const other of this.#consumers.values()) {
      const both = other.group === group && other.topics.find((topic) => topics.includes(topic));
      if (both) throw new Error(`the group ${group} consumes ${both} in this process already`);
    }
  }

  #sweep(): void {
    if (this.#sweeping !== undefined) return;
    this.#sweeping = removeExpired(this.root, this.#logs.values(), this.#offsets, this.clock(), this.#sweepStop.signal)
      // What could not be removed now is removed by a later sweep.
      .catch(() => 0)
      .then(() => {
        this.#sweeping = undefined;
      });
  }
}

/** For those who look at messages that may be no JSON. */
function valueOrUndefined(bytes: Uint8Array): MessageValue | undefined {
  try {
    return parseValue(bytes);
  } catch {
    return undefined;
  }
}
