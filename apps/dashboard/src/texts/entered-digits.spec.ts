import { codeIn, numberIn, phoneNumberIn } from './entered-digits.ts';

test.each([
  '01712345678',
  '০১৭১২-৩৪৫৬৭৮',
  '8801712345678',
  '+88 01712-345678',
  '+880 1712 345678',
  '+880 (0)1712.345678',
  '008801712345678',
  '01712\u2013345678',
  '\u202A+880\u00A01712\u2011345678\u202C',
])('reads %j as a phone number', (text) => {
  expect(phoneNumberIn(text)).toBe('01712345678');
});

test.each(['1712345678', '0171234567', '017123456789', '+91 1712345678', 'INV-01712345678', ''])(
  'reads %j as no phone number',
  (text) => {
    expect(phoneNumberIn(text)).toBeNull();
  },
);

test.each([
  ['২৩.৭৪৬', 23.746],
  [' 90.4 ', 90.4],
  ['', Number.NaN],
  [' ', Number.NaN],
  ['north', Number.NaN],
])('reads %j as the number %d', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

test('reads codes with Bangla digits and blanks', () => {
  expect([codeIn(' ১২৩ ৪৫৬ '), codeIn('7f3k-9q2m')]).toEqual(['123456', '7f3k-9q2m']);
});
