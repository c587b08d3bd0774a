export * from './broker.client.ts';
export * from './broker.server.ts';
export * from './broker.ts';
export * from './handler-error.filter.ts';
export { defaultReplyTopic, type KafkaBrokerOptions, openKafkaBroker } from './kafka-broker.ts';
export { applyTopics, type DeclaredTopics, type TopicDrift, topicDrift } from './kafka-topic-drift.ts';
export { replyTopicDeclaration } from './kafka-topics.ts';
export { type LmdbBrokerOptions, openLmdbBroker } from './lmdb-broker.ts';
