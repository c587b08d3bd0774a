/**
 * Derived state that can be rebuilt: read models, due times, leases, token buckets. Never the only copy of anything.
 * Two adapters pass one contract suite.
 */
export interface StateStore {
  readonly clock: StoreClock;
  readonly documents: Documents;
  readonly dueQueues: DueQueues;
  readonly leases: Leases;
  readonly tokenBuckets: TokenBuckets;
  readonly journals: Journals;
  /**
   * Names the engine's present history. While it is the same, every write that resolved is there (unless it was removed).
   * It changes when the engine may have lost its last moments: it was restarted, or a replica took over.
   */
  history(): Promise<string>;
  /**
   * Epoch milliseconds by the store's clock: the present history had begun by then, so that all that an earlier one may have lost
   * was written before. At most 1 s after it began when the engine was restarted; when a replica took over, the time at which this process noticed it.
   */
  historyBeganBy(): Promise<number>;
  /**
   * Names the engine's present run: while it is the same, every write that resolved since it began is there (unless somebody
   * removed it). Unlike the history it changes whenever the engine is started, even if its data is whole. Ask after a read
   * to learn in which run it was answered. Costs nothing as a rule; where a proxy changes servers without
   * cutting the connection, the answer may be a second old.
   */
  run(): Promise<string>;
  close(): Promise<void>;
}

/**
 * The clock of the store. All due times, claims, leases and expiries use it: the clocks of the processes
 * that share a store may differ. Callers pass durations, and compare times of the store with this clock only.
 */
export interface StoreClock {
  /**
   * Epoch milliseconds, as this process knows the store's time: within a few milliseconds as a rule, within half a second
   * while the store answers slowly. Setting this machine's clock does not change it.
   */
  now(): number;
  /** Milliseconds by which this machine's clock is ahead of the store's; negative when it is behind. */
  skewMs(): number;
}

/** A document's address. What has the same scope can be written at once, all or nothing; a scope is e.g. one partner. */
export interface DocumentAddress {
  readonly scope: string;
  readonly collection: string;
  readonly id: string;
}

export interface StoredDocument<Value> {
  readonly id: string;
  /** Set by the writer; only a higher one replaces it. */
  readonly version: number;
  readonly value: Value;
}

/** Where a document stands in its collection's sorted lists: in each of `lists`, at `score`. */
export interface Listing {
  readonly lists: readonly string[];
  /** What the lists are sorted by, e.g. epoch milliseconds; ties by id. */
  readonly score: number;
}

/**
 * What a document adds to a tally of its collection, by what is counted. A tally is always the sum of the shares of the documents
 * that are there: a new version's shares replace those of the one before, a removal takes them out, in the same write.
 */
export interface Share {
  readonly tally: string;
  /** Safe integers, at most 100. */
  readonly amounts: Amounts;
}

/** Sums by what is counted. What is not named is 0. */
export type Amounts = Readonly<Record<string, number>>;

export type DocumentChange =
  | {
      readonly kind: 'put';
      readonly collection: string;
      readonly id: string;
      /** A positive safe integer. Not above the stored one: the change is not applied, which is no error. */
      readonly version: number;
      /**
       * Not applied unless the stored version is at least this. A writer notices by it that the store has lost what it
       * wrote before. Default: 0, nothing need be stored.
       */
      readonly requiresVersion?: number;
      readonly value: unknown;
      readonly listing?: Listing;
      /** One for each tally. Default: none. */
      readonly shares?: readonly Share[];
      /**
       * Milliseconds after which it is gone, counted from this write; only for documents without a listing and shares. It is kept for at
       * least so long, and for a sixteenth longer at most.
       */
      readonly expiresInMs?: number;
    }
  | {
      readonly kind: 'remove';
      readonly collection: string;
      readonly id: string;
      /** Not applied unless this is the stored version. Default: whichever it is. */
      readonly version?: number;
    }
  | {
      /** Sets right a tally that is not the sum of the shares. */
      readonly kind: 'correct';
      readonly collection: string;
      readonly tally: string;
      /** Not applied unless the tally is this. */
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
  /** How many of the range come before the page. Without effect beside `after`. */
  readonly offset: number;
  /** The page begins after this place of the list, in the direction of the query. There need not be a document. */
  readonly after?: { readonly score: number; readonly id: string };
  /** At most 1,000. */
  readonly limit: number;
}

export interface ListPage<Value> {
  readonly documents: readonly StoredDocument<Value>[];
  /** How many documents the range holds in all. */
  readonly total: number;
  /** How many of them come before the page. Only with `after`. */
  readonly before?: number;
}

/** JSON documents with sorted lists. A write is seen by every read that begins after it resolved. */
export interface Documents {
  read<Value>(address: DocumentAddress): Promise<StoredDocument<Value> | null>;
  /** In the order of `ids`; null for what is not there. At most 1,000 ids. */
  readMany<Value>(scope: string, collection: string, ids: readonly string[]): Promise<(StoredDocument<Value> | null)[]>;
  /** All changes of one scope at once. Answers for each change whether it was applied. At most 100 changes. */
  write(scope: string, changes: readonly DocumentChange[]): Promise<readonly boolean[]>;
  list<Value>(query: ListQuery): Promise<ListPage<Value>>;
  /** In the order of `tallies`; of one that is not there `{}`. What is 0 is left out. At most 1,000. */
  readTallies(scope: string, collection: string, tallies: readonly string[]): Promise<readonly Amounts[]>;
}

/** An entry of a due queue. */
export interface DueEntry {
  readonly id: string;
  /** Epoch milliseconds by the store's clock. */
  readonly dueAt: number;
  /** How long it is until then, in milliseconds; 0 or less when it is due. */
  readonly inMs: number;
}

/** An entry that was claimed: it belongs to its claimer until its due time, unless it is settled or scheduled before. */
export interface Claim {
  readonly id: string;
  /** The entry's new due time, epoch milliseconds by the store's clock. */
  readonly until: number;
}

/**
 * Queues of ids with due times. Claiming an entry moves its due time ahead, so that it comes up again if its claimer dies.
 * All times are the store's: what is due, and until when a claim lasts, is decided there. Nothing is due early.
 */
export interface DueQueues {
  /** Sets the entry's due time, whatever it was, to `inMs` milliseconds from now; 0: it is due at once. */
  schedule(queue: string, id: string, options: { inMs: number }): Promise<void>;
  /**
   * As {@link schedule} when the entry is not there, and answers its due time; else null, and its due time is put off by 1 ms,
   * so that its holder notices.
   */
  scheduleOrNudge(queue: string, id: string, options: { inMs: number }): Promise<number | null>;
  /** Takes up to `limit` entries that are due, earliest first, for `forMs` milliseconds from now. */
  claim(queue: string, options: { forMs: number; limit: number }): Promise<readonly Claim[]>;
  /**
   * Takes one entry that is due, or not there, for `forMs` milliseconds from now and answers its new due time. Else null: it
   * is another's until its time, which is put off by 1 ms, so that its holder cannot settle it without finding that
   * somebody asked for it.
   */
  claimOrNudge(queue: string, id: string, options: { forMs: number }): Promise<number | null>;
  /** Makes a claim last for `forMs` milliseconds from now and answers its new end. Null, and nothing done, as for {@link settle}. */
  renew(queue: string, id: string, claimedUntil: number, options: { forMs: number }): Promise<number | null>;
  /**
   * Ends a claim: removes the entry (`next` null) or makes it due `inMs` milliseconds from now. False, and nothing done, when
   * the entry's due time is no longer `claimedUntil`: someone scheduled or claimed it since.
   */
  settle(queue: string, id: string, claimedUntil: number, next: { inMs: number } | null): Promise<boolean>;
  /** When one entry is due; null when it is not there. */
  dueAt(queue: string, id: string): Promise<number | null>;
  /** The earliest entry, null when the queue is empty. */
  earliest(queue: string): Promise<DueEntry | null>;
  /** How many entries there are. */
  depth(queue: string): Promise<number>;
}

/** One holder at a time, for a time. */
export interface Leases {
  /** Takes or renews the lease: true while `holder` has it for `ttlMs` from now on. */
  hold(name: string, holder: string, ttlMs: number): Promise<boolean>;
  /** Gives it back, if `holder` has it. */
  release(name: string, holder: string): Promise<void>;
}

export interface TokenBucket {
  readonly capacity: number;
  readonly refillPerSecond: number;
}

export interface TokenGrant {
  readonly granted: boolean;
  /** Whole tokens left. */
  readonly remaining: number;
  /** Milliseconds until the next token (when refused) or until full (when granted). */
  readonly resetMs: number;
}

/** Token buckets shared by all instances, filled by the store's clock. A bucket that is not there is full. */
export interface TokenBuckets {
  /** Takes all the tokens asked for, or none. `tokens` is a whole number from 1 to the capacity; default 1. */
  take(name: string, bucket: TokenBucket, tokens?: number): Promise<TokenGrant>;
}

/** Where an entry stands in its journal: journals are sorted by time, then by id. */
export interface JournalPlace {
  /** Epoch milliseconds, a whole number. */
  readonly time: number;
  /** 1 to 100 visible ASCII characters. */
  readonly id: string;
}

export interface JournalEntry extends JournalPlace {
  readonly text: string;
}

/** How old and how large journals may be. */
export interface JournalLimits {
  /** What is older leaves: epoch milliseconds. */
  readonly from: number;
  /** For all journals together. */
  readonly maxBytes: number;
}

/**
 * Journals: texts sorted by time, of which the oldest leave. Each counts the bytes of its entries: those of id and text, and 120 for
 * what the engine needs beside them.
 */
export interface Journals {
  /**
   * Adds entries, at most 1,000; one that is there stays. The oldest leave until the journal has `maxBytes` at most.
   */
  append(journal: string, entries: readonly JournalEntry[], options: { maxBytes: number }): Promise<void>;
  /** Newest first: up to `limit` entries (at most 1,000) before a place, or the newest (null). The place need not be there. */
  read(journal: string, options: { before: JournalPlace | null; limit: number }): Promise<readonly JournalEntry[]>;
  /**
   * Removes what is too old, and then of the largest journals the oldest, until all fit together: the others lose
   * nothing by it. Beside appends the sum may grow past the limit again.
   */
  trim(limits: JournalLimits): Promise<void>;
}

/** The engine does not answer; the caller may try again. */
export class StateStoreUnavailableError extends Error {
  override readonly name = 'StateStoreUnavailableError';
  readonly temporary = true;
}
