/** The maximum number of words of a reference. 100 characters rarely have more. Later words are not searchable. */
export const maxReferenceWords = 8;

/** The maximum length of a word, because it is part of a list name. Only the beginning of a longer word counts. */
const longestWord = 64;

/** The searchable words of a reference: sequences of letters and digits in lower case, each once. */
export function wordsOf(reference: string): readonly string[] {
  const words =
    reference
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, longestWord).join('')))].slice(0, maxReferenceWords);
}
