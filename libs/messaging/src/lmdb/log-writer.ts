import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Commit, GroupCommit, type GroupCommitLimits, type LmdbTransactions } from '@dakpion/lmdb';
import type { Database } from 'lmdb';
import { BrokerUnavailableError } from '../broker-errors.ts';
import type { TopicLog } from './topic-log.ts';

/** A record that waits to be written to the log of a topic. */
interface NewRecord {
  readonly log: TopicLog;
  readonly record: Buffer;
}

/** A record with its offset. */
interface AcceptedRecord extends NewRecord {
  readonly offset: number;
}

type Append = readonly AcceptedRecord[];

/** The size of records. */
const limits: GroupCommitLimits = {
  waiting: Number.POSITIVE_INFINITY,
  waitingBytes: 128_000_000,
  batch: 5_000,
  batchBytes: 16_000_000,
};

/** A commit can occupy this thread, so consumers run first: one turn to begin, and one to send. */
const gather = () => nextTurn().then(() => nextTurn());

/** Writes the logs of all topics in group commits: many publishers share one fsync. */
export class LogWriter {
  private readonly commits: GroupCommit<Append, void>;

  constructor(
    private readonly transactions: Pick<LmdbTransactions, 'run'>,
    /** The offset of the next message, by topic. */
    private readonly heads: Database<number, string>,
  ) {
    const refusal = () => new BrokerUnavailableError('too many messages are waiting for the disk');
    this.commits = new GroupCommit(this.commit, { limits, refusal, gather });
  }

  /**
   * Resolves when all records are durable. They have the given order and follow the records of earlier calls. Consumers can get
   * them earlier. Rejects with {@link BrokerUnavailableError}.
   */
  append(records: readonly NewRecord[]): Promise<void> {
    let bytes = 0;
    for (const { record } of records) bytes += record.length;
    const accept = () => records.map(({ log, record }) => ({ log, record, offset: log.accept(record) }));
    return this.commits.run(accept, { count: records.length, bytes });
  }

  /** Resolves when no record waits. */
  idle(): Promise<void> {
    return this.commits.idle();
  }

  private readonly commit: Commit<Append, void> = async (take, options) => {
    const appends = take();
    const records = appends.flat();
    try {
      const heads = await this.transactions.run(() => this.put(records), options);
      for (const [log, next] of heads) log.advance(next);
    } catch (error) {
      for (const { log, offset } of records) log.refuse(offset);
      throw new BrokerUnavailableError(`cannot write: ${String(error)}`);
    }
    return appends.map(() => undefined);
  };

  private put(records: readonly AcceptedRecord[]): Map<TopicLog, number> {
    const heads = new Map<TopicLog, number>();
    for (const { log, record, offset } of records) {
      // If a second process wrote, the stored head would be after our offset. No record may be overwritten.
      const place = Math.max(offset, heads.get(log) ?? this.heads.get(log.name) ?? 0);
      // Without `append`, LMDB splits each full page into two halves, and each message of 3 KB takes a page. The types lack the
      // result.
      const isWritten: unknown = log.messages.putSync(place, record, { append: true });
      if (isWritten === false) throw new Error(`${log.name} has messages after ${place}`);
      heads.set(log, place + 1);
    }
    for (const [log, next] of heads) this.heads.putSync(log.name, next);
    return heads;
  }
}
