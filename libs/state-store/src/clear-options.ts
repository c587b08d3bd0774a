/** The parts of a state store that are kept when it is cleared. Leases and token buckets are always kept. */
export interface ClearOptions {
  /** Collections whose documents are kept. */
  readonly keepCollections: readonly string[];
  /** Due queues that are kept. */
  readonly keepQueues: readonly string[];
  /** Only counts, without removing anything. */
  readonly dryRun: boolean;
}

/** The numbers that were removed, or would be. */
export interface Cleared {
  readonly documents: number;
  /** Due queues. */
  readonly queues: number;
}

/** The positions of followers are removed last: without them, the removed state is computed again. */
export const checkpointsCollection = 'checkpoints';
