import fc from 'fast-check';
import { greatCircleKm } from './place.ts';

const dhaka = { latitude: 23.8103, longitude: 90.4125 };
const chattogram = { latitude: 22.3569, longitude: 91.7832 };
const anyPlace = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('great-circle distance', () => {
  test('is 214 km from Dhaka to Chattogram', () => {
    expect(greatCircleKm(dhaka, chattogram)).toBeCloseTo(214, 0);
  });

  test('is 111.195 km for a degree of latitude', () => {
    expect(greatCircleKm({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111.195, 3);
  });

  test('is right for half the circumference of the earth and across the date line', () => {
    const west = { latitude: 0, longitude: -179.5 };
    expect(greatCircleKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20_015.1, 1);
    expect(greatCircleKm({ latitude: 0, longitude: 179.5 }, west)).toBeCloseTo(111.195, 3);
  });

  test('is the same in both directions, never negative, and 0 to the same place', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (from, to) => {
        const there = greatCircleKm(from, to);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(20_016);
        expect(there).toBeCloseTo(greatCircleKm(to, from), 6);
        expect(greatCircleKm(from, from)).toBe(0);
      }),
    );
  });
});
