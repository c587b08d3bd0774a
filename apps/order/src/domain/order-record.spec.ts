import { at, orderDetails, rider } from '@dakpion/fixtures';
import { cancelled, fold, historyTo, newOrderId, orderCreated, request, retried, stepMade } from './order.fixture.ts';
import type { OrderEvent } from './order-event.ts';
import { detailsOf, recordOf } from './order-record.ts';

const recordAfter = (...events: readonly OrderEvent[]) => recordOf(fold(events)!);

test('a new order has every field, with null for those without a value', () => {
  const { callback_url, metadata } = request;
  expect(detailsOf(fold([orderCreated])!)).toEqual(orderDetails({ callback_url, metadata: metadata! }));
});

test('a delivered order shows all its steps', () => {
  const record = detailsOf(fold(historyTo('COMPLETED'))!);
  expect(record).toMatchObject({
    parcel_status: 'COMPLETED',
    previous_status: 'PICKED',
    rider_id: 7,
    sequence: 6,
    assigned_at: at(1),
    accepted_at: at(2),
    started_at: at(3),
    picked_at: at(4),
    completed_at: at(5),
    cancelled_at: null,
    updated_at: at(5),
    eta: null,
    allowed_actions: [],
  });
  expect(record.history.map((entry) => [entry.sequence, entry.previous_status, entry.parcel_status])).toEqual([
    [1, null, 'PENDING'],
    [2, 'PENDING', 'ASSIGNED'],
    [3, 'ASSIGNED', 'ACCEPTED'],
    [4, 'ACCEPTED', 'STARTED'],
    [5, 'STARTED', 'PICKED'],
    [6, 'PICKED', 'COMPLETED'],
  ]);
});

test('a record has the rider and their last known place', () => {
  const location = { latitude: 23.79, longitude: 90.4 };
  const assigned = stepMade('OrderAssigned', { location });
  expect(recordAfter(orderCreated, assigned, stepMade('OrderAccepted'))).toMatchObject({
    driver_info: { ...rider, ...location, location_updated_at: at(1) },
    rider_id: 7,
    rider_latitude: 23.79,
    rider_longitude: 90.4,
  });
  expect(recordAfter(orderCreated, stepMade('OrderAssigned')).driver_info).toEqual({
    ...rider,
    latitude: null,
    longitude: null,
    location_updated_at: null,
  });
});

test('eta is the time of the last step plus the duration, and before the pickup also the time to pickup', () => {
  const assigned = stepMade('OrderAssigned');
  const accepted = stepMade('OrderAccepted', { time_to_pickup: 5, duration: 30 });
  const started = stepMade('OrderStarted', { time_to_pickup: 3 });
  const picked = stepMade('OrderPicked');
  expect(recordAfter(orderCreated, assigned)).toMatchObject({ time_to_pickup: 15, duration: 20, eta: at(1 + 15 + 20) });
  expect(recordAfter(orderCreated, assigned, accepted)).toMatchObject({
    time_to_pickup: 5,
    duration: 30,
    eta: at(2 + 5 + 30),
  });
  expect(recordAfter(orderCreated, assigned, accepted, started).eta).toBe(at(3 + 3 + 30));
  expect(recordAfter(orderCreated, assigned, accepted, started, picked).eta).toBe(at(4 + 30));
});

test('eta is not before the time at which a late step was recorded', () => {
  const late = stepMade('OrderAssigned', { occurred_at: at(1), recorded_at: at(50) });
  expect(recordAfter(orderCreated, late).eta).toBe(at(50));
});

test('a cancelled order shows who cancelled it and why, and can be retried once', () => {
  expect(recordAfter(...historyTo('STARTED'), cancelled)).toMatchObject({
    parcel_status: 'CANCELLED',
    previous_status: 'STARTED',
    cancelled_by: 'partner',
    cancellation_reason: 'Out of stock',
    cancelled_at: at(6),
    eta: null,
    rider_id: 7,
    allowed_actions: ['retry'],
  });
});

test('a retry keeps the status and counts in the sequence', () => {
  const details = detailsOf(fold([orderCreated, cancelled, retried])!);
  expect(details).toMatchObject({
    parcel_status: 'CANCELLED',
    previous_status: 'PENDING',
    retried_by_order_id: newOrderId,
    allowed_actions: [],
    sequence: 3,
    updated_at: at(9),
  });
  expect(details.history[2]).toEqual({
    sequence: 3,
    event: 'RETRIED',
    parcel_status: 'CANCELLED',
    previous_status: 'CANCELLED',
    occurred_at: at(9),
  });
});

test('no action is allowed once the parcel is on its way', () => {
  expect(recordAfter(...historyTo('PICKED')).allowed_actions).toEqual([]);
});

test('an order without metadata has an empty object, not null', () => {
  const { type, data } = orderCreated;
  const bare = { type, data: { ...data, request: { ...request, metadata: null } } } as const;
  expect(recordAfter(bare).metadata).toEqual({});
});

test("the rider's place and the quoted speed give the times that a rider does not send", () => {
  const pickup = { latitude: 23.7806, longitude: 90.4165 };
  const receiver = { latitude: 23.7461, longitude: 90.3742 };
  const assigned = stepMade('OrderAssigned', { location: receiver });
  expect(recordAfter(orderCreated, assigned)).toMatchObject({ time_to_pickup: 20, duration: 20, eta: at(1 + 20 + 20) });
  const said = stepMade('OrderAssigned', { location: receiver, time_to_pickup: 4 });
  expect(recordAfter(orderCreated, said)).toMatchObject({ time_to_pickup: 4, duration: 20 });
  const started = stepMade('OrderStarted', { location: pickup });
  expect(recordAfter(...historyTo('ACCEPTED'), started)).toMatchObject({ time_to_pickup: 0, eta: at(3 + 20) });
  const picked = stepMade('OrderPicked', { location: { latitude: 23.7633, longitude: 90.3953 } });
  expect(recordAfter(...historyTo('STARTED'), picked)).toMatchObject({ duration: 10, eta: at(4 + 10) });
  const completed = stepMade('OrderCompleted', { location: receiver });
  expect(recordAfter(...historyTo('PICKED'), completed)).toMatchObject({ time_to_pickup: 15, duration: 20, eta: null });
});
