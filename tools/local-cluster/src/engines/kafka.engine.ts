import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installCommand } from './debian-package.ts';
import { type EngineCommand, EngineError } from './engine.ts';

const run = promisify(execFile);
const version = '4.3.1';
// Any UUID in the format of Kafka. A single broker never meets another cluster.
const clusterId = '4L6g3nShT-eMCtK--X86sw';
const installWithinMs = 10 * 60_000;

interface KafkaOptions {
  /** The folder with Kafka's jars. */
  readonly jars: string;
  readonly directory: string;
  readonly port: number;
  readonly controllerPort: number;
}

/** The folder of the jars that {@link installKafkaJars} installs. `cache` is kept between runs. */
export function kafkaJarsFolder(cache: string): string {
  return join(cache, `kafka-${version}`);
}

/** The archive of Kafka's classes as loaded by Java, beside the jars. It halves the time of a start. */
export function classArchive(jars: string): string {
  return join(jars, 'classes.jsa');
}

/** Downloads Kafka's jars with Maven if they are missing, all or none. Throws EngineError. */
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

/** One broker for one machine, which is also the controller. Formats its directory at the first start. */
export async function kafkaCommand(options: KafkaOptions): Promise<EngineCommand> {
  const { jars, directory, port, controllerPort } = options;
  mkdirSync(directory, { recursive: true });
  const properties = join(directory, 'server.properties');
  const classPath = join(jars, '*');
  writeFileSync(properties, serverProperties(join(directory, 'log'), port, controllerPort));
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

/** The options of Java, with the class archive if there is one. Java ignores an archive from another version of Java. */
function javaOptions(jars: string): string[] {
  const archive = classArchive(jars);
  return ['-XX:+UseSerialGC', ...(existsSync(archive) ? [`-XX:SharedArchiveFile=${archive}`] : [])];
}

/** The properties of a Kafka with one broker, the same as in docker-compose.yml and k8s/. */
export const singleBrokerSettings: Readonly<Record<string, string | number | boolean>> = {
  'process.roles': 'broker,controller',
  'node.id': 1,
  // A single broker can keep only one copy.
  'offsets.topic.replication.factor': 1,
  'transaction.state.log.replication.factor': 1,
  'transaction.state.log.min.isr': 1,
  // Joining and leaving members are noticed quickly. The defaults suit larger clusters.
  'group.initial.rebalance.delay.ms': 0,
  'group.min.session.timeout.ms': 1000,
  // The time after which the controller considers a silent broker dead. A busy machine needs more than the default.
  'broker.session.timeout.ms': 6000,
  'broker.heartbeat.interval.ms': 1000,
  // Topics are declared, and never created by a typing error.
  'auto.create.topics.enable': false,
};

function serverProperties(logDirectory: string, port: number, controllerPort: number): string {
  const settings = {
    ...singleBrokerSettings,
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'log.dirs': logDirectory,
    // The default of 50 partitions is for many groups and takes long to create.
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.num.partitions': 1,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
