import fc from 'fast-check';
import { beginningsOf, wordsOf } from './reference-words.ts';

test.each([
  ['INV-2026/0042', ['inv', '2026', '0042']],
  ['  shop: shop  ', ['shop']],
  ['চালান ৭', ['চালান', '7']],
  ['a b c d e f g h i', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']],
  ['ﬁne', ['fine']],
  ['--', []],
])('splits %j into the words %j', (reference, words) => {
  expect(wordsOf(reference)).toEqual(words);
});

test('lists every beginning of every word', () => {
  expect(beginningsOf(['inv', 'in7', '𝒳y'])).toEqual(['i', 'in', 'inv', 'in7', '𝒳', '𝒳y']);
});

test('limits the length of words and their beginnings, and finds a reference by each of them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (reference) => {
      const words = wordsOf(reference);
      expect(beginningsOf(words).length).toBeLessThanOrEqual(200);
      for (const word of words) {
        expect([...word].length).toBeLessThanOrEqual(64);
        expect(wordsOf(word)).toEqual([word]);
      }
    }),
  );
});
