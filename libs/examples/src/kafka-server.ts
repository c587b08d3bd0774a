import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describeWithEngine } from './describe-with-engine.ts';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const jars = process.env.KAFKA_JARS ?? '';
/** Starting a broker takes long on a busy machine. */
const startWithinMs = 120_000;

/** Tests that need Kafka's jars, in the directory that KAFKA_JARS names, to start and kill a broker of their own. */
export function describeWithKafkaJars(name: string, tests: () => void): void {
  describeWithEngine('KAFKA_JARS', name, tests);
}

type Properties = Readonly<Record<string, string | number | boolean>>;

export interface KafkaServerOptions {
  /** Beside the plain one: Kafka's names of what they speak. */
  readonly listeners?: readonly ('SASL_PLAINTEXT' | 'SASL_SSL' | 'SSL')[];
  /** Properties of the broker; those of files are given by a function of its directory. */
  readonly properties?: (directory: string) => Properties;
  /** In the form of StorageTool, `SCRAM-SHA-256=[name=…,password=…]`. */
  readonly scramUsers?: readonly string[];
  /** Of the controller's listener. Default: a free port. Servers of one cluster must know each other's. */
  readonly controllerPort?: number;
}

/** A Kafka of a spec's own, one broker that is its own controller, on free ports of loopback. It can be killed and started again. */
export class KafkaServer {
  #end = async (_signal: NodeJS.Signals) => {};
  #signal = (_signal: NodeJS.Signals) => {};

  private constructor(
    /** Holds its settings and its data. */
    readonly directory: string,
    private readonly ports: ReadonlyMap<string, number>,
  ) {}

  /** Makes its directory; it does not run yet. `prepare` may put files there first. */
  static async make(
    options: KafkaServerOptions = {},
    prepare: (directory: string) => Promise<void> = async () => {},
  ): Promise<KafkaServer> {
    const directory = await mkdtemp(join(tmpdir(), 'dakpion-kafka-'));
    await prepare(directory);
    const names = ['CONTROLLER', 'PLAINTEXT', ...(options.listeners ?? [])];
    const portOf = async (name: string) => (name === 'CONTROLLER' && options.controllerPort) || freePort();
    const ports = new Map(await Promise.all(names.map(async (name) => [name, await portOf(name)] as const)));
    const server = new KafkaServer(directory, ports);
    await server.#format(options);
    return server;
  }

  /** `host:port` of a listener. */
  address(listener = 'PLAINTEXT'): string {
    return `127.0.0.1:${this.ports.get(listener)}`;
  }

  /** Resolves when the broker says that it has started. */
  async start(): Promise<void> {
    const logFile = join(this.directory, `${Date.now()}.log`);
    const log = openSync(logFile, 'a');
    const child = spawn('java', ['-Xmx384m', ...javaOptions(), 'kafka.Kafka', this.#properties], {
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#signal = (signal) => void child.kill(signal);
    this.#end = async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    };
    const end = Date.now() + startWithinMs;
    while (!readFileSync(logFile, 'utf8').includes('Kafka Server started')) {
      if (child.exitCode !== null || Date.now() > end) {
        await this.kill();
        const faults = readFileSync(logFile, 'utf8').match(/^.*(ERROR|Exception).*$/gm) ?? [];
        throw new Error(`Kafka did not start:\n${faults.slice(0, 15).join('\n')}`);
      }
      await pause(50);
    }
  }

  /** SIGKILL. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** SIGTERM: it hands over what it leads before it ends. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** It stands still, with all its connections open, until {@link thaw}. */
  freeze(): void {
    this.#signal('SIGSTOP');
  }

  thaw(): void {
    this.#signal('SIGCONT');
  }

  /** All that it has logged since it was made. */
  log(): string {
    const files = readdirSync(this.directory).filter((name) => name.endsWith('.log'));
    return files.map((name) => readFileSync(join(this.directory, name), 'utf8')).join('\n');
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.directory, { recursive: true });
  }

  get #properties(): string {
    return join(this.directory, 'server.properties');
  }

  async #format({ listeners = [], properties, scramUsers = [] }: KafkaServerOptions): Promise<void> {
    const names = ['PLAINTEXT', ...listeners];
    const urls = names.map((name) => `${name}://${this.address(name)}`);
    const settings: Properties = {
      'process.roles': 'broker,controller',
      'node.id': 1,
      'controller.quorum.voters': `1@${this.address('CONTROLLER')}`,
      listeners: [...urls, `CONTROLLER://${this.address('CONTROLLER')}`].join(','),
      'advertised.listeners': urls.join(','),
      'controller.listener.names': 'CONTROLLER',
      'listener.security.protocol.map': ['CONTROLLER:PLAINTEXT', ...names.map((name) => `${name}:${name}`)].join(','),
      'log.dirs': join(this.directory, 'log'),
      'offsets.topic.replication.factor': 1,
      'transaction.state.log.replication.factor': 1,
      'transaction.state.log.min.isr': 1,
      // The defaults of 50 partitions take a while to make.
      'offsets.topic.num.partitions': 4,
      'transaction.state.log.num.partitions': 1,
      'group.initial.rebalance.delay.ms': 0,
      'group.min.session.timeout.ms': 1000,
      // The controller takes a broker that is silent for so long for dead, on a busy machine too soon with less.
      'broker.session.timeout.ms': 6000,
      'broker.heartbeat.interval.ms': 500,
      'auto.create.topics.enable': false,
      ...properties?.(this.directory),
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(this.#properties, lines.join(''));
    const tool = [...javaOptions(), 'kafka.tools.StorageTool', 'format', '-t', '4L6g3nShT-eMCtK--X86sw'];
    const users = scramUsers.flatMap((user) => ['--add-scram', user]);
    await run('java', [...tool, '-c', this.#properties, ...users]);
  }
}

/** For a quick start: with the class archive of `npm run engines:install`, and without the slower one of its compilers. */
function javaOptions(): string[] {
  const archive = join(jars, 'classes.jsa');
  const shared = existsSync(archive) ? [`-XX:SharedArchiveFile=${archive}`] : [];
  return ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', ...shared, '-cp', join(jars, '*')];
}
