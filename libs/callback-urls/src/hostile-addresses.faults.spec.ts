import { BlockList, isIP } from 'node:net';
import { forAWhile, fuzzForMs, hostileText } from '@dakpion/fixtures/hostile-values';
import fc from 'fast-check';
import { isAllowedAddress } from './address-rules.ts';
import { parseCallbackUrl } from './callback-url.ts';

const withinMs = 3 * fuzzForMs;
const privateRanges = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 4],
] as const) {
  privateRanges.addSubnet(network, prefix, 'ipv4');
}

const octet = fc.nat(255);
const ipV4 = fc.tuple(octet, octet, octet, octet);
const privateIpV4 = ipV4.filter((octets) => privateRanges.check(octets.join('.'), 'ipv4'));

/** The forms in which URLs can hold an IPv4 address. */
function formsOf([a, b, c, d]: readonly [number, number, number, number]): readonly string[] {
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const groups = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  return [
    `${a}.${b}.${c}.${d}`,
    String(whole),
    `0x${whole.toString(16)}`,
    `0${whole.toString(8)}`,
    `0x${a.toString(16)}.${b}.${c}.${d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${a}.${b}.${c}.${d}.`,
    `[::ffff:${a}.${b}.${c}.${d}]`,
    `[::ffff:${groups}]`,
    `[64:ff9b::${groups}]`,
    `[2002:${groups}::1]`,
    `[::${groups}]`,
  ];
}

test(
  'refuses every form of a private address as a callback URL',
  () => {
    const urls = fc
      .tuple(privateIpV4, fc.nat(11), fc.constantFrom('https://', 'HTTPS:\\\\', 'https:/', 'https:'), hostileText)
      .map(
        ([octets, form, scheme, path]) =>
          `${scheme}${formsOf(octets)[form]}/${encodeURIComponent(path.replace(/\p{Cs}/gu, ''))}`,
      );
    fc.assert(
      fc.property(urls, (url) => parseCallbackUrl(url, []).outcome !== 'ok'),
      forAWhile,
    );
  },
  withinMs,
);

test(
  'accepts a text only with https and without a user, and otherwise refuses it with a reason',
  () => {
    const schemes = fc.constantFrom(
      '',
      'https://',
      'http://',
      'https://user@',
      'https://a:b@',
      'javascript:',
      '//',
      'file:///',
    );
    fc.assert(
      fc.property(schemes, hostileText, hostileText, (scheme, host, path) => {
        const read = parseCallbackUrl(`${scheme}${host}/${path}`, []);
        if (read.outcome !== 'ok') return;
        expect(new URL(read.url).href).toMatch(/^https:\/\/[^@/]+\//);
        const address = new URL(read.url).hostname.replace(/^\[|\]$/g, '');
        expect(isIP(address) === 0 || isAllowedAddress(address, [])).toBe(true);
      }),
      forAWhile,
    );
  },
  withinMs,
);
