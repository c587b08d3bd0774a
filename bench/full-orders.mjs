// Places full orders at a rate. Each is created over HTTP, gets five rider events over HTTP, and ends with its sixth webhook.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from './quantile.mjs';
import { operatorToken, orderBody } from './sample.mjs';

/** The rider events of a full order. */
export const course = ['RIDER_ASSIGNED', 'RIDER_ACCEPTED', 'RIDER_STARTED', 'PARCEL_PICKED', 'PARCEL_DELIVERED'];
const rider = { rider_id: 7, name: 'Karim Uddin', phone_number: '01811111111', driver_type: 1, is_freelancer: false };
/** The time between two rider events of an order, in ms. */
const stepMs = 300;
/** The run fails if the webhooks of an order have not arrived after this time, in ms. */
const patienceMs = 120_000;

/** Places full orders, and measures them until their last webhook. */
export class FullOrders {
  /** Orders in progress, by id. */
  #open = new Map();
  /** Webhooks that arrived before the answer to the create, by order id. */
  #early = new Map();
  #latencies;
  #server;
  #gateway;
  #key;

  constructor(gateway, key, server) {
    this.#gateway = gateway;
    this.#key = key;
    this.#server = server;
    server.on('request', (request, response) => this.#receive(request, response));
  }

  static async open(gateway, key) {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FullOrders(gateway, key, server);
  }

  /** Places orders at a rate for a time. Resolves when the last webhook of each has arrived, with latencies in ms. */
  async run(perSecond, ms) {
    this.#latencies = { create: [], webhook: [], recorded: [] };
    const began = performance.now();
    const orders = [];
    for (let count = 0; count < (perSecond * ms) / 1_000; count += 1) {
      await pause(Math.max(0, began + (count * 1_000) / perSecond - performance.now()));
      const order = this.#course();
      // Awaited below, with the others.
      order.catch(() => {});
      orders.push(order);
    }
    await Promise.all(orders);
    const { create, webhook, recorded } = this.#latencies;
    return {
      count: orders.length,
      create: quantiles(create),
      webhook: quantiles(webhook),
      recorded: quantiles(recorded),
    };
  }

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #course() {
    const body = JSON.stringify({
      ...JSON.parse(orderBody),
      callback_url: `http://127.0.0.1:${this.#server.address().port}/hook`,
    });
    const asked = performance.now();
    const answer = await this.#post('/v1/business/order/create', { 'x-api-key': this.#key }, body, 201);
    this.#latencies.create.push(performance.now() - asked);
    const order = { sentAt: new Map(), arrived: new Set(), done: undefined };
    const delivered = new Promise((resolve, reject) => {
      order.done = resolve;
      order.late = setTimeout(() => reject(new Error(`${answer.order_id}: webhooks are missing`)), patienceMs);
    });
    this.#open.set(answer.order_id, order);
    for (const early of this.#early.get(answer.order_id) ?? []) this.#arrive(order, early);
    this.#early.delete(answer.order_id);
    for (const type of course) {
      await pause(stepMs);
      order.sentAt.set(course.indexOf(type) + 2, performance.now());
      await this.#post(
        '/v1/operator/rider-events',
        { authorization: `Bearer ${operatorToken}` },
        event(answer, type),
        202,
      );
    }
    await delivered;
    clearTimeout(order.late);
    this.#open.delete(answer.order_id);
  }

  async #post(path, headers, body, status) {
    const answer = await fetch(`${this.#gateway}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }

  #receive(request, response) {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(200).end();
      const { order_id, sequence, timestamp } = JSON.parse(Buffer.concat(chunks).toString());
      const webhook = { sequence, at: performance.now(), afterRecord: Date.now() - Date.parse(timestamp) };
      const order = this.#open.get(order_id);
      if (order !== undefined) this.#arrive(order, webhook);
      else this.#early.set(order_id, [...(this.#early.get(order_id) ?? []), webhook]);
    });
  }

  #arrive(order, { sequence, at, afterRecord }) {
    if (order.arrived.has(sequence)) return;
    order.arrived.add(sequence);
    this.#latencies.recorded.push(afterRecord);
    const sentAt = order.sentAt.get(sequence);
    if (sentAt !== undefined) this.#latencies.webhook.push(at - sentAt);
    if (order.arrived.size === course.length + 1) order.done();
  }
}

function event({ order_id }, type) {
  const occurred_at = new Date().toISOString();
  const location = { latitude: 23.75, longitude: 90.38 };
  return JSON.stringify({ event_id: `${order_id}-${type}`, type, order_id, occurred_at, rider, location });
}

function quantiles(values) {
  return { p50: quantile(values, 0.5), p99: quantile(values, 0.99) };
}
