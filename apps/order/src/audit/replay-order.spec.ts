import { at, orderId } from '@dakpion/fixtures';
import {
  cancelled,
  createdAs,
  fold,
  historyTo,
  newOrderId,
  orderCreated,
  otherRider,
  retried,
  stepMade,
} from '../domain/order.fixture.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { detailsOf } from '../domain/order-record.ts';
import { record, withEngines } from '../engines.fixture.ts';
import { replayOrder, replayStream } from './replay-order.ts';

test('returns every event of an order with the order as it was after the event', () =>
  withEngines(async (engines) => {
    const history = [...historyTo('ACCEPTED'), cancelled, retried];
    await record(engines, orderId, history);
    const { replayed } = await replayOrder(engines.eventStore, orderId);
    expect(replayed.map(({ event }) => event.type)).toEqual(history.map((event) => event.type));
    expect(replayed.map(({ after }) => after)).toEqual(
      history.map((_, index) => detailsOf(fold(history.slice(0, index + 1))!)),
    );
  }));

test('returns no events for an order that does not exist', () =>
  withEngines(async ({ eventStore }) => {
    expect(await replayOrder(eventStore, orderId)).toEqual({ replayed: [], fault: null, faulty: null });
  }));

const brokenStep = { type: 'OrderAssigned', data: { occurred_at: at(1) } } as unknown as OrderEvent;
const brokenEta = stepMade('OrderAssigned', { time_to_pickup: 'soon' as unknown as number });
const unknownType = { type: 'OrderLost', data: { occurred_at: at(1) } } as unknown as OrderEvent;

test.each<[string, readonly OrderEvent[], number, string]>([
  ['a missing step', [orderCreated, stepMade('OrderAccepted')], 1, 'event 2: OrderAccepted while PENDING'],
  [
    'a repeated step',
    [...historyTo('ASSIGNED'), stepMade('OrderAssigned')],
    2,
    'event 3: OrderAssigned while ASSIGNED',
  ],
  [
    'another rider',
    [...historyTo('ASSIGNED'), stepMade('OrderAccepted', { rider: otherRider })],
    2,
    'event 3: OrderAccepted by rider 8 while rider 7 has the order',
  ],
  ['cancelled too late', [...historyTo('PICKED'), cancelled], 5, 'event 6: OrderCancelled while PICKED'],
  ['a missing creation', [cancelled], 0, 'event 1: begins with OrderCancelled'],
  ['the creation of another order', [createdAs(newOrderId)], 0, `event 1: created as ${newOrderId}`],
  ['data without a rider', [orderCreated, brokenStep], 1, 'event 2: TypeError'],
  ['data that cannot be shown', [orderCreated, brokenEta], 1, 'event 2: RangeError'],
  ['an unknown type', [orderCreated, unknownType], 1, 'event 2: NewerVersionError: order-'],
])('reports a faulty history: %s', (_, history, legal, fault) =>
  withEngines(async (engines) => {
    await record(engines, orderId, history);
    const replayed = await replayStream(engines.eventStore, orderId);
    expect(replayed.states).toHaveLength(legal);
    expect(replayed.fault).toContain(fault);
    const told = await replayOrder(engines.eventStore, orderId);
    expect(told.fault).toContain(fault);
    expect(told.fault).toMatch(/[^.]\.$/);
    expect(told.faulty).toMatchObject({ revision: legal, type: history[legal]?.type });
    expect(told.replayed).toHaveLength(legal);
  }),
);
