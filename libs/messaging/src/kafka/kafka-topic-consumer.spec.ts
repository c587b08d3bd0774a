import { setTimeout as pause } from 'node:timers/promises';
import { newGate, until } from '@dakpion/fixtures';
import { Logger } from '@nestjs/common';
import Cluster from 'kafkajs/src/cluster/index.js';
import ConsumerGroup from 'kafkajs/src/consumer/consumerGroup.js';
import Runner from 'kafkajs/src/consumer/runner.js';
import { BrokerUnavailableError } from '../broker-errors.ts';
import { topicConsumer } from './kafka.fixture.ts';
import { KafkaAdmin, kafkaClient, retry } from './kafka-client.ts';
import type { KafkaTopicConsumer } from './kafka-topic-consumer.ts';

type Gate = ReturnType<typeof newGate>;
interface JoiningGroup {
  readonly instrumentationEmitter: { emit(type: string, payload: unknown): void };
}

// kafkajs tries to connect for about five seconds.
const patience = 120_000;

/** Nothing listens on the discard port. */
function newConsumer(onAssigned = () => 7): KafkaTopicConsumer {
  const kafka = kafkaClient({ brokers: ['127.0.0.1:9'], clientId: 'spec' });
  return topicConsumer({ kafka, admin: new KafkaAdmin(kafka), groupId: 'group', topic: 'topic', onAssigned });
}

describe('a consumer that cannot reach its cluster', () => {
  test(
    'reports it, and leaves no promise with an unhandled rejection',
    async () => {
      Logger.overrideLogger(false);
      const timeouts = jest.spyOn(globalThis, 'setTimeout');
      const consumer = newConsumer();

      await expect(consumer.start()).rejects.toThrow(BrokerUnavailableError);

      // No wait for the group was left, which would reject later.
      expect(timeouts.mock.calls.filter(([, ms]) => (ms ?? 0) >= 30_000)).toEqual([]);
      timeouts.mockRestore();
    },
    patience,
  );
});

/** Joins the group when the gate is open: `outcome` is called then. */
function joinsAt(gate: Gate, outcome: (group: JoiningGroup) => void): jest.SpyInstance {
  jest.spyOn(Cluster.prototype, 'connect').mockResolvedValue();
  jest.spyOn(Cluster.prototype, 'addMultipleTargetTopics').mockResolvedValue();
  jest.spyOn(ConsumerGroup.prototype, 'connect').mockResolvedValue();
  jest.spyOn(ConsumerGroup.prototype, 'leave').mockResolvedValue();
  jest.spyOn(ConsumerGroup.prototype, 'getNodeIds').mockReturnValue([]);
  return jest.spyOn(ConsumerGroup.prototype, 'joinAndSync').mockImplementation(async function (this: unknown) {
    await gate.opened;
    outcome(this as JoiningGroup);
  });
}

describe('a consumer that is stopped while it joins', () => {
  afterEach(() => jest.restoreAllMocks());

  test('rejects the start at once, and takes no partitions', async () => {
    const join = newGate();
    const payload = { memberId: 'member', memberAssignment: { topic: [0] } };
    const joins = joinsAt(join, (group) => group.instrumentationEmitter.emit('consumer.group_join', payload));
    const onAssigned = jest.fn();
    const consumer = newConsumer(onAssigned);
    const started = consumer.start();
    const refused = expect(started).rejects.toThrow('the consumer was stopped');
    await until(() => joins.mock.calls.length === 1);

    await consumer.stop();
    await refused;
    join.open();
    await pause(retry.initialRetryTime);
    expect(onAssigned).not.toHaveBeenCalled();
  });
});

describe('a consumer that is stopped while it connects', () => {
  afterEach(() => jest.restoreAllMocks());

  test('does not join', async () => {
    const joins = joinsAt(newGate(), () => undefined);
    const connected = newGate();
    const connects = jest.spyOn(Cluster.prototype, 'connect').mockImplementation(() => connected.opened);
    const consumer = newConsumer();
    const refused = expect(consumer.start()).rejects.toThrow(BrokerUnavailableError);
    await until(() => connects.mock.calls.length === 1);

    await consumer.stop();
    connected.open();
    await refused;
    expect(joins).not.toHaveBeenCalled();
  });
});

describe('a consumer that has joined', () => {
  afterEach(() => jest.restoreAllMocks());

  test.each(['consumer.rebalancing', 'consumer.stop', 'consumer.group_join'])(
    'knows its assignment from its second heartbeat until %s',
    async (end) => {
      const join = newGate();
      join.open();
      jest.spyOn(Runner.prototype, 'scheduleFetchManager').mockReturnValue();
      const payload = { memberId: 'member', memberAssignment: {} };
      let emit = (_type: string): void => undefined;
      joinsAt(join, ({ instrumentationEmitter }) => {
        emit = (type) => instrumentationEmitter.emit(type, payload);
        emit('consumer.group_join');
      });
      const consumer = newConsumer();
      await consumer.start();

      emit('consumer.heartbeat');
      expect(consumer.assignment).toBeNull();
      emit('consumer.heartbeat');
      expect(consumer.assignment).toBe(7);
      emit(end);
      expect(consumer.assignment).toBeNull();
      await consumer.stop();
    },
  );
});

describe('a consumer that is stopped when it crashes', () => {
  afterEach(() => jest.restoreAllMocks());

  const turns = Array.from({ length: 12 }, (_, count) => count);
  test.each(turns)('does not start again if the stop begins %d turns after the crash', async (count) => {
    Logger.overrideLogger(false);
    const crash = newGate();
    const joins = joinsAt(crash, () => {
      throw Object.assign(new Error('the coordinator is loading'), { retriable: true });
    });
    const consumer = newConsumer();
    void consumer.start().catch(() => undefined);
    await until(() => joins.mock.calls.length === 1);

    crash.open();
    for (let turn = 0; turn < count; turn += 1) await null;
    await consumer.stop();
    await pause(2 * retry.initialRetryTime);
    expect(joins).toHaveBeenCalledTimes(1);
  });
});
