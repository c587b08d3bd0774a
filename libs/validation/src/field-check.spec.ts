import { findForbiddenCharacters } from './field-check.ts';

test.each([
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u0000',
  '\n',
  '\u0085',
])('refuses %j in a text', (character) => {
  expect(findForbiddenCharacters(`Road ${character}5`)?.code).toBe('control_characters');
});

test.each(['ঢাকা, রোড ৫', 'شارع ٥', 'רחוב 5', '🛵', '\u200c', '\u200d', '\u200f', '\u2065'])(
  'accepts %j in a text',
  (text) => {
    expect(findForbiddenCharacters(text)).toBeNull();
  },
);
