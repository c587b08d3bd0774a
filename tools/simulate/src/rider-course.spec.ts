import { routeOf } from './order-request-of.ts';
import { riderCourse, riderEventOf } from './rider-course.ts';

test('has five steps at the given distance, with locations between the assignment and the delivery', () => {
  const course = riderCourse(1_000, 1_500);
  expect(course.map(({ type, afterMs }) => [type, afterMs])).toEqual([
    ['RIDER_ASSIGNED', 1_000],
    ['RIDER_ACCEPTED', 2_000],
    ['RIDER_LOCATION', 2_500],
    ['RIDER_STARTED', 3_000],
    ['PARCEL_PICKED', 4_000],
    ['RIDER_LOCATION', 4_000],
    ['PARCEL_DELIVERED', 5_000],
  ]);
  expect(riderCourse(1_000, 0).map(({ type }) => type)).not.toContain('RIDER_LOCATION');
  expect(riderCourse(3_600_000, 1)).toHaveLength(1_005);
});

test('keeps the rider at the pickup until the pickup, and at the receiver at the delivery', () => {
  const route = routeOf('run', 7);
  const course = riderCourse(1_000, 0);
  const at = '2026-11-21T13:00:00.000+06:00';
  const events = course.map((step, place) => riderEventOf({ orderId: 'ord_7', number: 7, route }, step, place, at));
  expect(events[0]?.location).toEqual({
    latitude: route.estimated_pickup_address_latitude,
    longitude: route.estimated_pickup_address_longitude,
  });
  expect(events[4]?.location).toEqual({
    latitude: route.estimated_receiver_address_latitude,
    longitude: route.estimated_receiver_address_longitude,
  });
  expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(5);
  expect(new Set(events.map(({ rider }) => rider?.rider_id)).size).toBe(1);
});
