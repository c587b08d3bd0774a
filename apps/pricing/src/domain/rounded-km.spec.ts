import { roundedKm } from './rounded-km.ts';

test('rounds kilometres to two decimals', () => {
  expect([1.004, 1.005001, 1.115, 0].map(roundedKm)).toEqual([1, 1.01, 1.12, 0]);
});
