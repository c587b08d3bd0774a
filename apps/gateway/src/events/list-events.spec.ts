import type { PartnerEventPage } from '@dakpion/contracts';
import { orderEvent, start } from '@dakpion/fixtures';
import { OrderEventIndex, webhookBody } from '@dakpion/read-models';
import { ReadModelRebuildingError } from '@dakpion/state-store';
import { call, type StartedGateway, startGateway } from '../gateway.fixture.ts';

let gateway: StartedGateway;
let partnerId: string;
let key: string;
const questions: object[] = [];
const body = webhookBody({ ...orderEvent('ord_1', 1), event: 'ORDER_CREATED' }, null, start);
const page: PartnerEventPage = { events: [{ position: '17', body }], next: '17', has_more: true };

beforeAll(async () => {
  gateway = await startGateway();
  const partner = await gateway.partner();
  partnerId = partner.partner_id;
  key = partner.api_keys.production;
  gateway.services.reading = async (question) => {
    questions.push(question);
    return page;
  };
});
afterAll(() => gateway.close());
beforeEach(() => {
  questions.length = 0;
});

function list(query = '') {
  return call(`${gateway.url}/v1/business/events${query}`, 'GET', { 'x-api-key': key });
}

test('answers with a page of the events of the key’s partner and environment', async () => {
  const answer = await list('?after=12&limit=1');
  expect([answer.status, answer.body]).toEqual([
    200,
    { data: [{ ...body, position: '17' }], next: '17', has_more: true },
  ]);
  const theirs = { type: 'ReadPartnerEvents', partner_id: partnerId, environment: 'production', order_id: null };
  await list();
  await list('?order_id=ord_1');
  expect(questions).toEqual([
    { ...theirs, after: '12', limit: 1 },
    { ...theirs, after: null, limit: 100 },
    { ...theirs, order_id: 'ord_1', after: null, limit: 100 },
  ]);
});

test('continues after an event that was written when its stream was released', async () => {
  expect((await list('?after=60.125')).status).toBe(200);
  expect(questions).toMatchObject([{ after: '60.125' }]);
});

test('says how much of the index is built while it is built again, and does not ask the order service', async () => {
  const progress = { percent: 40, events_per_second: 10 };
  const latest = jest
    .spyOn(OrderEventIndex.prototype, 'latest')
    .mockRejectedValue(new ReadModelRebuildingError('order-event-index', progress));
  const answer = await list();
  latest.mockRestore();
  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'temporarily_unavailable', reason: 'rebuilding', percent: 40, retry_after: 10 },
  });
  expect(questions).toEqual([]);
});

test.each([
  ['?after=evt_1', 'after', 'bad_format'],
  ['?after=-1', 'after', 'bad_format'],
  ['?after=1.', 'after', 'bad_format'],
  ['?limit=101', 'limit', 'out_of_range'],
  ['?status=PICKED', 'status', 'unknown_field'],
])('answers 422 for %s', async (query, field, code) => {
  const answer = await list(query);
  expect([answer.status, answer.body.errors]).toEqual([422, [{ field, code, message: expect.any(String) }]]);
});
