/** An id of ours: a prefix, and 26 characters in base 32 or 32 in hexadecimal. Anything shorter could be a name. */
const identifier = /^(?:dlv|evt|evt_test|key|ord|prt|quo|rdl|req|trk|usr)_(?:[0-9a-z]{26}|[0-9a-f]{32})$/;

export function isIdentifier(text: string): boolean {
  return identifier.test(text);
}

/** Tells whether a text is one of the words. */
export const wordsOf = (words: readonly string[]) => (text: string) => words.includes(text);

/** Letters become `x` and digits `0`: the length, the punctuation and the spaces stay. */
export function maskedText(text: string): string {
  return text.replace(/[\p{L}\p{M}]/gu, 'x').replace(/\p{N}/gu, '0');
}

/** Masks everything except ids and the words in `words`. */
export function maskedUnless(words: ReadonlySet<string>, text: string): string {
  return words.has(text) || isIdentifier(text) ? text : maskedText(text);
}
