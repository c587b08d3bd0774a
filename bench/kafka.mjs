// `npm run bench:kafka`: a command and its reply over Kafka, through our transport and through bare kafkajs,
// alternating in one run. Needs a broker (KAFKA_BROKERS). The bare side is the fastest known use: two topics; messages
// of one tick, or of the time while a batch is being sent, form the next batch; one batch in progress; no wait except
// for the reply.
import { randomUUID } from 'node:crypto';
import { openKafkaBroker } from '@dakpion/messaging';
import kafkajs from 'kafkajs';

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

/** Sends in batches, one in progress at a time. */
function batching(producer) {
  let waiting = new Map();
  let sending = false;
  const drain = async () => {
    while (waiting.size > 0) {
      const topicMessages = [...waiting].map(([topic, messages]) => ({ topic, messages }));
      waiting = new Map();
      await producer.sendBatch({ topicMessages });
    }
    sending = false;
  };
  return (topic, message) => {
    const messages = waiting.get(topic);
    if (messages === undefined) waiting.set(topic, [message]);
    else messages.push(message);
    if (sending) return;
    sending = true;
    setImmediate(drain);
  };
}

async function openBare() {
  const kafka = new kafkajs.Kafka({ brokers, clientId: 'bench-bare', logLevel: kafkajs.logLevel.NOTHING });
  const [requests, replies] = ['requests', 'replies'].map((name) => `bench-bare-${name}-${randomUUID()}`);
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({
    waitForLeaders: true,
    topics: [requests, replies].map((topic) => ({ topic, numPartitions: partitions })),
  });
  await admin.disconnect();
  const { DefaultPartitioner: createPartitioner } = kafkajs.Partitioners;
  const producer = kafka.producer({ idempotent: true, createPartitioner });
  await producer.connect();
  const send = batching(producer);
  const read = async (topic, take) => {
    const consumer = kafka.consumer({ groupId: `bench-${topic}`, maxWaitTimeInMs: 250 });
    await consumer.connect();
    await consumer.subscribe({ topic, fromBeginning: true });
    await consumer.run({
      autoCommitInterval: 1_000,
      eachBatch: async ({ batch }) => {
        for (const message of batch.messages) take(message);
      },
    });
    return consumer;
  };
  const pending = new Map();
  const consumers = await Promise.all([
    read(requests, ({ key, value, headers }) => {
      JSON.parse(value);
      send(replies, { key, value: JSON.stringify(reply), headers: { correlation: headers.correlation } });
    }),
    read(replies, ({ value, headers }) => {
      const correlation = String(headers.correlation);
      pending.get(correlation)(JSON.parse(value));
      pending.delete(correlation);
    }),
  ]);
  let sent = 0;
  return {
    ask: (key) =>
      new Promise((resolve) => {
        sent += 1;
        pending.set(String(sent), resolve);
        send(requests, { key, value: JSON.stringify(command), headers: { correlation: String(sent) } });
      }),
    close: async () => {
      for (const consumer of consumers) await consumer.disconnect();
      await producer.disconnect();
    },
  };
}

/** Keeps `inFlight` commands in progress for a time. */
async function load({ ask }, inFlight, duration) {
  const latencies = [];
  const began = performance.now();
  const lane = async (number) => {
    for (let turn = 0; performance.now() - began < duration; turn += 1) {
      const asked = performance.now();
      await ask(`key-${number}-${turn % 50}`);
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, (_, number) => lane(number)));
  const seconds = (performance.now() - began) / 1000;
  latencies.sort((one, other) => one - other);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99) };
}

function median(rows, field) {
  const sorted = rows.map((row) => row[field]).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

const sides = { ours: await openOurs(), bare: await openBare() };
try {
  process.stdout.write(`command and reply over Kafka, median of ${rounds} rounds of ${ms / 1000} s each\n\n`);
  process.stdout.write('| in flight | Dakpion | bare kafkajs | latency (p50) | throughput |\n|---|---|---|---|---|\n');
  for (const inFlight of [1, 100]) {
    const results = { ours: [], bare: [] };
    for (const side of Object.values(sides)) await load(side, inFlight, warmUpMs);
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, side] of Object.entries(sides)) results[name].push(await load(side, inFlight, ms));
    }
    const row = (name) => ({
      perSecond: median(results[name], 'perSecond'),
      p50: median(results[name], 'p50'),
      p99: median(results[name], 'p99'),
    });
    const [ours, bare] = [row('ours'), row('bare')];
    const cell = ({ perSecond, p50, p99 }) =>
      `${Math.round(perSecond)}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
    const ratios = `${(ours.p50 / bare.p50).toFixed(2)} × | ${(ours.perSecond / bare.perSecond).toFixed(2)} ×`;
    process.stdout.write(`| ${inFlight} | ${cell(ours)} | ${cell(bare)} | ${ratios} |\n`);
  }
} finally {
  for (const side of Object.values(sides)) await side.close();
}
