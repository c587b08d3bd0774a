import { counted } from './counted.ts';

test('names one thing in the singular, and any other number in the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'order'))).toEqual(['0 orders', '1 order', '2 orders']);
  expect([1, 2].map((count) => counted(count, 'query', 'queries'))).toEqual(['1 query', '2 queries']);
});
