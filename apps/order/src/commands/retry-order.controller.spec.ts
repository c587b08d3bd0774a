import { type OrderReply, orderIdOfRetry, type RetryOrder } from '@dakpion/contracts';
import { context, orderId, owner, quotation, until } from '@dakpion/fixtures';
import { OrderViews } from '@dakpion/read-models';
import { createdAs, historyTo, orderCreated, request } from '../domain/order.fixture.ts';
import { record, storedEvents } from '../engines.fixture.ts';
import { publishedEvents, withOrderService } from '../order-service.fixture.ts';

const command: RetryOrder = { type: 'RetryOrder', ...owner, order_id: orderId, context };
const newId = orderIdOfRetry(orderId);
type Done = Extract<OrderReply, { outcome: 'done' }>;

test('creates a new order with the original details and a new price, and links both orders', () =>
  withOrderService(
    async ({ engines, ask, questions }) => {
      // The quotation of the first attempt is not used again.
      const { type, data } = orderCreated;
      const first = { type, data: { ...data, request: { ...request, quotation_id: 'quo_1' } } } as const;
      await record(engines, orderId, historyTo('CANCELLED').with(0, first));
      const reply = (await ask(command)) as Done;
      expect(reply).toMatchObject({
        outcome: 'done',
        replayed: false,
        order: {
          order_id: newId,
          parcel_status: 'PENDING',
          attempt: 2,
          retry_of_order_id: orderId,
          receiver_name: request.receiver_name,
          metadata: request.metadata,
          quotation: { total_price: 130 },
        },
      });
      expect(questions).toMatchObject([{ quotation_id: null }]);
      const views = new OrderViews(engines.stateStore);
      expect(await views.details(owner, orderId)).toMatchObject({
        parcel_status: 'CANCELLED',
        retried_by_order_id: newId,
        allowed_actions: [],
        sequence: 3,
      });
      expect(await views.details(owner, newId)).toMatchObject({ parcel_status: 'PENDING' });
      const published = await publishedEvents(engines, 4);
      expect(published.map(({ event, order_id }) => [event, order_id])).toEqual(
        expect.arrayContaining([
          ['ORDER_CREATED', newId],
          ['RETRIED', orderId],
        ]),
      );
    },
    { price: () => ({ outcome: 'priced', quotation: { ...quotation, total_price: 130 } }) },
  ));

test('returns the same new order when it is repeated', () =>
  withOrderService(async ({ engines, ask }) => {
    await record(engines, orderId, historyTo('CANCELLED'));
    const replies = (await Promise.all([ask(command), ask(command), ask(command)])) as Done[];
    expect(replies.map((reply) => reply.replayed).sort()).toEqual([false, true, true]);
    expect(new Set(replies.map((reply) => JSON.stringify(reply.order))).size).toBe(1);
    expect(await storedEvents(engines)).toHaveLength(4);
  }));

test('creates no order for a command that may only repeat a retry, and returns the earlier retry or names the missing id', () =>
  withOrderService(async ({ engines, ask }) => {
    await record(engines, orderId, historyTo('CANCELLED'));
    const repeat = { ...command, repeat_only: true } as const;
    const refusal = { code: 'order_not_found', order_id: newId };
    expect(await ask(repeat)).toEqual({ outcome: 'refused', refusal });
    expect(await storedEvents(engines)).toHaveLength(2);
    const { order } = (await ask(command)) as Done;
    expect(await ask(repeat)).toEqual({ outcome: 'done', replayed: true, order });
  }));

test('can retry an attempt that was cancelled in turn', () =>
  withOrderService(async ({ engines, ask }) => {
    await record(engines, orderId, historyTo('CANCELLED'));
    await ask(command);
    const cancellation = { cancelled_by: 'partner', cancellation_reason: null } as const;
    await ask({ ...command, type: 'CancelOrder', order_id: newId, ...cancellation });
    expect(await ask({ ...command, order_id: newId })).toMatchObject({
      outcome: 'done',
      order: { order_id: orderIdOfRetry(newId), attempt: 3, retry_of_order_id: newId },
    });
  }));

test.each(['PENDING', 'ASSIGNED', 'PICKED', 'COMPLETED'] as const)('is refused while %s', (status) =>
  withOrderService(async ({ engines, ask }) => {
    await record(engines, orderId, historyTo(status));
    expect(await ask(command)).toEqual({
      outcome: 'refused',
      refusal: { code: 'order_not_retryable', parcel_status: status },
    });
  }),
);

test('finds no order of another partner or environment', () =>
  withOrderService(async ({ engines, ask }) => {
    await record(engines, orderId, historyTo('CANCELLED'));
    const notFound = { outcome: 'refused', refusal: { code: 'order_not_found', order_id: orderId } };
    expect(await ask({ ...command, partner_id: 'prt_2' })).toEqual(notFound);
    expect(await ask({ ...command, environment: 'production' })).toEqual(notFound);
  }));

test('finishes a retry that a crash has interrupted', () =>
  withOrderService(async ({ engines, ask }) => {
    await record(engines, orderId, historyTo('CANCELLED'));
    const { type, data } = createdAs(newId);
    await record(engines, newId, [{ type, data: { ...data, attempt: 2, retry_of_order_id: orderId } }]);
    const views = new OrderViews(engines.stateStore);
    const linked = await until(async () => {
      const details = await views.details(owner, orderId);
      return details?.retried_by_order_id === newId ? details : undefined;
    });
    expect(linked.sequence).toBe(3);
    expect((await storedEvents(engines)).at(-1)).toMatchObject({
      type: 'OrderRetried',
      metadata: { $correlationId: 'req_1', actor: { kind: 'service', service: 'order' } },
    });
    expect(await ask(command)).toMatchObject({ outcome: 'done', replayed: true, order: { order_id: newId } });
  }));
