import { DakpionClient } from './dakpion-client.ts';
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
