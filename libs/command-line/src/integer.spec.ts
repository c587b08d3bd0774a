import { integer } from './integer.ts';

test.each([
  ['1', 1],
  ['200', 200],
  ['007', 7],
])('accepts %s', (text, value) => {
  expect(integer(1, 200)(text)).toBe(value);
});

test.each(['', ' ', '0', '201', '-1', '1.5', '1e2', '0x10', '5 orders'])('refuses %j and names the bounds', (text) => {
  expect(() => integer(1, 200)(text)).toThrow('Must be an integer from 1 to 200.');
});

test('accepts every exact integer when there is no upper bound', () => {
  const positive = integer(1);
  expect(positive('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => positive('9007199254740992')).toThrow('Must be an integer from 1 to 9007199254740991.');
});
