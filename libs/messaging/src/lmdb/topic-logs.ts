import { type LmdbTransactions, openDatabases } from '@dakpion/lmdb';
import type { Database, RootDatabase } from 'lmdb';
import { deadLettersDeclaration, type TopicDeclaration } from '../broker.ts';
import type { GroupOffsets } from './group-offsets.ts';
import { TopicLog } from './topic-log.ts';

/** The maximum number of databases in the LMDB file: one for each topic, and a few others. */
export const maxDatabases = 512;
const maxTopics = 500;

/** The logs of all topics that were ever declared in this store. Each consumed topic has a log of dead letters. */
export class TopicLogs {
  /** The offset of the next message, by topic. */
  readonly heads: Database<number, string>;
  private readonly declared: Database<{ readonly retention_ms: number }, string>;
  private readonly logs = new Map<string, TopicLog>();

  constructor(
    private readonly root: RootDatabase,
    private readonly transactions: LmdbTransactions,
    private readonly offsets: GroupOffsets,
  ) {
    this.heads = root.openDB({ name: 'heads' });
    this.declared = root.openDB({ name: 'topics' });
    for (const { key, value } of this.declared.getRange({})) this.open(key, value.retention_ms);
  }

  all(): Iterable<TopicLog> {
    return this.logs.values();
  }

  /** The log of a topic. Throws if the topic was never declared. */
  get(topic: string): TopicLog {
    const log = this.logs.get(topic);
    if (log === undefined) throw new Error(`the topic ${topic} has not been declared`);
    return log;
  }

  /** Creates missing topics, and updates the retention of existing ones. */
  async declare(topics: readonly TopicDeclaration[]): Promise<void> {
    const changed = topics.filter(({ name, retentionMs }) => this.logs.get(name)?.retentionMs !== retentionMs);
    if (changed.length === 0) return;
    if (this.logs.size + changed.length > maxTopics) throw new Error(`more than ${maxTopics} topics`);
    await this.transactions.run(() => {
      for (const { name, retentionMs } of changed) this.declared.putSync(name, { retention_ms: retentionMs });
    });
    openDatabases(this.root, { readOnly: false }, () => {
      for (const { name, retentionMs } of changed) this.open(name, retentionMs);
    });
  }

  /** Creates the missing logs of the dead letters of some topics. */
  async declareDeadLetters(topics: readonly string[]): Promise<void> {
    await this.declare(topics.map(deadLettersDeclaration).filter(({ name }) => !this.logs.has(name)));
  }

  private open(name: string, retentionMs: number): void {
    const log = this.logs.get(name);
    if (log !== undefined) {
      log.retentionMs = retentionMs;
      return;
    }
    const messages: Database<Buffer, number> = this.root.openDB({ name: `topic:${name}`, encoding: 'binary' });
    // A group may have finished a message that was never written to the disk. A new message must not reuse its offset.
    const next = Math.max(this.heads.get(name) ?? 0, this.offsets.furthest(name));
    this.logs.set(name, new TopicLog(name, messages, { next, retentionMs }));
  }
}
