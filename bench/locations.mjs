// `npm run bench:locations [locations per second]`: measures creates alone and together with riders' locations at that rate, in
// turn, and the delay until a location is visible. Checks that every location is accounted for.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.mjs';
import { until } from '../scripts/until.mjs';
import { load, requestBytes } from './load.mjs';
import { quantile } from './quantile.mjs';
import { createOrder, makePartner, operatorToken, orderBody } from './sample.mjs';
import { startServer } from './server.mjs';

const perSecond = Number(process.argv[2] ?? 2_000);
// Each rider sends a location every five seconds.
const riders = perSecond * 5;
const rounds = 3;
const ms = 6_000;
const connections = 64;
const batchesPerSecond = 20;
const largestBatch = 500;
const lookEveryMs = 250;
const directory = mkdtempSync(join(tmpdir(), 'dakpion-locations-'));

const metricsPort = await freePort();
const server = await startServer(
  'dist/programs/dakpion.js',
  {
    DATA_DIR: join(directory, 'data'),
    OPERATOR_TOKEN: operatorToken,
    WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
    HEALTH_PORT: String(metricsPort),
  },
  '/health/ready',
);

/** The number of rider events by outcome so far. */
async function outcomes() {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Object.fromEntries(
    [...text.matchAll(/^dakpion_rider_events_total\{outcome="(\w+)"\} (\d+)/gm)].map(([, name, n]) => [
      name,
      Number(n),
    ]),
  );
}

/** Sends rider events like dispatch systems without Kafka. */
async function send(events) {
  const answer = await fetch(`${server.url}/v1/operator/rider-events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(events),
  });
  const { accepted } = await answer.json();
  if (accepted !== events.length) throw new Error(`${accepted} of ${events.length} rider events accepted`);
}

let events = 0;
const riderEvent = (type, order, more = {}) => ({
  event_id: `bench-${++events}`,
  type,
  order_id: order.order_id,
  occurred_at: new Date().toISOString(),
  rider: {
    rider_id: order.rider_id,
    name: 'করিম উদ্দিন',
    phone_number: '01811111111',
    driver_type: 1,
    is_freelancer: false,
  },
  ...more,
});
/** A rider's next place, always different from the previous one. */
const located = (order) => {
  order.latitude = Number((23.7 + (events % 100_000) / 1e6).toFixed(6));
  return riderEvent('RIDER_LOCATION', order, { location: { latitude: order.latitude, longitude: 90.4 } });
};

/** Orders in progress, each with its own rider. */
async function ordersOnTheirWay(key) {
  const orders = [];
  const lane = async () => {
    while (orders.length < riders) {
      const order = { rider_id: orders.length + 1 };
      orders.push(order);
      order.order_id = (await createOrder(server.url, key)).order.order_id;
    }
  };
  await Promise.all(Array.from({ length: 32 }, lane));
  for (let first = 0; first < orders.length; first += largestBatch) {
    await send(orders.slice(first, first + largestBatch).map((order) => riderEvent('RIDER_ASSIGNED', order)));
  }
  await until('all riders to be applied', async () => (await outcomes()).applied === riders, 120_000);
  return orders;
}

/**
 * Sends locations at the rate until it is stopped. Resolves with their number, and with the delays until some of them were visible,
 * in ms.
 */
function moveRiders(orders, key) {
  const seenAfter = [];
  let stopped = false;
  let looking = null;
  const look = async ({ order_id, latitude }) => {
    const began = performance.now();
    const url = `${server.url}/v1/business/order/${order_id}/status`;
    const isSeen = async () => {
      const answer = await fetch(url, { headers: { 'x-api-key': key } });
      return (await answer.json()).rider_latitude === latitude;
    };
    await until(`the location of ${order_id}`, isSeen, 30_000);
    seenAfter.push(performance.now() - began);
    looking = null;
  };
  const moving = (async () => {
    const began = performance.now();
    let sent = 0;
    let lookedAt = began;
    while (!stopped) {
      // The number of locations that are due by now. A late timer catches up, so that the rate is kept.
      const due = Math.floor(((performance.now() - began) / 1000) * perSecond) - sent;
      const batch = Array.from({ length: Math.min(due, largestBatch) }, (_, index) =>
        located(orders[(sent + index) % orders.length]),
      );
      if (batch.length > 0) await send(batch);
      sent += batch.length;
      if (batch.length > 0 && looking === null && performance.now() - lookedAt > lookEveryMs) {
        lookedAt = performance.now();
        looking = look({ ...orders[(sent - 1) % orders.length] });
      }
      if (due <= largestBatch) await pause(1000 / batchesPerSecond);
    }
    const endedAt = performance.now();
    await looking;
    return { sent, seconds: (endedAt - began) / 1000, endedAt, seenAfter };
  })();
  const stop = () => {
    stopped = true;
    return moving;
  };
  return { stop };
}

async function creates(key) {
  const url = `${server.url}/v1/business/order/create`;
  const { cpuMs } = server.usage();
  const measured = await load({
    url,
    request: requestBytes('POST', url, { 'x-api-key': key }, orderBody),
    connections,
    ms,
    status: 201,
  });
  return { ...measured, cores: (server.usage().cpuMs - cpuMs) / ms };
}

const say = (line) => process.stdout.write(`${line} (load ${loadavg()[0].toFixed(1)})\n`);

try {
  const key = await makePartner(server.url);
  const orders = await ordersOnTheirWay(key);
  say(`${orders.length} orders on their way`);
  await creates(key);
  const rows = { alone: [], beside: [] };
  const seenAfter = [];
  for (let round = 0; round < rounds; round += 1) {
    rows.alone.push(await creates(key));
    const before = await outcomes();
    const moving = moveRiders(orders, key);
    rows.beside.push(await creates(key));
    const { sent, seconds, endedAt, seenAfter: seen } = await moving.stop();
    const done = async () => {
      const now = await outcomes();
      return (now.located ?? 0) + (now.outdated ?? 0) - (before.located ?? 0) - (before.outdated ?? 0);
    };
    await until('all locations to be recorded', async () => (await done()) >= sent, 60_000);
    seenAfter.push(...seen);
    say(
      `round ${round + 1}: creates alone ${rows.alone.at(-1).perSecond.toFixed(0)}/s (${rows.alone.at(-1).cores.toFixed(2)} cores), ` +
        `beside ${(sent / seconds).toFixed(0)} locations/s ${rows.beside.at(-1).perSecond.toFixed(0)}/s (${rows.beside.at(-1).cores.toFixed(2)} cores); ` +
        `all ${sent} recorded ${Math.round(performance.now() - endedAt)} ms after the last`,
    );
  }
  const { cpuMs } = server.usage();
  const moving = moveRiders(orders, key);
  await pause(ms);
  const { sent } = await moving.stop();
  say(`locations alone: ${(((server.usage().cpuMs - cpuMs) / sent) * 1_000).toFixed(0)} µs CPU each`);
  const [alone, beside] = [rows.alone, rows.beside].map((side) =>
    quantile(
      side.map(({ perSecond: rate }) => rate),
      0.5,
    ),
  );
  say(
    `creates: alone ${alone.toFixed(0)}/s, beside ${beside.toFixed(0)}/s: ${(beside / alone).toFixed(2)} of the rate`,
  );
  say(
    `a location is seen after ${quantile(seenAfter, 0.5).toFixed(0)} ms (p99 ${quantile(seenAfter, 0.99).toFixed(0)} ms)`,
  );
  const ends = await outcomes();
  say(`rider events by their end: ${JSON.stringify(ends)}`);
  if (ends.dead_lettered > 0 || ends.ignored > 0) throw new Error('some events were not accepted');
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
