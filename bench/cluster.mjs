// `npm run bench:cluster`: the cost of a full order in the cluster profile: a create, five rider events, six webhooks. Starts the
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
/** So low that a busy machine keeps up: a cluster that falls behind sends larger batches and repeats requests. */
const budgetRate = 5;
/**
 * New processes compile their code for minutes, which costs more than the orders. These rounds are reported, and do not count for
 * the budget.
 */
const warmUp = [
  { perSecond: 5, ms: 10_000 },
  { perSecond: Math.min(20, Math.max(...rates)), ms: 60_000 },
];
/** The pause before idle processes are measured: they still collect the garbage of the last round, some of them two minutes later. */
const settleMs = 150_000;
/** In a few seconds, a garbage collection of one process would be a third of the measured CPU. */
const idleMs = 60_000;
const roundMs = 10_000;

const directory = mkdtempSync(join(tmpdir(), 'dakpion-bench-cluster-'));
const cluster = await startBenchCluster(directory);
const orders = await FullOrders.open(cluster.url, await makePartner(cluster.url));

/** Runs work. Resolves with the CPU time and the calls of the processes in the meantime. */
async function measured(work) {
  const before = { usage: await cluster.usage(), records: await cluster.records() };
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1_000;
  const after = { usage: await cluster.usage(), records: await cluster.records() };
  const grown = (of) => {
    const earlier = of(before.usage);
    return Object.fromEntries(
      Object.entries(of(after.usage)).map(([name, value]) => [name, value - (earlier[name] ?? 0)]),
    );
  };
  const counts = { 'all: kafka.records': after.records - before.records, ...grown((usage) => usage.counts) };
  const [cpuMs, waits] = [grown((usage) => usage.cpuMs), grown((usage) => usage.waits)];
  return { result, seconds, cpuMs, waits, counts, residentMb: after.usage.residentMb };
}

/** The rows of the budget, with the prefix of the names of the counted calls. */
const rows = {
  'Kafka records': 'kafka.records',
  'Kafka produces': 'kafka.Produce',
  'Kafka fetches': 'kafka.Fetch',
  'Kafka commits': 'kafka.OffsetCommit',
  'event store reads': 'eventstore.read',
  'event store appends': 'eventstore.append',
  'Redis calls': 'redis.',
};

const total = (values) => Object.values(values).reduce((sum, value) => sum + value, 0);

function sumOf(counts, prefix) {
  return total(
    Object.entries(counts)
      .filter(([name]) => name.split(': ')[1].startsWith(prefix))
      .map(([, value]) => value),
  );
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

/** Prints the counts. Returns the calls that exceed the budget. */
function printCounts(rounds, idle) {
  const allowed = budget();
  const exceeded = [];
  print(
    `| for each order | ${rounds.map(({ perSecond }) => `at ${perSecond}/s`).join(' | ')} | budget at ${budgetRate}/s | idle, each second |`,
  );
  print(`|---|${rounds.map(() => '---|').join('')}---|---|`);
  for (const [name, prefix] of Object.entries(rows)) {
    const values = rounds.map(({ counts, result }) => sumOf(counts, prefix) / result.count);
    const judged = values[rates.indexOf(budgetRate)] ?? 0;
    if (judged === 0 && rates.includes(budgetRate)) exceeded.push(`${name}: nothing was counted`);
    if (judged > allowed[name]) exceeded.push(`${name}: ${judged.toFixed(1)}, allowed ${allowed[name]}`);
    const idles = (sumOf(idle.counts, prefix) / idle.seconds).toFixed(1);
    print(`| ${name} | ${values.map((value) => value.toFixed(1)).join(' | ')} | ${allowed[name]} | ${idles} |`);
  }
  return exceeded;
}

/** Prints the CPU time of each process at each rate, and without orders. */
function printProcesses(rounds, idle) {
  print(
    `\n| process | ${rounds.map(({ perSecond }) => `at ${perSecond}/s`).join(' | ')} | idle | wakes each second, idle |`,
  );
  print(`|---|${rounds.map(() => '---|').join('')}---|---|`);
  for (const name of Object.keys(idle.cpuMs)) {
    const uses = [...rounds, idle].map(({ cpuMs, seconds, residentMb }) => {
      return `${(cpuMs[name] / seconds).toFixed(0)} m, ${residentMb[name].toFixed(0)} MB`;
    });
    print(`| ${name} | ${uses.join(' | ')} | ${(idle.waits[name] / idle.seconds).toFixed(0)} |`);
  }
}

/** Prints the calls of each service by name, divided by a count or a time. */
function printDetails(title, counts, by) {
  print(`\n${title}:`);
  for (const service of new Set(Object.keys(counts).map((name) => name.split(': ')[0]))) {
    const calls = Object.entries(counts)
      .filter(([name]) => name.startsWith(`${service}: `))
      .sort(([, one], [, other]) => other - one)
      .map(([name, value]) => `${name.slice(service.length + 2)} ${(value / by).toFixed(2)}`)
      .filter((text) => !/ 0\.0\d$/.test(text));
    print(`- ${service}: ${calls.join(', ')}`);
  }
}

let exceeded = [];
try {
  const round = async (perSecond, ms) => ({ perSecond, ...(await measured(() => orders.run(perSecond, ms))) });
  const warmUps = [];
  for (const { perSecond, ms } of warmUp) warmUps.push(await round(perSecond, ms));
  const rounds = [];
  for (const perSecond of rates) rounds.push(await round(perSecond, roundMs));
  await pause(settleMs);
  const idle = await measured(() => pause(idleMs));
  print('CPU in ms for each full order, latencies in ms. During the warm-up:\n');
  printRounds(warmUps);
  print('\nAfter it:\n');
  printRounds(rounds);
  const share = (total(idle.cpuMs) / (idle.seconds * 1_000)) * 100;
  const shares = Object.entries(idle.cpuMs).map(([name, ms]) => `${name} ${(ms / (idle.seconds * 10)).toFixed(1)}`);
  print(`\nidle: ${share.toFixed(1)} % of a core (${shares.join(', ')})\n`);
  exceeded = printCounts(rounds, idle);
  printProcesses(rounds, idle);
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
