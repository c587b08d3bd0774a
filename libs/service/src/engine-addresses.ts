import { type KafkaAccess, readKafkaAccess } from './kafka-access.ts';
import { brokers, eventStoreUrl, redisUrl, wholeNumber } from './setting-values.ts';
import type { VariableReader } from './variable-reader.ts';

/** Where the engines of the cluster profile are. */
export interface EngineAddresses {
  /** Bootstrap servers, `host:port`. */
  readonly kafkaBrokers: readonly string[];
  readonly kafkaAccess: KafkaAccess;
  /** Copies of each topic, when we make it. */
  readonly kafkaReplicationFactor: number;
  /** A connection string, `esdb://…`. May hold credentials. */
  readonly eventStoreUrl: string;
  /** `redis://…` or `rediss://…`. May hold credentials. */
  readonly redisUrl: string;
}

export function readEngineAddresses(variables: VariableReader): EngineAddresses {
  return {
    kafkaBrokers: variables.require('KAFKA_BROKERS', brokers, []),
    kafkaAccess: readKafkaAccess(variables),
    kafkaReplicationFactor: variables.read('KAFKA_REPLICATION_FACTOR', wholeNumber(1, 9), 1),
    eventStoreUrl: variables.require('EVENTSTORE_URL', eventStoreUrl, '', true),
    redisUrl: variables.require('REDIS_URL', redisUrl, '', true),
  };
}
