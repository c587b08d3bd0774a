// Fills a data folder with copies of one full order: the bytes that the program writes for a create, five rider events and six
// webhooks. The program itself computes the views and the transparency log.
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { dhakaTime } from '@dakpion/contracts';
import { openLmdbEventStore } from '@dakpion/event-store';
import { freePort } from '../scripts/free-port.mjs';
import { until } from '../scripts/until.mjs';
import { makePartner, operatorToken, orderBody } from './sample.mjs';
import { startServer } from './server.mjs';

/** The number of orders in progress at the same time, whose events are mixed in the log. */
const atOnce = 200;
/** The time between two orders, in ms. */
const apartMs = 20;
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

export const eventsDirectory = (folder) => join(folder, 'events');

/** The maximum time of a start on a filled folder, in ms. `/health/ready` can answer later, after the views are built. */
const startPatienceMs = 300_000;

/** Starts the program on the folder. `metrics`: the address of its metrics. */
export async function startProgram(folder, readyPath = '/health/live') {
  const port = await freePort();
  const settings = {
    HEALTH_PORT: String(port),
    DATA_DIR: folder,
    OPERATOR_TOKEN: operatorToken,
    WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
    TRANSPARENCY_CHECKPOINT_SECONDS: '1',
    ROBOT_STEP_MS: '20',
  };
  const program = await startServer('dist/programs/dakpion.js', settings, readyPath, startPatienceMs);
  return { ...program, metrics: `http://127.0.0.1:${port}/metrics` };
}

/** Fills the folder with `orders` full orders. Resolves with the number of their events. */
export async function fill(folder, orders) {
  const orderId = await placeOrder(folder);
  const store = await openLmdbEventStore({ directory: eventsDirectory(folder) });
  try {
    const template = await readTemplate(store, orderId);
    for (let first = 0; first < orders; first += atOnce) {
      const copies = Array.from({ length: Math.min(atOnce, orders - first) }, (_, nth) =>
        copyOf(template, first + nth, orders),
      );
      for (let step = 0; step < template.length; step += 1) {
        await Promise.all(copies.map((copy) => append(store, copy[step])));
      }
    }
    return orders * template.length;
  } finally {
    await store.close();
  }
}

function append(store, { stream, revision, ...event }) {
  return store.append(stream, [event], revision === 0 ? 'no_stream' : revision - 1);
}

/** Places a full order, which the robot courier delivers, and receives its webhooks. */
async function placeOrder(folder) {
  let received = 0;
  const receiver = createServer((request, response) => {
    request.resume().on('end', () => {
      received += 1;
      response.writeHead(200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const program = await startProgram(folder);
  try {
    const key = await makePartner(program.url, 'sandbox');
    const callback_url = `http://127.0.0.1:${receiver.address().port}/hook`;
    const answer = await fetch(`${program.url}/v1/business/order/create`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ ...JSON.parse(orderBody), callback_url }),
    });
    const { order_id } = await answer.json();
    await until(`the webhooks of ${order_id}`, () => received >= 6, 30_000);
    return order_id;
  } finally {
    await program.stop();
    receiver.close();
  }
}

/** The events of the order in pieces. The texts at odd places differ between copies. */
async function readTemplate(store, orderId) {
  const events = [];
  for await (const event of store.readAll({ streamPrefixes: ['order-', 'dispatch-', 'webhook-'] })) {
    if (event.stream.endsWith(orderId)) events.push(event);
  }
  const ids = events.flatMap(({ id }) => [id, id.replaceAll('-', '')]);
  const { tracking_token } = events[0].data;
  const time = String.raw`\d{4}-\d\d-\d\dT[\d:.]{12}\+06:00`;
  const differing = new RegExp(`(${[...ids, orderId, tracking_token, time, 'INV-1\\b', '01712345678'].join('|')})`);
  return events.map(({ stream, revision, id, type, data, metadata }) => ({
    revision,
    pieces: JSON.stringify({ stream, id, type, data, metadata }).split(differing),
  }));
}

function copyOf(template, number, orders) {
  const known = new Map([
    ['INV-1', `INV-${number}`],
    ['01712345678', `017${String(number % 50_000).padStart(8, '0')}`],
  ]);
  const shiftMs = (number - orders) * apartMs;
  const replaced = (text) => {
    if (/^\d{4}-/.test(text)) return dhakaTime(Date.parse(text) + shiftMs);
    if (!known.has(text)) learn(known, text, number);
    return known.get(text);
  };
  return template.map(({ revision, pieces }) => {
    const json = pieces.map((piece, at) => (at % 2 === 1 ? replaced(piece) : piece)).join('');
    return { revision, ...JSON.parse(json) };
  });
}

function learn(known, text, number) {
  if (/^(ord|trk)_/.test(text)) {
    const digest = createHash('sha256').update(`${text} ${number}`).digest();
    known.set(text, `${text.slice(0, 4)}${[...digest.subarray(0, 26)].map((byte) => alphabet[byte & 31]).join('')}`);
    return;
  }
  const id = randomUUID();
  const hyphenated = text.includes('-') ? text : text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  known.set(hyphenated, id);
  known.set(hyphenated.replaceAll('-', ''), id.replaceAll('-', ''));
}
