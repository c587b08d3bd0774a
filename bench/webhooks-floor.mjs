// The lower bound of a recorded delivery with the same libraries. It stores and parses the message, builds, signs and posts the
// body, stores and reads two events, and writes the log's entry and its lists, all in groups. It has no framework, no order state,
// no fairness and no checks: the difference to the service is the cost of Dakpion's own code.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { open } from 'lmdb';
import { Agent } from 'undici';
import { postSigned } from './webhooks-post.mjs';
import { orderEvent, webhookBody } from './webhooks-sample.mjs';
import { answerWith } from './webhooks-tasks.mjs';

/** The number of requests in progress, as many as the service has at one endpoint. */
const requestsAtOnce = 64;
/** The map size of the engines. */
const mapSize = 16 * 1024 ** 3;
const logPageSize = 8_192;
const lists = ['all', 'status:delivered', 'order', 'url', 'url:delivered'];
const time = '2026-11-21T12:00:00.000+06:00';
const partner_id = 'prt_0123456789abcdefghjkmnpqrs';
const actor = { kind: 'service', service: 'webhook' };
const agent = new Agent({ connections: requestsAtOnce });
let written = 0;
let logged = 0;
let delivered = 0;

/** Items that arrive during a transaction form the next one. */
class Environment {
  waiting = [];
  draining = null;

  constructor(name, options) {
    const path = join(process.env.DATA_DIR, 'floor', name);
    this.root = open({ path, mapSize, overlappingSync: false, eventTurnBatching: false, ...options });
  }

  write(work) {
    return new Promise((resolve) => {
      this.waiting.push({ work, resolve });
      this.draining ??= this.drain();
    });
  }

  async drain() {
    await null;
    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0);
      await this.root.childTransaction(() => {
        for (const { work } of group) work();
      });
      for (const { resolve } of group) resolve();
    }
    this.draining = null;
  }
}

const broker = new Environment('messages', { pageSize: logPageSize });
const store = new Environment('events', { pageSize: logPageSize });
const state = new Environment('state', {});
const messages = broker.root.openDB('topic', { encoding: 'binary' });
const log = store.root.openDB('log', { encoding: 'binary' });
const streams = store.root.openDB('streams', { encoding: 'ordered-binary' });
const documents = state.root.openDB('documents', { encoding: 'string' });
const entries = state.root.openDB('list_entries', { encoding: 'string' });

function planned(message, body) {
  const { event_id, order_id, event, sequence, environment, order } = message;
  const delivery = { delivery_id: `dlv_${event_id}`, order_id, partner_id, environment, event_id, event, sequence };
  return { type: 'DeliveryPlanned', data: { ...delivery, url: order.callback_url, body, planned_at: time } };
}

function succeeded({ event_id }, response_status) {
  const attempt = { number: 1, started_at: time, duration_ms: 1, response_status, response_excerpt: 'ok' };
  return { type: 'DeliverySucceeded', data: { delivery_id: `dlv_${event_id}`, ...attempt } };
}

/** Appends events. Resolves with the position of the first. */
async function append(message, events) {
  const trace = { $correlationId: message.correlation_id, $causationId: message.event_id, actor, occurred_at: time };
  const records = events.map(({ type, data }) => {
    const json = JSON.stringify({ type, data, metadata: { schema_version: 1, ...trace } });
    return Buffer.from(randomUUID() + json);
  });
  let position = 0;
  await store.write(() => {
    position = written + 1;
    for (const [revision, record] of records.entries()) {
      written += 1;
      log.putSync(written, record, { append: true });
      streams.putSync([`webhook-${message.order_id}`, revision], written);
    }
  });
  return position;
}

const dataOf = (position) => JSON.parse(log.get(position).toString('utf8', 36)).data;

function writeLogEntry(position) {
  const { body: _body, planned_at, ...delivery } = dataOf(position);
  const { delivery_id, ...attempt } = dataOf(position + 1);
  const times = { next_attempt_at: null, created_at: planned_at, updated_at: planned_at };
  const entry = { ...delivery, status: 'delivered', attempts: [{ ...attempt, error: null }], ...times };
  const indexed = JSON.stringify({ listing: { lists, score: position } });
  documents.putSync([partner_id, 'webhook-deliveries', delivery_id], `2\n${indexed}\n${JSON.stringify(entry)}`);
  for (const list of lists.keys()) entries.putSync([list, position, delivery_id], '');
  logged += 1;
}

async function deliver(target, number) {
  const sent = { ...orderEvent(`ord_floor${number}`, 1, target.href), partner_id };
  const bytes = Buffer.from(JSON.stringify(sent));
  const stored = broker.write(() => messages.putSync(number, bytes));
  const message = JSON.parse(bytes.toString());
  const body = JSON.stringify(webhookBody(message.order_id, message.event_id));
  const status = await postSigned(agent, target, message.event_id, body);
  const position = await append(message, [planned(message, body), succeeded(message, status)]);
  void state.write(() => writeLogEntry(position));
  await stored;
}

async function deliverAll({ url, count }) {
  const target = new URL(url);
  const end = delivered + count;
  const lane = async () => {
    while (delivered < end) await deliver(target, ++delivered);
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, lane));
  await state.draining;
  if (logged !== end) throw new Error(`${logged} of ${end} are in the log`);
}

answerWith({ deliverAll });
