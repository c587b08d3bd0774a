import { type EventStore, openEventStoreDb } from '@dakpion/event-store';
import { type Broker, openKafkaBroker } from '@dakpion/messaging';
import { type KafkaSettings, kafkaAddress, withoutCredentials } from '@dakpion/settings';
import { openRedisStateStore, type StateStore, StateStoreUnavailableError } from '@dakpion/state-store';
import { tellDeadLetter } from './dead-letters.alarm.ts';
import { tellDroppedMessages } from './dropped-messages.alarm.ts';
import { type AwaitedEngine, type EngineWatch, proven, waitForEngine } from './engine-waiting.ts';
import { allTopics } from './engines.ts';
import { tellExpiredRequest } from './expired-requests.alarm.ts';
import { refuseNewerEvents, refuseNewerState } from './stored-versions.ts';
import { withConsume } from './with-consume.ts';

/** EventStoreDB. `mustWrite`: it counts as serving only if it accepts writes. */
export function eventStoreAt(url: string, { mustWrite }: { readonly mustWrite: boolean }): AwaitedEngine<EventStore> {
  const address = addressOf(url);
  const open = async (): Promise<EventStore> => {
    const store = await openEventStoreDb({ url, mustWrite });
    return proven(store, () => refuseNewerEvents(store, `EventStoreDB at ${address}`));
  };
  return { name: 'EventStoreDB', address, settings: 'EVENTSTORE_URL', open };
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
      onDeadLetter: tellDeadLetter,
      sharedClock,
    });
    await proven(broker, () => broker.declareTopics(allTopics()));
    return patientBroker(broker, brokers, watch);
  };
  return { name: 'Kafka', address: brokers.join(','), settings: kafkaSettings, open };
}

/**
 * Redis. `readsData`: its user may read the documents, and newer ones are refused. `mustWrite`: it counts as serving only if it
 * accepts writes, and keeps what was written.
 */
export function stateStoreAt(url: string, { readsData = true, mustWrite = false } = {}): AwaitedEngine<StateStore> {
  const address = addressOf(url);
  const open = async (): Promise<StateStore> => {
    const store = await openRedisStateStore({ url });
    return proven(store, async () => {
      await (mustWrite ? requireKept(store) : store.dueQueues.depth('health'));
      if (readsData) await refuseNewerState(store, `Redis at ${address}`);
    });
  };
  // The URL cannot name the certificate of a private authority.
  const settings = url.startsWith('rediss:') ? 'REDIS_URL and NODE_EXTRA_CA_CERTS' : 'REDIS_URL';
  return { name: 'Redis', address, settings, open };
}

/** A setting of the server can be corrected while the process waits. */
async function requireKept(store: StateStore): Promise<void> {
  const { removesData } = await store.examine();
  if (removesData !== null) throw new StateStoreUnavailableError(removesData);
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

/** The address for messages: without credentials and options. */
function addressOf(url: string): string {
  return withoutCredentials(url).replace(/\?.*$/, '');
}
