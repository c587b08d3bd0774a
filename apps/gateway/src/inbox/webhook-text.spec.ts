import { jsonOf, newestWithin } from './webhook-text.ts';

test('parses JSON up to the depth of a webhook, and does not count brackets in texts', () => {
  const value = { a: [{ b: { c: '[[[[[[[[[[[[[[[[[[[[{"\\' } }] };
  expect(jsonOf(JSON.stringify(value))).toEqual(value);
  expect(jsonOf('3')).toBe(3);
});

test.each([
  '',
  '{',
  'no json',
  '"',
  `${'['.repeat(8_000)}1${']'.repeat(8_000)}`,
  '{"a":'.repeat(17) + 1 + '}'.repeat(17),
])('keeps a text as text if it is not JSON or too deep: %.12s', (text) => {
  expect(jsonOf(text)).toBeUndefined();
});

test('keeps the newest values that fit, in their order, and reads no others', () => {
  const looked: number[] = [];
  const sizes = [9, 1, 50, 3, 2];
  const shown = newestWithin(sizes, 10, (size) => {
    looked.push(size);
    return { shown: `${size}`, size };
  });
  expect([shown, looked]).toEqual([
    ['3', '2'],
    [2, 3, 50],
  ]);
});
