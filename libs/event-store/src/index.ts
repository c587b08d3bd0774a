export * from './event-store.ts';
export { type LmdbEventStoreOptions, openLmdbEventStore } from './lmdb-event-store.ts';
