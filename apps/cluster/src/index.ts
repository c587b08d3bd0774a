export * from './engines/engine.ts';
export { ensureJava, kafkaJars, singleBrokerSettings, startKafka } from './engines/kafka.engine.ts';
export { ensureRedis, startRedis } from './engines/redis.engine.ts';
