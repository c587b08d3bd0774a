import { orderStatuses, type Rider, riderSteps } from '@dakpion/contracts';
import { rider } from '@dakpion/fixtures';
import { whyIllegal } from './legality.ts';
import { cancelled, fold, historyTo, orderCreated, otherRider, retried, stepMade } from './order.fixture.ts';
import type { OrderEvent } from './order-event.ts';

const allowed: Readonly<Record<(typeof orderStatuses)[number], readonly string[]>> = {
  PENDING: ['OrderAssigned', 'OrderCancelled'],
  ASSIGNED: ['OrderAccepted', 'OrderCancelled'],
  ACCEPTED: ['OrderStarted', 'OrderCancelled'],
  STARTED: ['OrderPicked', 'OrderCancelled'],
  PICKED: ['OrderCompleted'],
  COMPLETED: [],
  CANCELLED: ['OrderRetried'],
};
const events: readonly OrderEvent[] = [
  orderCreated,
  ...riderSteps.map((step) => stepMade(step.recordedAs)),
  cancelled,
  retried,
];

test.each(orderStatuses)('allows after %s exactly the events of the table', (status) => {
  const order = fold(historyTo(status));
  const legal = events.filter((event) => whyIllegal(order, event) === null).map((event) => event.type);
  expect(legal).toEqual(allowed[status]);
});

test('requires that an order begins with its creation', () => {
  expect(events.filter((event) => whyIllegal(null, event) === null)).toEqual([orderCreated]);
});

test('names the reason why an event is illegal', () => {
  const order = fold(historyTo('ASSIGNED'));
  expect(whyIllegal(order, stepMade('OrderPicked'))).toBe('OrderPicked while ASSIGNED');
  expect(whyIllegal(order, stepMade('OrderAccepted', { rider: otherRider }))).toBe(
    'OrderAccepted by rider 8 while rider 7 has the order',
  );
  expect(whyIllegal(fold([orderCreated, cancelled, retried]), retried)).toBe('retried twice');
});

test('allows that another rider replaces the rider while the order is ASSIGNED', () => {
  const replacedBy = (by: Rider) =>
    ({ type: 'OrderRiderReplaced', data: stepMade('OrderAssigned', { rider: by }).data }) as const;
  for (const status of orderStatuses) {
    const reason = status === 'ASSIGNED' ? null : `OrderRiderReplaced while ${status}`;
    expect(whyIllegal(fold(historyTo(status)), replacedBy(otherRider))).toBe(reason);
  }
  expect(whyIllegal(fold(historyTo('ASSIGNED')), replacedBy(rider))).toBe('a rider replaced by themselves');
});

test('requires that a second attempt names the first', () => {
  const { type, data } = orderCreated;
  expect(whyIllegal(null, { type, data: { ...data, attempt: 2 } })).toBe('attempt 2 does not fit its origin');
  expect(whyIllegal(null, { type, data: { ...data, attempt: 2, retry_of_order_id: 'ord_0' } })).toBeNull();
});

test.each(['occurred_at', 'recorded_at'])('requires a time as %s, which another program may leave out', (name) => {
  for (const time of [undefined, null, 5, 'yesterday']) {
    const event = { ...cancelled, data: { ...cancelled.data, [name]: time } } as OrderEvent;
    expect(whyIllegal(fold([orderCreated]), event)).toBe('OrderCancelled without its times');
  }
});
