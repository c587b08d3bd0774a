export * from './copy-data-files.ts';
export * from './free-space.ts';
export * from './group-commit.ts';
export * from './lmdb-transactions.ts';
export { mapSize } from './map-size.ts';
export { dataFile, openDatabases, openEnvironment } from './open-environment.ts';
export * from './page-size.ts';
