// A partner's program with the built client, for any runtime: it uses only the client and web standards.
import { DakpionClient, DakpionProblemError, verifyWebhook, WebhookVerificationError } from '@dakpion/client';

/** Makes every call once. Returns the same values in every runtime, which the test compares. */
export async function runCourse({ URL, KEY, SECRET, CALLBACK_URL, ROUTE, ORDER }) {
  const dakpion = new DakpionClient({ baseUrl: URL, apiKey: KEY });
  const { quotation_id, total_price } = await dakpion.quote(JSON.parse(ROUTE));
  const order = await dakpion.createOrder({ ...JSON.parse(ORDER), quotation_id }, { idempotencyKey: 'course-1' });
  const again = await dakpion.createOrder({ ...JSON.parse(ORDER), quotation_id }, { idempotencyKey: 'course-1' });
  const seen = [];
  for await (const event of dakpion.followOrder(order.order_id)) {
    if (event.type === 'order_event') seen.push(event.data.event);
    if (seen.at(-1) === 'COMPLETED') break;
  }
  const read = [];
  for await (const { event } of dakpion.listEvents()) read.push(event);
  return {
    isPriced: total_price > 0,
    isCreatedOnce: again.order_id === order.order_id,
    seen,
    read,
    ...(await listed(dakpion, JSON.parse(ORDER))),
    many: await createdOf(dakpion, [JSON.parse(ORDER), { ...JSON.parse(ORDER), parcel_type: 9 }]),
    refused: await codeOf(dakpion.getOrder('ord_unknown')),
    aborted: await nameOf(dakpion.getOrder(order.order_id, { signal: AbortSignal.abort() })),
    ...(await verified(dakpion, CALLBACK_URL, SECRET)),
  };
}

/** Lists three orders in pages of one. */
async function listed(dakpion, order) {
  const created = await Promise.all([1, 2].map(() => dakpion.createOrder(order)));
  const found = [];
  for await (const { order_id } of dakpion.listOrders({ limit: 1 })) found.push(order_id);
  return { listed: found.length, areListed: created.every(({ order_id }) => found.includes(order_id)) };
}

/** Creates two orders, one of them faulty, twice. */
async function createdOf(dakpion, orders) {
  const { total_price, counts } = await dakpion.quoteOrders(orders);
  const first = await dakpion.createOrders(orders, { idempotencyKey: 'many-1' });
  const again = await dakpion.createOrders(orders, { idempotencyKey: 'many-1' });
  const isAsQuoted = total_price === first.total_price && counts.priced === first.counts.created;
  return {
    isAsQuoted,
    first: first.data.map(({ outcome }) => outcome),
    again: again.data.map(({ outcome }) => outcome),
  };
}

async function verified(dakpion, callback_url, secret) {
  const { request } = await dakpion.webhooks.sendTest({ event: 'PICKED', callback_url });
  const headers = new Headers(request.headers);
  const { event } = await verifyWebhook({ rawBody: request.body, headers }, ['whsec_b3RoZXI=', secret]);
  const rawBody = new TextEncoder().encode(`${request.body} `);
  return { verified: event, forged: await codeOf(verifyWebhook({ rawBody, headers: request.headers }, secret)) };
}

async function codeOf(promise) {
  const error = await errorOf(promise);
  return error instanceof DakpionProblemError || error instanceof WebhookVerificationError ? error.code : error;
}

async function nameOf(promise) {
  return (await errorOf(promise)).name;
}

async function errorOf(promise) {
  try {
    return await promise;
  } catch (error) {
    return error;
  }
}
