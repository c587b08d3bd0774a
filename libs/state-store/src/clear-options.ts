/** What stays when a state store is cleared. Leases and token buckets always stay. */
export interface ClearOptions {
  /** Collections whose documents stay. */
  readonly keepCollections: readonly string[];
  /** Due queues that stay. */
  readonly keepQueues: readonly string[];
  /** Counts, and removes nothing. */
  readonly dryRun: boolean;
}

/** What was removed, or would be. */
export interface Cleared {
  readonly documents: number;
  /** Due queues. */
  readonly queues: number;
}

/** Followers' positions: without them what was removed is built again, so they are the last to go. */
export const checkpointsCollection = 'checkpoints';
