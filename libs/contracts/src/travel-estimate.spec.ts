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

test('the way from the pickup to the receiver takes what was quoted, half of it half as long', () => {
  expect(minutesToNextStop(pickup, route, quotation, true)).toBe(20);
  expect(minutesToNextStop({ latitude: 23.7599, longitude: 90.3899 }, route, quotation, true)).toBe(10);
  expect(minutesToNextStop(receiver, route, quotation, true)).toBe(0);
});

test('before the pickup it is the way to the pickup', () => {
  expect(minutesToNextStop(receiver, route, quotation, false)).toBe(20);
  expect(minutesToNextStop(pickup, route, quotation, false)).toBe(0);
});

test('a way too short to tell a speed gives no estimate', () => {
  const near = { ...route, estimated_receiver_address_latitude: 23.781, estimated_receiver_address_longitude: 90.41 };
  expect(minutesToNextStop(receiver, near, { duration: 1 }, true)).toBeNull();
});

test('wherever the rider is, it is a whole number of minutes in the bounds of a rider event', () => {
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

describe('what a rider tells', () => {
  const nothing = { time_to_pickup: null, duration: null };

  test('is what they say, whatever their place tells', () => {
    const said = { time_to_pickup: 3, duration: 7 };
    expect(estimateOf(said, receiver, route, quotation, false)).toEqual(said);
    expect(estimateOf(said, pickup, route, quotation, true)).toEqual(said);
  });

  test('else their place tells of the way that they are on', () => {
    expect(estimateOf(nothing, receiver, route, quotation, false)).toEqual({ time_to_pickup: 20, duration: null });
    expect(estimateOf(nothing, pickup, route, quotation, true)).toEqual({ time_to_pickup: null, duration: 20 });
  });

  test('is nothing when they say neither how long nor where', () => {
    expect(estimateOf(nothing, null, route, quotation, true)).toEqual(nothing);
  });
});
