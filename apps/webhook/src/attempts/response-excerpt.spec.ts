import { newWebhookSecrets } from '@dakpion/partners';
import { maxExcerptBytes, responseExcerpt } from './response-excerpt.ts';
import { webhookHeaders } from './webhook-headers.ts';

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

describe('the secrets of a webhook', () => {
  const { token, signing_secret } = newWebhookSecrets();
  const second = newWebhookSecrets();
  const content = { id: 'evt_1', timestamp: 1_795_500_010, body: '{}' };
  const secrets = { signing_secrets: [signing_secret, second.signing_secret], tokens: [token, second.token] };
  const headers = webhookHeaders(secrets, content);
  const confidential = [token, second.token, ...headers['webhook-signature']!.split(' '), signing_secret];
  /** The longest beginning of the secret, after the part that all secrets of its kind have, that the text has. */
  const shownOf = (secret: string, text: string) => {
    const known = /^(wh..._|v1,)/.exec(secret)![0].length;
    let length = secret.length;
    while (length > known && !text.includes(secret.slice(0, length))) length -= 1;
    return length - known;
  };

  test.each([
    ['JSON', JSON.stringify({ method: 'POST', headers, settings: { signing_secret } })],
    ['JSON with escaped slashes', JSON.stringify({ headers, settings: { signing_secret } }).replaceAll('/', '\\/')],
    ['HTML', `<dd>${Object.entries(headers).join('</dd><dd>')}</dd><dd>${signing_secret}</dd>`],
    ['lines', Object.entries({ ...headers, signing_secret }).join('\n')],
  ])('are withheld from an answer that has the headers of the request as %s', (_, answer) => {
    for (let length = 0; length <= answer.length; length += 1) {
      const excerpt = responseExcerpt(Buffer.from(answer.slice(0, length))).replaceAll('\\/', '/');
      // Fifteen characters of a signature are no signature.
      for (const secret of confidential)
        expect(shownOf(secret, excerpt)).toBeLessThanOrEqual(secret.startsWith('v1') ? 15 : 0);
    }
    expect(responseExcerpt(answer)).toContain('whtok_(withheld)');
    expect(responseExcerpt(answer)).toContain('evt_1');
  });

  test('are withheld at the edge of the excerpt', () => {
    for (let room = 0; room <= token.length; room += 1) {
      const excerpt = responseExcerpt(
        Buffer.from(`${'a'.repeat(maxExcerptBytes - room)}${token}`).subarray(0, maxExcerptBytes),
      );
      expect(shownOf(token, excerpt)).toBe(0);
      expect(Buffer.byteLength(excerpt)).toBeLessThanOrEqual(maxExcerptBytes);
    }
  });
});
