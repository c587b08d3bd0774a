import { routeConfigs } from '../routes.fixture.ts';
import { postDeclarationOf, repetitionOf } from './post.ts';

const key = { 'x-idempotency-key': 'invoice-77' };
const declared = [...routeConfigs()].map(([route, config]) => {
  const [method = '', url = ''] = route.split(' ');
  return { route, method, url, ...(config !== undefined && { config }) };
});

test('lists the routes on which a repeated request has a second effect', () => {
  const repeated = (headers: Record<string, string>) =>
    declared
      .map(({ route, ...options }) => [route, repetitionOf({ ...options, headers, routeOptions: options })])
      .filter(([, repetition]) => repetition !== 'harmless')
      .toSorted();
  const twice = [
    'POST /v1/business/webhooks/:delivery_id/redeliver',
    'POST /v1/business/webhooks/redeliver',
    'POST /v1/business/webhooks/test',
    'POST /v1/dashboard/keys/:environment/rotate',
    'POST /v1/dashboard/webhook-secrets/:environment/rotate',
    'POST /v1/operator/dashboard-link',
    'POST /v1/operator/partners',
    'POST /v1/operator/partners/:partner_id/:environment/api-key/rotate',
    'POST /v1/operator/partners/:partner_id/:environment/webhook-secret/rotate',
    'POST /v1/operator/partners/:partner_id/:environment/webhooks/:delivery_id/redeliver',
    'POST /v1/operator/partners/:partner_id/:environment/webhooks/redeliver',
    'POST /v1/operator/tokens',
  ].map((route) => [route, 'twice']);
  expect(repeated(key)).toEqual(
    [
      ...twice,
      ['POST /v1/business/order/create', 'keyed'],
      // Without a key, only a dry run is accepted.
      ['POST /v1/business/orders/bulk', 'keyed'],
    ].toSorted(),
  );
  expect(repeated({})).toEqual([...twice, ['POST /v1/business/order/create', 'unkeyed']].toSorted());
});

test('refuses a POST route without a declaration at the start, and requires none of other methods', () => {
  expect(() => postDeclarationOf({ method: 'POST', url: '/v1/new', config: {} })).toThrow('POST /v1/new does not');
  expect(postDeclarationOf({ method: 'GET', url: '/v1/new' })).toBeUndefined();
  for (const route of declared) expect(() => postDeclarationOf(route)).not.toThrow();
});

test('allows a request to a path that does not exist to be repeated', () => {
  expect(repetitionOf({ method: 'POST', headers: {}, routeOptions: { config: {} } })).toBe('harmless');
});
