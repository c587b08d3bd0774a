// `npm run bench:log-cost [rounds] [control]`: the CPU that the transparency log costs for a create.
//
// A round has two parts with the same number of creates, each with all work that follows from them. Only during the second part,
// the log reads events, and it finds those of both parts. So one process alternates between working without and with the log. Two
// processes would be less exact: with the same program, they can differ by more than the cost of the log, and other work on the
// machine changes more slowly than the parts. The cost is the CPU time of all threads with the log minus the mean of the parts
// before and after, divided by the number of creates whose events the log has read. It includes all that the log causes: garbage,
// appends, and followers that skip tiles. With `control`, the log never reads, and the interval must contain 0.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openLmdbEventStore } from '@dakpion/event-store';
import { leavesOfEvents, TreeWriter } from '@dakpion/transparency';
import { load, requestBytes } from './load.mjs';
import { eventsDirectory } from './replay-fill.mjs';
import { makePartner, operatorToken, orderBody } from './sample.mjs';
import { startServer } from './server.mjs';

const rounds = Number(process.argv[2] ?? 200);
const isControl = process.argv[3] === 'control';
const connections = 16;
const createsAtOnce = 480;
/** Long enough for the work that follows a create. */
const restMs = 500;
/** The number of rounds that are not counted, in which code is compiled. */
const warmUp = 10;
const directory = mkdtempSync(join(tmpdir(), 'dakpion-log-cost-'));
const print = (text) => process.stdout.write(`${text}\n`);

async function start() {
  const settings = { OPERATOR_TOKEN: operatorToken, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8', DATA_DIR: directory };
  const NODE_OPTIONS = `--import=${new URL('log-switch.mjs', import.meta.url)}`;
  // The program with separate modules, because the modules of the bundle cannot be patched.
  const server = await startServer('apps/dakpion/dist/main.js', { ...settings, NODE_OPTIONS }, '/health/ready');
  const url = `${server.url}/v1/business/order/create`;
  const request = requestBytes('POST', url, { 'x-api-key': await makePartner(server.url) }, orderBody);
  return { server, load: { url, request, connections, requests: createsAtOnce, status: 201 } };
}

/** Begins the next part. Resolves with the program's answer. */
async function next({ server: { child } }, looks) {
  child.send({ looks });
  const [answer] = await once(child, 'message');
  return answer;
}

/** The CPU time of a create with all work that follows, in µs. */
async function cpuOfCreate(program, looks) {
  const { cpu: before } = await next(program, looks);
  const { count } = await load(program.load);
  await pause(restMs);
  const { cpu } = await next(program, false);
  return (cpu - before) / count;
}

/** The CPU time of creates, alternately without and with the log. The last part is without it. */
async function measure(program) {
  const [without, withLog] = [[], []];
  for (let n = 0; n <= warmUp + rounds; n += 1) {
    without.push(await cpuOfCreate(program, false));
    if (n < warmUp + rounds) withLog.push(await cpuOfCreate(program, !isControl));
  }
  const costs = withLog.map((cpu, n) => (cpu - (without[n] + without[n + 1]) / 2) / 2);
  return { without: without.slice(warmUp), costs: costs.slice(warmUp) };
}

/** The median, and the interval that contains the median of all possible rounds with a probability of 95 %. */
function estimate(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const skipped = Math.max(0, Math.floor((sorted.length - 1.96 * Math.sqrt(sorted.length)) / 2));
  return { median: sorted[Math.floor(sorted.length / 2)], low: sorted[skipped], high: sorted.at(-1 - skipped) };
}

/** Makes the tree of all events once more, in a separate event store. Returns the CPU time for an event, in µs. */
async function ownCpu(events) {
  const sink = mkdtempSync(join(tmpdir(), 'dakpion-log-cost-'));
  const tiles = await openLmdbEventStore({ directory: sink });
  const before = process.cpuUsage();
  const tree = await TreeWriter.open(tiles, () => new Date().toISOString());
  for await (const leaves of leavesOfEvents(events, undefined)) await tree.addLeaves(leaves);
  const { user, system } = process.cpuUsage(before);
  await tiles.close();
  rmSync(sink, { recursive: true, force: true });
  return { cpu: (user + system) / tree.size, leaves: tree.size };
}

try {
  const loadBefore = loadavg()[0];
  const program = await start();
  const { without, costs } = await measure(program).finally(() => program.server.stop());
  const base = estimate(without).median;
  const cost = estimate(costs);
  const share = (value) => `${((value / base) * 100).toFixed(2)} %`;
  print(
    `load ${loadBefore.toFixed(1)} to ${loadavg()[0].toFixed(1)}, ${rounds} rounds of ${2 * createsAtOnce} creates\n`,
  );
  print(`CPU of a create without the log: ${base.toFixed(0)} µs`);
  print(`cost of the log: ${cost.median.toFixed(1)} µs (95 %: ${cost.low.toFixed(1)} to ${cost.high.toFixed(1)})`);
  print(`in % of a create: ${share(cost.median)} (95 %: ${share(cost.low)} to ${share(cost.high)})`);
  const events = await openLmdbEventStore({ directory: eventsDirectory(directory), readOnly: true });
  for (let n = 0; n < 3; n += 1) {
    const { cpu, leaves } = await ownCpu(events);
    const creates = createsAtOnce * (2 * (warmUp + rounds) + 1);
    print(`the log alone: ${cpu.toFixed(2)} µs for an event, ${(leaves / creates).toFixed(2)} events for a create`);
  }
  await events.close();
} finally {
  rmSync(directory, { recursive: true, force: true });
}
