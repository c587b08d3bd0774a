// `npm run bench:cluster`: what a full order costs in the cluster profile: created, five rider events, six webhooks. Starts the
// cluster with one instance of each service on Kafka, Redis and the protocol server. Fails when an order needs more calls of the
// engines than the budget in bench/README.md allows. Times are reported only. Arguments: rates, in orders a second.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBenchCluster } from './cluster-processes.mjs';
import { FullOrders } from './full-orders.mjs';
import { makePartner } from './sample.mjs';

const given = process.argv.slice(2).map(Number);
const rates = given.length === 0 ? [5, 10, 20, 40] : given;
/** Low enough that a busy machine keeps up: behind its load, a cluster sends larger batches and repeats requests. */
const budgetRate = 5;
const warmUp = { perSecond: 10, ms: 10_000 };
const idleMs = 6_000;
const roundMs = 10_000;

const directory = mkdtempSync(join(tmpdir(), 'dakpion-bench-cluster-'));
const cluster = await startBenchCluster(directory);
const orders = await FullOrders.open(cluster.url, await makePartner(cluster.url));

/** Runs work; resolves with what the processes used and sent in the meantime. */
async function measured(work) {
  const before = { usage: await cluster.usage(), records: await cluster.records() };
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1_000;
  const after = { usage: await cluster.usage(), records: await cluster.records() };
  const cpuMs = Object.fromEntries(
    Object.entries(after.usage.cpuMs).map(([name, ms]) => [name, ms - (before.usage.cpuMs[name] ?? 0)]),
  );
  const counts = { 'kafka.records': after.records - before.records };
  for (const [name, value] of Object.entries(after.usage.counts)) {
    counts[name] = value - (before.usage.counts[name] ?? 0);
  }
  return { result, seconds, cpuMs, counts };
}

/** The rows of the budget: what is counted, by the prefixes of the counts' names. */
const rows = {
  'Kafka records': (counts) => counts['kafka.records'],
  'Kafka produces': (counts) => counts['kafka.Produce'] ?? 0,
  'Kafka fetches': (counts) => counts['kafka.Fetch'] ?? 0,
  'Kafka commits': (counts) => counts['kafka.OffsetCommit'] ?? 0,
  'event store reads': (counts) => sumOf(counts, 'eventstore.read'),
  'event store appends': (counts) => sumOf(counts, 'eventstore.append'),
  'Redis calls': (counts) => sumOf(counts, 'redis.'),
};

function sumOf(counts, prefix) {
  return Object.entries(counts).reduce((sum, [name, value]) => (name.startsWith(prefix) ? sum + value : sum), 0);
}

/** The budget of a full order, from the table in bench/README.md. */
function budget() {
  const text = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  return Object.fromEntries(
    Object.keys(rows).map((name) => {
      const found = new RegExp(`^\\| ${name} \\| ([\\d.]+) \\|`, 'm').exec(text);
      if (found === null) throw new Error(`bench/README.md has no budget for: ${name}`);
      return [name, Number(found[1])];
    }),
  );
}

function print(line = '') {
  process.stdout.write(`${line}\n`);
}

const total = (values) => Object.values(values).reduce((sum, value) => sum + value, 0);
const times = ({ p50, p99 }) => `${p50.toFixed(0)} / ${p99.toFixed(0)}`;

function printRounds(rounds) {
  const names = Object.keys(rounds[0].cpuMs);
  print(`| orders/s | ${names.join(' | ')} | all | create p50 / p99 | rider event → webhook | recorded → webhook |`);
  print(`|---|${names.map(() => '---|').join('')}---|---|---|---|`);
  for (const { perSecond, cpuMs, result } of rounds) {
    const each = names.map((name) => (cpuMs[name] / result.count).toFixed(1)).join(' | ');
    const latencies = [result.create, result.webhook, result.recorded].map(times).join(' | ');
    print(`| ${perSecond} | ${each} | ${(total(cpuMs) / result.count).toFixed(1)} | ${latencies} |`);
  }
}

/** The calls that exceed the budget. */
function printCounts(rounds, idle) {
  const allowed = budget();
  const exceeded = [];
  print(
    `| for each order | ${rounds.map(({ perSecond }) => `at ${perSecond}/s`).join(' | ')} | budget at ${budgetRate}/s | idle, each second |`,
  );
  print(`|---|${rounds.map(() => '---|').join('')}---|---|`);
  for (const [name, of] of Object.entries(rows)) {
    const values = rounds.map(({ counts, result }) => of(counts) / result.count);
    const judged = values[rates.indexOf(budgetRate)] ?? 0;
    if (judged > allowed[name]) exceeded.push(`${name}: ${judged.toFixed(1)}, allowed ${allowed[name]}`);
    const idles = (of(idle.counts) / idle.seconds).toFixed(1);
    print(`| ${name} | ${values.map((value) => value.toFixed(1)).join(' | ')} | ${allowed[name]} | ${idles} |`);
  }
  return exceeded;
}

/** Each call by its name, divided by a count or a time. */
function printDetails(title, counts, by) {
  const details = Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([name, value]) => `${name} ${(value / by).toFixed(1)}`)
    .filter((text) => !text.endsWith(' 0.0'));
  print(`\n${title}: ${details.join(', ')}`);
}

let exceeded = [];
try {
  await orders.run(warmUp.perSecond, warmUp.ms);
  const rounds = [];
  for (const perSecond of rates) {
    rounds.push({ perSecond, ...(await measured(() => orders.run(perSecond, roundMs))) });
  }
  const idle = await measured(() => pause(idleMs));
  print('CPU in ms for each full order, latencies in ms\n');
  printRounds(rounds);
  const share = (total(idle.cpuMs) / (idle.seconds * 1_000)) * 100;
  const shares = Object.entries(idle.cpuMs).map(([name, ms]) => `${name} ${(ms / (idle.seconds * 10)).toFixed(1)}`);
  print(`\nidle: ${share.toFixed(1)} % of a core (${shares.join(', ')})\n`);
  exceeded = printCounts(rounds, idle);
  const { perSecond, counts, result } = rounds.find((round) => round.perSecond === budgetRate) ?? rounds[0];
  printDetails(`at ${perSecond}/s, each order`, counts, result.count);
  printDetails('idle, each second', idle.counts, idle.seconds);
} finally {
  orders.close();
  await cluster.stop();
  rmSync(directory, { recursive: true, force: true });
}
if (exceeded.length > 0) {
  process.stderr.write(`The budget in bench/README.md is exceeded. ${exceeded.join('; ')}\n`);
  process.exit(1);
}
