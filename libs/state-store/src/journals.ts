/** The place of an entry in its journal. Journals are sorted by time, then by id. */
export interface JournalPlace {
  /** Epoch milliseconds, an integer. */
  readonly time: number;
  /** 1 to 100 visible ASCII characters. */
  readonly id: string;
}

export interface JournalEntry extends JournalPlace {
  readonly text: string;
}

/** The maximum age and size of journals. */
export interface JournalLimits {
  /** Older entries are removed. Epoch milliseconds. */
  readonly from: number;
  /** The limit for all journals together. */
  readonly maxBytes: number;
}

/**
 * Journals: texts sorted by time, whose oldest entries are removed. The size of a journal is the sum of its entries: the bytes
 * of id and text, and 120 for the engine.
 */
export interface Journals {
  /** Adds at most 1,000 entries. Existing entries are kept. The oldest are removed until the journal has at most `maxBytes`. */
  append(journal: string, entries: readonly JournalEntry[], options: { maxBytes: number }): Promise<void>;
  /**
   * Reads at most `limit` entries (at most 1,000) before a place, newest first; null: from the newest. The place need not
   * exist.
   */
  read(journal: string, options: { before: JournalPlace | null; limit: number }): Promise<readonly JournalEntry[]>;
  /**
   * Removes entries that are too old, then the oldest of the largest journals until all fit together: other journals lose
   * nothing. Concurrent appends can exceed the limit again.
   */
  trim(limits: JournalLimits): Promise<void>;
}
