export * from './broker.client.ts';
export * from './broker.server.ts';
export * from './broker.ts';
export * from './handler-error.filter.ts';
export type { KafkaBrokerOptions } from './kafka-broker.ts';
export * from './kafka-on-demand.ts';
export * from './kafka-reply-topic.ts';
export type { DeclaredTopics, TopicDrift } from './kafka-topic-drift.ts';
export { type LmdbBrokerOptions, openLmdbBroker } from './lmdb-broker.ts';
