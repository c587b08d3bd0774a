import { endProcess, prepareDataDirectory, terminalFormat } from '@dakpion/service';
import { StartRefusedError, withSecrets } from '@dakpion/settings';
import { Cluster } from './cluster.ts';
import { type ClusterSettings, readClusterSettings, refuseUnknownReach } from './cluster-settings.ts';
import { EngineError } from './engines/engine.ts';
import { greeting } from './greeting.ts';
import { readClusterRecord, removeClusterRecord, writeClusterRecord } from './processes/cluster-record.ts';
import { commandLineOf, isRunning } from './processes/command-line.ts';

const nameWidth = 11;

/** `npm run cluster`: engines and services in the foreground until Ctrl-C. */
export async function runCluster(): Promise<void> {
  const settings = readClusterSettings(process.env);
  const { dataDir } = settings.service;
  refuseUnknownReach(settings);
  let cluster: Cluster | undefined;
  try {
    prepareDataDirectory(dataDir);
    refuseSecond(dataDir);
    cluster = newCluster(settings);
    stopOnSignal(cluster, dataDir);
    say('Starting the backing services');
    await cluster.startEngines();
    say('Starting the services');
    await cluster.startServices();
    if (!(await cluster.untilReady())) return;
    record(cluster, settings);
    process.stdout.write(greeting(settings, cluster.engineUrls));
  } catch (error) {
    if (cluster !== undefined) {
      await cluster.stop();
      removeClusterRecord(dataDir);
    }
    refuse(describeStartError(error));
  }
}

function newCluster(settings: ClusterSettings): Cluster {
  const format = terminalFormat();
  const cluster: Cluster = new Cluster(settings, withSecrets(settings.service), {
    onLine: (name, line) => print(name, format(line).trimEnd()),
    onStarted: () => record(cluster, settings),
    onGivenUp: (name) => {
      say(`${name} keeps failing: stopping`);
      process.kill(process.pid, 'SIGTERM');
    },
  });
  return cluster;
}

function record(cluster: Cluster, { service }: ClusterSettings): void {
  const { kafkaBrokers, eventStoreUrl, redisUrl } = cluster.engineUrls;
  writeClusterRecord(service.dataDir, {
    runner: { pid: process.pid, args: [commandLineOf(process.pid) ?? ''] },
    url: service.publicUrl,
    ready: cluster.isReady,
    kafka_brokers: kafkaBrokers,
    eventstore_url: eventStoreUrl,
    redis_url: redisUrl,
    processes: cluster.running,
  });
}

/** Two runners would use the same files of engines. Processes from a crash must be ended first. */
function refuseSecond(dataDir: string): void {
  const left = readClusterRecord(dataDir);
  if (left === null) return;
  if (isRunning(left.runner.pid, left.runner.args)) {
    throw new StartRefusedError(`A cluster already runs in ${dataDir}. To stop it, run npm run cluster:down.`);
  }
  if (left.processes.some(({ pid, args }) => isRunning(pid, args))) {
    throw new StartRefusedError(
      `Processes of a crashed cluster in ${dataDir} are still running. To stop them, run npm run cluster:down.`,
    );
  }
}

function stopOnSignal(cluster: Cluster, dataDir: string): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return;
    stopping = true;
    say(`${signal}: stopping`);
    try {
      await cluster.stop();
      removeClusterRecord(dataDir);
      say('Stopped');
      endProcess(signal, cluster.hasGivenUp ? 1 : 0);
    } catch (error) {
      refuse(`The shutdown failed. To stop the remaining processes, run npm run cluster:down. ${String(error)}`);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
}

function say(line: string): void {
  print('cluster', line);
}

function print(name: string, text: string): void {
  process.stdout.write(`${name.padEnd(nameWidth)} | ${text}\n`);
}

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** One line for an error that the user can correct, otherwise the stack. */
function describeStartError(error: unknown): string {
  if (error instanceof EngineError || error instanceof StartRefusedError) return error.message;
  const { code, address, port } = error as { code?: string; address?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} at ${address} is in use. Set PORT or OPERATOR_PORT to another.`;
  return `The cluster could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
