import fc from 'fast-check';
import { maxReferenceWords, wordsOf } from './reference-words.ts';

test.each([
  ['INV-2026/0042', ['inv', '2026', '0042']],
  ['  shop: shop  ', ['shop']],
  ['চালান ৭', ['চালান', '৭']],
  ['ﬁne', ['fine']],
  ['--', []],
])('%j has the words %j', (reference, words) => {
  expect(wordsOf(reference)).toEqual(words);
});

test('words are few and short, and a reference is found by each of them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (reference) => {
      const words = wordsOf(reference);
      expect(words.length).toBeLessThanOrEqual(maxReferenceWords);
      for (const word of words) {
        expect([...word].length).toBeLessThanOrEqual(64);
        expect(wordsOf(word)).toEqual([word]);
      }
    }),
  );
});
