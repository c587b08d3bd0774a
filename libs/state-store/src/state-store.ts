/**
 * Derived state that can be rebuilt: read models, due times, leases, token buckets. Never the only copy of anything.
 * Two adapters pass one contract suite.
 */
export interface StateStore {
  readonly documents: Documents;
  readonly dueQueues: DueQueues;
  readonly leases: Leases;
  readonly tokenBuckets: TokenBuckets;
  close(): Promise<void>;
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
      /** Epoch milliseconds after which it is gone; only for documents without a listing. */
      readonly expiresAt?: number;
    }
  | {
      readonly kind: 'remove';
      readonly collection: string;
      readonly id: string;
      /** Not applied unless this is the stored version. Default: whichever it is. */
      readonly version?: number;
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
  readonly offset: number;
  /** At most 1,000. */
  readonly limit: number;
}

export interface ListPage<Value> {
  readonly documents: readonly StoredDocument<Value>[];
  /** How many documents the range holds in all. */
  readonly total: number;
}

/** JSON documents with sorted lists. A write is seen by every read that begins after it resolved. */
export interface Documents {
  read<Value>(address: DocumentAddress): Promise<StoredDocument<Value> | null>;
  /** In the order of `ids`; null for what is not there. At most 1,000 ids. */
  readMany<Value>(scope: string, collection: string, ids: readonly string[]): Promise<(StoredDocument<Value> | null)[]>;
  /** All changes of one scope at once. Answers for each change whether it was applied. At most 100 changes. */
  write(scope: string, changes: readonly DocumentChange[]): Promise<readonly boolean[]>;
  list<Value>(query: ListQuery): Promise<ListPage<Value>>;
}

/** An entry of a due queue. `dueAt` in epoch milliseconds. */
export interface DueEntry {
  readonly id: string;
  readonly dueAt: number;
}

/**
 * Queues of ids with due times. Claiming an entry moves its due time ahead, so that it comes up again if its claimer dies.
 */
export interface DueQueues {
  /** Sets the entry's due time, whatever it was. */
  schedule(queue: string, id: string, dueAt: number): Promise<void>;
  /** Takes up to `limit` entries due at `now`, earliest first, and moves them to `until`. */
  claim(queue: string, options: { now: number; until: number; limit: number }): Promise<readonly DueEntry[]>;
  /**
   * Takes one entry that is due at `now`, or not there. Else false: it is another's until its time, which is put off by
   * 1 ms, so that its holder cannot settle it without finding that somebody asked for it.
   */
  claimOrNudge(queue: string, id: string, options: { now: number; until: number }): Promise<boolean>;
  /** When one entry is due; null when it is not there. */
  dueAt(queue: string, id: string): Promise<number | null>;
  /**
   * Ends a claim: removes the entry (`next` null) or sets its next due time. False, and nothing done, when the entry's
   * due time is no longer `claimedUntil`: someone scheduled or claimed it since.
   */
  settle(queue: string, id: string, claimedUntil: number, next: number | null): Promise<boolean>;
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

/** Token buckets shared by all instances. A bucket that is not there is full. */
export interface TokenBuckets {
  take(name: string, bucket: TokenBucket, now: number): Promise<TokenGrant>;
}

/** The engine does not answer; the caller may try again. */
export class StateStoreUnavailableError extends Error {
  override readonly name = 'StateStoreUnavailableError';
  readonly temporary = true;
}
