import { parseTariff } from './tariff.ts';

const driver = { base_fare: 50, included_km: 2, fare_per_km: 15, speed_kmh: 25, approach_km: 3 };
const tariff = {
  version: '2026-11-01',
  distance_factor: 1.3,
  driver_types: { 1: driver, 2: { ...driver, base_fare: 100.5 } },
  parcel_surcharges: { 1: 0, 2: 0, 3: 20, 4: 60.25 },
};

describe('a tariff', () => {
  test('is used unchanged when it is valid', () => {
    expect(parseTariff(tariff)).toEqual({ outcome: 'ok', value: tariff });
  });

  test('names every fault at once', () => {
    const faulty = {
      version: '',
      distance_factor: 0.5,
      driver_types: { 1: { ...driver, base_fare: -1, fare_per_km: 15.005, speed_kmh: 0, surge: 2 }, 2: 'car' },
      parcel_surcharges: { 1: 0, 2: '0', 3: Number.NaN },
    };
    const parsed = parseTariff(faulty);
    expect(parsed.outcome === 'refused' && parsed.faults).toEqual([
      { path: 'version', expected: '1 to 40 visible ASCII characters' },
      { path: 'distance_factor', expected: 'a number from 1 to 5' },
      {
        path: 'driver_types.1.base_fare',
        expected: 'an amount in BDT from 0 to 100000 with at most two decimals',
      },
      {
        path: 'driver_types.1.fare_per_km',
        expected: 'an amount in BDT from 0 to 100000 with at most two decimals',
      },
      { path: 'driver_types.1.speed_kmh', expected: 'km/h from 1 to 200' },
      {
        path: 'driver_types.1.surge',
        expected: 'one of base_fare, included_km, fare_per_km, speed_kmh, approach_km',
      },
      {
        path: 'driver_types.2',
        expected: 'an object with base_fare, included_km, fare_per_km, speed_kmh, approach_km',
      },
      { path: 'parcel_surcharges.2', expected: 'an amount in BDT from 0 to 100000 with at most two decimals' },
      { path: 'parcel_surcharges.3', expected: 'an amount in BDT from 0 to 100000 with at most two decimals' },
      { path: 'parcel_surcharges.4', expected: 'an amount in BDT from 0 to 100000 with at most two decimals' },
    ]);
  });

  test.each([
    ['distance_factor', 1, 5],
    ['driver_types.1.fare_per_km', 0, 100_000],
    ['driver_types.2.included_km', 0, 1_000],
    ['driver_types.2.speed_kmh', 1, 200],
    ['parcel_surcharges.4', 0, 100_000],
  ])('may have a %s from %d to %d', (path, least, most) => {
    const refusedAt = (value: number) => {
      const changed: object = structuredClone(tariff);
      const fields = path.split('.');
      const holder = fields.slice(0, -1).reduce((inner, field) => Reflect.get(inner, field), changed);
      Reflect.set(holder, fields.at(-1) ?? '', value);
      const parsed = parseTariff(changed);
      return parsed.outcome === 'refused' ? parsed.faults.map((fault) => fault.path) : [];
    };
    expect([least, most].map(refusedAt)).toEqual([[], []]);
    expect([least - 0.01, most + 0.01].map(refusedAt)).toEqual([[path], [path]]);
  });

  test('has kilometres with at most two decimals', () => {
    const parsed = parseTariff({ ...tariff, driver_types: { 1: driver, 2: { ...driver, approach_km: 0.125 } } });
    expect(parsed).toMatchObject({ outcome: 'refused', faults: [{ path: 'driver_types.2.approach_km' }] });
  });

  test.each([[null], [[]], ['tariff'], [7]])('refuses %p', (json) => {
    expect(parseTariff(json)).toEqual({
      outcome: 'refused',
      faults: [
        { path: '(file)', expected: 'an object with version, distance_factor, driver_types, parcel_surcharges' },
      ],
    });
  });
});
