import { type EventStore, openEventStoreDb } from '@dakpion/event-store';
import { type Broker, openKafkaBroker } from '@dakpion/messaging';
import { openRedisStateStore, type StateStore, type StoreClock } from '@dakpion/state-store';
import { tellDroppedMessages } from './dropped-messages.alarm.ts';
import type { EngineAddresses } from './engine-addresses.ts';
import { type AwaitedEngine, type EngineWatch, waitForEngine } from './engine-waiting.ts';
import { allTopics, type Engines, type Stores } from './engines.ts';
import { tellExpiredRequest } from './expired-requests.alarm.ts';
import { kafkaAddress } from './kafka-address.ts';
import { withConsume } from './with-consume.ts';

interface Closable {
  close(): Promise<void>;
}

/**
 * Opens the engines of a cluster, waiting for each as long as it takes, and declares the topics. When one cannot be
 * used, or the wait is ended, those that were opened are closed and the error is thrown.
 */
export async function openClusterEngines(addresses: EngineAddresses, watch: EngineWatch = {}): Promise<Engines> {
  const failed = new AbortController();
  const signal = watch.signal === undefined ? failed.signal : AbortSignal.any([watch.signal, failed.signal]);
  const opened: Closable[] = [];
  const open = async <Engine extends Closable>(engine: AwaitedEngine<Engine>): Promise<Engine> => {
    try {
      const serving = await waitForEngine(engine, { ...watch, signal });
      opened.push(serving);
      return serving;
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  };
  // Nothing is asked for or answered before all engines are open.
  let storeClock: StoreClock = { now: Date.now, skewMs: () => 0 };
  const stateStoreOpening = open(stateStoreAt(addresses.redisUrl)).then((stateStore) => {
    storeClock = stateStore.clock;
    return stateStore;
  });
  const opening = [
    open(eventStoreAt(addresses.eventStoreUrl, { mustWrite: true })),
    open(brokerAt(addresses, watch, () => storeClock.now())),
    stateStoreOpening,
  ] as const;
  await Promise.allSettled(opening);
  try {
    const [eventStore, broker, stateStore] = await Promise.all(opening);
    return { eventStore, broker, stateStore };
  } catch (error) {
    for (const engine of opened) await engine.close();
    // The others' waits were ended by the first failure, which is the one to tell.
    throw failed.signal.aborted ? failed.signal.reason : error;
  }
}

/** Opens what an audit reads; throws when an engine does not answer. */
export async function openClusterStores({ eventStoreUrl, redisUrl }: EngineAddresses): Promise<Stores> {
  const eventStore = await eventStoreAt(eventStoreUrl, { mustWrite: false }).open();
  try {
    return { eventStore, stateStore: await stateStoreAt(redisUrl).open() };
  } catch (error) {
    await eventStore.close();
    throw error;
  }
}

function eventStoreAt(url: string, { mustWrite }: { readonly mustWrite: boolean }): AwaitedEngine<EventStore> {
  const open = async (): Promise<EventStore> => {
    const store = await openEventStoreDb({ url, mustWrite });
    return proven(store, () => store.head());
  };
  return { name: 'EventStoreDB', address: withoutCredentials(url), settings: 'EVENTSTORE_URL', open };
}

const kafkaSettings = 'KAFKA_BROKERS, KAFKA_TLS… and KAFKA_SASL_…';

function brokerAt(addresses: EngineAddresses, watch: EngineWatch, sharedClock: () => number): AwaitedEngine<Broker> {
  const { kafkaBrokers: brokers, kafkaReplicationFactor: replicationFactor } = addresses;
  const open = async (): Promise<Broker> => {
    const broker = await openKafkaBroker({
      ...kafkaAddress(addresses, watch.clientId ?? 'dakpion'),
      replicationFactor,
      // One copy may be missing, e.g. while its broker is started anew, and none that was acknowledged is lost.
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

function stateStoreAt(url: string): AwaitedEngine<StateStore> {
  const open = async (): Promise<StateStore> => {
    const store = await openRedisStateStore({ url });
    return proven(store, () => store.dueQueues.depth('health'));
  };
  return { name: 'Redis', address: withoutCredentials(url), settings: 'REDIS_URL', open };
}

/** Kafka takes connections before it takes consumers, e.g. while it looks for a group's coordinator: those wait too. */
function patientBroker(broker: Broker, brokers: readonly string[], watch: EngineWatch): Broker {
  return withConsume(broker, (consumption) => {
    const address = `${brokers.join(',')} to take consumers of ${consumption.group}`;
    const open = () => broker.consume(consumption);
    return waitForEngine({ name: 'Kafka', address, settings: kafkaSettings, open }, watch);
  });
}

/** A client may open before its server answers: only an answer proves that it serves. */
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
