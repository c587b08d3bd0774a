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
])('%j is refused in a text', (character) => {
  expect(findForbiddenCharacters(`Road ${character}5`)?.code).toBe('control_characters');
});

test.each(['ঢাকা, রোড ৫', 'شارع ٥', 'רחוב 5', '🛵', '\u200c', '\u200d', '\u200f', '\u2065'])('%j is taken', (text) => {
  expect(findForbiddenCharacters(text)).toBeNull();
});
