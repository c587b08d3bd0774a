// One of the five processes of bench/cluster-floor.mjs, chosen by its argument. Passes on full orders with as many records,
// appends, reads and calls of Redis as a service of Dakpion, through the bare clients and without any other work. The contents are
// constant.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import '../libs/event-store/dist/event-store-db/connection.js';
import '../libs/event-store/dist/event-store-db/repeated-append.js';
import '../libs/messaging/dist/kafka/kafka-client.js';
import { END, EventStoreDBClient, jsonEvent, NO_STREAM, streamNameFilter } from '@eventstore/db-client';
import { Redis } from 'ioredis';
import kafkajs from 'kafkajs';
import { batching } from './batching.mjs';

const role = process.argv[2];
const { KAFKA_BROKERS, REDIS_URL, EVENTSTORE_URL } = process.env;
/** The measured sizes of Dakpion's orders, in bytes: an order event, a webhook event, a stored view, a record of Kafka. */
const sizes = { orderEvent: 900, webhookEvent: 1_300, view: 3_700, record: 1_500 };
const text = (bytes) => 'x'.repeat(bytes);
const metadata = { $correlationId: randomUUID(), actor: { kind: 'partner', id: 'prt_1' } };

const kafka = new kafkajs.Kafka({
  brokers: KAFKA_BROKERS.split(','),
  clientId: role,
  logLevel: kafkajs.logLevel.NOTHING,
});
const producer = kafka.producer({ idempotent: true, createPartitioner: kafkajs.Partitioners.DefaultPartitioner });
await producer.connect();
const redis = new Redis(REDIS_URL);
const eventStore = EventStoreDBClient.connectionString(EVENTSTORE_URL);

/**
 * Sends records of one tick, or that arrive while a batch is being sent, together, as Dakpion does. Resolves when they are stored.
 */
const sendAll = batching((records) => {
  const byTopic = new Map();
  for (const { topic, message } of records) byTopic.set(topic, [...(byTopic.get(topic) ?? []), message]);
  return producer.sendBatch({ topicMessages: [...byTopic].map(([topic, messages]) => ({ topic, messages })) });
});

function send(topic, key, value = {}) {
  return sendAll({ topic, message: { key, value: JSON.stringify({ ...value, body: text(sizes.record) }) } });
}

/** Passes the records of a topic to `take`, those of an order one after the other. */
async function consume(topic, take) {
  const consumer = kafka.consumer({
    groupId: `${role}-${topic}`,
    sessionTimeout: 6_000,
    heartbeatInterval: 1_000,
    maxWaitTimeInMs: 1_500,
  });
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  await consumer.run({
    partitionsConsumedConcurrently: 12,
    autoCommitInterval: 100,
    eachBatch: async ({ batch }) => {
      const ends = new Map();
      for (const { key, value } of batch.messages) {
        const id = key.toString();
        ends.set(
          id,
          Promise.resolve(ends.get(id)).then(() => take(id, JSON.parse(value.toString()))),
        );
      }
      await Promise.all(ends.values());
    },
  });
}

/** Appends events. `length`: the present length of the stream. */
async function append(stream, length, sizesOfEvents) {
  const events = sizesOfEvents.map((bytes) => jsonEvent({ type: 'Bare', data: { body: text(bytes) }, metadata }));
  await eventStore.appendToStream(stream, events, { expectedRevision: length === 0 ? NO_STREAM : BigInt(length - 1) });
}

async function read(stream) {
  try {
    for await (const _ of eventStore.readStream(stream));
  } catch (error) {
    if (error.type !== 'stream-not-found') throw error;
  }
}

/** The one subscription of a service. */
function follow(prefixes) {
  eventStore.subscribeToAll({ fromPosition: END, filter: streamNameFilter({ prefixes }) }).on('data', () => {});
}

const storeView = (id) => redis.set(`view:${id}`, text(sizes.view));

const roles = {
  async gateway() {
    follow(['partner-']);
    const waiting = new Map();
    await consume('replies', (id) => waiting.get(id)?.());
    const server = createServer(async (request, response) => {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = JSON.parse(Buffer.concat(chunks).toString());
      if (request.url === '/v1/operator/rider-events') {
        await send('rider-events', body.order_id, { order_id: body.order_id });
        response.writeHead(202, { 'content-type': 'application/json' }).end('{}');
        return;
      }
      await redis.get('key');
      await redis.incr('tokens');
      const order_id = randomUUID();
      const replied = new Promise((resolve) => waiting.set(order_id, resolve));
      await send('commands', order_id, { callback_url: body.callback_url });
      await replied;
      waiting.delete(order_id);
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ order_id, details: text(sizes.view) }));
    });
    server.listen(Number(process.env.PORT), '127.0.0.1');
  },

  async pricing() {
    await consume('price-requests', (id) => send('price-replies', id));
  },

  async order() {
    follow(['order-', 'webhook-']);
    const prices = new Map();
    const orders = new Map();
    const record = async (id) => {
      const order = orders.get(id);
      order.sequence += 1;
      await append(`order-${id}`, order.sequence - 1, [sizes.orderEvent]);
      await storeView(id);
      const { sequence, callback_url } = order;
      await send('order-events', id, { sequence, callback_url, timestamp: new Date().toISOString() });
    };
    await consume('price-replies', (id) => prices.get(id)?.());
    await consume('commands', async (id, { callback_url }) => {
      const priced = new Promise((resolve) => prices.set(id, resolve));
      await send('price-requests', id);
      await priced;
      prices.delete(id);
      orders.set(id, { sequence: 0, callback_url });
      await record(id);
      await send('replies', id);
    });
    await consume('rider-events', record);
  },

  async webhook() {
    follow(['webhook-']);
    await consume('order-events', async (order_id, { sequence, timestamp, callback_url }) => {
      await redis.set(`due:${order_id}`, '1');
      if (sequence === 1) await read(`webhook-${order_id}`);
      const body = JSON.stringify({ order_id, sequence, timestamp, body: text(sizes.record) });
      await (await fetch(callback_url, { method: 'POST', body })).text();
      await append(`webhook-${order_id}`, 2 * (sequence - 1), [sizes.webhookEvent, 200]);
      if (sequence % 2 === 0) await storeView(`delivery:${order_id}`);
    });
  },

  async dispatch() {
    follow(['order-']);
    await consume('order-events', async (id, { sequence }) => {
      if (sequence !== 1) return;
      await read(`order-${id}`);
      await read(`dispatch-${id}`);
      await append(`dispatch-${id}`, 0, [300]);
      await redis.set(`open:${id}`, '1');
      await send('dispatch-requests', id);
    });
  },
};

await roles[role]();
process.stdout.write('ready\n');
