import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { operatorToken } from './operator-token.ts';
import type { Program } from './started-program.ts';
import { until } from './until.ts';

const root = join(__dirname, '..');
const runner = join(root, 'tools/local-cluster/dist/main.js');
const clockSkewFixture = join(__dirname, 'clock-skew.fixture.mjs');
// On a busy machine with two cores, the engines and ten processes take minutes to start.
const startWithinMs = 300_000;
const endWithinMs = 30_000;

/** The content of the runner's `cluster.json`. */
export interface ClusterRecord {
  readonly runner: { readonly pid: number };
  readonly ready: boolean;
  readonly kafka_brokers: string;
  readonly eventstore_url: string;
  readonly redis_url: string;
  /** `name`: e.g. `order-1` or `kafka`. `address`: the address of the health checks of a service. */
  readonly processes: readonly { readonly name: string; readonly pid: number; readonly address: string }[];
}

/** A cluster of the run that the project's set-up has passed to the test files. */
export interface GivenCluster {
  readonly directory: string;
  readonly port: number;
}

let launched: ChildProcess | undefined;

/** The clusters that the project's set-up has started. None if the engines are missing. */
export function givenClusters(): readonly GivenCluster[] {
  return JSON.parse(process.env.E2E_CLUSTERS ?? '[]') as GivenCluster[];
}

/** Starts the clusters of the run at once. Resolves when all of them serve. */
export async function startClusters(clusters: readonly GivenCluster[]): Promise<void> {
  for (const cluster of clusters) {
    useCluster(cluster);
    launchRunner();
  }
  for (const cluster of clusters) {
    useCluster(cluster);
    await until('the cluster to serve', isServing, startWithinMs);
  }
}

/** From now on, all functions in this test file use this cluster. */
export function useCluster({ directory, port }: GivenCluster): void {
  // Jest gives each test file a separate environment.
  process.env.E2E_CLUSTER_DIRECTORY = directory;
  process.env.E2E_CLUSTER_PORT = String(port);
}

/** The directory of the cluster that this test file uses. */
export function clusterDirectory(): string {
  return given('E2E_CLUSTER_DIRECTORY');
}

/** The running cluster. Throws if none is running. */
export function clusterRecord(): ClusterRecord {
  return JSON.parse(readFileSync(join(clusterDirectory(), 'cluster.json'), 'utf8')) as ClusterRecord;
}

/** The cluster of this test file, with two instances of each service. Starts it if it is not running. */
export async function startCluster(): Promise<Program> {
  if (!isServing() && !isStarting()) launchRunner();
  await until('the cluster to serve', isServing, startWithinMs);
  return {
    url: `http://127.0.0.1:${given('E2E_CLUSTER_PORT')}`,
    dataDir: clusterDirectory(),
    output: () => readFileSync(logFile(), 'utf8'),
    kill: killAll,
    stop: async () => {
      const { pid } = clusterRecord().runner;
      process.kill(pid, 'SIGINT');
      await until('the cluster to end', () => !isAlive(pid), endWithinMs);
      return { exitCode: null };
    },
  };
}

/**
 * Restarts the cluster of this test file on its data with different clocks. `skewsMs`: the milliseconds by which each process is
 * ahead, by name, e.g. `order-1`. Stop the cluster at the end: the next test starts it without the skews.
 */
export async function startSkewedCluster(skewsMs: Readonly<Record<string, number>>): Promise<Program> {
  if (isServing()) await (await startCluster()).stop();
  launchRunner({ NODE_OPTIONS: `--import=${clockSkewFixture}`, E2E_CLOCK_SKEWS: JSON.stringify(skewsMs) });
  return startCluster();
}

/**
 * Starts a cluster for this test file alone, beside the cluster of the run, on a data directory that the file has prepared, with
 * one instance of each service. The file uses it from now on. End it with {@link endCluster}.
 */
export async function startOwnCluster(dataDir: string): Promise<Program> {
  useCluster({ directory: dataDir, port: await freePort() });
  launchRunner({ INSTANCES: '1' });
  return startCluster();
}

/** Ends the cluster, including the processes of a killed runner, and removes its data. */
export function endCluster(): void {
  const directory = clusterDirectory();
  spawnSync(process.execPath, [runner, 'down'], { env: { PATH: process.env.PATH, DATA_DIR: directory } });
  rmSync(directory, { recursive: true, force: true });
}

/** The settings of a command line tool for the cluster. */
export function clusterEnvironment(): Record<string, string> {
  const { kafka_brokers, eventstore_url, redis_url } = clusterRecord();
  return { PROFILE: 'cluster', KAFKA_BROKERS: kafka_brokers, EVENTSTORE_URL: eventstore_url, REDIS_URL: redis_url };
}

function launchRunner(more: Readonly<Record<string, string>> = {}): void {
  const log = openSync(logFile(), 'a');
  const child = spawn(process.execPath, ['--enable-source-maps', runner], {
    cwd: root,
    // The cluster outlives the test file that started it.
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // Uses only Java's quick compiler, so that Kafka starts sooner and leaves more CPU time to the others.
      JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1',
      ...(process.env.KAFKA_JARS === undefined ? {} : { KAFKA_JARS: process.env.KAFKA_JARS }),
      CLUSTER_ENGINES: 'local',
      DATA_DIR: clusterDirectory(),
      PORT: given('E2E_CLUSTER_PORT'),
      INSTANCES: '2',
      OPERATOR_TOKEN: operatorToken,
      LOG_LEVEL: 'warn',
      ROBOT_STEP_MS: '100',
      WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
      // Attempts are counted by address, so a suite that signs in often sends its own address.
      TRUSTED_PROXIES: '127.0.0.0/8',
      // Short, because tests wait for proofs.
      TRANSPARENCY_CHECKPOINT_SECONDS: '10',
      ...more,
    },
  });
  closeSync(log);
  child.unref();
  launched = child;
}

/**
 * Sends SIGKILL to all processes at once, like a power cut, except that the disk survives. The runner is first, because it would
 * restart the others.
 */
async function killAll(): Promise<void> {
  const { runner: main, processes } = clusterRecord();
  const pids = [main.pid, ...processes.map(({ pid }) => pid)];
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  await until('all processes to be gone', () => !pids.some(isAlive), endWithinMs);
}

/**
 * Whether the runner was launched and is not serving yet. Asks the system, because Node sets the exit code of a killed child only
 * in a later turn of the event loop.
 */
function isStarting(): boolean {
  return launched?.pid !== undefined && isAlive(launched.pid);
}

function isServing(): boolean {
  try {
    const { ready, runner: main } = clusterRecord();
    return ready && isAlive(main.pid);
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    // A zombie that its parent has not reaped counts as ended.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function logFile(): string {
  return join(clusterDirectory(), 'cluster.log');
}

function given(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) throw new Error(`${variable} is not set: run the project e2e-cluster`);
  return value;
}
