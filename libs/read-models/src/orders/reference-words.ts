/** The maximum length of a word, because it is part of a list name. Only the beginning of a longer word counts. */
const longestWord = 64;

/**
 * The maximum length of a text after its normalisation, which bounds the number of its lists. A reference of 100 characters is
 * shorter, unless it consists of ligatures.
 */
const longestText = 200;

/** The searchable words of a reference: sequences of letters and digits in lower case with Latin digits, each once. */
export function wordsOf(reference: string): readonly string[] {
  const words =
    reference
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
      .slice(0, longestText)
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, longestWord).join('')))];
}

/** All beginnings of words, each once. */
export function beginningsOf(words: readonly string[]): readonly string[] {
  const beginnings = new Set<string>();
  for (const word of words) {
    let beginning = '';
    for (const character of word) {
      beginning += character;
      beginnings.add(beginning);
    }
  }
  return [...beginnings];
}
