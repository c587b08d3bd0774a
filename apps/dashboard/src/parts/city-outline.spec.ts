import fc from 'fast-check';
import { isDrawn, placeAt, pointOf } from './city-outline.ts';

const outline = { west: 90.3, north: 23.93, units: 10_000, width: 2_600, height: 3_278 };

test('draws a place at the same position as the tracking page', () => {
  expect(pointOf(outline, { latitude: 23.93, longitude: 90.3 })).toEqual({ x: 0, y: 0 });
  const gulshan = pointOf(outline, { latitude: 23.7806, longitude: 90.4193 });
  expect(gulshan.x).toBeCloseTo(1_193, 5);
  expect(gulshan.y).toBeCloseTo(1_633.5, 0);
});

test('converts the point of a place back to the same place', () => {
  const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(degrees(23.64, 23.92), degrees(90.31, 90.55), (latitude, longitude) => {
      const place = placeAt(outline, pointOf(outline, { latitude, longitude }));
      expect(Math.abs(place.latitude - latitude)).toBeLessThanOrEqual(0.000_006);
      expect(Math.abs(place.longitude - longitude)).toBeLessThanOrEqual(0.000_006);
      expect(isDrawn(outline, { latitude, longitude })).toBe(true);
    }),
  );
});

test('draws no other cities', () => {
  expect(isDrawn(outline, { latitude: 22.35, longitude: 91.78 })).toBe(false);
});
