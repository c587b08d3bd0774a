/** A collection of documents in any scope, or in one. Its lists and tallies belong to it. */
export interface StatePlace {
  readonly collection: string;
  /** Default: every scope. */
  readonly scope?: string;
  /** Only this document, without lists and tallies. */
  readonly id?: string;
}

/** What a program may do in the state store. Names can end with `*`. */
export interface StateRights {
  readonly writes: readonly StatePlace[];
  /** `everything`: all keys, and no writing. */
  readonly reads: readonly StatePlace[] | 'everything';
  readonly queues: readonly string[];
  readonly leases: readonly string[];
  readonly tokenBuckets: boolean;
  readonly journals: boolean;
  /** Whether the program removes builds of read models: it may list the names of all keys, and remove those that it writes. */
  readonly removesBuilds: boolean;
}
