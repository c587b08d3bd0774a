import { readFileSync } from 'node:fs';
import type { DriverType, ParcelType } from '@dakpion/contracts';
import fc from 'fast-check';
import { priceOf, travelTimes } from './price.ts';
import type { Tariff } from './tariff.ts';

const defaultTariff: Tariff = JSON.parse(readFileSync(new URL('../../config/tariff.json', import.meta.url), 'utf8'));

const amounts = (tariff: Tariff, driver: DriverType, parcel: ParcelType, km: number) => {
  const { total_price, breakdown } = priceOf(tariff, driver, parcel, km);
  return [total_price, ...breakdown.map(({ code, amount }) => `${code} ${amount}`)];
};

const anyAmount = fc.integer({ min: 0, max: 1_000_000 }).map((poisha) => poisha / 100);
const anyKm = fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100);
const anyDriverTariff = fc.record({
  base_fare: anyAmount,
  included_km: anyKm,
  fare_per_km: anyAmount,
  speed_kmh: fc.integer({ min: 1, max: 200 }),
  approach_km: anyKm,
});
const anyTariff: fc.Arbitrary<Tariff> = fc.record({
  version: fc.constant('any'),
  distance_factor: fc.constant(1.3),
  driver_types: fc.record({ 1: anyDriverTariff, 2: anyDriverTariff }),
  parcel_surcharges: fc.record({ 1: anyAmount, 2: anyAmount, 3: anyAmount, 4: anyAmount }),
});
const anyDriver = fc.constantFrom<DriverType>(1, 2);
const anyParcel = fc.constantFrom<ParcelType>(1, 2, 3, 4);

describe('a price', () => {
  test.each<[DriverType, ParcelType, number, (number | string)[]]>([
    [1, 1, 0, [50, 'base_fare 50', 'distance_fare 0', 'parcel_surcharge 0']],
    [1, 2, 2, [50, 'base_fare 50', 'distance_fare 0', 'parcel_surcharge 0']],
    [1, 1, 3, [65, 'base_fare 50', 'distance_fare 15', 'parcel_surcharge 0']],
    [1, 3, 5.68, [125, 'base_fare 50', 'distance_fare 55', 'parcel_surcharge 20']],
    [2, 4, 10, [336, 'base_fare 100', 'distance_fare 176', 'parcel_surcharge 60']],
  ])('follows the default tariff for driver %d, parcel %d and %d km', (driver, parcel, km, expected) => {
    expect(amounts(defaultTariff, driver, parcel, km)).toEqual(expected);
  });

  test('is rounded to whole taka: 0.50 up, 0.49 down', () => {
    const perKm = (fare_per_km: number): Tariff => {
      const driver = { base_fare: 0, included_km: 0, fare_per_km, speed_kmh: 25, approach_km: 3 };
      return { ...defaultTariff, driver_types: { 1: driver, 2: driver } };
    };
    expect(priceOf(perKm(10.5), 1, 1, 1).total_price).toBe(11);
    expect(priceOf(perKm(10.49), 1, 1, 1).total_price).toBe(10);
    // 1.15 × 1.00 is 1.1499… in binary fractions, so prices are computed in whole numbers.
    expect(priceOf(perKm(1.15), 1, 1, 10).total_price).toBe(12);
  });

  test('is rounded once, and a rounding line has the difference between the total and the sum of the rounded lines', () => {
    const driver = { base_fare: 50.4, included_km: 0, fare_per_km: 10.4, speed_kmh: 25, approach_km: 3 };
    const tariff: Tariff = {
      ...defaultTariff,
      driver_types: { 1: driver, 2: driver },
      parcel_surcharges: { 1: 0.5, 2: 0, 3: 0.2, 4: 60 },
    };
    expect(amounts(tariff, 1, 3, 1)).toEqual([
      61,
      'base_fare 50',
      'distance_fare 10',
      'parcel_surcharge 0',
      'rounding 1',
    ]);
  });

  test('equals the sum of its lines, in whole taka, for any tariff', () => {
    fc.assert(
      fc.property(anyTariff, anyDriver, anyParcel, anyKm, (tariff, driver, parcel, km) => {
        const { total_price, breakdown } = priceOf(tariff, driver, parcel, km);
        expect(breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(total_price);
        for (const { amount } of breakdown) expect(Number.isSafeInteger(amount)).toBe(true);
        const exact =
          tariff.driver_types[driver].base_fare +
          tariff.driver_types[driver].fare_per_km * Math.max(0, km - tariff.driver_types[driver].included_km) +
          tariff.parcel_surcharges[parcel];
        expect(Math.abs(total_price - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        const rounding = breakdown.find(({ code }) => code === 'rounding')?.amount ?? 0;
        expect(Math.abs(rounding)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  test('never falls when the distance grows', () => {
    fc.assert(
      fc.property(anyTariff, anyDriver, anyParcel, anyKm, anyKm, (tariff, driver, parcel, one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        expect(priceOf(tariff, driver, parcel, near).total_price).toBeLessThanOrEqual(
          priceOf(tariff, driver, parcel, far).total_price,
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('travel times', () => {
  test('are whole minutes, rounded up, and at least one', () => {
    expect(travelTimes(defaultTariff, 1, 10)).toEqual({ time_to_pickup: 8, duration: 24 });
    expect(travelTimes(defaultTariff, 2, 10)).toEqual({ time_to_pickup: 12, duration: 30 });
    expect(travelTimes(defaultTariff, 1, 10.01).duration).toBe(25);
    expect(travelTimes(defaultTariff, 1, 0).duration).toBe(1);
    // Exactly 498 minutes, which the computation in binary fractions exceeds.
    expect(travelTimes(defaultTariff, 1, 207.5).duration).toBe(498);
    expect(travelTimes(defaultTariff, 2, 166).duration).toBe(498);
    const at = (speed_kmh: number) => {
      const driver = { ...defaultTariff.driver_types[1], speed_kmh };
      return { ...defaultTariff, driver_types: { 1: driver, 2: driver } };
    };
    expect(travelTimes(at(22.2), 1, 2.59).duration).toBe(7);
    expect(travelTimes(at(13.336), 1, 2.89).duration).toBe(14);
  });
});
