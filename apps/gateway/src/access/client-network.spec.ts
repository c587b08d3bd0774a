import fc from 'fast-check';
import { clientNetwork, loggedNetwork } from './client-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001::4:5:6:7:8', '2001:0:0:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.7:40312', '203.0.113.7'],
  ['[2001:db8:1:2:3:4:5:6]:40312', '2001:db8:1:2::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['', ''],
])('%s belongs to the network %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('counts all addresses of one /64 as one caller, however they are written', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const full = (address: string) => clientNetwork(address).split('::')[0];
      const moved = `${full(one)}:${full(other)}`;
      // Addresses of the IPv4-mapped range are IPv4 addresses.
      fc.pre(clientNetwork(one).endsWith('/64'));
      expect(clientNetwork(moved)).toBe(clientNetwork(one));
    }),
  );
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['203.0.113.77:40312', '203.0.113.0/24'],
  ['[2001:db8:1:2::3]:40312', '2001:db8:1::/48'],
  ['no address', 'unknown'],
])('writes the network of %s to the security log as %s', (address, network) => {
  expect(loggedNetwork(address)).toBe(network);
});
