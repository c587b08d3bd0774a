// `npm run bench:log-cost [rounds] [control]`: what the transparency log costs on a create.
//
// A round is two equal numbers of creates, each with all that follows them. During the second, the log looks for events and finds
// those of two. So one process is in turn without the log and with it: two processes with the same program can differ by more than
// the log costs, and other work on the machine changes more slowly than the turns. The cost is the CPU of all threads with the log
// beyond the mean of before and after, for each create whose events the log has read. It includes all that the log causes: garbage,
// appends, and followers that pass over tiles. With `control`, the log never looks: the interval must contain 0.
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
/** Enough for what follows a create. */
const restMs = 500;
/** Rounds that are not counted, for the compiler. */
const warmUp = 10;
const directory = mkdtempSync(join(tmpdir(), 'dakpion-log-cost-'));
const print = (text) => process.stdout.write(`${text}\n`);

async function start() {
  const settings = { OPERATOR_TOKEN: operatorToken, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8', DATA_DIR: directory };
  const NODE_OPTIONS = `--import=${new URL('log-switch.mjs', import.meta.url)}`;
  // In the bundle, no module can be changed.
  const server = await startServer('apps/dakpion/dist/main.js', { ...settings, NODE_OPTIONS }, '/health/ready');
  const url = `${server.url}/v1/business/order/create`;
  const request = requestBytes('POST', url, { 'x-api-key': await makePartner(server.url) }, orderBody);
  return { server, load: { url, request, connections, requests: createsAtOnce, status: 201 } };
}

/** What the program says before it begins the next part. */
async function next({ server: { child } }, looks) {
  child.send({ looks });
  const [answer] = await once(child, 'message');
  return answer;
}

/** µs of CPU for a create, with all that follows. */
async function cpuOfCreate(program, looks) {
  const { cpu: before } = await next(program, looks);
  const { count } = await load(program.load);
  await pause(restMs);
  const { cpu } = await next(program, false);
  return (cpu - before) / count;
}

/** The CPU of creates in turn without the log and with it. The last one is without. */
async function measure(program) {
  const [without, withLog] = [[], []];
  for (let n = 0; n <= warmUp + rounds; n += 1) {
    without.push(await cpuOfCreate(program, false));
    if (n < warmUp + rounds) withLog.push(await cpuOfCreate(program, !isControl));
  }
  const costs = withLog.map((cpu, n) => (cpu - (without[n] + without[n + 1]) / 2) / 2);
  return { without: without.slice(warmUp), costs: costs.slice(warmUp) };
}

/** The median, and the interval that contains that of all possible rounds with a probability of 95 %. */
function estimate(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const skipped = Math.max(0, Math.floor((sorted.length - 1.96 * Math.sqrt(sorted.length)) / 2));
  return { median: sorted[Math.floor(sorted.length / 2)], low: sorted[skipped], high: sorted.at(-1 - skipped) };
}

/** Makes the tree of all events once more, into an event store of its own. µs of CPU for an event. */
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
