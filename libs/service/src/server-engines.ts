import { type EventStore, openEventStoreDb } from '@dakpion/event-store';
import { type Broker, openKafkaBroker } from '@dakpion/messaging';
import type { KafkaSettings } from '@dakpion/settings';
import { kafkaAddress } from '@dakpion/settings';
import { openRedisStateStore, type StateStore } from '@dakpion/state-store';
import { tellDroppedMessages } from './dropped-messages.alarm.ts';
import { type AwaitedEngine, type EngineWatch, waitForEngine } from './engine-waiting.ts';
import { allTopics } from './engines.ts';
import { tellExpiredRequest } from './expired-requests.alarm.ts';
import { withConsume } from './with-consume.ts';

interface Closable {
  close(): Promise<void>;
}

/** EventStoreDB. `mustWrite`: it counts as serving only if it accepts writes. */
export function eventStoreAt(url: string, { mustWrite }: { readonly mustWrite: boolean }): AwaitedEngine<EventStore> {
  const open = async (): Promise<EventStore> => {
    const store = await openEventStoreDb({ url, mustWrite });
    return proven(store, () => store.head());
  };
  return { name: 'EventStoreDB', address: withoutCredentials(url), settings: 'EVENTSTORE_URL', open };
}

const kafkaSettings = 'KAFKA_BROKERS, KAFKA_TLS… and KAFKA_SASL_…';

/** Kafka, with all topics declared. `sharedClock`: the time of the state store, epoch milliseconds. */
export function brokerAt(kafka: KafkaSettings, watch: EngineWatch, sharedClock: () => number): AwaitedEngine<Broker> {
  const { brokers, replicationFactor } = kafka;
  const open = async (): Promise<Broker> => {
    const broker = await openKafkaBroker({
      ...kafkaAddress(kafka, watch.clientId ?? 'dakpion'),
      replicationFactor,
      // One copy can be missing, e.g. while its broker restarts, without the loss of an acknowledged message.
      minInsyncReplicas: Math.max(1, replicationFactor - 1),
      onFatal: (error) => watch.onFatal?.('Kafka', error),
      onDropped: tellDroppedMessages,
      onExpired: tellExpiredRequest,
      sharedClock,
    });
    await proven(broker, () => broker.declareTopics(allTopics()));
    return patientBroker(broker, brokers, watch);
  };
  return { name: 'Kafka', address: brokers.join(','), settings: kafkaSettings, open };
}

/** Redis. */
export function stateStoreAt(url: string): AwaitedEngine<StateStore> {
  const open = async (): Promise<StateStore> => {
    const store = await openRedisStateStore({ url });
    return proven(store, () => store.dueQueues.depth('health'));
  };
  return { name: 'Redis', address: withoutCredentials(url), settings: 'REDIS_URL', open };
}

/**
 * Kafka accepts connections before it accepts consumers, e.g. while it searches the coordinator of a group. The process waits
 * for that as well.
 */
function patientBroker(broker: Broker, brokers: readonly string[], watch: EngineWatch): Broker {
  return withConsume(broker, (consumption) => {
    const address = `${brokers.join(',')} to take consumers of ${consumption.group}`;
    const open = () => broker.consume(consumption);
    return waitForEngine({ name: 'Kafka', address, settings: kafkaSettings, open }, watch);
  });
}

/** A client can open before its server answers. Only an answer proves that it serves. */
async function proven<Engine extends Closable>(engine: Engine, question: () => Promise<unknown>): Promise<Engine> {
  try {
    await question();
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

function withoutCredentials(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//').replace(/\?.*$/, '');
}
