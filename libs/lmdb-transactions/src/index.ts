export * from './lmdb-transactions.ts';
export * from './map-size.ts';
export * from './page-size.ts';
