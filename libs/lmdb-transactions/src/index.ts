export * from './lmdb-transactions.ts';
