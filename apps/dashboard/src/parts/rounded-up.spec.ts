import { roundedUp } from './rounded-up.ts';

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [5, 5],
  [11, 20],
  [99, 100],
  [137, 200],
  [50_001, 100_000],
])('ends the scale for %i at %i', (value, top) => {
  expect(roundedUp(value)).toBe(top);
});
