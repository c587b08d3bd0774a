// `npm run bench:webhooks [-- orders parts]`: deliveries through the whole path (order event to signed delivery, acknowledged and
// recorded) beside a bare undici loop; latency; what waits; and that nothing is lost or out of order when a receiver fails.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { faultsOf } from './webhooks-faults.mjs';
import { answerOf, start, stopAll } from './webhooks-processes.mjs';

const rounds = 3;
const deliveries = 10_000;
const verifiedOrders = Number(process.argv[2] ?? 20_000);
const directory = mkdtempSync(join(tmpdir(), 'dakpion-webhooks-'));

const receiver = await start('webhooks-receiver.mjs');
const service = await start('webhooks-service.mjs', { DATA_DIR: directory });
const bare = await start('webhooks-bare.mjs');
const url = `http://127.0.0.1:${receiver.port}/hook`;

/** Names of this machine (RFC 6761), so that each is an endpoint of its own. */
const endpoints = (count, path, prefix = 'h') =>
  Array.from({ length: count }, (_, index) => `http://${prefix}${index}.localhost:${receiver.port}${path}`);

/** Tells the receiver how to answer; resolves with a promise of its having had `target` requests. */
async function expecting(options) {
  const told = answerOf(receiver.child, ({ kind }) => kind === 'expecting');
  receiver.child.send({ kind: 'expect', ...options });
  await told;
  return { reached: answerOf(receiver.child, ({ kind }) => kind === 'reached') };
}

async function arrivals() {
  const answer = answerOf(receiver.child, ({ kind }) => kind === 'arrivals');
  receiver.child.send({ kind: 'report' });
  return (await answer).arrivals;
}

async function until(holds, withinMs) {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`not within ${withinMs} ms: ${holds}`);
    await pause(50);
  }
}

/** Deliveries per second and CPU seconds per 10,000 of one run. */
async function measured(side, count, run) {
  const { reached } = await expecting({ target: count });
  const before = await side.ask('usage');
  const began = performance.now();
  const ran = run();
  await reached;
  await ran;
  const seconds = (performance.now() - began) / 1000;
  const after = await side.ask('usage');
  return { perSecond: count / seconds, cpu: ((after.cpuSeconds - before.cpuSeconds) / count) * 10_000 };
}

let recorded = 0;
async function ours(prefix, count) {
  return measured(service, count, async () => {
    await service.ask('publishAll', { prefix, orders: count / 2, events: 2, url });
    recorded += count;
    await until(async () => (await service.ask('logged', { status: 'delivered' })) >= recorded, 300_000);
  });
}

const floor = (count) => measured(bare, count, () => bare.ask('deliverAll', { url, count }));
const sorted = (numbers) => numbers.toSorted((one, other) => one - other);
const at = (numbers, share) => sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];
const say = (line) => process.stdout.write(`${line} (load ${loadavg()[0].toFixed(1)})\n`);

async function throughput() {
  await ours('warm', 2_000);
  await floor(2_000);
  const [mine, theirs] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    mine.push(await ours(`rate${round}_`, deliveries));
    theirs.push(await floor(deliveries));
  }
  const median = (rows, key) =>
    at(
      rows.map((row) => row[key]),
      0.5,
    );
  const ratio = median(mine, 'perSecond') / median(theirs, 'perSecond');
  const row = (rows) =>
    `${Math.round(median(rows, 'perSecond'))}/s, ${median(rows, 'cpu').toFixed(2)} CPU s per 10,000`;
  say(`throughput, medians of ${rounds}: ours ${row(mine)}; bare ${row(theirs)}; ratio ${ratio.toFixed(3)}`);
}

/** Milliseconds from publishing to receiving, of those that were received. */
function delaysOf(publishedAt, received) {
  const found = received.filter(({ id }) => publishedAt[id] !== undefined);
  return found.map(({ id, at: receivedAt }) => (receivedAt - publishedAt[id]) / 1e6);
}

/** Milliseconds from publishing to receiving, of the orders that do not go to the tenth's URLs. */
async function latencies(prefix, { count, tenthUrls = [] }) {
  const healthy = tenthUrls.length === 0 ? count : count * 0.9;
  await expecting({ keeps: 'times' });
  const publishedAt = await service.ask('publishPaced', {
    prefix,
    orders: count,
    events: 1,
    perSecond: 100,
    urls: [url],
    tenthUrls,
  });
  const delays = async () => delaysOf(publishedAt, await arrivals());
  await until(async () => (await delays()).length >= healthy, 60_000);
  recorded += healthy;
  return delays();
}

async function latency() {
  const times = await latencies('paced', { count: 1_000 });
  say(
    `event published to received at 100/s: p50 ${at(times, 0.5).toFixed(2)} ms, p99 ${at(times, 0.99).toFixed(2)} ms`,
  );
}

/** Of 1,000 the pauses of two or three garbage collections would be all of the p99. */
async function isolation() {
  const count = 4_000;
  const before = await latencies('alone', { count });
  const beside = await latencies('beside', { count, tenthUrls: endpoints(10, '/hang') });
  const compared = [0.5, 0.99].map((share) => {
    const [alone, with_] = [at(before, share), at(beside, share)];
    return `p${share * 100} ${alone.toFixed(2)} → ${with_.toFixed(2)} ms (× ${(with_ / alone).toFixed(2)})`;
  });
  say(`healthy endpoints without and with a tenth of the orders going to ones that hang: ${compared.join(', ')}`);
}

/** How 40 orders a second to an endpoint that answers fare beside another partner's, and 10 a second each to a new one. */
async function besideOther(title, { others, beginAfterMs }) {
  const { prefix } = others;
  await latencies(`before${prefix}`, { count: 100 });
  await expecting({ keeps: 'times' });
  const publishing = service.ask('publishPaced', { events: 1, byOther: true, ...others });
  await pause(beginAfterMs);
  const paced = [
    { prefix: `${prefix}known`, orders: 400, perSecond: 40, urls: [url] },
    { prefix: `${prefix}new`, orders: 100, perSecond: 10, urls: endpoints(100, '/hook', `n${prefix}`) },
  ];
  const published = await Promise.all(paced.map((mine) => service.ask('publishPaced', { events: 1, ...mine })));
  await pause(5_000);
  const received = await arrivals();
  const rows = published.map((publishedAt, index) => {
    const times = delaysOf(publishedAt, received);
    const ms = (share) => `${at(times, share)?.toFixed(0)} ms`;
    return `to ${['a known', 'new'][index]} ${times.length} of ${paced[index].orders}, p50 ${ms(0.5)}, p99 ${ms(0.99)}`;
  });
  await publishing;
  say(`beside another partner's ${title}: ${rows.join('; ')}`);
}

function flood() {
  const orders = 6_000;
  const others = { prefix: 'flood', orders, perSecond: 400, urls: endpoints(orders, '/hang', 'f') };
  return besideOther('400/s to new hosts that hang', { others, beginAfterMs: 2_000 });
}

function backlog() {
  const others = { prefix: 'backlog', orders: 40_000, perSecond: 1_000, urls: endpoints(5, '/hang', 'b') };
  return besideOther('40,000 waiting at five endpoints that hang', { others, beginAfterMs: 45_000 });
}

/** More than 10,000 wait at once: each for 31 s in all, 340 more in every second. */
async function waiting() {
  const before = await service.ask('memory', { tidied: true });
  const busy = url.replace('/hook', '/busy');
  const since = Date.now();
  const count = 15_000;
  const publishing = service.ask('publishPaced', {
    prefix: 'waiting',
    orders: count,
    events: 1,
    perSecond: 340,
    urls: [busy],
  });
  const peak = { waiting: 0, rss: 0, anonymous: 0 };
  await until(async () => {
    const now = {
      ...(await service.ask('memory', { tidied: false })),
      waiting: await service.ask('logged', { status: 'retrying', since }),
    };
    for (const key in peak) peak[key] = Math.max(peak[key], now[key]);
    await pause(500);
    return (await service.ask('logged', { status: 'manual_review', since })) >= count;
  }, 300_000);
  await publishing;
  const grown = (key) => `${((peak[key] - before[key]) / 1e6).toFixed(0)} MB`;
  const late = await service.ask('lateness', { status: 'manual_review', limit: count });
  say(
    `${peak.waiting} waiting at once: memory + ${grown('rss')}, of which not mapped files ${grown('anonymous')}; ${late.length} retries begin ${at(late, 0.5)} ms (p50), ${at(late, 0.99)} ms (p99), ${at(late, 1)} ms (most) after their time, ${late.filter((ms) => ms < 0).length} before it`,
  );
}

async function verification() {
  const events = 2;
  const perSecond = 500;
  // Those of the parts before may be on their way to review.
  const since = Date.now();
  await expecting({ keeps: 'bodies', failShare: 0.2 });
  // One that is silent for 5 s holds a place of its endpoint.
  const urls = endpoints(50, '/hook', 'v');
  await service.ask('publishPaced', { prefix: 'verify', orders: verifiedOrders, events, perSecond, urls });
  let requests = [];
  let reviewed = 0;
  await until(async () => {
    await pause(2_000);
    requests = (await arrivals()).filter(({ order_id }) => order_id.startsWith('ord_verify'));
    reviewed = await service.ask('logged', { status: 'manual_review', since });
    const delivered = new Set(requests.filter(({ outcome }) => outcome === 'ok').map(({ id }) => id)).size;
    return delivered + reviewed >= verifiedOrders * events;
  }, 600_000);
  const { missing, disordered, repeated } = faultsOf(requests, verifiedOrders, events);
  say(
    `${verifiedOrders} orders × ${events} events at ${perSecond}/s, 20 % failing: ${requests.length} requests; orders with one missing ${missing} (in review after six failures: ${reviewed}), out of order ${disordered}, delivered twice ${repeated}`,
  );
}

const parts = { throughput, latency, isolation, waiting, verification, flood, backlog };
const chosen = process.argv[3]?.split(',') ?? Object.keys(parts);
try {
  for (const part of chosen) await parts[part]();
} finally {
  await stopAll();
  rmSync(directory, { recursive: true, force: true });
}
