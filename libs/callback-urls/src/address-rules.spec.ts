import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { isAllowedAddress } from './address-rules.ts';

// The special-purpose registries of IANA for IPv4 and IPv6, multicast, and the addresses of clouds, listed independently of the
// code.
const forbiddenRanges = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '168.63.129.16/32',
  '::/128',
  '::1/128',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
  '4000::/2',
];

function addressIn(cidr: string): fc.Arbitrary<string> {
  const [network, bits] = ipaddr.parseCIDR(cidr);
  const base = network.toByteArray();
  return fc.uint8Array({ minLength: base.length, maxLength: base.length }).map((random) => {
    const bytes = base.map((byte, index) => {
      const fixed = Math.min(8, Math.max(0, bits - index * 8));
      const mask = (0xff << (8 - fixed)) & 0xff;
      return (byte & mask) | ((random[index] ?? 0) & ~mask & 0xff);
    });
    return ipaddr.fromByteArray(bytes).toString();
  });
}

const hex = (octet: number) => octet.toString(16).padStart(2, '0');
const octets = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));

describe('isAllowedAddress', () => {
  test.each(forbiddenRanges)('allows no address in %s', (range) => {
    fc.assert(fc.property(addressIn(range), (address) => !isAllowedAddress(address, [])));
  });

  test.each(['8.8.8.8', '1.1.1.1', '103.4.145.245', '2606:4700:4700::1111', '2a00:1450:4001:830::200e'])(
    'allows the public address %s',
    (address) => {
      expect(isAllowedAddress(address, [])).toBe(true);
    },
  );

  test('judges an embedded IPv4 address as itself', () => {
    fc.assert(
      fc.property(octets, ([a, b, c, d]) => {
        const plain = isAllowedAddress(`${a}.${b}.${c}.${d}`, ['10.1.0.0/16']);
        const high = `${hex(a)}${hex(b)}`;
        const low = `${hex(c)}${hex(d)}`;
        for (const wrapped of [`::ffff:${high}:${low}`, `64:ff9b::${high}:${low}`, `2002:${high}:${low}::1`]) {
          expect(isAllowedAddress(wrapped, ['10.1.0.0/16'])).toBe(plain);
        }
      }),
      { examples: [[[10, 1, 2, 3]], [[127, 0, 0, 1]], [[169, 254, 169, 254]], [[8, 8, 8, 8]]] },
    );
  });

  test('never allows the old IPv4-compatible and translated forms', () => {
    fc.assert(
      fc.property(octets, ([a, b, c, d]) => {
        const tail = `${hex(a)}${hex(b)}:${hex(c)}${hex(d)}`;
        return !isAllowedAddress(`::${tail}`, []) && !isAllowedAddress(`::ffff:0:${tail}`, []);
      }),
    );
  });

  test('allows what the allow-list names, and only that', () => {
    fc.assert(fc.property(addressIn('127.0.0.0/8'), (address) => isAllowedAddress(address, ['127.0.0.0/8'])));
    expect(isAllowedAddress('::1', ['127.0.0.0/8'])).toBe(false);
    expect(isAllowedAddress('::1', ['127.0.0.0/8', '::1/128'])).toBe(true);
    expect(isAllowedAddress('10.0.0.1', ['127.0.0.0/8'])).toBe(false);
  });

  test.each(['', 'example.com', '1.2.3.4.5', '12345::g'])('refuses text that is not an address: %j', (text) => {
    expect(isAllowedAddress(text, ['0.0.0.0/0', '::/0'])).toBe(false);
  });
});
