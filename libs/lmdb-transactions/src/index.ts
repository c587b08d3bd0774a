export * from './lmdb-transactions.ts';
export * from './map-size.ts';
