/** The maximum size of the kept part of an answer, in bytes of UTF-8. In JSON it has at most twice as many. */
export const maxExcerptBytes = 4 * 1024;

/**
 * The beginning of an answer as text. Bytes that are not text become U+FFFD. So do control characters except tabs and line breaks,
 * because each of them would have six bytes in JSON.
 */
export function responseExcerpt(answer: Buffer | string): string {
  const text = typeof answer === 'string' ? answer : answer.toString('utf8');
  const bytes = Buffer.from(text.replace(/[^\P{Cc}\t\n\r]/gu, '\uFFFD'));
  let end = Math.min(bytes.length, maxExcerptBytes);
  // Omits a character that does not fit completely.
  while (end < bytes.length && ((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end -= 1;
  return bytes.toString('utf8', 0, end);
}
