import type { Database, Key, RootDatabase } from 'lmdb';
import { checkEntries, checkReading, entryBytes, fairShare, maxEntriesPerTrim } from '../journal-limits.ts';
import type { JournalEntry, JournalLimits, JournalPlace, Journals } from '../journals.ts';
import type { LmdbWriteQueue } from './lmdb-write-queue.ts';

type EntryKey = [journal: string, time: number, id: string];

/** Journals in LMDB. */
export class LmdbJournals implements Journals {
  /** [journal, time, id] → text. */
  private readonly entries: Database<string, Key>;
  /** Journal → bytes, for those that have entries. */
  private readonly sizes: Database<string, Key>;

  constructor(
    environment: RootDatabase,
    private readonly writes: LmdbWriteQueue,
  ) {
    this.entries = environment.openDB('journal_entries', { encoding: 'string' });
    this.sizes = environment.openDB('journal_sizes', { encoding: 'string' });
  }

  async append(journal: string, entries: readonly JournalEntry[], { maxBytes }: { maxBytes: number }): Promise<void> {
    checkEntries(journal, entries, maxBytes);
    if (entries.length === 0) return;
    await this.writes.run(() => {
      let size = this.sizeOf(journal);
      for (const entry of entries) {
        const key = [journal, entry.time, entry.id];
        if (this.entries.doesExist(key)) continue;
        this.entries.putSync(key, entry.text);
        size += entryBytes(entry);
      }
      this.keepSize(journal, size);
      while (this.sizeOf(journal) > maxBytes && this.shrink(journal, maxBytes, 0) > 0);
    });
  }

  async read(
    journal: string,
    { before, limit }: { before: JournalPlace | null; limit: number },
  ): Promise<readonly JournalEntry[]> {
    checkReading(journal, before, limit);
    // For LMDB, `limit: 0` means no limit.
    if (limit === 0) return [];
    const start = before === null ? [journal, Number.POSITIVE_INFINITY] : [journal, before.time, before.id];
    const range = this.entries.getRange({ start, end: [journal, -1], reverse: true, exclusiveStart: true, limit });
    return [...range].map(({ key, value }) => {
      const [, time, id] = key as EntryKey;
      return { time, id, text: value };
    });
  }

  async trim({ from, maxBytes }: JournalLimits): Promise<void> {
    const journals = [...this.sizes.getKeys({})] as string[];
    const most = fairShare(
      journals.map((journal) => this.sizeOf(journal)),
      maxBytes,
    );
    for (const journal of journals) {
      // Searched first: most journals have nothing to remove, and a transaction costs a write to the disk.
      while (this.isToShrink(journal, most, from)) await this.writes.run(() => this.shrink(journal, most, from));
    }
  }

  private isToShrink(journal: string, maxBytes: number, from: number): boolean {
    const [oldest] = [...this.entries.getKeys({ start: [journal], end: [journal, from], limit: 1 })];
    return oldest !== undefined || this.sizeOf(journal) > maxBytes;
  }

  /**
   * Removes the oldest entries, at most 1,000, while they are too old or too large together. Returns their number. Call it only
   * in a transaction.
   */
  private shrink(journal: string, maxBytes: number, from: number): number {
    let size = this.sizeOf(journal);
    let removed = 0;
    const end = [journal, Number.MAX_SAFE_INTEGER];
    for (const { key, value } of [...this.entries.getRange({ start: [journal], end, limit: maxEntriesPerTrim })]) {
      const [, time, id] = key as EntryKey;
      if (size <= maxBytes && time >= from) break;
      this.entries.removeSync(key);
      size -= entryBytes({ id, text: value });
      removed += 1;
    }
    this.keepSize(journal, size);
    return removed;
  }

  private sizeOf(journal: string): number {
    return Number(this.sizes.get(journal) ?? 0);
  }

  private keepSize(journal: string, size: number): void {
    if (size > 0) this.sizes.putSync(journal, String(size));
    else this.sizes.removeSync(journal);
  }
}
