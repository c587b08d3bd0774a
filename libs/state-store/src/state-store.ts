import type { Documents } from './documents.ts';
import type { DueQueues } from './due-queues.ts';
import type { Journals } from './journals.ts';
import type { PinnedBuild } from './read-models/read-model.ts';

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
  /** Whether several processes write to it. */
  readonly isShared: boolean;
  /** See {@link storeOfBuild}. */
  readonly pinnedBuild?: PinnedBuild;
  /**
   * The id of the engine's present history. While it is the same, all completed writes are there, unless they were removed. It
   * changes if the engine may have lost its last writes: it was restarted, or a replica took over. With `maxAgeMs`, an answer
   * on the same connection can be reused for that time: the engine is asked again as soon as the connection was lost. Default: 0.
   */
  history(options?: { readonly maxAgeMs?: number }): Promise<string>;
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
  /** Rejects with StateStoreUnavailableError unless the engine answers and accepts writes. */
  examine(): Promise<Examination>;
  close(): Promise<void>;
}

export interface Examination {
  /** A sentence for operators about a setting by which the engine may remove data unnoticed. Null: it keeps all data. */
  readonly removesData: string | null;
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

/** The engine does not answer. The caller may try again. */
export class StateStoreUnavailableError extends Error {
  override readonly name = 'StateStoreUnavailableError';
  readonly temporary = true;
}

/** A stored document is not what was written. An operator must have the state computed again. */
export class StateStoreDamagedError extends Error {
  override readonly name = 'StateStoreDamagedError';
}
