export type { Cleared, ClearOptions } from './clear-options.ts';
export { DueWorker } from './due-worker.ts';
export { type FollowerFault, FollowerFaults } from './follower-faults.ts';
export { maxIdsPerRead } from './limits.ts';
export * from './lmdb/lmdb-state-store.ts';
export * from './redis/redis-on-demand.ts';
export type { RedisStateStoreOptions } from './redis/redis-state-store.ts';
export { StateResets, stateResetsCollection } from './state-resets.ts';
export * from './state-store.ts';
