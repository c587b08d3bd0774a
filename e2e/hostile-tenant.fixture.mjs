// A partner's program that uses all of the partner's quota. It is a separate process, because its work must not delay the
// measurements of the test. Its only argument is JSON: { url, keys, callbackUrl, order, forMs }. Prints one line of JSON when it
// begins, and its answers by kind at the end.
import http from 'node:http';
import { setPriority } from 'node:os';
import { dhakaTime } from '@dakpion/contracts';

const { url, keys, callbackUrl, order, forMs } = JSON.parse(process.argv[2]);

/** The number of connections for each kind of request and key. */
const atOnce = 3;
/** The pause after an answer that the quota is used up, in ms. */
const refusedMs = 1_000;
const maxKeptBytes = 256 * 1024;
const agent = new http.Agent({ keepAlive: true });
// A real tenant has another machine, so here the program under test has priority.
setPriority(10);
const until = performance.now() + forMs;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const metadata = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, 'ক'.repeat(500)]));
const large = { ...order, partner_reference_id: 'a b c d e', callback_url: callbackUrl, metadata };
const one = JSON.stringify(large);
const many = JSON.stringify({ orders: Array.from({ length: 30 }, () => large) });
const dry = JSON.stringify({ orders: Array.from({ length: 30 }, () => large), dry_run: true });
let count = 0;

/** The kinds of requests of one key. Each returns [method, path, body]. */
function kinds(known) {
  const order_id = () => known.orders[count % known.orders.length] ?? 'ord_none';
  const delivery_id = () => known.deliveries[count % known.deliveries.length] ?? 'dlv_none';
  return {
    create: () => ['POST', '/order/create', one],
    bulk: () => ['POST', '/orders/bulk', many],
    'bulk dry': () => ['POST', '/orders/bulk', dry],
    retry: () => ['POST', `/order/${order_id()}/retry`],
    cancel: () => ['POST', `/order/${order_id()}/cancel`],
    redeliver: () => ['POST', `/webhooks/${delivery_id()}/redeliver`],
    'redeliver all': () => [
      'POST',
      '/webhooks/redeliver',
      JSON.stringify({ since: new Date(Date.now() - 3_600_000).toISOString() }),
    ],
    webhooks: () => ['GET', '/webhooks?limit=200'],
    'webhooks in review': () => ['GET', '/webhooks?limit=200&status=manual_review'],
    webhook: () => ['GET', `/webhooks/${delivery_id()}`],
    events: () => ['GET', '/events?limit=100'],
    orders: () => ['GET', '/orders?limit=200'],
    'orders of states': () => [
      'GET',
      '/orders?limit=200&page=5&parcel_status=PENDING,ASSIGNED,CANCELLED,ACCEPTED,COMPLETED',
    ],
    search: () => ['GET', '/orders?limit=200&reference_text=a%20b%20c&parcel_status=PENDING'],
    order: () => ['GET', `/order/${order_id()}`],
    proof: () => ['GET', `/order/${order_id()}/proof`],
    past: () => ['GET', `/order/${order_id()}?as_of=${encodeURIComponent(new Date(Date.now() - 5_000).toISOString())}`],
    requests: () => ['GET', '/requests?limit=200'],
    'requests by path': () => ['GET', '/requests?limit=200&path=nowhere'],
    usage: () => ['GET', '/usage'],
    statement: () => ['GET', `/statements/${dhakaTime(Date.now()).slice(0, 7)}?limit=200`],
  };
}

const answers = {};

function tell(kind, status, bytes, ms) {
  const of = answers[kind] ?? { statuses: {}, maxBytes: 0, ms: 0 };
  answers[kind] = of;
  of.statuses[status] = (of.statuses[status] ?? 0) + 1;
  of.maxBytes = Math.max(of.maxBytes, bytes);
  of.ms = Math.max(of.ms, Math.round(ms));
}

/** Sends a request and reads the answer. Only the text of small answers is kept. */
function send(key, [method, path, body], onBegin) {
  return new Promise((done, failed) => {
    const headers = {
      'x-api-key': key,
      'x-idempotency-key': `hostile-${count}`,
      ...(path === '/stream' && { 'last-event-id': '0' }),
    };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const request = http.request(`${url}/v1/business${path}`, { method, headers, agent });
    // A kept connection can be closed by the program while this process, which yields to all others, has no processor.
    const isClosed = ({ code }) => request.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(code);
    request.on('error', (error) => (isClosed(error) ? done(send(key, [method, path, body], onBegin)) : failed(error)));
    request.on('response', (response) => {
      const { statusCode: status } = response;
      onBegin?.(request, status);
      const chunks = [];
      let bytes = 0;
      response.on('error', failed);
      response.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes <= maxKeptBytes) chunks.push(chunk);
      });
      response.on('end', () =>
        done({ status, bytes, text: bytes <= maxKeptBytes ? Buffer.concat(chunks).toString() : '' }),
      );
      response.on('aborted', () => done({ status, bytes, text: '' }));
    });
    request.end(body);
  });
}

async function flood(key, known, kind, make) {
  while (performance.now() < until) {
    count += 1;
    const began = performance.now();
    const { status, bytes, text } = await send(key, make());
    tell(kind, status, bytes, performance.now() - began);
    if (status === 200 && text !== '') remember(known, kind, text);
    if (status >= 400) await pause(refusedMs);
  }
}

function remember(known, kind, text) {
  if (kind === 'orders') known.orders = JSON.parse(text).data.map((one) => one.order_id);
  if (kind === 'webhooks') known.deliveries = JSON.parse(text).data.map((one) => one.delivery_id);
}

/** Follows all events from the first one on, again and again. */
async function follow(key) {
  while (performance.now() < until) {
    const end = (request) =>
      setTimeout(() => request.destroy(), Math.min(5_000, Math.max(1, until - performance.now())));
    const { status, bytes } = await send(key, ['GET', '/stream'], end).catch(() => ({ status: 'ended', bytes: 0 }));
    tell('follow', status, bytes, 0);
    await pause(refusedMs);
  }
}

process.stdout.write('{}\n');
await Promise.all(
  keys.flatMap((key) => {
    const known = { orders: [], deliveries: [] };
    const floods = Object.entries(kinds(known)).flatMap(([kind, make]) =>
      Array.from({ length: atOnce }, () => flood(key, known, kind, make)),
    );
    return [...floods, ...Array.from({ length: 10 }, () => follow(key))];
  }),
);
process.stdout.write(`${JSON.stringify(answers)}\n`);
