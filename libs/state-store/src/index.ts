export * from './checkpoints.ts';
export * from './lmdb-state-store.ts';
export * from './redis-state-store.ts';
export * from './state-store.ts';
