import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newGate, until } from '@dakpion/fixtures';
import { Logger } from '@nestjs/common';
import type { Broker, Consumer, DroppedMessages } from '../broker.ts';
import { numbers } from '../broker-trial.contract.ts';
import type { IncomingMessage, SourceMessage } from '../message.ts';
import { describeWithKafka, kafkaBrokers } from './kafka.fixture.ts';
import { openKafkaBroker } from './kafka-broker.ts';
import { KafkaAdmin, kafkaClient } from './kafka-client.ts';

const patience = 120_000;
const keys = ['a', 'b', 'c', 'd', 'e'];

/** The message at position n of the source. The keys alternate. */
const sourceMessage = (n: number): SourceMessage => {
  return { key: keys[n % keys.length]!, type: 'Counted', value: n, position: String(n) };
};

describeWithKafka('messages that a topic has dropped before a group had handled them', () => {
  let broker: Broker;
  let topic: string;
  let dropped: DroppedMessages[];
  let taken: number[];
  let asked: (string | null)[];
  const consumers: Consumer[] = [];
  const admin = new KafkaAdmin(kafkaClient({ brokers: kafkaBrokers(), clientId: 'missed' }));

  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(async () => {
    [dropped, taken, asked] = [[], [], []];
    const onDropped = (one: DroppedMessages) => void dropped.push(one);
    broker = await openKafkaBroker({ brokers: kafkaBrokers(), clientId: `missed-${randomUUID()}`, onDropped });
    topic = await newTopic(2);
  }, patience);
  afterEach(async () => {
    consumers.splice(0);
    await broker.close();
  }, patience);
  afterAll(() => admin.close());

  const newTopic = async (partitions: number) => {
    const name = `missed-${randomUUID()}`;
    await broker.declareTopics([{ name, partitions, retentionMs: 3_600_000 }]);
    return name;
  };
  const publish = (ns: readonly number[]) => broker.publish(ns.map((n) => ({ ...sourceMessage(n), topic })));
  const take = async ({ value }: IncomingMessage) => void taken.push(Number(value));

  /** The source when `last` is the last published message. */
  const sourceUpTo = (last: number) =>
    async function* (after: string | null) {
      asked.push(after);
      for (let n = Number(after ?? 0) + 1; n <= last; n += 1) yield sourceMessage(n);
    };
  const consume = async (source?: (after: string | null) => AsyncIterable<SourceMessage>, handle = take) => {
    const sources = source === undefined ? {} : { sources: { [topic]: source } };
    const consumer = await broker.consume({ group: 'group', topics: [topic], handle, ...sources });
    consumers.push(consumer);
    return consumer;
  };
  const caughtUp = (consumer: Consumer) => until(async () => (await consumer.lag()).group === 0);

  /** Deletes messages as retention does: only the last `left` messages of each partition remain. */
  const drop = (left: number) =>
    admin.ask('nothing is dropped', async (client) => {
      const ends = await client.fetchTopicOffsets(topic);
      const partitions = ends.map(({ partition, low, high }) => {
        return { partition, offset: String(Math.max(Number(low), Number(high) - left)) };
      });
      await client.deleteTopicRecords({ topic, partitions });
    });

  /** The number of messages taken when no more arrive, because one key is stuck. */
  const takenAtRest = async () => {
    let before = 0;
    await until(() => {
      const isAtRest = taken.length > 1_500 && before === taken.length;
      before = taken.length;
      return isAtRest;
    });
    return before;
  };

  /** The messages of a key, in the order of their first arrival. */
  const firstTimes = (key: string) => [...new Set(taken)].filter((n) => sourceMessage(n).key === key);

  /** A consumer handles 1 to 20 and ends. Then more messages are published, and all except a few are dropped. */
  const missSome = async (upTo: number, left: number) => {
    const first = await consume();
    await publish(numbers(20));
    await caughtUp(first);
    await first.stop();
    await publish(numbers(upTo).slice(20));
    await drop(left);
  };

  test(
    'are handled from their source, in the order of each key and before the messages that are left',
    async () => {
      await missSome(60, 4);
      const consumer = await consume(sourceUpTo(60));
      await until(() => new Set(taken).size === 60);
      for (const key of keys) expect(firstTimes(key)).toEqual(numbers(60).filter((n) => sourceMessage(n).key === key));
      await caughtUp(consumer);
      expect(dropped.map(({ group, topic: of }) => [group, of])).toEqual([['group', topic]]);
      expect(dropped[0]).toMatchObject({ count: 40 - 2 * 4, instead: { after: asked[0] } });
      // The lower of the last positions of both partitions.
      expect(Number(asked[0])).toBeGreaterThanOrEqual(15);
      expect(Number(asked[0])).toBeLessThanOrEqual(20);
      expect(asked).toHaveLength(1);

      await consumer.stop();
      const before = taken.length;
      const next = await consume(sourceUpTo(61));
      await publish([61]);
      await until(() => taken.includes(61));
      await caughtUp(next);
      expect(taken.length).toBe(before + 1);
      expect(asked).toHaveLength(1);
    },
    patience,
  );

  test(
    'are handled without a new message when none is left in the topic',
    async () => {
      await missSome(40, 0);
      await consume(sourceUpTo(40));
      await until(() => new Set(taken).size === 40);
      for (const key of keys) expect(firstTimes(key)).toEqual(numbers(40).filter((n) => sourceMessage(n).key === key));
    },
    patience,
  );

  test(
    'are reported when they have no source, and the group continues with the messages that are left',
    async () => {
      await missSome(60, 4);
      const consumer = await consume();
      await until(() => new Set(taken).size === 20 + 2 * 4);
      await caughtUp(consumer);
      expect(dropped).toEqual([{ group: 'group', topic, count: 40 - 2 * 4, instead: 'nothing' }]);
    },
    patience,
  );

  test(
    'of a group that the cluster does not know are all handled from the source',
    async () => {
      await publish(numbers(30));
      await drop(2);
      await consume(sourceUpTo(30));
      await until(() => new Set(taken).size === 30);
      expect(asked).toEqual([null]);
    },
    patience,
  );

  test(
    'are handled from about the same point when the consumer stopped in between',
    async () => {
      await missSome(1_000, 5);
      const stuck = newGate();
      const first = await consume(sourceUpTo(1_000), async (message) => {
        if (Number(message.value) === 900) await stuck.opened;
        return take(message);
      });
      await until(() => taken.length > 800);
      const stopping = first.stop();
      stuck.open();
      await stopping;
      const next = await consume(sourceUpTo(1_000));
      await until(() => new Set(taken).size === 1_000);
      await caughtUp(next);
      expect(asked).toHaveLength(2);
      expect(Number(asked[1])).toBeGreaterThanOrEqual(200);
      for (const key of keys) {
        expect(firstTimes(key)).toEqual(numbers(1_000).filter((n) => sourceMessage(n).key === key));
      }
    },
    patience,
  );

  test(
    'are handled when the group was consuming, but too slowly',
    async () => {
      topic = await newTopic(1);
      const slow = newGate();
      const consumer = await consume(sourceUpTo(6_000), async (message) => {
        if (Number(message.value) === 1) await slow.opened;
        return take(message);
      });
      // More than 500 messages of the stuck key wait, so reading stops.
      await publish(numbers(6_000));
      const before = await takenAtRest();
      expect(before).toBeLessThan(4_000);
      await drop(10);
      slow.open();
      await until(() => new Set(taken).size === 6_000);
      await caughtUp(consumer);
      expect(dropped).toHaveLength(1);
      for (const key of keys) {
        expect(firstTimes(key)).toEqual(numbers(6_000).filter((n) => sourceMessage(n).key === key));
      }
    },
    patience,
  );

  test(
    'are not missed again when earlier messages finish while the source is read',
    async () => {
      topic = await newTopic(1);
      const slow = newGate();
      const isAsked = newGate();
      const slowSource = async function* (after: string | null) {
        isAsked.open();
        // Leaves time for two fetches, if there were any.
        await pause(500);
        yield* sourceUpTo(6_000)(after);
      };
      const consumer = await consume(slowSource, async (message) => {
        const n = Number(message.value);
        if (n === 1) await slow.opened;
        // The messages of the stuck key before this one are few enough for reading to continue.
        else if (n === 501) await isAsked.opened;
        return take(message);
      });
      await publish(numbers(6_000));
      await takenAtRest();
      await drop(10);
      slow.open();
      await until(() => new Set(taken).size === 6_000);
      await caughtUp(consumer);
      expect(asked).toHaveLength(1);
      expect(dropped).toHaveLength(1);
    },
    patience,
  );

  test(
    'are read again from the last handled one when the source fails',
    async () => {
      await missSome(300, 1);
      let failures = 0;
      await consume(async function* (after) {
        let given = 0;
        for await (const message of sourceUpTo(300)(after)) {
          if (given === 90 && failures < 3) {
            failures += 1;
            throw new Error('the source is down');
          }
          given += 1;
          yield message;
        }
      });
      await until(() => new Set(taken).size === 300);
      expect(failures).toBe(3);
      expect(asked.map(Number)).toEqual([...asked.map(Number)].sort((one, other) => one - other));
      for (const key of keys) expect(firstTimes(key)).toEqual(numbers(300).filter((n) => sourceMessage(n).key === key));
    },
    patience,
  );
});
