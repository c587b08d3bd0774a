import type { LmdbTransactions } from '@dakpion/lmdb';
import type { Database } from 'lmdb';

const flushAfterMs = 100;

/**
 * The offset of each consumer group in each topic: all messages below it are finished.
 *
 * Offsets are kept in memory and written several times a second. After a crash in between, messages are delivered again, which
 * consumers must tolerate anyway.
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

  /** The offset of the group. Undefined if the group has never consumed the topic. */
  offset(topic: string, group: string): number | undefined {
    return this.offsets.get(topic)?.get(group);
  }

  /** The highest offset of all groups of the topic. 0 if there is none. */
  furthest(topic: string): number {
    return Math.max(0, ...this.ofTopic(topic).values());
  }

  /** Records that the group has finished all messages below `offset`. Durable soon, or after {@link flush}. */
  commit(topic: string, group: string, offset: number): void {
    this.ofTopic(topic).set(group, offset);
    this.unwritten.set(JSON.stringify([topic, group]), [topic, group]);
    this.timer ??= setTimeout(() => this.flushSoon(), flushAfterMs);
  }

  /** The lowest offset of all groups of the topic. Undefined if there is none. */
  finishedByAll(topic: string): number | undefined {
    let lowest: number | undefined;
    for (const offset of this.ofTopic(topic).values()) lowest = Math.min(lowest ?? offset, offset);
    return lowest;
  }

  /** Resolves when all offsets are durable. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.catch(() => undefined).then(() => this.write());
    return this.writing;
  }

  private flushSoon(): void {
    // Offsets that could not be written are part of the next write. A crash until then only causes repetition.
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
