import type { CancelOrder } from '@dakpion/contracts';
import { context, orderId, owner } from '@dakpion/fixtures';
import { OrderViews } from '@dakpion/read-models';
import { historyTo, orderCreated } from '../domain/order.fixture.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { record, storedEvents } from '../engines.fixture.ts';
import { withOrderService } from '../order-service.fixture.ts';

const command: CancelOrder = {
  type: 'CancelOrder',
  ...owner,
  order_id: orderId,
  cancelled_by: 'partner',
  cancellation_reason: 'Out of stock',
  context,
};
const orderLost = { type: 'OrderLost', data: {} } as unknown as OrderEvent;

test('cancels the order and shows it at once', () =>
  withOrderService(async ({ engines, ask }) => {
    await record(engines, orderId, historyTo('STARTED'));
    expect(await ask(command)).toMatchObject({
      outcome: 'done',
      replayed: false,
      order: {
        parcel_status: 'CANCELLED',
        previous_status: 'STARTED',
        cancelled_by: 'partner',
        cancellation_reason: 'Out of stock',
        allowed_actions: ['retry'],
      },
    });
    expect(await new OrderViews(engines.stateStore).details(owner, orderId)).toMatchObject({
      parcel_status: 'CANCELLED',
      sequence: 5,
    });
  }));

test('changes nothing and gives the same answer when it is repeated', () =>
  withOrderService(async ({ engines, ask }) => {
    await record(engines, orderId, [orderCreated]);
    const first = await ask(command);
    expect(await ask({ ...command, cancellation_reason: 'Other' })).toEqual({
      ...first,
      replayed: true,
    });
    expect(await storedEvents(engines)).toHaveLength(2);
  }));

test('is refused once the parcel is picked', () =>
  withOrderService(async ({ engines, ask }) => {
    await record(engines, orderId, historyTo('PICKED'));
    expect(await ask(command)).toEqual({
      outcome: 'refused',
      refusal: { code: 'order_not_cancellable', parcel_status: 'PICKED' },
    });
  }));

test('finds no order of another partner or environment', () =>
  withOrderService(async ({ engines, ask }) => {
    const notFound = { outcome: 'refused', refusal: { code: 'order_not_found', order_id: orderId } };
    expect(await ask(command)).toEqual(notFound);
    await record(engines, orderId, [orderCreated]);
    expect(await ask({ ...command, environment: 'production' })).toEqual(notFound);
    expect(await ask({ ...command, partner_id: 'prt_2' })).toEqual(notFound);
    expect(await storedEvents(engines)).toHaveLength(1);
  }));

test.each([
  ['without its creation is a failure that lasts', historyTo('ASSIGNED').slice(1), false],
  ['with an event of a newer version is one that passes', [orderCreated, orderLost], true],
])('a stream %s', (_what, events, temporary) =>
  withOrderService(async ({ engines, ask }) => {
    await record(engines, orderId, events);
    await expect(ask(command)).rejects.toMatchObject({ name: 'RequestFailedError', temporary });
  }),
);
