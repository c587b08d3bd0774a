/**
 * Derived state that can be computed again: read models, due times, leases, token buckets. It is never the only copy of
 * anything. Two adapters pass one contract suite.
 */
export interface StateStore {
  readonly clock: StoreClock;
  readonly documents: Documents;
  readonly dueQueues: DueQueues;
  readonly leases: Leases;
  readonly tokenBuckets: TokenBuckets;
  readonly journals: Journals;
  /**
   * The id of the engine's present history. While it is the same, all completed writes are there, unless they were removed. It
   * changes if the engine may have lost its last writes: it was restarted, or a replica took over.
   */
  history(): Promise<string>;
  /**
   * Epoch milliseconds by the store's clock: the present history had begun by then, so an earlier history can have lost only
   * writes before that time. At most 1 s after its beginning if the engine was restarted. If a replica took over, the time at
   * which this process noticed it.
   */
  historyBeganBy(): Promise<number>;
  /**
   * The id of the engine's present run. While it is the same, all writes that completed since its beginning are there, unless
   * they were removed. Unlike the history, it changes whenever the engine starts, even if its data is complete. Ask after a
   * read to learn the run that answered it. Usually free. If a proxy switches servers without closing the connection, the
   * answer can be a second old.
   */
  run(): Promise<string>;
  close(): Promise<void>;
}

/**
 * The clock of the store, which all due times, claims, leases and expiries use, because the clocks of the processes that share
 * a store can differ. Callers pass durations, and compare times of the store only with this clock.
 */
export interface StoreClock {
  /**
   * The time of the store in epoch milliseconds, usually exact to a few milliseconds, and to half a second while the store
   * answers slowly. Setting this machine's clock does not change it.
   */
  now(): number;
  /** The milliseconds by which this machine's clock is ahead of the store's. Negative if it is behind. */
  skewMs(): number;
}

/**
 * The address of a document. Documents with the same scope, for example of one partner, can be written together, all or none.
 */
export interface DocumentAddress {
  readonly scope: string;
  readonly collection: string;
  readonly id: string;
}

export interface StoredDocument<Value> {
  readonly id: string;
  /** Set by the writer. Only a higher version replaces a document. */
  readonly version: number;
  readonly value: Value;
}

/** The place of a document in the sorted lists of its collection: in each of `lists`, at `score`. */
export interface Listing {
  readonly lists: readonly string[];
  /** The sort key of the lists, for example epoch milliseconds. Equal scores are sorted by id. */
  readonly score: number;
}

/**
 * The amounts that a document adds to a tally of its collection, by name. A tally is always the sum of the shares of the
 * existing documents: a new version replaces the shares of the previous one, and a removal subtracts them, in the same write.
 */
export interface Share {
  readonly tally: string;
  /** Safe integers. At most 100 of them. */
  readonly amounts: Amounts;
}

/** Sums by name. A missing name is 0. */
export type Amounts = Readonly<Record<string, number>>;

export type DocumentChange =
  | {
      readonly kind: 'put';
      readonly collection: string;
      readonly id: string;
      /** A positive safe integer. If it is not higher than the stored one, the change is not applied, which is not an error. */
      readonly version: number;
      /**
       * The change is applied only if the stored version is at least this. It shows a writer that the store has lost its
       * earlier writes. Default: 0, which requires nothing.
       */
      readonly requiresVersion?: number;
      readonly value: unknown;
      readonly listing?: Listing;
      /** At most one for each tally. Default: none. */
      readonly shares?: readonly Share[];
      /**
       * The time after which the document expires, in ms from this write. Only for documents without a listing and shares. The
       * document is kept for at least this time, and at most a sixteenth longer.
       */
      readonly expiresInMs?: number;
    }
  | {
      readonly kind: 'remove';
      readonly collection: string;
      readonly id: string;
      /** The change is applied only to this version. Default: any. */
      readonly version?: number;
    }
  | {
      /** Corrects a tally that is not the sum of its shares. */
      readonly kind: 'correct';
      readonly collection: string;
      readonly tally: string;
      /** The change is applied only to a tally with these amounts. */
      readonly from: Amounts;
      readonly to: Amounts;
    };

export interface ListQuery {
  readonly scope: string;
  readonly collection: string;
  readonly list: string;
  /** Inclusive. */
  readonly fromScore?: number;
  /** Exclusive. */
  readonly toScore?: number;
  readonly direction: 'ascending' | 'descending';
  /** The number of documents in the range before the page. Ignored with `after`. */
  readonly offset: number;
  /** The page begins after this place of the list, in the direction of the query. The document need not exist. */
  readonly after?: { readonly score: number; readonly id: string };
  /** At most 1,000. */
  readonly limit: number;
}

export interface ListPage<Value> {
  readonly documents: readonly StoredDocument<Value>[];
  /** The total number of documents in the range. */
  readonly total: number;
  /** The number of them before the page. Only with `after`. */
  readonly before?: number;
}

/** JSON documents with sorted lists. A completed write is visible to all reads that begin later. */
export interface Documents {
  read<Value>(address: DocumentAddress): Promise<StoredDocument<Value> | null>;
  /** In the order of `ids`. Null for missing documents. At most 1,000 ids. */
  readMany<Value>(scope: string, collection: string, ids: readonly string[]): Promise<(StoredDocument<Value> | null)[]>;
  /** Writes all changes of a scope together. Returns for each change whether it was applied. At most 100 changes. */
  write(scope: string, changes: readonly DocumentChange[]): Promise<readonly boolean[]>;
  list<Value>(query: ListQuery): Promise<ListPage<Value>>;
  /** In the order of `tallies`. `{}` for a missing tally. Amounts of 0 are absent. At most 1,000. */
  readTallies(scope: string, collection: string, tallies: readonly string[]): Promise<readonly Amounts[]>;
}

/** An entry of a due queue. */
export interface DueEntry {
  readonly id: string;
  /** Epoch milliseconds by the store's clock. */
  readonly dueAt: number;
  /** The milliseconds until then. 0 or less if it is due. */
  readonly inMs: number;
}

/** A claimed entry. It belongs to its claimer until its due time, unless it is settled or scheduled before. */
export interface Claim {
  readonly id: string;
  /** The entry's new due time, epoch milliseconds by the store's clock. */
  readonly until: number;
}

/**
 * Queues of ids with due times. A claim moves the due time of an entry, so that the entry is due again if its claimer crashes.
 * All times are of the store, which decides what is due and how long a claim lasts. Nothing is due early.
 */
export interface DueQueues {
  /** Sets the due time of an entry to `inMs` from now, whatever it was. 0: due immediately. */
  schedule(queue: string, id: string, options: { inMs: number }): Promise<void>;
  /**
   * Like {@link schedule} for a missing entry, and returns its due time. For an existing entry, returns null and delays its due
   * time by 1 ms, so that its holder notices.
   */
  scheduleOrNudge(queue: string, id: string, options: { inMs: number }): Promise<number | null>;
  /** Claims at most `limit` due entries for `forMs` from now, earliest first. */
  claim(queue: string, options: { forMs: number; limit: number }): Promise<readonly Claim[]>;
  /**
   * Claims one entry that is due or missing for `forMs` from now, and returns its new due time. Otherwise returns null: another
   * claimer has it until its due time, which is delayed by 1 ms, so that the claimer cannot settle it without noticing the
   * request.
   */
  claimOrNudge(queue: string, id: string, options: { forMs: number }): Promise<number | null>;
  /** Renews a claim for `forMs` from now and returns its new end. Null without a change in the cases of {@link settle}. */
  renew(queue: string, id: string, claimedUntil: number, options: { forMs: number }): Promise<number | null>;
  /**
   * Ends a claim: removes the entry (`next` null), or makes it due `inMs` from now. False without a change if the due time is
   * no longer `claimedUntil`, because it was scheduled or claimed since.
   */
  settle(queue: string, id: string, claimedUntil: number, next: { inMs: number } | null): Promise<boolean>;
  /** The due time of an entry. Null if it does not exist. */
  dueAt(queue: string, id: string): Promise<number | null>;
  /** The earliest entry. Null if the queue is empty. */
  earliest(queue: string): Promise<DueEntry | null>;
  /** The number of entries. */
  depth(queue: string): Promise<number>;
}

/** Leases: one holder at a time, for a limited time. */
export interface Leases {
  /** Takes or renews the lease for `ttlMs` from now. True if `holder` has it. */
  hold(name: string, holder: string, ttlMs: number): Promise<boolean>;
  /** Releases the lease if `holder` has it. */
  release(name: string, holder: string): Promise<void>;
}

export interface TokenBucket {
  readonly capacity: number;
  readonly refillPerSecond: number;
}

export interface TokenGrant {
  readonly granted: boolean;
  /** The number of whole tokens left. */
  readonly remaining: number;
  /** The milliseconds until the next token (if refused) or until the bucket is full (if granted). */
  readonly resetMs: number;
}

/** Token buckets, shared by all instances and filled by the store's clock. A missing bucket is full. */
export interface TokenBuckets {
  /** Takes all requested tokens or none. `tokens` is an integer from 1 to the capacity. Default: 1. */
  take(name: string, bucket: TokenBucket, tokens?: number): Promise<TokenGrant>;
}

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

/** The engine does not answer. The caller may try again. */
export class StateStoreUnavailableError extends Error {
  override readonly name = 'StateStoreUnavailableError';
  readonly temporary = true;
}
