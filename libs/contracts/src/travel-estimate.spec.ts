import fc from 'fast-check';
import { estimateOf, minutesToNextStop } from './travel-estimate.ts';

const pickup = { latitude: 23.78, longitude: 90.41 };
const receiver = { latitude: 23.74, longitude: 90.37 };
const route = {
  pickup_address_text: 'Gulshan',
  estimated_pickup_address_latitude: pickup.latitude,
  estimated_pickup_address_longitude: pickup.longitude,
  receiver_address_text: 'Dhanmondi',
  estimated_receiver_address_latitude: receiver.latitude,
  estimated_receiver_address_longitude: receiver.longitude,
  parcel_type: 2,
} as const;
const quotation = { duration: 20 };

test('takes the quoted time from the pickup to the receiver, and half of it from the halfway point', () => {
  expect(minutesToNextStop(pickup, route, quotation, true)).toBe(20);
  expect(minutesToNextStop({ latitude: 23.7599, longitude: 90.3899 }, route, quotation, true)).toBe(10);
  expect(minutesToNextStop(receiver, route, quotation, true)).toBe(0);
});

test('is rounded up', () => {
  expect(minutesToNextStop({ latitude: 23.7604, longitude: 90.3904 }, route, quotation, true)).toBe(11);
});

test('estimates the time to the pickup before the parcel is picked up', () => {
  expect(minutesToNextStop(receiver, route, quotation, false)).toBe(20);
  expect(minutesToNextStop(pickup, route, quotation, false)).toBe(0);
});

test('gives no estimate when the quoted way is too short for a speed', () => {
  const near = { ...route, estimated_receiver_address_latitude: 23.781, estimated_receiver_address_longitude: 90.41 };
  expect(minutesToNextStop(receiver, near, { duration: 1 }, true)).toBeNull();
});

test('is a whole number of minutes within the bounds of a rider event, wherever the rider is', () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, fc.boolean(), (rider, isPicked) => {
      const minutes = minutesToNextStop(rider, route, quotation, isPicked);
      expect(Number.isInteger(minutes) && minutes! >= 0 && minutes! <= 10_000).toBe(true);
    }),
  );
});

describe('a time from the rider', () => {
  const nothing = { time_to_pickup: null, duration: null };

  test("is used before an estimate from the rider's place", () => {
    const said = { time_to_pickup: 3, duration: 7 };
    expect(estimateOf(said, receiver, route, quotation, false)).toEqual(said);
    expect(estimateOf(said, pickup, route, quotation, true)).toEqual(said);
  });

  test("is replaced by an estimate from the rider's place when there is none", () => {
    expect(estimateOf(nothing, receiver, route, quotation, false)).toEqual({ time_to_pickup: 20, duration: null });
    expect(estimateOf(nothing, pickup, route, quotation, true)).toEqual({ time_to_pickup: null, duration: 20 });
  });

  test('is null when the rider sends neither a time nor a place', () => {
    expect(estimateOf(nothing, null, route, quotation, true)).toEqual(nothing);
  });
});
