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
