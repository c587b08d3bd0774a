import { until } from '@dakpion/fixtures';
import ConsumerGroup from 'kafkajs/src/consumer/consumerGroup.js';
import Runner from 'kafkajs/src/consumer/runner.js';
import './kafka-fetch-waits.patch.ts';

// The internals of kafkajs that our patch is made for (ADR 21). A new release that changes them fails here.

const longest = 1_500;

/** A group whose fetch waits forever. */
function waitingGroup(paused: readonly string[]) {
  const calls: string[] = [];
  const connection = {
    rejectRequests: () => calls.push('requests rejected'),
    disconnect: async () => calls.push('disconnected'),
    socket: { destroy: () => calls.push('socket destroyed') },
  };
  return {
    calls,
    heartbeat: async () => {
      calls.push('heartbeat');
    },
    maxWaitTime: longest,
    lastRequest: 0,
    paused: () => paused,
    cluster: {
      brokerPool: { brokers: { 0: { connectionPool: { pool: [null, connection] } } } },
      refreshMetadataIfNecessary: () => new Promise(() => {}),
    },
  };
}

const stop = (consumerGroup: object) => Runner.prototype.stop.call({ running: false, consumerGroup });

test('a fetch waits long while no partition is paused, and briefly otherwise', async () => {
  const paused: string[] = [];
  const group = waitingGroup(paused);
  const waits: number[] = [];
  const begin = () => {
    void ConsumerGroup.prototype.fetch.call(group, 0);
    waits.push(group.maxWaitTime);
  };
  begin();
  paused.push('a topic');
  begin();
  paused.pop();
  begin();
  expect(waits).toEqual([longest, 100, longest]);
  await stop(group);
});

test('a fetch passes on only partitions with messages', async () => {
  const partitions = [0, 1, 2].map((partition) => ({ partition, highWatermark: '1', abortedTransactions: [] }));
  const answered = [[], [{ offset: '0' }], []].map((messages, index) => ({ ...partitions[index], messages }));
  const topic = 'a topic';
  const group = {
    ...waitingGroup([]),
    cluster: {
      refreshMetadataIfNecessary: async () => {},
      findBroker: async () => ({
        fetch: async () => ({ responses: [{ topicName: topic, partitions: answered }] }),
      }),
    },
    checkForStaleAssignment: () => {},
    subscriptionState: { assigned: () => [{ topic, partitions: [0, 1, 2] }], isPaused: () => false },
    filterPartitionsByNode: (_node: number, assigned: unknown) => assigned,
    seekOffsets: async () => {},
    seekOffset: { has: () => false },
    offsetManager: { committedOffsets: () => ({ [topic]: ['0', '0', '0'] }), nextOffset: () => 0 },
    getActiveTopicPartitions: () => ({ [topic]: new Set([0, 1, 2]) }),
    preferredReadReplicasPerTopicPartition: {},
  };
  expect(await ConsumerGroup.prototype.fetch.call(group, 0)).toMatchObject([{ partition: 1 }]);
});

test('a stop ends the waits of all fetches and closes their connection', async () => {
  const group = waitingGroup([]);
  const fetches = [0, 1].map((node) => ConsumerGroup.prototype.fetch.call(group, node));
  await stop(group);
  expect(await Promise.all(fetches)).toEqual([[], []]);
  expect(group.calls).toEqual(['requests rejected', 'disconnected', 'socket destroyed']);
});

test('a fetch after the clock was set back lets the next heartbeat be sent', async () => {
  const group = { ...waitingGroup([]), lastRequest: Date.now() + 60_000 };
  const fetched = ConsumerGroup.prototype.fetch.call(group, 0);
  expect(group.lastRequest).toBeLessThanOrEqual(Date.now());
  await stop(group);
  await fetched;
});

test('a join is told before it begins', async () => {
  const calls: string[] = [];
  const group = {
    instrumentationEmitter: { emit: (type: string) => calls.push(type) },
    retrier: async () => {
      calls.push('join');
    },
  };
  await ConsumerGroup.prototype.joinAndSync.call(group);
  expect(calls).toEqual(['consumer.rebalancing', 'join']);
});

test('a long fetch sends heartbeats, so that the member keeps its partitions', async () => {
  const group = waitingGroup([]);
  const fetched = ConsumerGroup.prototype.fetch.call(group, 0);
  await until(() => group.calls.length === 2);
  expect(group.calls).toEqual(['heartbeat', 'heartbeat']);
  await stop(group);
  await fetched;
});
