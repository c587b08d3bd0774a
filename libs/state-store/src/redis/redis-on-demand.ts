// The Redis client is loaded at its first use, because loading takes time and memory, and the embedded profile does not need
// it.

/** See {@link import('./redis-state-store.ts').openRedisStateStore}. */
export const openRedisStateStore: typeof import('./redis-state-store.ts').openRedisStateStore = async (options) =>
  (await import('./redis-state-store.ts')).openRedisStateStore(options);

/** See {@link import('./clear-redis-state-store.ts').clearRedisStateStore}. */
export const clearRedisStateStore: typeof import('./clear-redis-state-store.ts').clearRedisStateStore = async (
  where,
  options,
) => (await import('./clear-redis-state-store.ts')).clearRedisStateStore(where, options);
