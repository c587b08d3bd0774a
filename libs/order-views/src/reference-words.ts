/** A reference of 100 characters rarely has more words; those after are not found by text. */
export const maxReferenceWords = 8;

/** Of longer words only the beginning counts: they are parts of a list's name. */
const longestWord = 64;

/** The words by which a reference is found: letters and digits between all else, in lower case, each once. */
export function wordsOf(reference: string): readonly string[] {
  const words =
    reference
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, longestWord).join('')))].slice(0, maxReferenceWords);
}
