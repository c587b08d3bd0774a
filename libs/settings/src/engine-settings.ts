import { type KafkaAccess, readKafkaAccess } from './kafka-access.ts';
import { brokers, eventStoreUrl, integer, oneOf, type Parsed, redisUrl } from './setting-values.ts';
import type { VariableReader } from './variable-reader.ts';

/** The address of Kafka and the settings of its use. */
export interface KafkaSettings {
  /** Bootstrap servers, `host:port`. */
  readonly brokers: readonly string[];
  readonly access: KafkaAccess;
  /** The number of copies of each topic that the services create. */
  readonly replicationFactor: number;
}

/** The address of each engine. Null: LMDB files in the data directory. */
export interface EngineSettings {
  /** The connection string of EventStoreDB, `esdb://…`. Can contain credentials. */
  readonly eventStoreUrl: string | null;
  /** The URL of Redis, `redis://…` or `rediss://…`. Can contain credentials. */
  readonly redisUrl: string | null;
  readonly kafka: KafkaSettings | null;
  /** The process uses no events, and `eventStoreUrl` is null because no event store is opened. Only in a cluster. */
  readonly withoutEvents?: true;
}

/**
 * Reads EVENT_STORE, STATE_STORE and BROKER, and the addresses of those that are servers. The profile only sets the defaults,
 * except that the services of a cluster are several processes, which cannot share files.
 */
export function readEngineSettings(
  variables: VariableReader,
  { isCluster, usesEvents }: { isCluster: boolean; usesEvents: boolean },
): EngineSettings {
  const withoutEvents = isCluster && !usesEvents;
  const isServer = (variable: string, server: string): boolean =>
    variables.read(variable, engineOf(server, isCluster), isCluster ? server : 'lmdb') === server;
  return {
    kafka: isServer('BROKER', 'kafka') ? readKafka(variables) : null,
    eventStoreUrl:
      isServer('EVENT_STORE', 'eventstoredb') && !withoutEvents
        ? variables.require('EVENTSTORE_URL', eventStoreUrl, '', true)
        : null,
    redisUrl: isServer('STATE_STORE', 'redis') ? variables.require('REDIS_URL', redisUrl, '', true) : null,
    ...(withoutEvents && { withoutEvents }),
  };
}

function readKafka(variables: VariableReader): KafkaSettings {
  return {
    brokers: variables.require('KAFKA_BROKERS', brokers, []),
    access: readKafkaAccess(variables),
    replicationFactor: variables.read('KAFKA_REPLICATION_FACTOR', integer(1, 9), 1),
  };
}

function engineOf(server: string, isCluster: boolean): (text: string) => Parsed<string> {
  if (!isCluster) return oneOf([server, 'lmdb']);
  return (text) => (text === server ? { value: text } : { expected: `${server}, because PROFILE is cluster` });
}
