import { changedInPlace, orderRequest, quotation, releasedEvents, rider } from '@dakpion/fixtures';
import { evolve } from './domain/evolve.ts';
import { historyTo } from './domain/order.fixture.ts';
import type {
  OrderCancelled,
  OrderCreated,
  OrderEventType,
  OrderRetried,
  RiderStepData,
} from './domain/order-event.ts';
import { orderEventOf, orderSchemaVersion } from './order-stream.ts';

const times = { occurred_at: '2026-11-24T12:00:00.000+06:00', recorded_at: '2026-11-24T12:00:00.000+06:00' };
const created: Required<OrderCreated['data']> = {
  ...times,
  order_id: 'ord_1',
  partner_id: 'prt_1',
  environment: 'sandbox',
  request: orderRequest,
  quotation,
  attempt: 1,
  retry_of_order_id: null,
  tracking_token: 'token',
  tracking_url: 'http://127.0.0.1:3000/track/token',
};
const step: Omit<Required<RiderStepData>, 'vehicle_differs'> = {
  ...times,
  rider,
  location: { latitude: 23.7, longitude: 90.3 },
  time_to_pickup: 8,
  duration: 19,
  rider_event_id: 'event-1',
};
const cancelled: Required<OrderCancelled['data']> = {
  ...times,
  cancelled_by: 'dispatch',
  cancellation_reason: 'none',
  rider_event_id: 'event-2',
};
const retried: Required<OrderRetried['data']> = { ...times, new_order_id: 'ord_2' };

/** The data of each event type in the present form. */
const present: Readonly<Record<OrderEventType, object>> = {
  OrderCreated: created,
  OrderAssigned: { ...step, vehicle_differs: true } satisfies Required<RiderStepData>,
  OrderRiderReplaced: step,
  OrderAccepted: step,
  OrderStarted: step,
  OrderPicked: step,
  OrderCompleted: step,
  OrderCancelled: cancelled,
  OrderRetried: retried,
};
const released = releasedEvents('order-');

test('no released event type has changed without a new version and an upcaster', () => {
  expect(changedInPlace(present, orderSchemaVersion, released)).toEqual([]);
  const withNewField = { ...present, OrderCreated: { ...created, parcel_photo: 'a' } };
  expect(changedInPlace(withNewField, orderSchemaVersion, released)).toEqual([
    'OrderCreated.parcel_photo: was not released',
  ]);
});

test.each(released.map((event) => [event.type, event.release, event] as const))(
  '%s of release %s is read with all fields of the present form',
  (type, _release, event) => {
    const read = orderEventOf(event);
    const asPresent = { ...event, data: read.data as never, metadata: { ...event.metadata, schema_version: 0 } };
    const expected = { [type]: present[type as OrderEventType] };
    const optional = `${type}.vehicle_differs: was not released`;
    expect(changedInPlace(expected, 0, [asPresent]).filter((difference) => difference !== optional)).toEqual([]);
  },
);

test.each(['0.1.0', '0.2.0'])('an order of release %s is replayed from its events', (release) => {
  const types: readonly string[] = historyTo('COMPLETED').map(({ type }) => type);
  const events = released.filter((event) => event.release === release).map(orderEventOf);
  const course = types.map((type) => events.find((event) => event.type === type)!);
  const order = course.reduce<ReturnType<typeof evolve> | null>((state, event) => evolve(state, event), null);
  expect(order).toMatchObject({ parcel_status: 'COMPLETED', created: { quotation: { currency: 'BDT' } } });
});
