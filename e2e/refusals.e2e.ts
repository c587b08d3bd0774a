import { type Answer, call, type MadePartner, makePartner, operate } from './api.ts';
import { orderRequest, quotationRequest } from './order-request.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';
import { riderEvent } from './rider-events.ts';

let program: Program;
let partner: MadePartner;

beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
  partner = await makePartner(program.url);
});

/** Checks that a refusal is a problem of the common form. Returns its code. */
function codeOf(answer: Answer, status: number): string {
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(answer.status).toBe(status);
  const { type, title, detail, code, request_id } = answer.body;
  expect(answer.body.status).toBe(status);
  expect(type).toBe(`${program.url}/problems/${code}`);
  expect(request_id).toBe(answer.headers.get('x-request-id'));
  for (const text of [title, detail]) expect(text).toMatch(/\S/);
  return code;
}

test('a missing, mistyped or unknown key, and the key of a suspended partner, are refused', async () => {
  const list = `${program.url}/v1/business/orders`;
  expect(codeOf(await call('GET', list, {}), 401)).toBe('missing_api_key');
  expect(codeOf(await call('GET', list, { 'x-api-key': 'live_key_x' }), 401)).toBe('invalid_api_key');
  const mistyped = `${partner.sandbox.key.slice(0, -1)}${partner.sandbox.key.endsWith('A') ? 'B' : 'A'}`;
  expect(codeOf(await call('GET', list, { 'x-api-key': mistyped }), 401)).toBe('invalid_api_key');
  const other = await makePartner(program.url, 'Suspended');
  await operate(program.url, 'POST', `/partners/${other.partnerId}/suspend`);
  expect(codeOf(await other.sandbox.get('/v1/business/orders'), 403)).toBe('partner_suspended');
  await operate(program.url, 'POST', `/partners/${other.partnerId}/resume`);
  expect((await other.sandbox.get('/v1/business/orders')).status).toBe(200);
});

test('the operator’s endpoints require the operator’s token', async () => {
  for (const headers of [{}, { authorization: 'Bearer wrong-token-of-the-tests' }] as Record<string, string>[]) {
    expect((await call('GET', `${program.url}/v1/operator/partners`, headers)).status).toBe(401);
  }
});

test('a body is refused with every fault at once, each with its field', async () => {
  const answer = await partner.sandbox.create({
    ...orderRequest({
      receiver_phone_number: '0171234567',
      parcel_type: 5,
      driver_type: '1',
      is_freelancer: 'no',
      estimated_pickup_address_latitude: 91,
      receiver_name: '  ',
      item_price: -1,
      partner_reference_id: 'x'.repeat(101),
      parcel_coment: 'a typo',
      parcel_comment: 'a\u0000b',
      callback_url: 'http://10.0.0.1/hooks',
      metadata: { a: 1 },
      sandbox_scenario: 'fly',
    }),
    pickup_address_text: undefined,
  });
  expect(codeOf(answer, 422)).toBe('validation_failed');
  const fields = answer.body.errors.map((fault: { field: string }) => fault.field.split('.')[0]);
  expect([...new Set(fields)].sort()).toEqual(
    [
      'callback_url',
      'driver_type',
      'estimated_pickup_address_latitude',
      'is_freelancer',
      'item_price',
      'metadata',
      'parcel_coment',
      'parcel_comment',
      'parcel_type',
      'partner_reference_id',
      'pickup_address_text',
      'receiver_name',
      'receiver_phone_number',
      'sandbox_scenario',
    ].sort(),
  );
});

test('unknown paths, methods and orders, and orders of others or of the other environment, are refused', async () => {
  expect(codeOf(await partner.sandbox.get('/v1/business/nothing'), 404)).toBe('not_found');
  expect(
    codeOf(await call('DELETE', `${program.url}/v1/business/orders`, { 'x-api-key': partner.sandbox.key }), 405),
  ).toBe('method_not_allowed');
  const { body: order } = await partner.sandbox.create(orderRequest({ sandbox_scenario: 'no_rider' }));
  const stranger = await makePartner(program.url, 'Stranger');
  for (const api of [partner.production, stranger.sandbox]) {
    expect(codeOf(await api.details(order.order_id), 404)).toBe('order_not_found');
    expect(codeOf(await api.status(order.order_id), 404)).toBe('order_not_found');
    expect(codeOf(await api.cancel(order.order_id), 404)).toBe('order_not_found');
    expect(codeOf(await api.retry(order.order_id), 404)).toBe('order_not_found');
    expect((await api.get('/v1/business/orders')).body.data).not.toContainEqual(
      expect.objectContaining({ order_id: order.order_id }),
    );
  }
  expect(codeOf(await partner.sandbox.details('ord_nothing'), 404)).toBe('order_not_found');
});

test('quotations outside the area, forged, or of another route, and scenarios with a production key, are refused', async () => {
  const kolkata = { estimated_pickup_address_latitude: 22.5726, estimated_pickup_address_longitude: 88.3639 };
  const outside = await partner.sandbox.post('/v1/business/order/quotation', quotationRequest(kolkata));
  expect(codeOf(outside, 422)).toBe('outside_service_area');
  expect(codeOf(await partner.sandbox.create(orderRequest(kolkata)), 422)).toBe('outside_service_area');
  const { body: quotation } = await partner.sandbox.post('/v1/business/order/quotation', quotationRequest());
  const { quotation_id } = quotation;
  const middle = Math.floor(quotation_id.length / 2);
  const forged = `${quotation_id.slice(0, middle)}${quotation_id[middle] === 'A' ? 'B' : 'A'}${quotation_id.slice(middle + 1)}`;
  expect(codeOf(await partner.sandbox.create(orderRequest({ quotation_id: forged })), 422)).toBe('quotation_invalid');
  expect(codeOf(await partner.sandbox.create(orderRequest({ quotation_id, parcel_type: 4 })), 422)).toBe(
    'quotation_mismatch',
  );
  const course = await partner.production.create(orderRequest({ sandbox_scenario: 'slow' }));
  expect(codeOf(course, 422)).toBe('validation_failed');
});

test('refused rider events are listed by their index', async () => {
  const { body: order } = await partner.production.create(orderRequest());
  const events = [riderEvent(order.order_id, 'RIDER_ASSIGNED'), riderEvent(order.order_id, 'RIDER_FLEW'), 17];
  const mixed = await operate(program.url, 'POST', '/rider-events', events);
  expect(mixed.status).toBe(202);
  expect(mixed.body.accepted).toBe(1);
  expect(mixed.body.rejected.map(({ index }: { index: number }) => index)).toEqual([1, 2]);
  expect(mixed.body.rejected[0].errors[0].field).toBe('type');
  expect((await operate(program.url, 'POST', '/rider-events', { type: 'RIDER_FLEW' })).status).toBe(422);
});

test('a caller’s request id is returned, and an invalid one is replaced', async () => {
  const own = await partner.sandbox.get('/v1/business/orders', { 'x-request-id': 'shop-request-1' });
  expect(own.headers.get('x-request-id')).toBe('shop-request-1');
  const unfit = await partner.sandbox.get('/v1/business/orders', { 'x-request-id': 'x'.repeat(500) });
  expect(unfit.headers.get('x-request-id')).toMatch(/^[\x21-\x7e]{8,128}$/);
});

test('every problem has a page', async () => {
  const { body } = await partner.sandbox.get('/v1/business/nothing');
  const page = await fetch(body.type);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/html/)]);
});
