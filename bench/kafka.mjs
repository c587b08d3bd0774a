// `npm run bench:kafka`: a command and its reply over Kafka, through Dakpion's transport and through bare kafkajs, alternating in
// one run. Needs a broker (KAFKA_BROKERS).
import { randomUUID } from 'node:crypto';
import { openKafkaBroker } from '@dakpion/messaging';
import { openBareClient } from './bare-kafka.mjs';

const rounds = 3;
const ms = 3_000;
const warmUpMs = 2_000;
const partitions = 12;
const brokers = (process.env.KAFKA_BROKERS ?? '').split(',').filter((broker) => broker !== '');
if (brokers.length === 0) {
  process.stderr.write('Set KAFKA_BROKERS to host:port of a Kafka broker.\n');
  process.exit(1);
}
const command = {
  order_id: 'ord_0123456789',
  partner_id: 'par_0123456789',
  environment: 'sandbox',
  reason: 'x'.repeat(500),
};
const reply = { outcome: 'accepted', order_id: 'ord_0123456789', parcel_status: 'CANCELLED' };

async function openOurs() {
  const broker = await openKafkaBroker({ brokers, clientId: 'bench' });
  const topic = `bench-${randomUUID()}`;
  await broker.declareTopics([{ name: topic, partitions, retentionMs: 3_600_000 }]);
  await broker.consume({ group: 'bench', topics: [topic], handle: async () => reply });
  return {
    ask: (key) => broker.request({ topic, key, type: 'Command', value: command }, { timeoutMs: 30_000 }),
    close: () => broker.close(),
  };
}

/** Keeps `inFlight` commands in progress for a time. `cpuUs`: the CPU time of this process for each command, for both ends. */
async function load({ ask }, inFlight, duration) {
  const latencies = [];
  const began = performance.now();
  const cpuBefore = process.cpuUsage();
  const lane = async (number) => {
    for (let turn = 0; performance.now() - began < duration; turn += 1) {
      const asked = performance.now();
      await ask(`key-${number}-${turn % 50}`);
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, (_, number) => lane(number)));
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  latencies.sort((one, other) => one - other);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  const cpuUs = (user + system) / latencies.length;
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), cpuUs };
}

function median(rows, field) {
  const sorted = rows.map((row) => row[field]).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

const sides = {
  Dakpion: await openOurs(),
  kafkajs: await openBareClient({ brokers, command, reply }),
};
try {
  process.stdout.write(`command and reply over Kafka, median of ${rounds} rounds of ${ms / 1000} s each\n\n`);
  process.stdout.write(
    '| in flight | client | per second | p50 | p99 | CPU per command |\n|---|---|---|---|---|---|\n',
  );
  for (const inFlight of [1, 100]) {
    const results = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
    for (const side of Object.values(sides)) await load(side, inFlight, warmUpMs);
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, side] of Object.entries(sides)) results[name].push(await load(side, inFlight, ms));
    }
    for (const [name, rows] of Object.entries(results)) {
      const [p50, p99] = [median(rows, 'p50'), median(rows, 'p99')];
      const times = `${p50.toFixed(2)} ms | ${p99.toFixed(2)} ms | ${Math.round(median(rows, 'cpuUs'))} µs`;
      process.stdout.write(`| ${inFlight} | ${name} | ${Math.round(median(rows, 'perSecond'))} | ${times} |\n`);
    }
  }
} finally {
  for (const side of Object.values(sides)) await side.close();
}
