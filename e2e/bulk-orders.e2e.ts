import { type Answer, type Body, type MadePartner, makePartner } from './api.ts';
import { orderRequest } from './order-request.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const path = '/v1/business/orders/bulk';
let program: Program;
let partner: MadePartner;

beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
});
beforeEach(async () => {
  partner = await makePartner(program.url);
});

function createMany(orders: readonly unknown[], key: string, api = partner.sandbox): Promise<Answer> {
  return api.post(path, { orders }, { 'x-idempotency-key': key });
}

async function storedOrders(api = partner.sandbox): Promise<readonly Body[]> {
  return (await api.get('/v1/business/orders?limit=200')).body.data;
}

const numbered = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => orderRequest({ partner_reference_id: `R-${index}`, ...more }));
const idsOf = ({ body }: Answer): readonly string[] => body.data.map(({ order }: Body) => order?.order_id ?? null);
const outcomesOf = ({ body }: Answer): readonly string[] => body.data.map(({ outcome }: Body) => outcome);

// The first two tests create production orders. In the sandbox, the robot courier would deliver the first orders of a request while
// the last ones are created, which more than doubles the work of the cluster.
test('100 orders are created and readable at once, and a repeated request returns the same ones', async () => {
  const orders = numbered(100);
  const answer = await createMany(orders, 'day-1', partner.production);
  expect([answer.status, answer.body.counts]).toEqual([200, { created: 100, replayed: 0, priced: 0, refused: 0 }]);
  const stored = await storedOrders(partner.production);
  expect(stored).toHaveLength(100);
  expect(answer.body.total_price).toBe(stored.reduce((sum, { total_price }) => sum + total_price, 0));
  expect(answer.body.data.map(({ order }: Body) => order.partner_reference_id)).toEqual(
    orders.map(({ partner_reference_id }: Body) => partner_reference_id),
  );

  const again = await createMany(orders, 'day-1', partner.production);
  expect(again.body.counts).toEqual({ created: 0, replayed: 100, priced: 0, refused: 0 });
  expect(idsOf(again)).toEqual(idsOf(answer));
  expect(await storedOrders(partner.production)).toHaveLength(100);
});

test('concurrent requests with one key create each order once', async () => {
  const orders = numbered(30);
  const answers = await Promise.all([1, 2, 3].map(() => createMany(orders, 'double-click', partner.production)));
  for (const answer of answers) expect(idsOf(answer)).toEqual(idsOf(answers[0]!));
  expect(answers.reduce((sum, { body }) => sum + body.counts.created, 0)).toBe(30);
  expect(await storedOrders(partner.production)).toHaveLength(30);
});

test('only the faulty orders of a request are refused, and only they are created by the corrected request', async () => {
  const abroad = { estimated_receiver_address_latitude: 51.5, estimated_receiver_address_longitude: 0 };
  const good = numbered(4);
  const [first, second, third, fourth] = good;
  const faulty = [first, { ...second, receiver_phone_number: '017', parcel_type: 9 }, { ...third, ...abroad }, fourth];
  const answer = await createMany(faulty, 'day-2');
  expect([answer.status, outcomesOf(answer)]).toEqual([200, ['created', 'refused', 'refused', 'created']]);
  const [, invalid, outside] = answer.body.data.map(({ problem }: Body) => problem);
  expect(invalid.errors.map(({ field, code }: Body) => [field, code])).toEqual([
    ['parcel_type', 'not_one_of'],
    ['receiver_phone_number', 'bad_format'],
  ]);
  expect(outside).toMatchObject({ code: 'outside_service_area', fields: Object.keys(abroad) });
  expect(await storedOrders()).toHaveLength(2);

  const corrected = await createMany(good, 'day-2');
  expect(outcomesOf(corrected)).toEqual(['replayed', 'created', 'created', 'replayed']);
  const changed = await createMany([{ ...first, item_name: 'Vase' }, ...good.slice(1)], 'day-2');
  expect(outcomesOf(changed)).toEqual(['refused', 'replayed', 'replayed', 'replayed']);
  expect(changed.body.data[0].problem).toMatchObject({ code: 'idempotency_key_reused', fields: ['item_name'] });
  expect(await storedOrders()).toHaveLength(4);
});

test('a dry run returns the prices that the orders then get, and creates nothing', async () => {
  const orders = [...numbered(3), orderRequest({ parcel_type: 4, driver_type: 2 }), { receiver_name: 'nobody' }];
  const dry = await partner.sandbox.post(path, { orders, dry_run: true });
  expect([dry.status, dry.body.dry_run, dry.body.counts]).toEqual([
    200,
    true,
    { created: 0, replayed: 0, priced: 4, refused: 1 },
  ]);
  expect(await storedOrders()).toEqual([]);
  const created = await createMany(orders, 'after-dry-run');
  expect(created.body.total_price).toBe(dry.body.total_price);
  expect(created.body.data.slice(0, 4).map(({ order }: Body) => order.total_price)).toEqual(
    dry.body.data.slice(0, 4).map(({ quotation }: Body) => quotation.total_price),
  );

  const [{ quotation }] = dry.body.data;
  const locked = await createMany([{ ...orders[0], quotation_id: quotation.quotation_id }], 'locked-price');
  expect(outcomesOf(locked)).toEqual(['created']);
});

test('a request of more than 100 orders, of none, or without a key is refused as a whole', async () => {
  const codes = [];
  for (const orders of [numbered(101), []]) codes.push((await createMany(orders, 'too-many')).body.errors[0].code);
  const keyless = await partner.sandbox.post(path, { orders: numbered(1) });
  expect([...codes, keyless.status, keyless.body.errors[0].field]).toEqual([
    'too_many',
    'empty',
    422,
    'X-Idempotency-Key',
  ]);
  expect(await storedOrders()).toEqual([]);
});

test('each environment has its own orders, and so do single requests with the same key', async () => {
  const orders = numbered(1);
  const headers = { 'x-idempotency-key': 'shared' };
  const ids = [
    ...idsOf(await createMany(orders, 'shared')),
    ...idsOf(await partner.production.post(path, { orders }, headers)),
    (await partner.sandbox.create(orders[0], 'shared')).body.order_id,
  ];
  expect(new Set(ids).size).toBe(3);
});

test('the orders are served like any other, with their webhooks', async () => {
  const receiver = await WebhookReceiver.start();
  const ids = idsOf(await createMany(numbered(5, { callback_url: receiver.url }), 'served'));
  await until('the orders to be completed', async () => {
    return (await storedOrders()).every(({ parcel_status }) => parcel_status === 'COMPLETED');
  });
  await until('their webhooks', () => ids.every((id) => receiver.of(id).length >= 6));
  for (const id of ids) expect(receiver.of(id).length).toBeGreaterThanOrEqual(6);
});
