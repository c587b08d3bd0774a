import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Commit, GroupCommit, type GroupCommitLimits, type LmdbTransactions } from '@dakpion/lmdb-transactions';
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

type Append = readonly AcceptedRecord[];

/** Of records. */
const limits: GroupCommitLimits = {
  waiting: Number.POSITIVE_INFINITY,
  waitingBytes: 128_000_000,
  batch: 5_000,
  batchBytes: 16_000_000,
};

/** Consumers come first, as a commit may take this thread's time: a turn to begin, and one to send what they then send. */
const gather = () => nextTurn().then(() => nextTurn());

/** Writes all topics' logs, in group commits: many publishers share one fsync. */
export class LogWriter {
  private readonly commits: GroupCommit<Append, void>;

  constructor(
    private readonly transactions: Pick<LmdbTransactions, 'run'>,
    /** Topic to the offset of its next message. */
    private readonly heads: Database<number, string>,
  ) {
    const refusal = () => new BrokerUnavailableError('too many messages are waiting for the disk');
    this.commits = new GroupCommit(this.commit, { limits, refusal, gather });
  }

  /**
   * Resolves when all records are durable; they stand in the order given, after those of earlier calls. Consumers may have
   * them before. Rejects with {@link BrokerUnavailableError}.
   */
  append(records: readonly NewRecord[]): Promise<void> {
    let bytes = 0;
    for (const { record } of records) bytes += record.length;
    const accept = () => records.map(({ log, record }) => ({ log, record, offset: log.accept(record) }));
    return this.commits.run(accept, { count: records.length, bytes });
  }

  /** Resolves when nothing is waiting. */
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
      // Were a second process to write, the stored head would be beyond our offset, and nothing must be overwritten.
      const place = Math.max(offset, heads.get(log) ?? this.heads.get(log.name) ?? 0);
      log.messages.putSync(place, record);
      heads.set(log, place + 1);
    }
    for (const [log, next] of heads) this.heads.putSync(log.name, next);
    return heads;
  }
}
