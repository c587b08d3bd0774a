/** The maximum size of the kept part of an answer, in bytes of UTF-8. In JSON it has at most twice as many. */
export const maxExcerptBytes = 4 * 1024;

/**
 * The secrets of webhooks and their signatures, also if the end is missing. Some servers answer with the headers of the request, and
 * more people read excerpts than may read secrets. A signature can contain a slash, which some JSON has as `\/`.
 */
const secrets = /(whtok_|whsec_|v1,(?=[\w+/=\\]{16}))[\w+/=\\]+/g;

/**
 * The beginning of an answer as text, without secrets. Bytes that are not text become U+FFFD. So do control characters except tabs
 * and line breaks, because each of them would have six bytes in JSON.
 */
export function responseExcerpt(answer: Buffer | string): string {
  const text = typeof answer === 'string' ? answer : answer.toString('utf8');
  const bytes = Buffer.from(text.replace(/[^\P{Cc}\t\n\r]/gu, '\uFFFD').replace(secrets, '$1(withheld)'));
  // As part of a stream, so that a character that does not fit completely is omitted.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, maxExcerptBytes), { stream: true });
}
