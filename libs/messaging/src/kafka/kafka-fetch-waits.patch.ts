import ConsumerGroup from 'kafkajs/src/consumer/consumerGroup.js';
import Runner from 'kafkajs/src/consumer/runner.js';
import { type FetchedPartition, tellOpenTransaction } from './kafka-open-transactions.ts';
import { endConnection } from './kafka-silent-connections.patch.ts';

/** The wait of a fetch while partitions are paused, in ms: they resume at the next fetch. */
const pausedWaitMs = 100;
/** The pause between heartbeats during a fetch, in ms. The session of a member ends after 6 s without a heartbeat. */
const heartbeatEveryMs = 2_000;

/** The parts of kafkajs's consumer group that are patched or used here. */
interface FetchingGroup {
  readonly groupId: string;
  readonly memberId: string | null;
  readonly instrumentationEmitter: { emit(type: string, payload: unknown): void };
  maxWaitTime: number;
  /** The time of the last heartbeat. Epoch milliseconds. */
  lastRequest: number;
  readonly cluster: {
    readonly brokerPool: { readonly brokers: Readonly<Record<string, { readonly connectionPool: FetchConnections }>> };
  };
  paused(): readonly unknown[];
  heartbeat(options: { readonly interval: number }): Promise<void>;
}

interface FetchConnections {
  /** One connection for all other requests, and one for fetches. */
  readonly pool: readonly [unknown, Parameters<typeof endConnection>[0]];
}

const { fetch, joinAndSync } = ConsumerGroup.prototype;
const { stop } = Runner.prototype;
const longestWaits = new WeakMap<FetchingGroup, number>();
/** By group: the functions that end the waits in progress, one for each broker. */
const waits = new WeakMap<FetchingGroup, Set<() => void>>();

/**
 * kafkajs 2.2.4 can neither shorten nor end the wait of a fetch for messages. A long wait, which costs an idle service less,
 * would delay partitions that were paused when it began, and each close. Therefore a fetch waits briefly while partitions are
 * paused, and a stop does not wait for it.
 *
 * It sends heartbeats only between fetches: over a slow network, a member lost its partitions during each large fetch, read the same
 * messages again, and never got on. Therefore a long fetch sends heartbeats, too. After the clock was set back, it sent none until the
 * clock showed the former time again. ADR 21 says when this can be removed.
 */
ConsumerGroup.prototype.fetch = async function (this: FetchingGroup, nodeId: number): Promise<FetchedPartition[]> {
  this.lastRequest = Math.min(this.lastRequest, Date.now());
  const longest = longestWaits.get(this) ?? this.maxWaitTime;
  longestWaits.set(this, longest);
  this.maxWaitTime = this.paused().length === 0 ? longest : Math.min(longest, pausedWaitMs);
  const inProgress = waits.get(this) ?? new Set();
  waits.set(this, inProgress);
  let end = () => {};
  const ended = new Promise<FetchedPartition[]>((resolve) => {
    end = () => resolve([]);
  });
  inProgress.add(end);
  // Without success, the heartbeat after the fetch fails as well, and kafkajs joins again.
  const beat = () => void this.heartbeat({ interval: 0 }).catch(() => undefined);
  const beats = setInterval(beat, heartbeatEveryMs);
  try {
    const batches: FetchedPartition[] = await Promise.race([fetch.call(this, nodeId), ended]);
    for (const batch of batches) tellOpenTransaction(batch);
    // kafkajs passes on one batch for each partition. Most have no messages, and each takes a turn of the workers of kafkajs.
    return batches.filter(({ rawMessages }) => rawMessages.length > 0);
  } finally {
    clearInterval(beats);
    inProgress.delete(end);
  }
};

/**
 * kafkajs emits `consumer.rebalancing` only when a heartbeat has reported the rebalance. It also joins again within a fetch, when a broker
 * has changed, and after it was removed from the group. With this patch, it emits the event before each join. After a heartbeat that
 * reported a rebalance, it therefore comes twice.
 */
ConsumerGroup.prototype.joinAndSync = function (this: FetchingGroup): Promise<void> {
  const { groupId, memberId } = this;
  this.instrumentationEmitter.emit('consumer.rebalancing', { groupId, memberId });
  return joinAndSync.call(this);
};

Runner.prototype.stop = async function (this: { readonly consumerGroup: FetchingGroup }): Promise<void> {
  const stopped = stop.call(this);
  for (const end of waits.get(this.consumerGroup) ?? []) end();
  const brokers = Object.values(this.consumerGroup.cluster.brokerPool.brokers);
  await Promise.all(
    brokers.map(({ connectionPool }) => endConnection(connectionPool.pool[1], new Error('the consumer stops'))),
  );
  await stopped;
};
