import { describeWithKafkaJars, KafkaServer, until } from '@dakpion/fixtures';
import { Logger } from '@nestjs/common';
import { type Broker } from '../broker.ts';
import { BrokerUnavailableError } from '../broker-errors.ts';
import { turns } from '../broker-trial.contract.ts';
import { browseInTime, maxSilenceMs, publishInTime } from '../in-time.ts';
import { type OutgoingMessage } from '../message.ts';
import { openKafkaBroker } from './kafka-broker.ts';

const outageMs = 20_000;
/** On a busy machine, a broker takes long to start and clients take long to find it again. */
const waitMs = 60_000;
const patience = 300_000;

describeWithKafkaJars('an outage of Kafka', () => {
  let server: KafkaServer;
  let broker: Broker;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    server = await KafkaServer.make();
    await server.start();
    broker = await openEventually(server.address());
  }, patience);
  afterAll(async () => {
    await broker?.close();
    await server?.remove();
  }, patience);

  test(
    'of 20 seconds makes publishing fail in bounded time, loses nothing acknowledged, and consumers recover',
    async () => {
      const topic = 'outage';
      await broker.declareTopics([{ name: topic, partitions: 3, retentionMs: 3_600_000 }]);
      const message = (key: string, value: unknown) => ({ topic, key, type: 'Counted', value });
      const firstTimes = new Map<string, Set<number>>();
      await broker.consume({
        group: 'group',
        topics: [topic],
        handle: async ({ key, value }) => {
          firstTimes.set(key, (firstTimes.get(key) ?? new Set()).add(Number(value)));
          return { asked: value };
        },
      });
      const keys = ['a', 'b', 'c', 'd'];
      const { acknowledged, failures, end } = publishOn(broker, (n) => keys.map((key) => message(key, n)));
      try {
        await until(() => acknowledged.length > 100, waitMs);
        await server.kill();
        const back = Date.now() + outageMs;
        await until(() => failures.length > 0, waitMs);
        await until(() => Date.now() > back, waitMs);
        await server.start();
        const before = acknowledged.length;
        await until(() => acknowledged.length > before + 100, waitMs);
      } finally {
        await end();
      }
      const arrived = (key: string) => acknowledged.every((value) => firstTimes.get(key)?.has(value));
      await until(() => keys.every(arrived), waitMs);
      for (const key of keys) {
        const values = [...(firstTimes.get(key) ?? [])];
        expect(values).toEqual([...values].sort((one, other) => one - other));
      }
      expect(failures.every(({ error }) => error instanceof BrokerUnavailableError)).toBe(true);
      expect(Math.max(...failures.map(({ afterMs }) => afterMs))).toBeLessThan(20_000);
      expect(await broker.request(message('a', 'still there'), { timeoutMs: 20_000 })).toEqual({
        asked: 'still there',
      });
    },
    patience,
  );

  test(
    'in which it keeps its connections and answers nothing ends publishing and reading for clients in time',
    async () => {
      const topic = 'silence';
      await broker.declareTopics([{ name: topic, partitions: 3, retentionMs: 3_600_000 }]);
      const publish = (value: unknown) => publishInTime(broker, [{ topic, key: 'k', type: 'Counted', value }]);
      const read = async () => {
        const values: unknown[] = [];
        for await (const { value } of browseInTime(broker, topic)) values.push(value);
        return values;
      };
      await publish('before');
      expect(await read()).toEqual(['before']);
      const failureOf = async (work: Promise<unknown>): Promise<Failure> => {
        const began = Date.now();
        const error = await work.then(
          () => null,
          (reason: unknown) => reason,
        );
        return { error, afterMs: Date.now() - began };
      };
      server.freeze();
      const failures = await Promise.all([failureOf(publish('during')), failureOf(read())]).finally(() =>
        server.thaw(),
      );
      for (const { error, afterMs } of failures) {
        expect(error).toBeInstanceOf(BrokerUnavailableError);
        expect(afterMs).toBeLessThan(maxSilenceMs + 3_000);
      }
      await until(
        () =>
          publish('after')
            .then(() => true)
            .catch(() => false),
        waitMs,
      );
      await until(async () => (await read().catch((): unknown[] => [])).at(-1) === 'after', waitMs);
    },
    patience,
  );
});

interface Failure {
  readonly error: unknown;
  readonly afterMs: number;
}

/** Publishes one batch after another until it is ended. */
function publishOn(broker: Broker, batch: (n: number) => OutgoingMessage[]) {
  const acknowledged: number[] = [];
  const failures: Failure[] = [];
  let ended = false;
  const publishAll = async () => {
    for (let n = 1; !ended; n += 1) {
      const began = Date.now();
      try {
        await broker.publish(batch(n));
        acknowledged.push(n);
      } catch (error) {
        failures.push({ error, afterMs: Date.now() - began });
        await turns(1);
      }
    }
  };
  const done = publishAll();
  const end = () => {
    ended = true;
    return done;
  };
  return { acknowledged, failures, end };
}

function openEventually(address: string): Promise<Broker> {
  return until(() => openKafkaBroker({ brokers: [address], clientId: 'outage' }).catch(() => undefined), waitMs);
}
