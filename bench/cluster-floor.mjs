// `npm run bench:cluster-floor [orders/s]`: the cost of a full order for the engines and their clients alone. Measures the cluster,
// and then five bare processes that send as many records, appends and reads, and nearly as many calls of Redis, with the same load,
// engines and warm-up. This is the minimum that remains with any change of Dakpion's own code.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/free-port.mjs';
import { startEngines } from '../scripts/test-engines.mjs';
import { until } from '../scripts/until.mjs';
import { connectedAdmin, startBenchCluster } from './cluster-processes.mjs';
import { FullOrders } from './full-orders.mjs';
import { processUsage } from './process-usage.mjs';
import { makePartner } from './sample.mjs';

const perSecond = Number(process.argv[2] ?? 20);
const roles = ['gateway', 'pricing', 'order', 'webhook', 'dispatch'];
const topics = [
  'commands',
  'replies',
  'price-requests',
  'price-replies',
  'rider-events',
  'order-events',
  'dispatch-requests',
];
const warmUp = [
  { rate: Math.min(5, perSecond), ms: 10_000 },
  { rate: perSecond, ms: 60_000 },
];
const rounds = 3;
const roundMs = 15_000;
const startWithinMs = 60_000;
const root = fileURLToPath(new URL('..', import.meta.url));
const localCluster = join(root, 'tools/local-cluster/dist/main.js');
/** Functions that end the started programs. */
const ends = [];

/** Starts a program. Resolves with its process id when it has written a line with `serves`. */
async function started(program, args, { env = {}, serves }) {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  ends.push(async () => {
    child.kill('SIGTERM');
    if (!hasEnded()) await once(child, 'exit');
  });
  let isServing = false;
  createInterface(child.stdout).on('line', (line) => {
    isServing ||= line.includes(serves);
  });
  await until(`the start of ${program}`, () => isServing || hasEnded(), startWithinMs);
  if (!isServing) throw new Error(`${program} has ended`);
  return child.pid;
}

async function startFloor(directory) {
  const engines = await startEngines(root);
  ends.push(engines.stop);
  const { KAFKA_BROKERS, REDIS_URL } = engines.variables;
  const eventStorePort = await freePort();
  const folder = join(directory, 'eventstore');
  const eventStore = await started(localCluster, ['eventstore', folder, String(eventStorePort)], { serves: 'served' });
  const port = await freePort();
  const env = {
    KAFKA_BROKERS,
    REDIS_URL,
    EVENTSTORE_URL: `esdb://127.0.0.1:${eventStorePort}?tls=false`,
    PORT: String(port),
  };
  await makeTopics(KAFKA_BROKERS);
  const pids = await Promise.all(
    roles.map((role) =>
      started(fileURLToPath(new URL('bare-service.mjs', import.meta.url)), [role], { env, serves: 'ready' }),
    ),
  );
  const [kafka, redis] = ['java', 'redis-server'].map((name) => childOf(engines.pid, name));
  const processes = { kafka, redis, eventstore: eventStore };
  for (const [nth, role] of roles.entries()) processes[role] = pids[nth];
  const cpuMs = () =>
    Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, processUsage(pid).cpuMs]));
  return { url: `http://127.0.0.1:${port}`, key: 'none', cpuMs };
}

async function makeTopics(brokers) {
  const admin = await connectedAdmin(brokers);
  await admin.createTopics({ waitForLeaders: true, topics: topics.map((topic) => ({ topic, numPartitions: 12 })) });
  await admin.disconnect();
}

/** The process of this program that the parent process, or one of its children, has started. */
function childOf(parent, program) {
  const parents = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, name, fields] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      parents.set(pid, { name, parent: fields.split(' ')[1] });
    } catch {
      // The process has ended.
    }
  }
  const descends = (pid) => pid === String(parent) || (parents.has(pid) && descends(parents.get(pid).parent));
  const found = [...parents].find(([pid, { name }]) => name === program && descends(pid));
  if (found === undefined) throw new Error(`${program} was not found`);
  return Number(found[0]);
}

async function startDakpion(directory) {
  const cluster = await startBenchCluster(directory);
  ends.push(() => cluster.stop());
  return {
    url: cluster.url,
    key: await makePartner(cluster.url),
    cpuMs: async () => (await cluster.usage()).cpuMs,
  };
}

async function measure(name, start) {
  const directory = mkdtempSync(join(tmpdir(), 'dakpion-bench-floor-'));
  try {
    const { url, key, cpuMs } = await start(directory);
    const orders = await FullOrders.open(url, key);
    ends.push(() => orders.close());
    for (const { rate, ms } of warmUp) await orders.run(rate, ms);
    for (let round = 0; round < rounds; round += 1) {
      const before = await cpuMs();
      const { count, create, webhook } = await orders.run(perSecond, roundMs);
      const after = await cpuMs();
      const each = Object.entries(after).map(([process, ms]) => [process, (ms - before[process]) / count]);
      const all = each.reduce((sum, [, ms]) => sum + ms, 0);
      const parts = each.map(([process, ms]) => `${process} ${ms.toFixed(1)}`).join(', ');
      const latencies = [create, webhook].map(({ p50, p99 }) => `${p50.toFixed(0)} / ${p99.toFixed(0)}`).join(' | ');
      process.stdout.write(`| ${name} | ${all.toFixed(1)} | ${parts} | ${latencies} |\n`);
    }
  } finally {
    for (const end of ends.splice(0).reverse()) await end();
    rmSync(directory, { recursive: true, force: true });
  }
}

process.stdout.write(
  `| ${perSecond} orders/s | CPU ms for an order | of it | create p50 / p99, ms | event → webhook |\n`,
);
process.stdout.write('|---|---|---|---|---|\n');
await measure('Dakpion', startDakpion);
await measure('bare clients', startFloor);
