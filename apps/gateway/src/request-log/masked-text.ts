/** An id of ours, or of the same form. */
const identifier = /^[a-z]{2,6}_[0-9A-Za-z]{1,64}$/;

/** Letters become `x` and digits `0`: the length, the punctuation and the spaces stay. */
export function maskedText(text: string): string {
  return text.replace(/[\p{L}\p{M}]/gu, 'x').replace(/\p{N}/gu, '0');
}

/** Masks everything except ids and the words in `words`. */
export function maskedUnless(words: ReadonlySet<string>, text: string): string {
  return words.has(text) || identifier.test(text) ? text : maskedText(text);
}
