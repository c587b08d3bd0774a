// The local cluster for a measurement: its processes, their CPU time, and the calls of their clients of the engines.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kafka, logLevel } from 'kafkajs';
import { freePort } from '../scripts/free-port.mjs';
import { javaOptions } from '../scripts/test-engines.mjs';
import { until } from '../scripts/until.mjs';
import { processUsage } from './process-usage.mjs';
import { operatorToken } from './sample.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const startWithinMs = 180_000;
const answerWithinMs = 10_000;

/** Starts one instance of each service, and the engines. */
export async function startBenchCluster(directory) {
  const port = await freePort();
  const runner = spawn(process.execPath, ['--enable-source-maps', join(root, 'tools/local-cluster/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // Otherwise Java would compile Kafka during the minutes of the run.
      JAVA_TOOL_OPTIONS: javaOptions,
      NODE_OPTIONS: `--import=${join(root, 'bench/cluster-counts.mjs')}`,
      CLUSTER_COUNTS: directory,
      CLUSTER_ENGINES: 'local',
      DATA_DIR: directory,
      PORT: String(port),
      OPERATOR_TOKEN: operatorToken,
      LOG_LEVEL: 'warn',
      WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
    },
  });
  const recordFile = join(directory, 'cluster.json');
  const record = () => JSON.parse(readFileSync(recordFile, 'utf8'));
  const hasEnded = () => runner.exitCode !== null;
  await until(
    'the start of the cluster',
    () => hasEnded() || (existsSync(recordFile) && record().ready),
    startWithinMs,
  );
  if (hasEnded()) throw new Error('The cluster did not start');
  return new BenchCluster(runner, record(), directory);
}

class BenchCluster {
  #signals = 0;
  #admin;

  constructor(runner, record, directory) {
    this.runner = runner;
    this.directory = directory;
    this.url = record.url;
    this.kafkaBrokers = record.kafka_brokers;
    this.processes = record.processes;
  }

  /** The CPU time in ms and the waits of each process so far, and the calls of each service: `<service>: <call>`. */
  async usage() {
    this.#signals += 1;
    const counts = {};
    const services = this.processes.filter(({ address }) => address.startsWith('http'));
    for (const { pid } of services) process.kill(pid, 'SIGUSR2');
    for (const { pid, name } of services) {
      const file = join(this.directory, `${pid}-${this.#signals}.json`);
      await until(`the counts of ${name}`, () => existsSync(file), answerWithinMs);
      for (const [call, count] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) {
        counts[`${serviceOf(name)}: ${call}`] = count;
      }
    }
    const usages = this.processes.map(({ name, pid }) => [serviceOf(name), processUsage(pid)]);
    const byProcess = (field) => Object.fromEntries(usages.map(([name, usage]) => [name, usage[field]]));
    return {
      counts,
      cpuMs: byProcess('cpuMs'),
      waits: byProcess('waits'),
      residentMb: byProcess('residentMb'),
    };
  }

  /** The number of records in all topics of Dakpion. */
  async records() {
    this.#admin ??= await connectedAdmin(this.kafkaBrokers);
    const topics = (await this.#admin.listTopics()).filter((topic) => !topic.startsWith('__'));
    const offsets = await Promise.all(topics.map((topic) => this.#admin.fetchTopicOffsets(topic)));
    return offsets.flat().reduce((sum, { high }) => sum + Number(high), 0);
  }

  async stop() {
    await this.#admin?.disconnect();
    this.runner.kill('SIGINT');
    if (this.runner.exitCode === null) await once(this.runner, 'exit');
  }
}

export async function connectedAdmin(brokers) {
  const admin = new Kafka({ clientId: 'bench', brokers: brokers.split(','), logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  return admin;
}

function serviceOf(name) {
  return name.replace(/-1$/, '');
}
