// A small shop: a checkout that requests the price of a delivery, orders it, and follows it by webhook. It uses only the client.
import { createServer } from 'node:http';
import { DakpionClient, DakpionProblemError, verifyWebhook, WebhookVerificationError } from '@dakpion/client';

const { DAKPION_URL, DAKPION_KEY, WEBHOOK_SECRETS, PORT = '4100' } = process.env;
if (!DAKPION_URL || !DAKPION_KEY || !WEBHOOK_SECRETS) {
  console.error('Set DAKPION_URL, DAKPION_KEY and WEBHOOK_SECRETS (see README.md).');
  process.exit(2);
}
const dakpion = new DakpionClient({ baseUrl: DAKPION_URL, apiKey: DAKPION_KEY });
const secrets = WEBHOOK_SECRETS.split(',');
const callback_url = `http://127.0.0.1:${PORT}/webhooks`;
const maxBodyBytes = 64 * 1024;

/** Where riders pick up the shop's parcels. */
const pickup = {
  pickup_address_text: 'House 12, Road 5, Dhanmondi, Dhaka',
  estimated_pickup_address_latitude: 23.7461,
  estimated_pickup_address_longitude: 90.3742,
};

/**
 * The route of a delivery. Only these fields are the customer's: a browser can send any other field, such as the price of the item or
 * another place of the pickup.
 */
const routeOf = (body) => ({
  ...pickup,
  receiver_address_text: body.receiver_address_text,
  estimated_receiver_address_latitude: body.estimated_receiver_address_latitude,
  estimated_receiver_address_longitude: body.estimated_receiver_address_longitude,
  parcel_type: body.parcel_type,
});

// A real shop keeps these in its database, with unique indexes on the invoice and on the event.
/** The deliveries as customers see them, by invoice. */
const deliveries = new Map();
/** The invoice of each order, by order id. */
const invoices = new Map();
const handledEvents = new Set();

const routes = {
  /** The price of delivery, shown in the checkout. */
  'POST /price': async (body) => {
    const { total_price, quotation_id, duration } = await dakpion.quote(routeOf(JSON.parse(body)));
    return { status: 200, answer: { total_price, quotation_id, minutes: duration } };
  },
  /** The customer has paid: order the delivery. The invoice is the idempotency key, so a second click orders nothing. */
  'POST /orders': async (body) => {
    const delivery = JSON.parse(body);
    const { invoice, quotation_id, receiver_name, receiver_phone_number } = delivery;
    const receiver = { receiver_name, receiver_phone_number };
    const ofShop = { driver_type: 1, is_freelancer: false, partner_reference_id: invoice, callback_url };
    const order = await dakpion.createOrder(
      { ...routeOf(delivery), ...receiver, ...ofShop, quotation_id },
      { idempotencyKey: invoice },
    );
    invoices.set(order.order_id, invoice);
    if (!deliveries.has(invoice)) deliveries.set(invoice, { ...stateOf(order), steps: [] });
    return { status: 201, answer: { order_id: order.order_id, track: order.tracking_url } };
  },
  /**
   * Handles a webhook. It can arrive twice, before the response that creates the order, and after a later one: only a higher
   * `sequence`, or another attempt to deliver the parcel, changes the status.
   */
  'POST /webhooks': async (rawBody, headers) => {
    const webhook = await verifyWebhook({ rawBody, headers }, secrets);
    if (!handledEvents.has(webhook.event_id)) {
      handledEvents.add(webhook.event_id);
      const invoice = webhook.partner_reference_id ?? invoices.get(webhook.order_id);
      const known = deliveries.get(invoice) ?? { status: 'PENDING', attempt: 1, sequence: 0, steps: [] };
      const newest = isNewer(webhook, known) ? stateOf(webhook) : known;
      deliveries.set(invoice, { ...newest, steps: [...known.steps, webhook.event] });
      console.log(`${invoice} is ${newest.status}`);
    }
    return { status: 200, answer: null };
  },
};

const stateOf = ({ parcel_status, attempt, sequence }) => ({ status: parcel_status, attempt, sequence });

/** A retried order is a new order, whose `sequence` begins at 1. */
function isNewer(webhook, known) {
  return webhook.attempt === known.attempt ? webhook.sequence > known.sequence : webhook.attempt > known.attempt;
}

const server = createServer(async (request, response) => {
  const { status, answer } = await answerTo(request);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});

async function answerTo(request) {
  try {
    const [, invoice] = /^\/deliveries\/([\w-]+)$/.exec(request.url) ?? [];
    if (request.method === 'GET' && deliveries.has(invoice)) return { status: 200, answer: deliveries.get(invoice) };
    const route = routes[`${request.method} ${request.url}`];
    return route === undefined ? { status: 404, answer: null } : await route(await bodyOf(request), request.headers);
  } catch (error) {
    if (error instanceof WebhookVerificationError) return { status: 401, answer: { error: error.code } };
    // Faults that the customer can correct, such as an address outside the service area.
    if (error instanceof DakpionProblemError && error.status === 422) {
      return { status: 422, answer: { error: error.code, fields: error.problem.errors ?? [] } };
    }
    console.error(`failed: ${error instanceof Error ? error.message : error}`);
    return { status: 503, answer: { error: 'try_again' } };
  }
}

async function bodyOf(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) throw new Error('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

server.listen(Number(PORT), '127.0.0.1', () => console.log(`Listening at http://127.0.0.1:${PORT}`));
