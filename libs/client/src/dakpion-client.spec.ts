import { inspect } from 'node:util';
import { DakpionClient, type OrderQuery } from './dakpion-client.ts';
import type { CreateOrderRequest } from './generated/api.types.ts';

test.each(['', 'api.example.com', 'localhost:3000', undefined])('refuses the base URL %s', (baseUrl) => {
  const make = () => new DakpionClient({ apiKey: 'sandbox_key_test_1', baseUrl: baseUrl as string });
  expect(make).toThrow(`baseUrl must be an address such as https://api.example.com, and is ${baseUrl}`);
});

test.each(['', '.', '..'])('does not follow all orders for the order id "%s"', (order_id) => {
  const client = new DakpionClient({ apiKey: 'sandbox_key_test_1', baseUrl: 'https://api.example.com' });
  expect(() => client.followOrder(order_id)).toThrow('order_id must be the id of an order');
});

test.each(['চালান-৭৭', 'invoice 77', '', 'x'.repeat(256)])('sends nothing with the idempotency key "%s"', async (key) => {
  const fetch = jest.fn();
  const client = new DakpionClient({ apiKey: 'sandbox_key_test_1', baseUrl: 'https://api.example.com', fetch });
  const refusal = 'idempotencyKey must be 1 to 255 visible ASCII characters';
  await expect(client.createOrder({} as CreateOrderRequest, { idempotencyKey: key })).rejects.toThrow(refusal);
  await expect(client.createOrders([], { idempotencyKey: key })).rejects.toThrow(refusal);
  expect(fetch).not.toHaveBeenCalled();
});

test('sends queries as the API reads them: dates as in bodies, and no absent parameters', async () => {
  const sent: string[] = [];
  const fetch = async ({ url }: Request) => {
    sent.push(url);
    return Response.json({ data: [], pagination: { next_after: null } });
  };
  const client = new DakpionClient({ apiKey: 'sandbox_key_test_1', baseUrl: 'https://api.example.com', fetch });
  const created_at_from = new Date('2026-11-28T09:00:00+06:00') as unknown as string;
  const query = { created_at_from, partner_reference_id: 'চালান & ৭৭', limit: 5, parcel_status: undefined };
  for await (const { order_id } of client.listOrders(query as OrderQuery)) throw new Error(order_id);
  await client.getOrder('ord_1');
  await client.getOrder('ord_1', { as_of: '2026-11-28T09:00:00+06:00' });
  const asked = sent.map((url) => [new URL(url).pathname, Object.fromEntries(new URL(url).searchParams)]);
  const listed = { created_at_from: '2026-11-28T03:00:00.000Z', partner_reference_id: 'চালান & ৭৭', limit: '5' };
  expect(asked).toEqual([
    ['/v1/business/orders', listed],
    ['/v1/business/order/ord_1', {}],
    ['/v1/business/order/ord_1', { as_of: '2026-11-28T09:00:00+06:00' }],
  ]);
});

test('keeps the API key out of logs of the client and its errors', async () => {
  const fetch = async () => Response.json({ code: 'invalid_api_key', status: 401 }, { status: 401 });
  const client = new DakpionClient({ apiKey: 'sandbox_key_test_1', baseUrl: 'https://api.example.com', fetch });
  const error = await client.getOrder('ord_1').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  for (const logged of [client, error]) {
    expect(inspect(logged, { depth: 9 })).not.toContain('sandbox_key_test_1');
    expect(JSON.stringify(logged)).not.toContain('sandbox_key_test_1');
  }
});
