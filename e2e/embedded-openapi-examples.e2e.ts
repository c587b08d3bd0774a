import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, type Body, call, makePartner, type PartnerApi } from './api.ts';
import { orderRequest, quotationRequest } from './order-request.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const file = join(__dirname, '../apps/gateway/src/openapi/recorded-examples.ts');

interface Example {
  readonly request?: Body;
  readonly status: number;
  readonly response: Body;
}

let program: Program;
let receiver: WebhookReceiver;
let api: PartnerApi;
const recorded: Record<string, Example> = {};

beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory(), env: { ROBOT_STEP_MS: '100' } });
  receiver = await WebhookReceiver.start();
  api = (await makePartner(program.url, 'Aarong')).sandbox;
});

/** Sends the request, and keeps it with its answer as the example of an operation. */
async function record(operation: string, send: () => Promise<Answer>, request?: unknown): Promise<Body> {
  const { status, body } = await send();
  expect([operation, status]).toEqual([operation, expect.any(Number)]);
  if (status >= 300) throw new Error(`${operation}: ${status} ${JSON.stringify(body)}`);
  recorded[operation] = inPublic({ ...(request !== undefined && { request }), status, response: body });
  return body;
}

/** The addresses of this run are of no use to a reader. */
function inPublic(example: Example): Example {
  const text = JSON.stringify(example)
    .replaceAll(program.url, 'https://api.dakpion.example')
    .replaceAll(receiver.url, 'https://shop.example/dakpion')
    .replaceAll(new URL(receiver.url).host, 'shop.example');
  return JSON.parse(text);
}

const get = (operation: string, path: string) => record(operation, () => api.get(`/v1/business${path}`));
const post = (operation: string, path: string, body?: unknown) =>
  record(operation, () => api.post(`/v1/business${path}`, body), body);

/**
 * What an answer is made of: its members and their types. What has no value yet in `other` is left out, since some members get theirs
 * while the test looks; the schema says which may be null. Days are keys, and any of them will do.
 */
function shapeOf(value: Body, other: Body): Body {
  if (value === null || other === null || other === undefined) return 'any';
  if (Array.isArray(value)) return value.slice(0, 1).map((each) => shapeOf(each, other[0]));
  if (typeof value !== 'object') return typeof value;
  const keyOf = (name: string) => (/^\d{4}-\d\d/.test(name) ? 'day' : name);
  const others = Object.fromEntries(Object.entries<Body>(other).map(([name, member]) => [keyOf(name), member]));
  const members = Object.entries<Body>(value).map(([name, member]) => {
    const key = keyOf(name);
    return [key, key in others ? shapeOf(member, others[key]) : 'only here'] as const;
  });
  return Object.fromEntries(members.sort(([one], [another]) => (one < another ? -1 : 1)));
}

/** The examples of the document, by operation. */
function documented(): Record<string, Example> {
  const { paths } = JSON.parse(readFileSync(join(__dirname, '../docs/openapi/partner.json'), 'utf8'));
  const operations = Object.values<Body>(paths).flatMap((methods) => Object.values<Body>(methods));
  const found = operations.flatMap(({ operationId, requestBody, responses }) => {
    const request = requestBody?.content['application/json'].example;
    return Object.entries<Body>(responses).flatMap(([status, { content }]) => {
      const response = content?.['application/json']?.example;
      if (response === undefined) return [];
      return [[operationId, { ...(request !== undefined && { request }), status: Number(status), response }] as const];
    });
  });
  return Object.fromEntries(found);
}

function source(): string {
  return [
    '// Recorded from the running program: UPDATE_EXAMPLES=1 npm test -- e2e/embedded-openapi-examples.e2e.ts',
    "import type { RecordedExample } from './operation.ts';",
    '',
    '/** A request and an answer of each operation of the partners, by its id. */',
    `export const recordedExamples: Readonly<Record<string, RecordedExample>> = ${JSON.stringify(recorded, null, 2)};`,
    '',
  ].join('\n');
}

async function recordOrders(): Promise<void> {
  const order = orderRequest();
  const { quotation_id } = await post('quoteOrder', '/order/quotation', quotationRequest());
  const created = await post('createOrder', '/order/create', { ...order, quotation_id });
  const isOver = async () => (await api.status(created.order_id)).body.parcel_status === 'COMPLETED';
  await until('the order to be completed', isOver);
  await until('its webhooks to come', async () => receiver.received.length >= 6);
  await get('getOrder', `/order/${created.order_id}`);
  await get('getOrderStatus', `/order/${created.order_id}/status`);
  await get('listOrders', '/orders?limit=1');
  await until('its events', async () => (await api.get('/v1/business/events')).body.data.length >= 6);
  await get('listEvents', '/events?limit=1');
  const second = await api.create(orderRequest());
  await post('cancelOrder', `/order/${second.body.order_id}/cancel`, {
    cancellation_reason: 'The customer has changed their mind',
  });
  await post('retryOrder', `/order/${second.body.order_id}/retry`, {});
}

async function recordWebhooks(): Promise<void> {
  await get('getCallbackUrl', '/webhooks/callback');
  const page = await get('listWebhooks', '/webhooks?limit=1&status=delivered');
  const [{ delivery_id }] = page.data;
  await get('getWebhook', `/webhooks/${delivery_id}`);
  await post('redeliverWebhook', `/webhooks/${delivery_id}/redeliver`, {});
  const { redelivery_id } = await post('redeliverWebhooks', '/webhooks/redeliver', { status: 'manual_review' });
  const redelivery = `/v1/business/webhooks/redeliveries/${redelivery_id}`;
  await until('the redelivery to end', async () => (await api.get(redelivery)).body.finished_at !== null);
  await get('getRedelivery', `/webhooks/redeliveries/${redelivery_id}`);
  await post('sendTestWebhook', '/webhooks/test', { event: 'PICKED' });
}

test('the examples of the OpenAPI document are answers of the program (UPDATE_EXAMPLES=1 records them)', async () => {
  const callback = { callback_url: receiver.url };
  const setUrl = () => call('PUT', `${program.url}/v1/business/webhooks/callback`, { 'x-api-key': api.key }, callback);
  await record('setCallbackUrl', setUrl, callback);
  await recordOrders();
  await recordWebhooks();
  await until('usage', async () => (await api.get('/v1/business/usage')).body.totals.completed.orders > 0);
  await get('getUsage', '/usage');
  await get('getStatement', `/statements/${new Date().toISOString().slice(0, 7)}?limit=1`);
  // Requests are logged once a second.
  const creates = '/requests?path=order/create&limit=1';
  await until('the log of requests', async () => (await api.get(`/v1/business${creates}`)).body.data.length > 0);
  await get('listRequests', creates);
  await record('listWebhookSources', () => api.get('/v1/meta/webhook-sources'));
  if (process.env.UPDATE_EXAMPLES === '1') writeFileSync(file, source());
  else expect(shapeOf(recorded, documented())).toEqual(shapeOf(documented(), recorded));
});
