import { randomUUID } from 'node:crypto';
import { newGate, until } from '@dakpion/fixtures';
import type { Admin } from 'kafkajs';
import { describeWithKafka, kafkaBrokers } from './kafka.fixture.ts';
import { openKafkaBroker } from './kafka-broker.ts';
import { kafkaClient } from './kafka-client.ts';
import { groupPlaces } from './kafka-group-places.ts';
import { lagIn } from './kafka-lag.ts';

/** The parts of a cluster that the lag is computed from. More messages are handled between any two requests. */
function clusterOf(asked: string[], high: readonly number[], committed: readonly number[]): Admin {
  const partitions = committed.map((offset, partition) => ({ partition, offset: String(offset), metadata: null }));
  const fetchOffsets = async () => {
    asked.push('offsets');
    return [{ topic: 't', partitions }];
  };
  const fetchTopicOffsets = async () => {
    asked.push('ends');
    return high.map((end, partition) => ({ partition, offset: String(end), high: String(end), low: '0' }));
  };
  return { fetchOffsets, fetchTopicOffsets } as unknown as Admin;
}

test('does not offset the lag of one partition by another whose end was read too early', async () => {
  // Right after an election a new leader may report an end below the committed offset.
  expect(lagIn(await groupPlaces(clusterOf([], [10, 10], [9, 11]), 'group', 't'))).toBe(1);
});

test('reads the ends after the offsets, so that 0 means that nothing is left', async () => {
  const asked: string[] = [];
  expect(lagIn(await groupPlaces(clusterOf(asked, [10, 0], [10, -1]), 'group', 't'))).toBe(0);
  expect(asked).toEqual(['offsets', 'ends']);
});

test('counts only the chosen partitions', async () => {
  const places = await groupPlaces(clusterOf([], [10, 10], [9, 3]), 'group', 't');
  expect([lagIn(places), lagIn(places, (partition) => partition === 0)]).toEqual([8, 1]);
});

describeWithKafka('the lag of a consumer', () => {
  const clientId = 'lag-spec';
  const open = () => openKafkaBroker({ brokers: kafkaBrokers(), clientId });

  test('has as its own only the messages of its partitions', async () => {
    const topic = `lag-${randomUUID()}`;
    const brokers = [await open(), await open()] as const;
    const gate = newGate();
    try {
      await brokers[0].declareTopics([{ name: topic, partitions: 2, retentionMs: 3_600_000 }]);
      const consumers = await Promise.all(
        brokers.map((broker) => broker.consume({ group: 'group', topics: [topic], handle: () => gate.opened })),
      );
      const lags = () => Promise.all(consumers.map((consumer) => consumer.lag()));
      // Both are in one partition, and wait for the first one.
      await brokers[0].publish([1, 2].map((value) => ({ topic, key: 'k', type: 'T', value })));
      await until(async () => {
        const own = (await lags()).map((lag) => lag.own).toSorted();
        return own[0] === 0 && own[1] === 2;
      });
      expect((await lags()).map((lag) => lag.group)).toEqual([2, 2]);
      gate.open();
      await until(async () => (await lags()).every(({ group }) => group === 0));
    } finally {
      gate.open();
      for (const broker of brokers) await broker.close();
    }
  }, 120_000);

  test('ends after an aborted transaction, also while no message follows', async () => {
    const topic = `lag-${randomUUID()}`;
    const broker = await open();
    const kafka = kafkaClient({ brokers: kafkaBrokers(), clientId }, true);
    const producer = kafka.producer({ transactionalId: topic, idempotent: true, maxInFlightRequests: 1 });
    const admin = kafka.admin();
    try {
      await broker.declareTopics([{ name: topic, partitions: 1, retentionMs: 3_600_000 }]);
      const handled: unknown[] = [];
      const handle = async ({ value }: { value: unknown }) => void handled.push(value);
      const consumer = await broker.consume({ group: 'group', topics: [topic], handle });
      await Promise.all([producer.connect(), admin.connect()]);
      const transaction = await producer.transaction();
      await transaction.send({ topic, messages: ['1', '2'].map((value) => ({ key: 'k', value })) });
      await transaction.abort();
      // The marker after the two messages is written later.
      await until(async () => (await admin.fetchTopicOffsets(topic))[0]?.high === '3');
      await until(async () => (await consumer.lag()).group === 0);
      await broker.publish([{ topic, key: 'k', type: 'T', value: 3 }]);
      await until(() => handled.length > 0);
      expect(handled).toEqual([3]);
    } finally {
      await Promise.all([producer.disconnect(), admin.disconnect()]);
      await broker.close();
    }
  }, 120_000);
});
