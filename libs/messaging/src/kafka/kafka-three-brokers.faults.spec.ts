import { describeWithKafkaJars, freePort, KafkaServer, until } from '@dakpion/fixtures';
import { Logger } from '@nestjs/common';
import { type Broker, type Consumer } from '../broker.ts';
import { BrokerUnavailableError } from '../broker-errors.ts';
import { turns } from '../broker-trial.contract.ts';
import { openKafkaBroker } from './kafka-broker.ts';
import { KafkaAdmin, kafkaClient } from './kafka-client.ts';

const topic = 'three-copies';
const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
const silentMs = 20_000;
/** The maximum time from a fault until everything works as before, on a busy machine. */
const waitMs = 240_000;
const patience = 900_000;

describeWithKafkaJars('three brokers that keep three copies', () => {
  let servers: KafkaServer[] = [];
  let broker: Broker;
  let consumer: Consumer;
  let load: ReturnType<typeof publishOn>;
  const firstTimes = new Map<string, Set<number>>(keys.map((key) => [key, new Set()]));
  const admin = () => new KafkaAdmin(kafkaClient({ brokers: addresses(), clientId: 'three-brokers-spec' }, true));
  const addresses = () => servers.map((server) => server.address());

  beforeAll(async () => {
    Logger.overrideLogger(false);
    servers = await makeServers();
    await Promise.all(servers.map((server) => server.start()));
    const options = { brokers: addresses(), clientId: 'three', replicationFactor: 3, minInsyncReplicas: 2 };
    broker = await until(() => openKafkaBroker(options).catch(() => undefined), waitMs);
    const declare = () => broker.declareTopics([{ name: topic, partitions: 6, retentionMs: 3_600_000 }]);
    await until(() => declare().then(...settled), waitMs);
    const consumption = {
      group: 'group',
      topics: [topic],
      handle: async ({ key, value }: { key: string; value: unknown }) => void firstTimes.get(key)?.add(Number(value)),
    };
    consumer = await until(() => broker.consume(consumption).catch(() => undefined), waitMs);
    load = publishOn(broker);
    await progress();
  }, patience);
  afterAll(async () => {
    await load?.end();
    for (const server of servers) server.thaw();
    await broker?.close();
    await Promise.all(servers.map((server) => server.remove()));
  }, patience);

  /** Waits until more messages are acknowledged, and all acknowledged messages are handled and committed. */
  const progress = async () => {
    const before = load.acknowledged.length;
    await until(() => load.acknowledged.length > before + 50, waitMs);
    const last = load.acknowledged.at(-1) ?? 0;
    await until(() => keys.every((key) => firstTimes.get(key)?.has(last)), waitMs);
  };

  /** The index of the server that leads the topic's first partition. */
  const leader = async () => {
    const asking = admin();
    const metadata = await asking.ask('no metadata', (client) => client.fetchTopicMetadata({ topics: [topic] }));
    await asking.close();
    return (metadata.topics[0]?.partitions.find(({ partitionId }) => partitionId === 0)?.leader ?? 1) - 1;
  };

  const faults: [string, () => Promise<void>][] = [
    [
      'its leader killed',
      async () => {
        const victim = servers[await leader()]!;
        await victim.kill();
        await progress();
        await victim.start();
      },
    ],
    [
      'the controller killed',
      async () => {
        const victim = servers[activeController(servers)]!;
        await victim.kill();
        await progress();
        await victim.start();
      },
    ],
    [
      'a broker silent for 20 seconds',
      async () => {
        const victim = servers[await leader()]!;
        victim.freeze();
        await passed(silentMs);
        victim.thaw();
      },
    ],
    [
      'one restarted after the other',
      async () => {
        for (const server of servers) {
          await server.stop();
          await server.start();
          await progress();
        }
      },
    ],
    [
      'two of three down for 20 seconds',
      async () => {
        const [first, second] = servers as [KafkaServer, KafkaServer, KafkaServer];
        await Promise.all([first.kill(), second.kill()]);
        const failed = load.failures.length;
        await Promise.all([passed(silentMs), until(() => load.failures.length > failed, waitMs)]);
        await Promise.all([first.start(), second.start()]);
      },
    ],
  ];

  test.each(faults)(
    'acknowledges and handles messages again after the fault: %s',
    async (_, fault) => {
      await fault();
      const before = load.acknowledged.length;
      await progress();
      expect(load.acknowledged.length).toBeGreaterThan(before);
    },
    patience,
  );

  test(
    'has every message after all faults, in order and committed',
    async () => {
      await load.end();
      await until(async () => (await consumer.lag()).group === 0, waitMs);
      const { acknowledged, failures } = load;
      for (const key of keys) {
        const values = [...(firstTimes.get(key) ?? [])];
        expect(values).toEqual([...values].sort((one, other) => one - other));
        expect(acknowledged.filter((n) => !firstTimes.get(key)?.has(n))).toEqual([]);
      }
      expect(failures.filter((error) => !(error instanceof BrokerUnavailableError))).toEqual([]);
    },
    patience,
  );
});

const settled = [() => true, () => undefined] as const;

function passed(ms: number): Promise<unknown> {
  const end = Date.now() + ms;
  return until(() => Date.now() > end, 2 * ms);
}

/** Three servers that know each other, each a broker and a controller. None runs yet. */
async function makeServers(): Promise<KafkaServer[]> {
  const controllerPorts = await Promise.all([1, 2, 3].map(() => freePort()));
  const voters = controllerPorts.map((port, index) => `${index + 1}@127.0.0.1:${port}`).join(',');
  const make = (controllerPort: number, index: number) => {
    const properties = () => ({
      'node.id': index + 1,
      'controller.quorum.voters': voters,
      'offsets.topic.replication.factor': 3,
      'default.replication.factor': 3,
      'min.insync.replicas': 2,
    });
    return KafkaServer.make({ controllerPort, properties });
  };
  return Promise.all(controllerPorts.map(make));
}

/** The index of the server that was the last to become the active controller, by the epochs in the logs. */
function activeController(servers: readonly KafkaServer[]): number {
  const epochs = servers.map((server) => {
    const won = [...server.log().matchAll(/Becoming the active controller at epoch (\d+)/g)];
    return Math.max(-1, ...won.map(([, epoch]) => Number(epoch)));
  });
  const highest = Math.max(...epochs);
  if (highest < 0) throw new Error('no server says that it is the controller');
  return epochs.indexOf(highest);
}

/** Publishes one number after another under all keys until it is ended. A number is published again until it is acknowledged. */
function publishOn(broker: Broker) {
  const acknowledged: number[] = [];
  const failures: unknown[] = [];
  let ended = false;
  const publishAll = async () => {
    for (let n = 1; !ended; ) {
      try {
        await broker.publish(keys.map((key) => ({ topic, key, type: 'Counted', value: n })));
        acknowledged.push(n);
        n += 1;
      } catch (error) {
        failures.push(error);
      }
      await turns(1);
    }
  };
  const done = publishAll();
  const end = () => {
    ended = true;
    return done;
  };
  return { acknowledged, failures, end };
}
