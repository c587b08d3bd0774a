import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { eventually, newGate, until } from '@dakpion/fixtures';
import { Logger } from '@nestjs/common';
import type { ConsumerConfig, Kafka } from 'kafkajs';
import KafkaConnection from 'kafkajs/src/broker/index.js';
import { type Broker, type Consumption, deadLetterHeaders, deadLettersOf } from '../broker.ts';
import { BrokerUnavailableError, RejectedMessageError, RequestTimeoutError } from '../broker-errors.ts';
import { freshTopic, numbers, turns } from '../broker-trial.contract.ts';
import { type IncomingMessage } from '../message.ts';
import { describeWithKafka, kafkaBrokers, topicConsumer } from './kafka.fixture.ts';
import { type KafkaBrokerOptions, openKafkaBroker } from './kafka-broker.ts';
import { KafkaAdmin, kafkaClient, membership } from './kafka-client.ts';

const patience = 120_000;

/** Known faults of kafkajs and of Nest's own Kafka transport, in addition to the contract of every broker. */
describeWithKafka('the Kafka broker in known traps', () => {
  let opened: Broker[];
  let broker: Broker;
  let topic: string;
  const admin = new KafkaAdmin(kafkaClient({ brokers: kafkaBrokers(), clientId: 'traps' }));

  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(async () => {
    opened = [];
    broker = await open();
    topic = await freshTopic(broker);
  }, patience);
  afterEach(async () => {
    for (const one of opened) await one.close();
  }, patience);
  afterAll(() => admin.close());

  const open = async (more: Partial<KafkaBrokerOptions> = {}) => {
    const one = await openKafkaBroker({ brokers: kafkaBrokers(), clientId: `traps-${randomUUID()}`, ...more });
    opened.push(one);
    return one;
  };
  const message = (key: string, value: unknown) => ({ topic, key, type: 'Counted', value });
  const consume = (handle: Consumption['handle'], by = broker) =>
    by.consume({ group: 'group', topics: [topic], handle });
  /** Sends a first request, which waits until the requester reads replies. A request that times out before then is never sent. */
  const awaitReplies = async () => {
    const answering = await freshTopic(broker);
    await broker.consume({ group: 'group', topics: [answering], handle: async () => 'here' });
    const request = { ...message('k', 'there?'), topic: answering };
    expect(await broker.request(request, { timeoutMs: 20_000 })).toBe('here');
  };
  const stateOf = async (groupId: string) => {
    const { groups } = await admin.ask('the group', (client) => client.describeGroups([groupId]));
    return { state: groups[0]?.state, members: groups[0]?.members.length };
  };
  const browse = async (of: string) => {
    const found: IncomingMessage[] = [];
    for await (const one of broker.browse(of)) found.push(one);
    return found;
  };

  test(
    'does not interrupt or repeat a handler that takes longer than a session, and other keys continue',
    async () => {
      const began: unknown[] = [];
      const gate = newGate();
      const consumer = await consume(async ({ key, value }) => {
        began.push(value);
        if (key === 'slow') await gate.opened;
        return undefined;
      });
      await broker.publish([message('slow', 'slow')]);
      const end = Date.now() + membership.sessionTimeout + 2_000;
      let sent = 0;
      while (Date.now() < end) {
        sent += 1;
        await broker.publish([message('fast', sent)]);
        await until(() => began.length === sent + 1);
      }
      gate.open();
      await until(async () => (await consumer.lag()).group === 0);
      expect(began).toEqual(['slow', ...numbers(sent)]);
    },
    patience,
  );

  test(
    'gives each requester its own replies when there are more requesters than partitions of replies',
    async () => {
      const replyTopic = `replies-${randomUUID()}`;
      await broker.declareTopics([{ name: replyTopic, partitions: 1, retentionMs: 3_600_000 }]);
      const requesters = await Promise.all(numbers(4).map(() => open({ replyTopic })));
      await consume(async ({ value }) => ({ reply: value }), await open({ replyTopic }));
      const askAll = (some: readonly Broker[]) =>
        Promise.all(
          some.flatMap((one, index) =>
            numbers(25).map(async (n) => {
              const value = `${index}-${n}`;
              return [value, await one.request(message(value, value), { timeoutMs: 20_000 })];
            }),
          ),
        );
      for (const [value, reply] of await askAll(requesters)) expect(reply).toEqual({ reply: value });
      const leaving = requesters[0]?.close();
      for (const [value, reply] of await askAll(requesters.slice(1))) expect(reply).toEqual({ reply: value });
      await leaving;
    },
    patience,
  );

  test(
    'does not begin a request whose deadline has passed, and carries out one whose requester is gone',
    async () => {
      await awaitReplies();
      await expect(broker.request(message('k', 'expired'), { timeoutMs: 400 })).rejects.toBeInstanceOf(
        RequestTimeoutError,
      );
      const gone = await open();
      const failure = gone.request(message('k', 'orphan'), { timeoutMs: 30_000 }).catch((error: unknown) => error);
      await until(async () => (await browse(topic)).length === 2);
      await gone.close();
      expect(await failure).toBeInstanceOf(BrokerUnavailableError);
      const begun: unknown[] = [];
      const consumer = await consume(async ({ value }) => {
        begun.push(value);
        return value;
      });
      expect(await broker.request(message('k', 'next'), { timeoutMs: 20_000 })).toBe('next');
      expect(begun).toEqual(['orphan', 'next']);
      await until(async () => (await consumer.lag()).group === 0);
    },
    patience,
  );

  test(
    'refuses requests beyond the bound until others have ended',
    async () => {
      const waiting = numbers(10_000).map(() =>
        broker.request(message('k', 1), { timeoutMs: 3_000 }).catch((error: unknown) => error),
      );
      await expect(broker.request(message('k', 1), { timeoutMs: 300 })).rejects.toBeInstanceOf(BrokerUnavailableError);
      const ended = await Promise.all(waiting);
      expect(ended.every((error) => error instanceof RequestTimeoutError)).toBe(true);
      await expect(broker.request(message('k', 1), { timeoutMs: 10 })).rejects.toBeInstanceOf(RequestTimeoutError);
    },
    patience,
  );

  test(
    'carries out a command whose consumer was killed, and its sender gets the reply',
    async () => {
      const victim = spawn(process.execPath, ['--input-type=module', '-e', stuckConsumer], {
        cwd: __dirname,
        env: { ...process.env, TOPIC: topic },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const lines: string[] = [];
      victim.stdout.on('data', (chunk) => lines.push(String(chunk)));
      await until(() => lines.join('').includes('at work'));
      const reply = broker.request(message('k', 'command'), { timeoutMs: 40_000 });
      await until(() => lines.join('').includes('in hand'));
      victim.kill('SIGKILL');
      await once(victim, 'exit');
      await consume(async ({ value }) => ({ done: value }));
      expect(await reply).toEqual({ done: 'command' });
    },
    patience,
  );

  test(
    'loses nothing and keeps the order of each key when a member joins and leaves under load',
    async () => {
      const keys = numbers(20).map((n) => `key-${n}`);
      const firstTimes = new Map<string, unknown[]>(keys.map((key) => [key, []]));
      const taken = () => [...firstTimes.values()].reduce((sum, values) => sum + values.length, 0);
      let byGuest = 0;
      const take = async ({ key, value }: IncomingMessage) => {
        const values = firstTimes.get(key);
        // A message in progress is delivered twice if its partition is assigned to another member.
        if (!values?.includes(value)) values?.push(value);
        await turns(20);
        return undefined;
      };
      await consume(take);
      let before = 0;
      await until(() => {
        before = broker.assignment(topic) ?? 0;
        return before > 0;
      });
      const visit = async () => {
        const handle = (incoming: IncomingMessage) => {
          byGuest += 1;
          return take(incoming);
        };
        const guest = await consume(handle, await open());
        await until(() => byGuest > 50);
        await guest.stop();
      };
      let gone = false;
      const visiting = visit().finally(() => {
        gone = true;
      });
      let sent = 0;
      while (sent < 100 || !gone) {
        sent += 1;
        await broker.publish(keys.map((key) => message(key, sent)));
        // Stays only a little ahead of the consumers, so that the load lasts while the guest is a member.
        await until(() => taken() > keys.length * (sent - 40));
      }
      await visiting;
      await until(() => taken() === keys.length * sent);
      for (const key of keys) expect(firstTimes.get(key)).toEqual(numbers(sent));
      // One assignment when the guest joined, and one when it left.
      await until(() => broker.assignment(topic) !== null);
      expect(broker.assignment(topic)).toBeGreaterThanOrEqual(before + 2);
    },
    patience,
  );

  test(
    'reads a bounded number of messages ahead of a stuck key, and continues when the key does',
    async () => {
      const one = `one-partition-${randomUUID()}`;
      await broker.declareTopics([{ name: one, partitions: 1, retentionMs: 3_600_000 }]);
      const gate = newGate();
      const done: unknown[] = [];
      const consumer = await broker.consume({
        group: 'group',
        topics: [one],
        handle: async ({ key, value }) => {
          if (key === 'stuck') await gate.opened;
          done.push(value);
          return undefined;
        },
      });
      await broker.publish(numbers(2_500).map((n) => ({ ...message('stuck', n), topic: one })));
      await broker.publish([{ ...message('other', 'other'), topic: one }]);
      await until(async () => (await consumer.lag()).group === 2_501);
      expect(done).toEqual([]);
      gate.open();
      await until(() => done.length === 2_501);
      expect(done.filter((value) => value !== 'other')).toEqual(numbers(2_500));
      await until(async () => (await consumer.lag()).group === 0);
    },
    patience,
  );

  test(
    'accepts messages of other systems without key, value or type, or with repeated headers',
    async () => {
      const taken: IncomingMessage[] = [];
      await consume(async (incoming) => {
        taken.push(incoming);
        return undefined;
      });
      const producer = kafkaClient({ brokers: kafkaBrokers(), clientId: 'other-system' }).producer();
      await producer.connect();
      const headers = { twice: ['one', 'two'] };
      await producer.send({ topic, messages: [{ value: null }, { value: '{"n":1}', headers }] });
      await producer.disconnect();
      await until(async () => (await browse(deadLettersOf(topic))).length === 1);
      await until(() => taken.length === 1);
      expect(taken[0]).toMatchObject({ key: '', type: '', value: { n: 1 }, headers: { twice: 'two' } });
      const [letter] = await browse(deadLettersOf(topic));
      expect(letter?.headers[deadLetterHeaders.reason]).toBe('malformed_json');
    },
    patience,
  );

  test(
    'reports a consumer that has ended permanently, so that its process can exit',
    async () => {
      const ended: Error[] = [];
      const consumer = topicConsumer({
        kafka: kafkaClient({ brokers: kafkaBrokers(), clientId: 'ending' }),
        admin,
        groupId: `ending.${topic}`,
        topic,
        task: () => {
          throw new TypeError('a bug');
        },
        onFatal: (error) => ended.push(error),
      });
      await consumer.start();
      await broker.publish([message('k', 1)]);
      await until(() => ended.length > 0);
      expect(ended.map(({ message: text }) => text)).toEqual([expect.stringContaining('a bug')]);
      await consumer.stop();
    },
    patience,
  );

  test(
    'leaves nobody in the group if it is stopped while it waits to join',
    async () => {
      const groupId = `joining.${topic}`;
      const kafka = kafkaClient({ brokers: kafkaBrokers(), clientId: 'joining' });
      // A member that handles a message takes part in no rebalance, and the next member waits for it.
      const gate = newGate();
      let isBusy = false;
      const first = kafka.consumer({ groupId, sessionTimeout: 30_000 });
      await first.connect();
      await first.subscribe({ topic, fromBeginning: true });
      const eachMessage = async () => {
        isBusy = true;
        await gate.opened;
      };
      await first.run({ autoCommit: false, eachMessage });
      await broker.publish([message('k', 1)]);
      await until(() => isBusy);

      const consumer = topicConsumer({ kafka, admin, groupId, topic });
      void consumer.start().catch(() => undefined);
      await until(async () => (await stateOf(groupId)).state === 'PreparingRebalance');
      await consumer.stop();
      gate.open();
      await first.disconnect();

      // For longer than kafkajs pauses before it joins again.
      await pause(membership.sessionTimeout + 4_000);
      expect(await stateOf(groupId)).toEqual({ state: 'Empty', members: 0 });
    },
    patience,
  );

  test(
    'follows a slow commit with another one for the messages that were finished meanwhile',
    async () => {
      const slow = newGate();
      let commits = 0;
      const done: unknown[] = [];
      const consumer = topicConsumer({
        kafka: withCommits(async (commit) => {
          commits += 1;
          if (commits === 1) await slow.opened;
          await commit();
        }),
        admin,
        groupId: `slow.${topic}`,
        topic,
        task: ({ message: { bytes } }, finished) => ({
          run: async () => {
            done.push(bytes.toString());
            finished();
            return undefined;
          },
        }),
      });
      await consumer.start();
      await broker.publish([message('k', 1)]);
      await until(() => commits === 1);
      const heldAt = Date.now();
      await broker.publish([message('k', 2)]);
      // Much longer than a commit can be delayed.
      await until(() => done.length === 2 && Date.now() > heldAt + 1_000);
      slow.open();
      await until(() => commits > 1);
      await eventually(async () => expect(await committed(`slow.${topic}`)).toBe(2));
      await broker.publish([message('k', 3)]);
      await eventually(async () => expect(await committed(`slow.${topic}`)).toBe(3));
      await consumer.stop();
    },
    patience,
  );

  test(
    'does not repeat a commit after another assignment, so that the place of another member does not go back',
    async () => {
      const groupId = `late.${topic}`;
      /** The place after the last handled message, by member and partition. */
      const handled = { first: new Map<number, number>(), second: new Map<number, number>() };
      const member = (name: keyof typeof handled) =>
        topicConsumer({
          kafka: kafkaClient({ brokers: kafkaBrokers(), clientId: name }),
          ...{ admin, groupId, topic },
          task: ({ message: { place } }, finished) => ({
            run: async () => {
              const [partition = 0, offset = 0] = place.split('-').map(Number);
              handled[name].set(partition, offset + 1);
              finished();
              return undefined;
            },
          }),
        });
      const committed = async () => {
        const [group] = await admin.ask('places', (client) => client.fetchOffsets({ groupId, topics: [topic] }));
        const places = new Map(group?.partitions.map(({ partition, offset }) => [partition, Number(offset)]));
        return [...handled.second.keys()].map((partition) => [partition, places.get(partition)]);
      };
      const { offsetCommit } = KafkaConnection.prototype;
      let memberOfFirst: string | null = null;
      let isFailing = true;
      const commits = jest.spyOn(KafkaConnection.prototype, 'offsetCommit').mockImplementation(async function (
        this: unknown,
        commit,
      ) {
        memberOfFirst ??= commit.memberId;
        if (isFailing && commit.memberId === memberOfFirst) throw new Error('the group is rebalancing');
        await offsetCommit.call(this, commit);
      });
      const [first, second] = [member('first'), member('second')];
      try {
        await first.start();
        const keys = Array.from({ length: 12 }, (_, index) => `key-${index}`);
        await broker.publish(keys.map((key) => message(key, 1)));
        await until(() => memberOfFirst !== null && handled.first.size === 3);
        await second.start();
        await broker.publish(keys.map((key) => message(key, 2)));
        await until(async () => handled.second.size > 0 && isDeepStrictEqual(await committed(), [...handled.second]));
        isFailing = false;
        // For longer than kafkajs retries a commit.
        await pause(6_000);
        expect(await committed()).toEqual([...handled.second]);
      } finally {
        await Promise.all([first.stop(), second.stop()]);
        commits.mockRestore();
      }
    },
    patience,
  );

  /** Messages of the topic that a group has committed. */
  const committed = async (groupId: string): Promise<number> => {
    const [group] = await admin.ask('it is not known', (client) => client.fetchOffsets({ groupId, topics: [topic] }));
    return group?.partitions.reduce((sum, { offset }) => sum + Math.max(0, Number(offset)), 0) ?? 0;
  };

  test(
    'does not stop for a request that names a reply topic that does not exist',
    async () => {
      const consumer = await consume(async () => 'here');
      const others = await freshTopic(broker);
      await broker.publish([{ ...message('k', 1), topic: others }]);
      const producer = kafkaClient({ brokers: kafkaBrokers(), clientId: 'others' }).producer();
      await producer.connect();
      const headers = { 'dakpion-reply-topic': `none-${randomUUID()}` };
      await producer.send({ topic, messages: [{ key: 'k', value: '{}', headers }] });
      await producer.disconnect();
      const end = Date.now() + 3_000;
      while (Date.now() < end) {
        const began = Date.now();
        await broker.publish([{ ...message('k', 2), topic: others }]);
        expect(Date.now() - began).toBeLessThan(2_000);
      }
      await until(async () => (await consumer.lag()).group === 0);
    },
    patience,
  );

  test(
    'makes a dead letter of a bad message that pretends to be a request, if its topic has none, and takes the next one',
    async () => {
      const replyTopic = `replies-${randomUUID()}`;
      const asked = await open({ replyTopic });
      await asked.declareTopics([{ name: replyTopic, partitions: 1, retentionMs: 3_600_000 }]);
      const handled: unknown[] = [];
      const consumption = { group: randomUUID(), topics: [topic], eventTopics: [topic] };
      const consumer = await asked.consume({
        ...consumption,
        handle: async ({ value, tries }) => {
          if (value === 'bad') throw new RejectedMessageError('malformed', 'bad');
          handled.push([value, tries]);
          return undefined;
        },
      });
      const producer = kafkaClient({ brokers: kafkaBrokers(), clientId: 'others' }).producer();
      await producer.connect();
      const headers = { 'dakpion-reply-topic': replyTopic, 'dakpion-reply-partition': '0', 'dakpion-deadline': '9e15' };
      const values = ['"bad"', '"good"'];
      await producer.send({ topic, messages: values.map((value) => ({ key: 'k', value, headers })) });
      await producer.disconnect();
      await eventually(async () => expect(handled).toEqual([['good', 1]]));
      await until(async () => (await consumer.lag()).group === 0);
      expect((await browse(deadLettersOf(topic))).map(({ value }) => value)).toEqual(['bad']);
    },
    patience,
  );

  test('reports that the cluster is unavailable when it cannot be reached', async () => {
    const nowhere = openKafkaBroker({ brokers: ['127.0.0.1:1'], clientId: 'nowhere' });
    await expect(nowhere).rejects.toBeInstanceOf(BrokerUnavailableError);
  });
});

/** A client whose consumers commit through the given function. */
function withCommits(through: (commit: () => Promise<void>) => Promise<void>): Kafka {
  const kafka = kafkaClient({ brokers: kafkaBrokers(), clientId: 'commits' });
  const consumer = (options: ConsumerConfig) => {
    const made = kafka.consumer(options);
    return { ...made, commitOffsets: (offsets: never[]) => through(() => made.commitOffsets(offsets)) };
  };
  return { consumer } as unknown as Kafka;
}

/** A separate process that uses the built library. It takes a message and never finishes it. */
const stuckConsumer = `
  import { openKafkaBroker } from '@dakpion/messaging';
  const broker = await openKafkaBroker({ brokers: process.env.KAFKA_BROKERS.split(','), clientId: 'victim' });
  const handle = () => {
    console.log('in hand');
    return new Promise(() => undefined);
  };
  await broker.consume({ group: 'group', topics: [process.env.TOPIC], handle });
  console.log('at work');
`;
