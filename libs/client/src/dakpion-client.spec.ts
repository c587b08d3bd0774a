import { inspect } from 'node:util';
import { DakpionClient, type OrderQuery } from './dakpion-client.ts';
import type {
  CreateOrderRequest,
  QuoteRequest,
  RedeliverWebhooksRequest,
  WebhookSettings,
} from './generated/api.types.ts';

test.each(['', 'api.example.com', 'localhost:3000', 'see https://api.example.com', undefined])(
  'refuses the base URL %s',
  (baseUrl) => {
    const make = () => new DakpionClient({ apiKey: 'sandbox_key_test_1', baseUrl: baseUrl as string });
    expect(make).toThrow(`baseUrl must be an address such as https://api.example.com, and is ${baseUrl}`);
  },
);

test.each(['', '.', '..'])('does not follow all orders for the order id "%s"', (order_id) => {
  const client = new DakpionClient({ apiKey: 'sandbox_key_test_1', baseUrl: 'https://api.example.com' });
  expect(() => client.followOrder(order_id)).toThrow('order_id must be the id of an order');
});

test.each([undefined, '', ' ', 'sandbox key', 'sandbox_key_test_1\nx', 'চাবি'])(
  'refuses the API key "%s", and does not show it',
  (key) => {
    const make = () => new DakpionClient({ apiKey: key as string, baseUrl: 'https://api.example.com' });
    const text = 'apiKey must be visible ASCII characters, such as sandbox_key_test_….';
    expect(make).toThrow(new TypeError(text));
  },
);

test('sends the API key without the line end of a file', async () => {
  const fetch = jest.fn(async (_: Request) => Response.json({}));
  const client = new DakpionClient({ apiKey: ' sandbox_key_test_1\n', baseUrl: 'https://api.example.com', fetch });
  await client.getOrder('ord_1');
  expect(fetch.mock.calls[0]?.[0].headers.get('x-api-key')).toBe('sandbox_key_test_1');
});

test.each([
  ...['চালান-৭৭', 'invoice 77', '', 'x'.repeat(256)],
  // A JavaScript caller with a missing value.
  null as unknown as string,
])('sends nothing with the idempotency key "%s"', async (key) => {
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
  const client = new DakpionClient({ apiKey: 'sandbox_key_test_1', baseUrl: 'HTTPS://api.example.com//', fetch });
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

test('lists the orders of all pages, with the filter on each and the number of a page only on the first', async () => {
  const sent: object[] = [];
  const fetch = async ({ url }: Request) => {
    const query = Object.fromEntries(new URL(url).searchParams);
    sent.push(query);
    const isLast = query.after === 'ord_2';
    return Response.json({
      data: [{ order_id: isLast ? 'ord_1' : 'ord_2' }],
      pagination: { next_after: isLast ? null : 'ord_2' },
    });
  };
  const client = new DakpionClient({ apiKey: 'sandbox_key_test_1', baseUrl: 'https://api.example.com', fetch });
  const listed: string[] = [];
  for await (const { order_id } of client.listOrders({ limit: 1, page: 2 })) listed.push(order_id);
  expect(listed).toEqual(['ord_2', 'ord_1']);
  expect(sent).toEqual([
    { limit: '1', page: '2' },
    { limit: '1', after: 'ord_2' },
  ]);
});

test('sends a request again three times by default', async () => {
  const fetch = jest.fn(async () => Response.json({}, { status: 503, headers: { 'retry-after': '0' } }));
  const client = new DakpionClient({ apiKey: 'sandbox_key_test_1', baseUrl: 'https://api.example.com', fetch });
  await expect(client.getOrder('ord_1')).rejects.toThrow('503');
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('throws a problem with its members and the time of Retry-After', async () => {
  const errors = [{ field: 'receiver_name', code: 'required', message: 'Must be given.' }];
  const problem = { status: 422, code: 'validation_failed', detail: 'Correct 1 field.', request_id: 'r1', errors };
  const fetch = async () => Response.json(problem, { status: 422, headers: { 'retry-after': '7' } });
  const client = new DakpionClient({ apiKey: 'sandbox_key_test_1', baseUrl: 'https://api.example.com', fetch });
  await expect(client.getOrder('ord_1')).rejects.toMatchObject({
    name: 'DakpionProblemError',
    message: '422 validation_failed: Correct 1 field.',
    status: 422,
    code: 'validation_failed',
    detail: 'Correct 1 field.',
    requestId: 'r1',
    retryAfterSeconds: 7,
    errors,
  });
});

test.each([
  ['null', 'null'],
  ['{"status":404}', '{"status":404}'],
  ['{"code":"not_found"}', '{"code":"not_found"}'],
  ['<html>', '<html>'],
  ['x'.repeat(201), 'x'.repeat(200)],
])('throws DakpionResponseError for status 404 with the body %s', async (text, body) => {
  const fetch = async () => new Response(text, { status: 404 });
  const client = new DakpionClient({ apiKey: 'sandbox_key_test_1', baseUrl: 'https://api.example.com', fetch });
  await expect(client.getOrder('ord_1')).rejects.toMatchObject({ name: 'DakpionResponseError', status: 404, body });
});

const calls: ReadonlyArray<(client: DakpionClient, options: { signal: AbortSignal }) => Promise<unknown>> = [
  (client, options) => client.quote({} as QuoteRequest, options),
  (client, options) => client.createOrder({} as CreateOrderRequest, options),
  (client, options) => client.createOrders([], { idempotencyKey: 'k', ...options }),
  (client, options) => client.quoteOrders([], options),
  (client, options) => client.getOrder('ord_1', options),
  (client, options) => client.getOrderStatus('ord_1', options),
  (client, options) => client.getOrderProof('ord_1', options),
  (client, options) => client.cancelOrder('ord_1', {}, options),
  (client, options) => client.retryOrder('ord_1', options),
  (client, options) => client.listOrders({}, options).next(),
  (client, options) => client.listEvents(undefined, options).next(),
  (client, options) => client.webhooks.getCallbackUrl(options),
  (client, options) => client.webhooks.setCallbackUrl(null, options),
  (client, options) => client.webhooks.getSettings(options),
  (client, options) => client.webhooks.setSettings({} as WebhookSettings, options),
  (client, options) => client.webhooks.list({}, options).next(),
  (client, options) => client.webhooks.get('dlv_1', options),
  (client, options) => client.webhooks.attempts('dlv_1', options).next(),
  (client, options) => client.webhooks.redeliver('dlv_1', options),
  (client, options) => client.webhooks.redeliverAll({} as RedeliverWebhooksRequest, options),
  (client, options) => client.webhooks.getRedelivery('rdl_1', options),
  (client, options) => client.webhooks.sendTest({ event: 'ASSIGNED' }, options),
];
test.each(calls.map((call) => [`${call}`.replace(/^.*client\.|\(.*$/gs, ''), call] as const))(
  'ends %s by its signal',
  async (_, call) => {
    const stop = new AbortController();
    const fetch = ({ signal }: Request) =>
      new Promise<Response>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        stop.abort(new Error('given up'));
      });
    const client = new DakpionClient({
      apiKey: 'sandbox_key_test_1',
      baseUrl: 'https://api.example.com',
      fetch,
      timeoutMs: 2_000,
      maxRetries: 0,
    });
    await expect(call(client, { signal: stop.signal })).rejects.toThrow('given up');
  },
);
