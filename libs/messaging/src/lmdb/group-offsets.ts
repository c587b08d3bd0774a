import type { LmdbTransactions } from '@dakpion/lmdb-transactions';
import type { Database } from 'lmdb';

const flushAfterMs = 100;

/**
 * How far each consumer group has come in each topic: all messages below its offset are finished.
 *
 * Progress is kept in memory and written some times a second. A crash in between makes messages come again, which
 * consumers must bear anyway.
 */
export class GroupOffsets {
  private readonly offsets = new Map<string, Map<string, number>>();
  private readonly unwritten = new Map<string, [topic: string, group: string]>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly transactions: LmdbTransactions,
    private readonly stored: Database<number, [topic: string, group: string]>,
  ) {
    for (const { key, value } of stored.getRange({})) this.ofTopic(key[0]).set(key[1], value);
  }

  /** The group's offset, undefined when it has never consumed the topic. */
  offset(topic: string, group: string): number | undefined {
    return this.offsets.get(topic)?.get(group);
  }

  /** The offset of the topic's furthest group; 0 when it has none. */
  furthest(topic: string): number {
    return Math.max(0, ...this.ofTopic(topic).values());
  }

  /** Notes that the group has finished everything below `offset`. Durable soon, or after {@link flush}. */
  commit(topic: string, group: string, offset: number): void {
    this.ofTopic(topic).set(group, offset);
    this.unwritten.set(JSON.stringify([topic, group]), [topic, group]);
    this.timer ??= setTimeout(() => this.flushSoon(), flushAfterMs);
  }

  /** The offset that every known group of the topic has reached; undefined when the topic has no group. */
  finishedByAll(topic: string): number | undefined {
    let lowest: number | undefined;
    for (const offset of this.ofTopic(topic).values()) lowest = Math.min(lowest ?? offset, offset);
    return lowest;
  }

  /** Resolves when all that was committed is durable. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.catch(() => undefined).then(() => this.write());
    return this.writing;
  }

  private flushSoon(): void {
    // What could not be written is written with the next commit; until then it only means repetition after a crash.
    this.flush().catch(() => undefined);
  }

  private async write(): Promise<void> {
    const entries = [...this.unwritten];
    if (entries.length === 0) return;
    this.unwritten.clear();
    try {
      await this.transactions.run(() => {
        for (const [, key] of entries) this.stored.putSync(key, this.offset(...key) ?? 0);
      });
    } catch (error) {
      for (const [id, key] of entries) this.unwritten.set(id, key);
      throw error;
    }
  }

  private ofTopic(topic: string): Map<string, number> {
    let groups = this.offsets.get(topic);
    if (groups === undefined) {
      groups = new Map();
      this.offsets.set(topic, groups);
    }
    return groups;
  }
}
