import { repetitionOf } from './repetition.ts';

const webhooks = '/v1/business/webhooks';
const partner = '/v1/operator/partners/:partner_id';

test.each([
  ['GET', '/v1/business/orders', 'harmless'],
  ['PUT', `${webhooks}/callback`, 'harmless'],
  ['POST', '/v1/business/order/quotation', 'harmless'],
  ['POST', '/v1/business/order/:order_id/cancel', 'harmless'],
  ['POST', '/v1/business/order/:order_id/retry', 'harmless'],
  ['POST', `${webhooks}/:delivery_id/redeliver`, 'twice'],
  ['POST', `${webhooks}/redeliver`, 'twice'],
  ['POST', `${webhooks}/test`, 'twice'],
  ['POST', '/v1/operator/partners', 'twice'],
  ['GET', '/v1/operator/partners', 'harmless'],
  ['POST', `${partner}/suspend`, 'harmless'],
  ['POST', `${partner}/:environment/webhooks/:delivery_id/redeliver`, 'twice'],
  ['POST', `${partner}/:environment/api-key/rotate`, 'twice'],
  ['POST', '/v1/operator/rider-events', 'harmless'],
])('%s %s again is %s, with an idempotency key or without', (method, url, repetition) => {
  expect(repetitionOf({ method, headers: {}, routeOptions: { url } })).toBe(repetition);
  expect(repetitionOf({ method, headers: { 'x-idempotency-key': 'k' }, routeOptions: { url } })).toBe(repetition);
});

test.each([
  ['/v1/business/order/create', 'unkeyed'],
  // Without a key, only a dry run is accepted.
  ['/v1/business/orders/bulk', 'harmless'],
])('%s accepts the key', (url, without) => {
  const create = { method: 'POST', routeOptions: { url } };
  expect(repetitionOf({ ...create, headers: { 'x-idempotency-key': 'invoice-77' } })).toBe('keyed');
  expect(repetitionOf({ ...create, headers: {} })).toBe(without);
});
