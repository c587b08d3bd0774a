import { type MadePartner, makePartner, operate } from '../api.ts';
import { orderRequest, quotationRequest } from '../order-request.ts';
import { until } from '../until.ts';
import type { WebhookReceiver } from '../webhook-receiver.ts';
import { operatorHeaders } from './operator.examples.ts';
import type { Headers, Recording } from './recording.ts';

/**
 * Records the problems that a client with a key or an operator's token can cause at any time. `orderId`: the id of a completed
 * order.
 */
export async function recordProblems(
  recording: Recording,
  partner: MadePartner,
  receiver: WebhookReceiver,
  orderId: string,
): Promise<void> {
  const headers = { 'x-api-key': partner.sandbox.key };
  const refuse = (code: string, method: string, path: string, body?: unknown, more: Headers = {}) =>
    recording.problem(code, method, `/v1/business${path}`, { ...headers, ...more }, body);
  const create = (code: string, body: unknown, more?: Headers) => refuse(code, 'POST', '/order/create', body, more);

  await recording.problem('misdirected_request', 'GET', '/v1/business/orders', { host: 'rebound.example' });
  await recording.problem('missing_api_key', 'GET', '/v1/business/orders');
  const foreign = { 'x-api-key': 'sandbox_key_test_0000' };
  await recording.problem('invalid_api_key', 'GET', '/v1/business/orders', foreign);
  await create('malformed_json', '{"receiver_name": ');
  await create('unsupported_media_type', 'receiver_name=Rahima', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  await create('payload_too_large', orderRequest({ parcel_comment: 'x'.repeat(200_000) }));
  await create('validation_failed', orderRequest({ receiver_name: '', receiver_phone_number: '12345' }));
  const outside = { estimated_receiver_address_latitude: 51.5, estimated_receiver_address_longitude: 0 };
  await create('outside_service_area', orderRequest(outside));
  await create('quotation_invalid', orderRequest({ quotation_id: 'quo_unknown' }));
  const { body: quotation } = await partner.sandbox.post('/v1/business/order/quotation', quotationRequest());
  await create('quotation_mismatch', orderRequest({ quotation_id: quotation.quotation_id, parcel_type: 4 }));
  await partner.sandbox.create(orderRequest(), 'invoice-77');
  await create('idempotency_key_reused', orderRequest({ item_name: 'Vase' }), { 'x-idempotency-key': 'invoice-77' });
  await refuse('order_not_found', 'GET', '/order/ord_unknown');
  await refuse('order_not_cancellable', 'POST', `/order/${orderId}/cancel`);
  await refuse('order_not_retryable', 'POST', `/order/${orderId}/retry`);
  await refuse('webhook_not_found', 'GET', '/webhooks/dlv_unknown');
  await refuse('redelivery_not_found', 'GET', '/webhooks/redeliveries/red_unknown');
  await refuse('not_found', 'GET', '/order/ord_unknown/map');
  await refuse('malformed_request', 'GET', '/order/%zz');
  await recordTestUnderWay(recording, partner, receiver);
  await recordExpiredKey(recording);

  await recording.problem('operator_unauthorized', 'GET', '/v1/operator/partners');
  const operator = (code: string, path: string) =>
    recording.problem(code, 'POST', `/v1/operator${path}`, operatorHeaders);
  await operator('partner_not_found', '/partners/prt_unknown/suspend');
  await operator('dead_letter_not_found', '/dead-letters/unknown/replay');
  await operator('parked_stream_not_found', '/parked/order-views/order-1/release');
  await recordFullStorage(recording);
  await recordTooMany(recording);
}

async function recordTestUnderWay(recording: Recording, { sandbox }: MadePartner, receiver: WebhookReceiver) {
  const { answer } = receiver;
  let release = (_status: number): void => undefined;
  receiver.answer = () => new Promise((resolve) => (release = resolve));
  const test = { event: 'CANCELLED', callback_url: `${receiver.url}/slow` };
  const first = sandbox.post('/v1/business/webhooks/test', test);
  await until('the first test to arrive', () => receiver.received.some(({ path }) => path === '/slow'));
  const headers = { 'x-api-key': sandbox.key };
  await recording.problem('test_under_way', 'POST', '/v1/business/webhooks/test', headers, test);
  release(200);
  await first;
  receiver.answer = answer;
}

/** Records the problem of an expired key: the previous key of a partner ends with the second rotation. */
async function recordExpiredKey(recording: Recording): Promise<void> {
  const { partnerId, sandbox } = await makePartner(recording.url, 'Rotated');
  const path = `/partners/${partnerId}/sandbox/api-key/rotate`;
  for (let count = 0; count < 2; count += 1) await operate(recording.url, 'POST', path);
  await recording.problem('expired_api_key', 'GET', '/v1/business/orders', { 'x-api-key': sandbox.key });
}

async function recordTooMany(recording: Recording): Promise<void> {
  const limits = { sandbox: { write: 1, read: 1 } };
  const request = { name: 'Eager', email: 'eager@example.com', rate_limits: limits };
  const { body } = await operate(recording.url, 'POST', '/partners', request);
  const headers = { 'x-api-key': body.api_keys.sandbox };
  await fetch(`${recording.url}/v1/business/orders`, { headers });
  await recording.problem('rate_limited', 'GET', '/v1/business/orders', headers);
}

/** Creates orders of 30 KB until they take the 1 MiB that the recorded program allows in production, and records the problem. */
async function recordFullStorage(recording: Recording): Promise<void> {
  const { production } = await makePartner(recording.url, 'Large');
  const metadata = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, 'ক'.repeat(500)]));
  const isFull = async () => (await production.create(orderRequest({ metadata }))).status === 403;
  await until('the storage of the partner to be full', isFull);
  const headers = { 'x-api-key': production.key };
  await recording.problem('storage_limit_reached', 'POST', '/v1/business/order/create', headers, orderRequest());
}
