// A receiver of webhooks for a partner (/docs/webhook-reference): WEBHOOK_SECRETS=whsec_… PORT=4000 node receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';

const port = Number(process.env.PORT ?? 4000);
/** The webhook secrets: two during a rotation, separated by a comma. */
const keys = (process.env.WEBHOOK_SECRETS ?? '').split(',').map(keyOf);
/** The received webhooks, one for each line. In production: a table with a unique index on the event_id. */
const journal = process.env.JOURNAL ?? 'received.jsonl';
const toleranceSeconds = 300;
const maxBodyBytes = 1024 * 1024;

/** The webhooks of the journal by webhook-id, and the latest webhook of each order. */
const seen = new Set();
const newest = new Map();

function keyOf(secret) {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret.trim()) ?? [];
  // Anyone can sign with an empty key.
  if (base64 === undefined) throw new Error('Set WEBHOOK_SECRETS to your signing secret, whsec_…');
  return Buffer.from(base64, 'base64');
}

/** The reason to refuse a webhook. Null: it is from Dakpion. The signature covers the received bytes. */
function faultOf({ 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }, bytes) {
  if (!id || !timestamp || !signature) return 'a header is missing';
  // There are several signatures during a rotation. One valid signature is enough.
  const sent = signature.split(' ').map((each) => Buffer.from(each));
  const isOurs = keys.some((key) => {
    const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(bytes);
    const expected = Buffer.from(`v1,${hmac.digest('base64')}`);
    return sent.some((each) => each.length === expected.length && timingSafeEqual(each, expected));
  });
  if (!isOurs) return 'wrong signature';
  const isNow = Math.abs(Date.now() / 1_000 - Number(timestamp)) <= toleranceSeconds;
  return isNow ? null : 'timestamp too old or too new';
}

/** Stores the order of the webhook, except if a later webhook has arrived already. A redelivery can come late. */
function apply(webhook) {
  const { event, order_id, sequence, parcel_status } = webhook;
  const isLate = sequence <= (newest.get(order_id)?.sequence ?? 0);
  if (!isLate) newest.set(order_id, webhook);
  return isLate ? `late ${event} ${order_id} #${sequence}` : `${event} ${order_id} #${sequence} is ${parcel_status}`;
}

/** Reads the journal of earlier runs. If a crash cut off the line of a webhook, it was never answered, so Dakpion sends it again. */
function readJournal() {
  const bytes = existsSync(journal) ? readFileSync(journal) : Buffer.alloc(0);
  const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
  if (whole.length < bytes.length) truncateSync(journal, whole.length);
  for (const line of whole.toString().split('\n').slice(0, -1)) {
    const webhook = JSON.parse(line);
    seen.add(webhook.event_id);
    apply(webhook);
  }
  return openSync(journal, 'a');
}

/**
 * Writes to the disk before the response: Dakpion does not send a webhook again that was answered with 200. Throws if the disk is
 * full, and leaves no part of the line.
 */
function store(webhook) {
  const { size } = fstatSync(file);
  try {
    writeFileSync(file, `${JSON.stringify(webhook)}\n`);
    fsyncSync(file);
  } catch (error) {
    ftruncateSync(file, size);
    throw error;
  }
}

/** The body. Null if it is longer than any webhook. */
async function bytesOf(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Resolves with the status of the response, and the line to print. */
async function receive(request) {
  const bytes = await bytesOf(request);
  if (request.method !== 'POST' || bytes === null) return [400, 'refused: no webhook'];
  const fault = faultOf(request.headers, bytes);
  if (fault !== null) return [401, `refused: ${fault}`];
  const webhook = JSON.parse(bytes.toString());
  const { event, event_id } = webhook;
  if (event_id.startsWith('evt_test_')) return [200, `test ${event}`];
  if (seen.has(event_id)) return [200, `duplicate ${event_id}`];
  store(webhook);
  seen.add(event_id);
  return [200, apply(webhook)];
}

const file = readJournal();
createServer(async (request, response) => {
  // A fault of this program, e.g. a full disk, is answered with 500, and the webhook is retried.
  const [status, line] = await receive(request).catch((error) => [500, `failed: ${error.message}`]);
  response.writeHead(status).end();
  process.stdout.write(`${line}\n`);
}).listen(port, '127.0.0.1', () => process.stdout.write(`Listening at http://127.0.0.1:${port}\n`));
