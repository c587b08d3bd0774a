export * from './broker.client.ts';
export * from './broker.server.ts';
export * from './broker.ts';
export * from './handler-error.filter.ts';
export { defaultReplyTopic, type KafkaBrokerOptions, openKafkaBroker } from './kafka-broker.ts';
export { type LmdbBrokerOptions, openLmdbBroker } from './lmdb-broker.ts';
