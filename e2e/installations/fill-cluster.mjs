import { createServer } from 'node:http';
import { connect } from 'node:net';
import { exampleOrder } from '../../scripts/example-order.mjs';
import { until } from '../../scripts/until.mjs';

/** The port of the webhook receiver, which is closed when the cluster stops, so that the last webhooks wait. */
const receiverPort = 18_998;
const callbackUrl = `http://127.0.0.1:${receiverPort}/hook`;
const limits = { write: 1_000_000, read: 1_000_000 };
const rider = {
  rider_id: 4711,
  name: 'Karim Uddin',
  phone_number: '01811111111',
  driver_type: 1,
  is_freelancer: false,
};
const course = ['RIDER_ASSIGNED', 'RIDER_ACCEPTED', 'RIDER_STARTED', 'PARCEL_PICKED', 'PARCEL_DELIVERED'];
/** The statuses after each event of the course. */
const statuses = ['PENDING', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'];
const scenarios = {
  deliver: 'COMPLETED',
  no_rider: 'PENDING',
  cancelled_by_dispatch: 'CANCELLED',
  stuck_after_pickup: 'PICKED',
};
/** The maximum time for all retries of a webhook on a busy machine. */
const settledWithinMs = 120_000;
const everyMs = 200;

async function send(method, url, headers, body) {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return { headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

/** The API of a cluster for operators and for one partner, whose orders it records. */
class Installation {
  orders = [];

  constructor(url) {
    this.url = url;
  }

  async operate(method, path, body) {
    const authorization = 'Bearer operator-token-of-the-tests';
    return (await send(method, `${this.url}/v1/operator${path}`, { authorization }, body)).body;
  }

  makePartner(email) {
    const rate_limits = { sandbox: limits, production: limits };
    return this.operate('POST', '/partners', { name: 'Fixture', email, rate_limits });
  }

  async ask(environment, method, path, body, more = {}) {
    const headers = { 'x-api-key': this.keys[environment], ...more };
    return (await send(method, `${this.url}/v1/business${path}`, headers, body)).body;
  }

  /** Creates an order with values to search for. Resolves with its id. */
  async create(environment, more = {}) {
    const number = this.orders.length;
    const key = `fixture-${number}`;
    const request = {
      ...exampleOrder,
      receiver_phone_number: `017${String(number).padStart(8, '0')}`,
      partner_reference_id: `INV-${1000 + number} blue parcel`,
      callback_url: callbackUrl,
      ...more,
    };
    const { order_id } = await this.ask(environment, 'POST', '/order/create', request, { 'x-idempotency-key': key });
    this.orders.push({ order_id, environment, key, request });
    return order_id;
  }

  async statusOf(environment, orderId) {
    return (await this.ask(environment, 'GET', `/order/${orderId}`)).parcel_status;
  }

  async untilStatus(environment, orderId, status) {
    const isReached = async () => (await this.statusOf(environment, orderId)) === status;
    await until(`${orderId} to be ${status}`, isReached, settledWithinMs, everyMs);
  }

  async sendRiderEvents(orderId, types) {
    const location = { latitude: 23.75, longitude: 90.38 };
    const occurred_at = new Date().toISOString();
    const eventOf = (type) => ({
      event_id: `${orderId}-${type}`,
      type,
      order_id: orderId,
      occurred_at,
      rider,
      location,
    });
    await this.operate('POST', '/rider-events', types.map(eventOf));
  }

  /** Waits until `count` webhooks of the environment have the status. */
  async untilWebhooks(environment, status, count) {
    const path = `/webhooks?limit=1&status=${status}`;
    const isReached = async () => (await this.ask(environment, 'GET', path)).pagination.total === count;
    await until(`${count} webhooks to be ${status}`, isReached, settledWithinMs, everyMs);
  }
}

/** Answers every webhook with 200 until it is closed. */
async function startReceiver() {
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => response.writeHead(200).end());
  });
  await new Promise((resolve) => server.listen(receiverPort, '127.0.0.1', resolve));
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
}

/** Creates orders in every state, whose webhooks are delivered. */
async function placeSettled(installation) {
  const closeReceiver = await startReceiver();
  for (const [sandbox_scenario, status] of Object.entries(scenarios)) {
    await installation.untilStatus('sandbox', await installation.create('sandbox', { sandbox_scenario }), status);
  }
  for (const [length, status] of statuses.entries()) {
    const orderId = await installation.create('production');
    if (length > 0) await installation.sendRiderEvents(orderId, course.slice(0, length));
    await installation.untilStatus('production', orderId, status);
  }
  const cancelled = await installation.create('production');
  const reason = { cancellation_reason: 'পরে নেব' };
  await installation.ask('production', 'POST', `/order/${cancelled}/cancel`, reason);
  await installation.untilStatus('production', cancelled, 'CANCELLED');
  await installation.untilWebhooks('sandbox', 'delivered', 6 + 1 + 4 + 5);
  await installation.untilWebhooks('production', 'delivered', 1 + 2 + 3 + 4 + 5 + 6 + 2);
  await closeReceiver();
}

/** Signs in. The session is stored without an end: it must outlive the fixture, and the test moves its times. */
async function signIn(url, redisUrl, dashboard) {
  const { headers } = await send('POST', `${url}/v1/dashboard/session`, { origin: url }, dashboard);
  const { hostname, port } = new URL(redisUrl);
  const socket = connect(Number(port), hostname);
  const script = "for _, key in ipairs(redis.call('KEYS', '*{sessions}:document:*')) do redis.call('PERSIST', key) end";
  socket.write(`EVAL "${script}" 0\r\n`);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
  const cookies = headers.getSetCookie().map((each) => each.split(';')[0]);
  return cookies.join('; ');
}

/**
 * Fills a cluster with a partner and its orders in every state, with webhooks that are delivered, in review or waiting, a session,
 * an ended key and a suspended partner. Resolves when only retries are still in progress, with the data that a client would keep.
 */
export async function fillCluster({ url, redisUrl }) {
  const installation = new Installation(url);
  const { partner_id, api_keys, webhook, dashboard } = await installation.makePartner('fixture@example.com');
  installation.keys = api_keys;
  await installation.ask('sandbox', 'PUT', '/webhooks/callback', { callback_url: callbackUrl });
  await placeSettled(installation);
  const reviewed = await installation.create('production');
  await installation.untilWebhooks('production', 'manual_review', 1);

  const rotate = `/partners/${partner_id}/sandbox/api-key/rotate`;
  await installation.operate('POST', rotate);
  // The second rotation ends the first key at once.
  const { api_key } = await installation.operate('POST', rotate);
  installation.keys = { ...api_keys, sandbox: api_key };
  const suspended = await installation.makePartner('suspended@example.com');
  await installation.operate('POST', `/partners/${suspended.partner_id}/suspend`);
  const cookie = await signIn(url, redisUrl, dashboard);

  const waiting = [];
  for (let count = 0; count < 3; count += 1) waiting.push(await installation.create('production'));
  await installation.untilWebhooks('production', 'retrying', waiting.length);
  const orders = [];
  for (const order of installation.orders) {
    orders.push({ ...order, status: await installation.statusOf(order.environment, order.order_id) });
  }
  const keys = { api_keys: installation.keys, ended_key: api_keys.sandbox, suspended_key: suspended.api_keys.sandbox };
  return { partner_id, ...keys, webhook, dashboard, cookie, reviewed, waiting, orders };
}
