import { newId, type OrderDetails } from '@dakpion/contracts';
import { orderDetails } from '@dakpion/fixtures';
import { type Answer, call, operatorToken, sharedGateway } from '../gateway.fixture.ts';
import { writeOrder } from '../orders.fixture.ts';

const gateway = sharedGateway();

function find(query: string): Promise<Answer> {
  return call(`${gateway.url}/v1/operator/orders${query}`, 'GET', { authorization: `Bearer ${operatorToken}` });
}

async function placed(partnerId: string, changes: Partial<OrderDetails>): Promise<string> {
  const order_id = newId('ord');
  await writeOrder(gateway.engines.stateStore, partnerId, orderDetails({ order_id, ...changes }), `trk_${order_id}`);
  return order_id;
}

test('finds an order by its id, and names its owner', async () => {
  const { partner_id } = await gateway.partner();
  const order_id = await placed(partner_id, { environment: 'production', partner_reference_id: 'INV 7' });
  const found = await find(`?order_id=${order_id}`);
  expect([found.status, found.body]).toEqual([
    200,
    {
      data: [expect.objectContaining({ partner_id, environment: 'production', order_id, parcel_status: 'PENDING' })],
      next_after: null,
    },
  ]);
  const nothing = { data: [], next_after: null };
  expect((await find(`?order_id=${order_id}&environment=sandbox`)).body).toEqual(nothing);
  expect((await find(`?order_id=${newId('ord')}`)).body).toEqual(nothing);
  expect((await find('?order_id=..%2Fx')).body).toEqual(nothing);
});

test('finds the orders of all partners with a reference, page after page', async () => {
  const ids: string[] = [];
  // More partners than the search asks at once.
  for (let number = 0; number < 12; number += 1) {
    const { partner_id } = await gateway.partner({ name: `Shop ${number}` });
    if (number % 5 !== 0) continue;
    ids.push(await placed(partner_id, { environment: 'sandbox', partner_reference_id: 'A+B "1"' }));
    ids.push(await placed(partner_id, { environment: 'production', partner_reference_id: 'A+B "1"' }));
    await placed(partner_id, { partner_reference_id: 'A+B' });
  }
  const wanted = `?partner_reference_id=${encodeURIComponent('A+B "1"')}`;
  const all = await find(wanted);
  expect(all.body.next_after).toBeNull();
  const idsOf = ({ body }: Answer): string[] => body.data.map(({ order_id }: OrderDetails) => order_id);
  expect(idsOf(all).toSorted()).toEqual(ids.toSorted());

  const paged: string[] = [];
  let after: string | null = '0.0.0';
  while (after !== null) {
    const page = await find(`${wanted}&limit=1&after=${after}`);
    expect(page.body.data.length).toBeLessThanOrEqual(1);
    paged.push(...idsOf(page));
    after = page.body.next_after;
  }
  expect(paged).toEqual(idsOf(all));
  expect(idsOf(await find(`${wanted}&environment=production`))).toHaveLength(3);
});

test('finds the orders of a receiver, and shows one of them in full', async () => {
  const { partner_id } = await gateway.partner();
  const receiver_phone_number = '01812345670';
  const order_id = await placed(partner_id, { environment: 'sandbox', receiver_phone_number });
  await placed(partner_id, { environment: 'sandbox', receiver_phone_number: '01812345671' });
  const found = await find(`?receiver_phone_number=${receiver_phone_number}`);
  expect(found.body.data.map((order: OrderDetails) => order.order_id)).toEqual([order_id]);
  const shown = await find(`/${order_id}`);
  expect([shown.status, shown.body]).toMatchObject([200, { partner_id, order_id, receiver_phone_number }]);
  expect((await find(`/${newId('ord')}`)).body.code).toBe('order_not_found');
});

test('names faulty parameters', async () => {
  const fieldsOf = ({ status, body }: Answer) => [status, body.errors.map(({ field }: { field: string }) => field)];
  expect(fieldsOf(await find(''))).toEqual([422, ['order_id']]);
  expect(fieldsOf(await find('?order_id=x&partner_reference_id=y'))).toEqual([422, ['order_id']]);
  expect(fieldsOf(await find('?order_id=x&after=1&limit=201'))).toEqual([422, ['after', 'limit']]);
});
