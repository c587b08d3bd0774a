import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Logger } from '@nestjs/common';
import { type Broker, BrokerUnavailableError, type OutgoingMessage } from './broker.ts';
import { turns } from './broker-trial.contract.ts';
import { describeWithKafkaJars } from './kafka.examples.ts';
import { openKafkaBroker } from './kafka-broker.ts';

const run = promisify(execFile);
const jars = process.env.KAFKA_JARS ?? '';
const outageMs = 20_000;
/** Starting a broker and finding it again take long on a busy machine. */
const waitMs = 60_000;
const patience = 300_000;

describeWithKafkaJars('an outage of Kafka', () => {
  let directory: string;
  let port: number;
  let kill = async () => {};
  let broker: Broker;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    directory = await mkdtemp(join(tmpdir(), 'dakpion-kafka-'));
    port = await freePort();
    await format(directory, port, await freePort());
    kill = await startKafka(directory);
    broker = await openEventually(port);
  }, patience);
  afterAll(async () => {
    await broker?.close();
    await kill();
    await rm(directory, { recursive: true });
  }, patience);

  test(
    'of 20 seconds: publishing fails in bounded time, consumers come back by themselves, nothing acknowledged is lost',
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
        await eventually(() => acknowledged.length > 100);
        await kill();
        const back = Date.now() + outageMs;
        await eventually(() => failures.length > 0);
        await eventually(() => Date.now() > back);
        kill = await startKafka(directory);
        const before = acknowledged.length;
        await eventually(() => acknowledged.length > before + 100);
      } finally {
        await end();
      }
      const arrived = (key: string) => acknowledged.every((value) => firstTimes.get(key)?.has(value));
      await eventually(() => keys.every(arrived));
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
});

async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + waitMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`did not come about: ${condition}`);
    await pause(20);
  }
}

interface Failure {
  readonly error: unknown;
  readonly afterMs: number;
}

/** Publishes one batch after the other until it is ended. */
function publishOn(broker: Broker, batch: (n: number) => OutgoingMessage[]) {
  const acknowledged: number[] = [];
  const failures: Failure[] = [];
  let ended = false;
  const publishAll = async () => {
    for (let n = 1; !ended; n++) {
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** One broker that is its own controller, as `apps/cluster` starts one. */
async function format(directory: string, port: number, controllerPort: number): Promise<void> {
  const settings = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'log.dirs': join(directory, 'log'),
    'offsets.topic.replication.factor': 1,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'group.initial.rebalance.delay.ms': 0,
    'group.min.session.timeout.ms': 1000,
    // The controller takes a broker that is silent for so long for dead, on a busy machine too soon with less.
    'broker.session.timeout.ms': 6000,
    'broker.heartbeat.interval.ms': 500,
    'auto.create.topics.enable': false,
  };
  const properties = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(directory, 'server.properties'), properties.join(''));
  const tool = ['-cp', join(jars, '*'), 'kafka.tools.StorageTool', 'format', '-t', '4L6g3nShT-eMCtK--X86sw'];
  await run('java', [...tool, '-c', join(directory, 'server.properties')]);
}

/** Resolves when the broker says that it has started, with a way to kill it. */
async function startKafka(directory: string): Promise<() => Promise<void>> {
  const logFile = join(directory, `${Date.now()}.log`);
  const log = openSync(logFile, 'a');
  const options = ['-Xmx384m', '-XX:+UseSerialGC', '-cp', join(jars, '*'), 'kafka.Kafka'];
  const child = spawn('java', [...options, join(directory, 'server.properties')], { stdio: ['ignore', log, log] });
  closeSync(log);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  try {
    await eventually(() => readFileSync(logFile, 'utf8').includes('Kafka Server started'));
  } catch (error) {
    await kill();
    throw error;
  }
  return kill;
}

async function openEventually(port: number): Promise<Broker> {
  let broker: Broker | undefined;
  await eventually(async () => {
    broker = await openKafkaBroker({ brokers: [`127.0.0.1:${port}`], clientId: 'outage' }).catch(() => undefined);
    return broker !== undefined;
  });
  if (broker === undefined) throw new Error('there is no broker');
  return broker;
}
