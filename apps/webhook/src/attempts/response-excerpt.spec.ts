import { maxExcerptBytes, responseExcerpt } from './response-excerpt.ts';

test.each([
  ['control characters', Buffer.alloc(maxExcerptBytes, 1)],
  ['C1 control characters', Buffer.from('\u0085'.repeat(maxExcerptBytes / 2))],
  ['bytes that are not text', Buffer.alloc(maxExcerptBytes, 0xff)],
  ['quotation marks', Buffer.alloc(maxExcerptBytes, '"')],
  ['line breaks', Buffer.alloc(maxExcerptBytes, '\n')],
  ['a text of an earlier version', '\u0001'.repeat(maxExcerptBytes)],
])('keeps at most 4 KiB of text of an answer of %s, which is at most 8 KiB of JSON', (_, answer) => {
  const excerpt = responseExcerpt(answer);
  expect(excerpt).not.toBe('');
  expect(Buffer.byteLength(excerpt)).toBeLessThanOrEqual(maxExcerptBytes);
  expect(Buffer.byteLength(JSON.stringify(excerpt))).toBeLessThanOrEqual(2 * maxExcerptBytes + 2);
});

test('replaces control characters, except tabs and line breaks', () => {
  expect(responseExcerpt(Buffer.from('a\0b\u001b[31m\tc\r\nd\u007f\u0080'))).toBe(
    'a\uFFFDb\uFFFD[31m\tc\r\nd\uFFFD\uFFFD',
  );
});

test('leaves out a character that does not fit completely', () => {
  expect(responseExcerpt(Buffer.from(`${'a'.repeat(maxExcerptBytes - 2)}টাকা`))).toBe('a'.repeat(maxExcerptBytes - 2));
  expect(responseExcerpt('সংক্ষিপ্ত')).toBe('সংক্ষিপ্ত');
});
