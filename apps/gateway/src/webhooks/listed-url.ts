/** The maximum length in bytes of UTF-8. A URL has at most 2,000 characters, which can have three times as many bytes. */
const maxBytes = 2_000;

/** The URL as lists show it: with at most 2,000 bytes, so that a page of them has a bounded size. */
export function listedUrl(url: string): string {
  const bytes = Buffer.from(url);
  if (bytes.length <= maxBytes) return url;
  let end = maxBytes;
  while (((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end -= 1;
  return bytes.toString('utf8', 0, end);
}
