export { dataBytesOf } from './data-bytes.ts';
export { hasHolder } from './directory-lock.ts';
export * from './event-store.ts';
export type { EventStoreDbOptions } from './event-store-db/event-store-db.ts';
export { openEventStoreDb } from './event-store-db/open-event-store-db.ts';
export { type LmdbEventStoreOptions, openLmdbEventStore } from './lmdb/lmdb-event-store.ts';
export type { PageCheckWatch } from './lmdb/page-check.ts';
