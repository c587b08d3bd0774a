import { dhakaTime, type OrderReply, type PlaceOrder } from '@dakpion/contracts';
import { context, orderId, outage, owner, quotation } from '@dakpion/fixtures';
import { OrderViews } from '@dakpion/read-models';
import { request } from '../domain/order.fixture.ts';
import { storedEvents } from '../engines.fixture.ts';
import { publishedEvents, withOrderService } from '../order-service.fixture.ts';

const command: PlaceOrder = { type: 'PlaceOrder', ...owner, order_id: orderId, request, context };
type Done = Extract<OrderReply, { outcome: 'done' }>;

test('creates the order, prices it once and shows it at once', () =>
  withOrderService(async ({ engines, ask, questions }) => {
    const before = dhakaTime(Date.now());
    const reply = (await ask(command)) as Done;
    expect(reply).toMatchObject({
      outcome: 'done',
      replayed: false,
      order: { order_id: orderId, parcel_status: 'PENDING', sequence: 1, quotation, attempt: 1 },
    });
    expect(reply.order.tracking_url).toMatch(/^https:\/\/dakpion\.example\/track\/trk_[0-9a-z]{26}$/);
    expect(reply.order.created_at >= before).toBe(true);

    const views = new OrderViews(engines.stateStore);
    const { history, ...record } = (await views.details(owner, orderId))!;
    expect(record).toEqual(reply.order);
    expect(history).toHaveLength(1);
    expect(await views.trackedOrder(reply.order.tracking_url.split('/').at(-1)!)).toMatchObject({
      order_id: orderId,
    });
    expect(questions).toEqual([
      {
        type: 'PriceRoute',
        environment: 'sandbox',
        driver_type: 1,
        quotation_id: null,
        route: {
          pickup_address_text: request.pickup_address_text,
          estimated_pickup_address_latitude: request.estimated_pickup_address_latitude,
          estimated_pickup_address_longitude: request.estimated_pickup_address_longitude,
          receiver_address_text: request.receiver_address_text,
          estimated_receiver_address_latitude: request.estimated_receiver_address_latitude,
          estimated_receiver_address_longitude: request.estimated_receiver_address_longitude,
          parcel_type: 2,
        },
      },
    ]);
  }));

test('stores one event with its metadata, and only those data of the command that the order needs', () =>
  withOrderService(async ({ engines, ask }) => {
    const reply = (await ask(command)) as Done;
    const events = await storedEvents(engines);
    expect(events).toMatchObject([
      {
        stream: `order-${orderId}`,
        type: 'OrderCreated',
        metadata: {
          schema_version: 2,
          $correlationId: 'req_1',
          $causationId: null,
          actor: { kind: 'api_key', key_id: 'key_1' },
          occurred_at: reply.order.created_at,
        },
      },
    ]);
    expect(events[0]?.data).toEqual({
      ...owner,
      order_id: orderId,
      request,
      quotation,
      attempt: 1,
      retry_of_order_id: null,
      tracking_token: reply.order.tracking_url.split('/').at(-1),
      tracking_url: reply.order.tracking_url,
      occurred_at: reply.order.created_at,
      recorded_at: reply.order.created_at,
    });
  }));

test('creates no order for a command that may only repeat one, and returns the order if it exists', () =>
  withOrderService(async ({ engines, ask, questions }) => {
    const repeat = { ...command, repeat_only: true } as const;
    expect(await ask(repeat)).toEqual({ outcome: 'refused', refusal: { code: 'order_not_found', order_id: orderId } });
    expect([await storedEvents(engines), questions]).toEqual([[], []]);
    const first = (await ask(command)) as Done;
    expect(await ask(repeat)).toEqual({ ...first, replayed: true });
    expect(await ask({ ...repeat, request: { ...request, item_price: 1 } })).toMatchObject({
      refusal: { code: 'idempotency_key_reused', fields: ['item_price'] },
    });
    expect(await storedEvents(engines)).toHaveLength(1);
  }));

test('answers a repeated command with the order as created', () =>
  withOrderService(async ({ engines, ask, restart }) => {
    const first = (await ask(command)) as Done;
    const { request: _request, ...rest } = command;
    await ask({ ...rest, type: 'CancelOrder', cancelled_by: 'partner', cancellation_reason: null });
    await restart();
    expect(await ask(command)).toEqual({ ...first, replayed: true });
    expect(await storedEvents(engines)).toHaveLength(2);
    expect(await new OrderViews(engines.stateStore).details(owner, orderId)).toMatchObject({
      parcel_status: 'CANCELLED',
    });
  }));

test.each([
  [
    'refuses the route',
    () =>
      ({ outcome: 'refused', refusal: { code: 'quotation_expired', expired_at: '2026-11-21T09:00:00.000Z' } }) as const,
  ],
  [
    'gives no answer',
    () => {
      throw new Error('away');
    },
  ],
])('answers a repeated command with the order as created when pricing %s', (_, later) => {
  let isFirst = true;
  return withOrderService(
    async ({ ask }) => {
      const first = (await ask(command)) as Done;
      isFirst = false;
      expect(await ask(command)).toEqual({ ...first, replayed: true });
    },
    { price: () => (isFirst ? { outcome: 'priced', quotation } : later()) },
  );
});

test('does not read a new order before it is placed', () =>
  withOrderService(async ({ engines, ask }) => {
    const read = jest.spyOn(engines.eventStore, 'readStream');
    expect(await ask(command)).toMatchObject({ outcome: 'done', replayed: false });
    expect(read.mock.calls.filter(([stream]) => stream.startsWith('order-'))).toEqual([]);
  }));

test('creates one order from fifty equal commands at once', () =>
  withOrderService(async ({ engines, ask }) => {
    const replies = (await Promise.all(Array.from({ length: 50 }, () => ask(command)))) as Done[];
    expect(replies.filter((reply) => !reply.replayed)).toHaveLength(1);
    expect(new Set(replies.map((reply) => JSON.stringify(reply.order))).size).toBe(1);
    expect(await storedEvents(engines)).toHaveLength(1);
  }));

test('refuses another request under the same id', () =>
  withOrderService(async ({ ask }) => {
    await ask(command);
    expect(await ask({ ...command, request: { ...request, receiver_name: 'Other', parcel_type: 3 } })).toEqual({
      outcome: 'refused',
      refusal: { code: 'idempotency_key_reused', fields: ['parcel_type', 'receiver_name'] },
    });
  }));

test('returns the refusal of pricing and stores nothing', () => {
  const refusal = { code: 'outside_service_area', fields: ['estimated_receiver_address_latitude'] } as const;
  return withOrderService(
    async ({ engines, ask }) => {
      expect(await ask(command)).toEqual({ outcome: 'refused', refusal });
      expect(await storedEvents(engines)).toEqual([]);
    },
    { price: () => ({ outcome: 'refused', refusal }) },
  );
});

test('asks pricing once more when it fails', () => {
  let asked = 0;
  const price = () => {
    asked += 1;
    if (asked === 1) throw new Error('pricing restarts');
    return { outcome: 'priced', quotation } as const;
  };
  return withOrderService(
    async ({ ask }) => {
      expect(await ask(command)).toMatchObject({ outcome: 'done' });
      expect(asked).toBe(2);
    },
    { price },
  );
});

test('creates no order without a price, and accepts the command again', () => {
  let isAway = true;
  const price = () => {
    if (isAway) throw outage('pricing is away');
    return { outcome: 'priced', quotation } as const;
  };
  return withOrderService(
    async ({ engines, ask, questions }) => {
      await expect(ask(command)).rejects.toThrow(/Pricing gave no answer: .*pricing is away/);
      expect(questions).toHaveLength(2);
      expect(await storedEvents(engines)).toEqual([]);
      isAway = false;
      expect(await ask(command)).toMatchObject({ outcome: 'done', replayed: false });
    },
    { price },
  );
});

test('reports a fault of pricing that lasts as one that lasts, and accepts the command again', () => {
  let isBroken = true;
  const price = () => {
    if (isBroken) throw new TypeError('a bug of pricing');
    return { outcome: 'priced', quotation } as const;
  };
  return withOrderService(
    async ({ ask }) => {
      await expect(ask(command)).rejects.toMatchObject({
        message: expect.stringContaining('a bug of pricing'),
        temporary: false,
      });
      isBroken = false;
      expect(await ask(command)).toMatchObject({ outcome: 'done', replayed: false });
    },
    { price },
  );
});

test('publishes the order as created', () =>
  withOrderService(async ({ engines, ask }) => {
    const reply = (await ask(command)) as Done;
    const [message] = await publishedEvents(engines, 1);
    expect(message).toMatchObject({ event: 'ORDER_CREATED', order: reply.order, correlation_id: 'req_1' });
  }));
