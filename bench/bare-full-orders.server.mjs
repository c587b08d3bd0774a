// The lower bound of a full order: Fastify parses the bodies, each event and each attempt of a webhook is appended durably to LMDB,
// a view is put for each event, and undici sends the webhooks of an order one after the other. It checks and decides nothing.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Fastify from 'fastify';
import { open } from 'lmdb';
import { request } from 'undici';
import { course } from './full-orders.mjs';

const openLmdb = (name, options) =>
  open({ path: join(process.env.DIRECTORY, name), encoding: 'json', overlappingSync: false, ...options });
const log = openLmdb('events', {});
const views = openLmdb('state', { noSync: true });
/** The measured size of Dakpion's event of a webhook's plan and attempt, in bytes. */
const webhookEventBytes = 1_300;
const orders = new Map();
let next = 0;

/** Resolves when the event is committed and synced. */
function append(event) {
  next += 1;
  return log.put(next, event);
}

async function send({ id, url, view }, sequence) {
  const body = JSON.stringify({ ...view, order_id: id, sequence, timestamp: new Date().toISOString() });
  const answer = await request(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  await answer.body.dump();
  await append({ stream: `webhook-${id}`, revision: sequence, body: 'x'.repeat(webhookEventBytes) });
}

async function record(order, sequence, data) {
  await append({ stream: `order-${order.id}`, revision: sequence - 1, recorded_at: new Date(), data });
  await views.put(order.id, order.view);
  order.sent = order.sent.then(() => send(order, sequence));
}

const app = Fastify();
app.get('/ready', () => 'ready');
app.post('/v1/business/order/create', async ({ body }, reply) => {
  const order = { id: randomUUID(), url: body.callback_url, view: body, sent: Promise.resolve() };
  orders.set(order.id, order);
  await record(order, 1, body);
  return reply.code(201).send({ ...body, order_id: order.id });
});
app.post('/v1/operator/rider-events', async ({ body }, reply) => {
  const order = orders.get(body.order_id);
  const sequence = course.indexOf(body.type) + 2;
  order.view = { ...order.view, status: body.type };
  await record(order, sequence, body);
  if (sequence === course.length + 1) orders.delete(order.id);
  return reply.code(202).send({ accepted: true });
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
