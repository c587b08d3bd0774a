import fc from 'fast-check';
import { isAllowedAddress } from './address-rules.ts';
import { maxCallbackUrlLength, parseCallbackUrl } from './callback-url.ts';

const loopback = ['127.0.0.0/8'];

function codeOf(text: string, allowedRanges: readonly string[] = []): string {
  const result = parseCallbackUrl(text, allowedRanges);
  return result.outcome === 'ok' ? 'ok' : result.code;
}

describe('parseCallbackUrl', () => {
  test('returns the URL as it was sent', () => {
    const text = 'https://hooks.example.com:8443/dakpion?shop=7';
    expect(parseCallbackUrl(text, [])).toEqual({ outcome: 'ok', url: text });
  });

  test.each([
    ['', 'invalid_url'],
    ['hooks.example.com', 'invalid_url'],
    ['/hook', 'invalid_url'],
    ['https://', 'invalid_url'],
    [' https://example.com/', 'invalid_url'],
    ['https://exa\tmple.com/', 'invalid_url'],
    ['https:\\\\example.com/', 'invalid_url'],
    ['https:example.com/', 'invalid_url'],
    ['https:/example.com/', 'invalid_url'],
    ['https:///hooks/dakpion', 'invalid_url'],
    ['https://example.com:0/', 'invalid_url'],
    ['http://example.com/', 'https_required'],
    ['ftp://example.com/', 'https_required'],
    ['javascript:alert(1)', 'invalid_url'],
    ['https://user@example.com/', 'user_info_not_allowed'],
    ['https://user:secret@example.com/', 'user_info_not_allowed'],
    ['https://:secret@example.com/', 'user_info_not_allowed'],
    ['https://localhost/', 'address_not_allowed'],
    ['https://LOCALHOST./', 'address_not_allowed'],
    ['https://shop.localhost/', 'address_not_allowed'],
    ['https://127.0.0.1./', 'address_not_allowed'],
    ['https://2130706433/', 'address_not_allowed'],
    ['https://0x7f.1/', 'address_not_allowed'],
    ['https://0177.0.0.1/', 'address_not_allowed'],
    ['https://[::1]/', 'address_not_allowed'],
    ['https://[::ffff:127.0.0.1]/', 'address_not_allowed'],
    ['https://[64:ff9b::a9fe:a9fe]/', 'address_not_allowed'],
    ['https://169.254.169.254/latest/meta-data', 'address_not_allowed'],
    ['https://１２７.0.0.1/', 'address_not_allowed'],
    ['https://example..com/', 'invalid_url'],
    ['https://.example.com/', 'invalid_url'],
    [`https://${'a'.repeat(64)}.com/`, 'invalid_url'],
    [`https://${'a.'.repeat(126)}com/`, 'invalid_url'],
    ['https://example.com/\u0001', 'invalid_url'],
    ['https://example.com./', 'ok'],
    [`https://${'a'.repeat(63)}.com/`, 'ok'],
    ['https://8.8.8.8/', 'ok'],
    ['https://[2606:4700:4700::1111]/', 'ok'],
  ])('answers %j with %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  test.each([
    ['http://127.0.0.1:8080/hook', 'ok'],
    ['http://localhost:8080/hook', 'ok'],
    ['https://localhost/hook', 'ok'],
    ['http://[::ffff:127.0.0.1]/hook', 'ok'],
    ['http://10.0.0.1/hook', 'https_required'],
    ['https://10.0.0.1/hook', 'address_not_allowed'],
    ['http://[::1]/hook', 'https_required'],
    ['http://8.8.8.8/hook', 'https_required'],
    // A name is checked when it is resolved.
    ['http://hooks.internal:8080/hook', 'ok'],
  ])('answers %j with %s when loopback is on the allow-list', (text, code) => {
    expect(codeOf(text, loopback)).toBe(code);
  });

  test.each([
    ['http://10.0.0.1/', [], 'A callback URL must begin with https://.'],
    [
      'http://10.0.0.1/',
      ['127.0.0.0/8', '::1/128'],
      'A callback URL must begin with https://. http:// is allowed only for addresses in 127.0.0.0/8, ::1/128.',
    ],
    ['https://10.0.0.1/', [], 'The host must be public: no private, loopback, link-local or reserved address.'],
    [
      'https://10.0.0.1/',
      loopback,
      'The host must be public: no private, loopback, link-local or reserved address, except addresses in 127.0.0.0/8.',
    ],
  ])('explains the refusal of %s with %j on the allow-list', (text, allowedRanges, message) => {
    expect(parseCallbackUrl(text, allowedRanges)).toMatchObject({ outcome: 'refused', message });
  });

  test('refuses more than 2,000 characters', () => {
    const base = 'https://example.com/';
    expect(codeOf(base + 'a'.repeat(maxCallbackUrlLength - base.length))).toBe('ok');
    expect(codeOf(base + 'a'.repeat(maxCallbackUrlLength - base.length + 1))).toBe('url_too_long');
  });

  test('gives the same answer for an IPv4 address in every spelling', () => {
    const spelling = fc.constantFrom(
      (value: number) => String(value),
      (value: number) => `0x${value.toString(16)}`,
      (value: number) => `0${value.toString(8)}`,
      (value: number) => `${value >>> 24}.${value & 0xffffff}`,
      (value: number) => [24, 16, 8, 0].map((shift) => `0x${((value >>> shift) & 255).toString(16)}`).join('.'),
      (value: number) => `${[24, 16, 8, 0].map((shift) => `0${((value >>> shift) & 255).toString(8)}`).join('.')}.`,
    );
    fc.assert(
      fc.property(fc.nat(0xffffffff), spelling, (value, spell) => {
        const dotted = [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');
        expect(codeOf(`https://${spell(value)}/`)).toBe(isAllowedAddress(dotted, []) ? 'ok' : 'address_not_allowed');
      }),
      {
        examples: [
          [0x7f000001, String],
          [0xa9fea9fe, String],
        ],
      },
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `https://${text}`),
        ),
        (text) => ['ok', 'refused'].includes(parseCallbackUrl(text, loopback).outcome),
      ),
    );
  });
});
