// `npm run bench:scale [orders] [folder]`: measures every value that has a goal, together with its minimum (floor), on an embedded
// installation with this number of full orders: 100,000 (default, for daily runs), or 1,000,000. A given folder is kept, and used
// again if it is filled.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FullOrders } from './full-orders.mjs';
import { startProgram } from './replay-fill.mjs';
import { prepare, rebuild, task, verify, withoutStart } from './replays.mjs';
import { compareCreates, compareStatusReads } from './requests.mjs';
import { makePartner } from './sample.mjs';
import { startServer } from './server.mjs';
import { measureDisk, measureStarts } from './starts.mjs';

const orders = Number(process.argv[2] ?? 100_000);
const kept = process.argv[3];
const folder = kept ?? mkdtempSync(join(tmpdir(), 'dakpion-scale-'));
const scratch = mkdtempSync(join(tmpdir(), 'dakpion-scale-bare-'));
/** The rates of full orders, in orders a second, which are tried until webhooks are late. */
const rates = [25, 50, 75, 100, 125, 150, 200, 250, 300, 400];
const rateMs = 10_000;
const warmUp = { perSecond: 10, ms: 10_000 };
const latestWebhookMs = 300;

const print = (...cells) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;
const rate = ({ perSecond }) => `${Math.round(perSecond)}/s`;

/** The rows of replays, during which nothing else runs. */
async function replays() {
  const floor = await task('floor', folder);
  const floorCell = `read and decode: ${Math.round(floor.events / floor.seconds)}/s`;
  const verified = await withoutStart(await verify(folder));
  const rebuilt = await rebuild(folder);
  const row = (name, replay, goal) => {
    const measured = `${Math.round(floor.events / replay.seconds)} events/s, ${Math.round(replay.peak)} MB outside mapped files`;
    print(name, measured, floorCell, (floor.seconds / replay.seconds).toFixed(3), goal);
  };
  row('`audit verify`', verified, '≥ 0.5');
  row('rebuild of all views', rebuilt, '≥ 0.15, ≤ 400 MB');
}

async function starts() {
  const ms = await measureStarts(folder);
  print('start after a clean stop, from cache', seconds(ms['stop cache']), '', '', '≤ 1.5 s');
  print('start after a clean stop, from disk', seconds(ms['stop disk']), '', '', '≤ 1.5 s');
  print('start after kill -9, from cache', seconds(ms['kill cache']), '', '', '≤ 3 s');
  print('start after kill -9, from disk', seconds(ms['kill disk']), '', '', '≤ 3 s');
}

function disk() {
  const { events, state, messages } = measureDisk(folder);
  const parts = `${Math.round(state)} MB of state, ${Math.round(messages)} MB of messages`;
  print('disk', parts, `events: ${Math.round(events)} MB`, ((events + state + messages) / events).toFixed(2), '≤ 2');
}

/** The rows of requests, on the filled folder. */
async function requests() {
  const dakpion = await startProgram(folder, '/health/ready');
  const row = (name, { ours, bare }, goal) =>
    print(name, rate(ours), `bare Fastify: ${rate(bare)}`, (ours.perSecond / bare.perSecond).toFixed(3), goal);
  try {
    const key = await makePartner(dakpion.url);
    const ours = await fullOrders(dakpion, key);
    const bare = await bareFullOrders();
    const cell = ({ best, tried }) => `${best}/s (p99 and CPU for an order: ${tried.join(', ')})`;
    print('full orders/s, webhook p99 ≤ 300 ms', cell(ours), `bare Fastify: ${cell(bare)}`, '', '≥ 250/s');
    row('status read', await compareStatusReads(dakpion, key), '≥ 0.4');
    row('create', await compareCreates(dakpion, key, scratch), '≥ 0.12');
  } finally {
    await dakpion.stop();
  }
}

/** The rate of full orders of a server that checks and decides nothing. */
async function bareFullOrders() {
  const bare = await startServer('bench/bare-full-orders.server.mjs', { DIRECTORY: scratch }, '/ready');
  try {
    return await fullOrders(bare, 'none');
  } finally {
    await bare.stop();
  }
}

/** The highest rate at which 99 % of the webhooks arrive in time. */
async function fullOrders({ url, usage }, key) {
  const placed = await FullOrders.open(url, key);
  const tried = [];
  let best = 0;
  try {
    await placed.run(warmUp.perSecond, warmUp.ms);
    for (const perSecond of rates) {
      const before = usage().cpuMs;
      const { count, webhook } = await placed.run(perSecond, rateMs);
      const cpuMs = (usage().cpuMs - before) / count;
      tried.push(`${Math.round(webhook.p99)} and ${cpuMs.toFixed(1)} ms at ${perSecond}/s`);
      if (webhook.p99 > latestWebhookMs) break;
      best = perSecond;
    }
  } finally {
    placed.close();
  }
  return { best, tried };
}

try {
  await prepare(folder, orders);
  process.stdout.write(`${orders} orders, load ${loadavg()[0].toFixed(1)}\n\n`);
  print('Row', 'Measured', 'Floor', 'Ratio', 'Goal');
  print('---', '---', '---', '---', '---');
  disk();
  await replays();
  await starts();
  await requests();
  process.stdout.write(`\nload ${loadavg()[0].toFixed(1)}\n`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}
