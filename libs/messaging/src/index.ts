export * from './broker.client.ts';
export * from './broker.server.ts';
export * from './broker.ts';
export * from './handler-error.filter.ts';
export { type LmdbBrokerOptions, openLmdbBroker } from './lmdb-broker.ts';
