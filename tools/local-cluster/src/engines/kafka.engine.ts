import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installCommand } from './debian-package.ts';
import { type EngineCommand, EngineError } from './engine.ts';

const run = promisify(execFile);
const version = '4.3.1';
// Any UUID in Kafka's form; one broker alone never meets another cluster.
const clusterId = '4L6g3nShT-eMCtK--X86sw';
const installWithinMs = 10 * 60_000;

export interface KafkaOptions {
  /** The folder with Kafka's jars. */
  readonly jars: string;
  readonly directory: string;
  /** The next one is the controller's. */
  readonly port: number;
}

/** Where {@link installKafkaJars} puts Kafka's jars. `cache` outlives runs. */
export function kafkaJarsFolder(cache: string): string {
  return join(cache, `kafka-${version}`);
}

/** Kafka's classes as Java has loaded them once: a start with it takes half the time. It stands beside the jars. */
export function classArchive(jars: string): string {
  return join(jars, 'classes.jsa');
}

/** Fetches Kafka's jars with Maven, at the first time. They appear as a whole or not at all. Throws EngineError. */
export async function installKafkaJars(cache: string): Promise<void> {
  const jars = kafkaJarsFolder(cache);
  if (existsSync(jars)) return;
  await installCommand('mvn', 'maven');
  const partial = `${jars}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const pom = fileURLToPath(new URL('../../config/kafka.pom.xml', import.meta.url));
  const args = ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${partial}`];
  try {
    await run('mvn', args, { timeout: installWithinMs });
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw new EngineError(`Kafka ${version} could not be downloaded with Maven (mvn): ${String(error)}`);
  }
  if (existsSync(jars)) rmSync(partial, { recursive: true });
  else renameSync(partial, jars);
}

/** One broker for one machine, its own controller. Formats its directory at the first time. */
export async function kafkaCommand(options: KafkaOptions): Promise<EngineCommand> {
  const { jars, directory, port } = options;
  mkdirSync(directory, { recursive: true });
  const properties = join(directory, 'server.properties');
  const classPath = join(jars, '*');
  writeFileSync(properties, serverProperties(join(directory, 'log'), port));
  if (!existsSync(join(directory, 'log', 'meta.properties'))) {
    const format = ['kafka.tools.StorageTool', 'format', '-t', clusterId, '-c', properties];
    await run('java', [...javaOptions(jars), '-cp', classPath, ...format]);
  }
  return {
    name: 'kafka',
    command: 'java',
    args: ['-Xmx512m', ...javaOptions(jars), '-cp', classPath, 'kafka.Kafka', properties],
    port,
    address: `127.0.0.1:${port}`,
    logFile: join(directory, 'kafka.log'),
  };
}

/** With the class archive, if there is one. Java ignores one that another Java has made. */
function javaOptions(jars: string): string[] {
  const archive = classArchive(jars);
  return ['-XX:+UseSerialGC', ...(existsSync(archive) ? [`-XX:SharedArchiveFile=${archive}`] : [])];
}

/** What a Kafka of one broker is set to, wherever it runs: docker-compose.yml and k8s/ say the same. */
export const singleBrokerSettings: Readonly<Record<string, string | number | boolean>> = {
  'process.roles': 'broker,controller',
  'node.id': 1,
  // One broker can keep one copy.
  'offsets.topic.replication.factor': 1,
  'transaction.state.log.replication.factor': 1,
  'transaction.state.log.min.isr': 1,
  // A member that comes or goes is noticed soon; the defaults suit larger clusters.
  'group.initial.rebalance.delay.ms': 0,
  'group.min.session.timeout.ms': 1000,
  // The controller takes a broker that is silent for so long for dead, on a busy machine too soon with less.
  'broker.session.timeout.ms': 6000,
  'broker.heartbeat.interval.ms': 1000,
  // Topics are declared, never made by a typing error.
  'auto.create.topics.enable': false,
};

function serverProperties(logDirectory: string, port: number): string {
  const settings = {
    ...singleBrokerSettings,
    'controller.quorum.voters': `1@127.0.0.1:${port + 1}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${port + 1}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'log.dirs': logDirectory,
    // The defaults of 50 partitions are for many groups, and take a while to make.
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.num.partitions': 1,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
