import type { PriceRoute } from '@dakpion/contracts';
import { outage, quotation, route } from '@dakpion/fixtures';
import { type Answer, call, type StartedGateway, startGateway } from '../gateway.fixture.ts';

let gateway: StartedGateway;
let keys: { readonly sandbox: string; readonly production: string };
const questions: PriceRoute[] = [];
const path = '/v1/business/order/quotation';

beforeAll(async () => {
  gateway = await startGateway();
  keys = (await gateway.partner()).api_keys;
});
afterAll(() => gateway.close());
beforeEach(() => {
  questions.length = 0;
  gateway.services.pricing = async (question) => {
    questions.push(question);
    return { outcome: 'priced', quotation };
  };
});

function quote(body: unknown, key = keys.sandbox): Promise<Answer> {
  return call(`${gateway.url}${path}`, 'POST', { 'x-api-key': key }, body);
}

test('answers 200 with the quotation, by default for a motorcycle', async () => {
  const answer = await quote(route);
  expect([answer.status, answer.body]).toEqual([200, quotation]);
  await quote({ ...route, driver_type: 2 }, keys.production);
  expect(questions).toEqual([
    { type: 'PriceRoute', environment: 'sandbox', route, driver_type: 1, quotation_id: null },
    { type: 'PriceRoute', environment: 'production', route, driver_type: 2, quotation_id: null },
  ]);
});

test('names every fault, including fields that only create has', async () => {
  const answer = await quote({ parcel_type: 0, driver_type: 3, receiver_name: 'Karim' });
  expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
  expect(answer.body.errors.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
    ['pickup_address_text', 'required'],
    ['estimated_pickup_address_latitude', 'required'],
    ['estimated_pickup_address_longitude', 'required'],
    ['receiver_address_text', 'required'],
    ['estimated_receiver_address_latitude', 'required'],
    ['estimated_receiver_address_longitude', 'required'],
    ['parcel_type', 'not_one_of'],
    ['driver_type', 'not_one_of'],
    ['receiver_name', 'unknown_field'],
  ]);
  expect(questions).toEqual([]);
});

test('answers 422 with the faulty fields outside the service area', async () => {
  const fields = ['estimated_receiver_address_latitude', 'estimated_receiver_address_longitude'];
  gateway.services.pricing = async () => ({ outcome: 'refused', refusal: { code: 'outside_service_area', fields } });
  const answer = await quote(route);
  expect([answer.status, answer.body]).toEqual([
    422,
    {
      type: 'https://api.example.com/problems/outside_service_area',
      title: 'Outside the service area',
      status: 422,
      detail:
        'An address is outside the service area. Check the fields estimated_receiver_address_latitude, estimated_receiver_address_longitude. Latitude and longitude may be swapped.',
      instance: path,
      code: 'outside_service_area',
      request_id: answer.headers.get('x-request-id'),
      fields,
    },
  ]);
});

test('asks pricing twice, then asks the partner to try again', async () => {
  gateway.services.pricing = async (question) => {
    questions.push(question);
    throw outage('down');
  };
  const answer = await quote(route);
  expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([
    503,
    'temporarily_unavailable',
    '2',
  ]);
  expect(questions).toHaveLength(2);
});
