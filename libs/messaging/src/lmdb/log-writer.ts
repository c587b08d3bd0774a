import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LmdbTransactions } from '@dakpion/lmdb-transactions';
import type { Database } from 'lmdb';
import { BrokerUnavailableError } from '../broker.ts';
import type { TopicLog } from './topic-log.ts';

/** A record on its way into a topic's log. */
export interface NewRecord {
  readonly log: TopicLog;
  readonly record: Buffer;
}

/** A record that has its offset. */
interface AcceptedRecord extends NewRecord {
  readonly offset: number;
}

interface Append {
  readonly records: readonly AcceptedRecord[];
  readonly bytes: number;
  resolve(): void;
  reject(error: Error): void;
}

const maxRecordsPerCommit = 5_000;
const maxBytesPerCommit = 16_000_000;
const maxBytesWaiting = 128_000_000;

/**
 * Writes all topics' logs. What arrives while one commit is being made durable goes into the next one together,
 * so that many publishers share one fsync.
 */
export class LogWriter {
  #waiting: Append[] = [];
  #bytesWaiting = 0;
  #draining: Promise<void> | undefined;

  constructor(
    private readonly transactions: Pick<LmdbTransactions, 'run'>,
    /** Topic to the offset of its next message. */
    private readonly heads: Database<number, string>,
  ) {}

  /**
   * Resolves when all records are durable; they stand in the order given, after those of earlier calls. Consumers may have
   * them before. Rejects with {@link BrokerUnavailableError}.
   */
  append(records: readonly NewRecord[]): Promise<void> {
    let bytes = 0;
    for (const { record } of records) bytes += record.length;
    if (this.#bytesWaiting > 0 && this.#bytesWaiting + bytes > maxBytesWaiting) {
      return Promise.reject(new BrokerUnavailableError('too many messages are waiting for the disk'));
    }
    return new Promise((resolve, reject) => {
      const accepted = records.map(({ log, record }) => ({ log, record, offset: log.accept(record) }));
      this.#waiting.push({ records: accepted, bytes, resolve, reject });
      this.#bytesWaiting += bytes;
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when nothing is waiting. */
  async idle(): Promise<void> {
    await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Consumers come first, as a commit may take this thread's time: a turn to begin, and one to send what they then send.
      await nextTurn();
      await nextTurn();
      const batch = this.#takeBatch();
      try {
        const heads = await this.#commit(batch);
        for (const append of batch) append.resolve();
        for (const [log, next] of heads) log.advance(next);
      } catch (error) {
        for (const { records, reject } of batch) {
          for (const { log, offset } of records) log.refuse(offset);
          reject(new BrokerUnavailableError(`cannot write: ${String(error)}`));
        }
      }
    }
    this.#draining = undefined;
  }

  #takeBatch(): Append[] {
    let records = 0;
    let bytes = 0;
    let count = 0;
    for (const append of this.#waiting) {
      records += append.records.length;
      bytes += append.bytes;
      if (count > 0 && (records > maxRecordsPerCommit || bytes > maxBytesPerCommit)) break;
      count++;
      this.#bytesWaiting -= append.bytes;
    }
    return this.#waiting.splice(0, count);
  }

  async #commit(batch: readonly Append[]): Promise<Map<TopicLog, number>> {
    const heads = new Map<TopicLog, number>();
    const write = () => {
      for (const { records } of batch) {
        for (const { log, record, offset } of records) {
          // Were a second process to write, the stored head would be beyond our offset, and nothing must be overwritten.
          const place = Math.max(offset, heads.get(log) ?? this.heads.get(log.name) ?? 0);
          log.messages.putSync(place, record);
          heads.set(log, place + 1);
        }
      }
      for (const [log, next] of heads) this.heads.putSync(log.name, next);
    };
    await this.transactions.run(write, { lone: batch.length === 1 });
    return heads;
  }
}
