// `npm run bench:webhooks [-- orders parts]`: measures deliveries through the whole path (order event to signed delivery,
// acknowledged and recorded), compared with a bare undici loop and with the smallest program that records them; then latency and
// waiting deliveries. Checks that no webhook is lost or out of order when a receiver fails.
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../scripts/until.mjs';
import { quantile } from './quantile.mjs';
import { backlog, flood } from './webhooks-beside.mjs';
import { faultsOf } from './webhooks-faults.mjs';
import {
  arrivals,
  bare,
  delivered,
  end,
  endpoints,
  expecting,
  floor,
  latencies,
  say,
  service,
  url,
} from './webhooks-setting.mjs';

const rounds = 3;
const deliveries = 10_000;
const verifiedOrders = Number(process.argv[2] ?? 20_000);

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

async function ours(prefix, count) {
  return measured(service, count, async () => {
    await service.ask('publishAll', { prefix, orders: count / 2, events: 2, url });
    delivered.expected += count;
    await until(
      'all deliveries',
      async () => (await service.ask('logged', { status: 'delivered' })) >= delivered.expected,
      300_000,
    );
  });
}

const least = (side, count) => measured(side, count, () => side.ask('deliverAll', { url, count }));

async function throughput() {
  await ours('warm', 2_000);
  for (const side of [floor, bare]) await least(side, 2_000);
  const [mine, recorded, posted] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    mine.push(await ours(`rate${round}_`, deliveries));
    recorded.push(await least(floor, deliveries));
    posted.push(await least(bare, deliveries));
  }
  const median = (rows, key) =>
    quantile(
      rows.map((row) => row[key]),
      0.5,
    );
  const ratio = (rows) => (median(mine, 'perSecond') / median(rows, 'perSecond')).toFixed(3);
  const row = (rows) =>
    `${Math.round(median(rows, 'perSecond'))}/s, ${median(rows, 'cpu').toFixed(2)} CPU s per 10,000`;
  say(
    `throughput, medians of ${rounds}: ours ${row(mine)}; the least that records them ${row(recorded)}, ratio ${ratio(recorded)}; bare ${row(posted)}, ratio ${ratio(posted)}`,
  );
}

async function latency() {
  const times = await latencies('paced', { count: 1_000 });
  say(
    `event published to received at 100/s: p50 ${quantile(times, 0.5).toFixed(2)} ms, p99 ${quantile(times, 0.99).toFixed(2)} ms`,
  );
}

/** So many orders that the pauses of two or three garbage collections do not determine the p99, as they would with 1,000. */
async function isolation() {
  const count = 4_000;
  const before = await latencies('alone', { count });
  const beside = await latencies('beside', { count, tenthUrls: endpoints(10, '/hang') });
  const compared = [0.5, 0.99].map((share) => {
    const [alone, with_] = [quantile(before, share), quantile(beside, share)];
    return `p${share * 100} ${alone.toFixed(2)} → ${with_.toFixed(2)} ms (× ${(with_ / alone).toFixed(2)})`;
  });
  say(`healthy endpoints without and with a tenth of the orders going to ones that hang: ${compared.join(', ')}`);
}

/** More than 10,000 orders wait at once, because each waits for 31 s in total, and 340 more are added every second. */
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
  const peak = { waiting: 0, residentMb: 0, anonymousMb: 0 };
  await until(
    'all reviews',
    async () => {
      const now = {
        ...(await service.ask('memory', { tidied: false })),
        waiting: await service.ask('logged', { status: 'retrying', since }),
      };
      for (const key in peak) peak[key] = Math.max(peak[key], now[key]);
      await pause(500);
      return (await service.ask('logged', { status: 'manual_review', since })) >= count;
    },
    300_000,
  );
  await publishing;
  const grown = (key) => `${(peak[key] - before[key]).toFixed(0)} MB`;
  const late = await service.ask('lateness', { status: 'manual_review', limit: count });
  say(
    `${peak.waiting} waiting at once: memory + ${grown('residentMb')}, of which not mapped files ${grown('anonymousMb')}; ${late.length} retries begin ${quantile(late, 0.5)} ms (p50), ${quantile(late, 0.99)} ms (p99), ${quantile(late, 1)} ms (most) after their time, ${late.filter((ms) => ms < 0).length} before it`,
  );
}

async function verification() {
  const events = 2;
  const perSecond = 500;
  // Deliveries of the previous parts may still be on their way to review.
  const since = Date.now();
  await expecting({ keeps: 'bodies', failShare: 0.2 });
  // A receiver that is silent for 5 s occupies a slot of its endpoint.
  const urls = endpoints(50, '/hook', 'v');
  await service.ask('publishPaced', { prefix: 'verify', orders: verifiedOrders, events, perSecond, urls });
  let requests = [];
  let reviewed = 0;
  await until(
    'all webhooks',
    async () => {
      await pause(2_000);
      requests = (await arrivals()).filter(({ order_id }) => order_id.startsWith('ord_verify'));
      reviewed = await service.ask('logged', { status: 'manual_review', since });
      const received = new Set(requests.filter(({ outcome }) => outcome === 'ok').map(({ id }) => id)).size;
      return received + reviewed >= verifiedOrders * events;
    },
    600_000,
  );
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
  await end();
}
