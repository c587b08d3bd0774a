import { isIPv4, isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Hextets of an IPv6 address that a provider assigns to one customer: a /64 network. */
const networkHextets = 4;

/**
 * The unit that limits by address count: an IPv4 address, or the /64 network of an IPv6 address, because its owner has
 * all addresses in it. Any other text is returned unchanged.
 */
export function clientNetwork(address: string): string {
  const mapped = mappedIpv4.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // The URL parser writes every IPv6 address in one form, without leading zeros or dotted quads.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const hextets = (part: string) => part.split(':').filter((hextet) => hextet !== '');
  const missing = tail === undefined ? 0 : 8 - hextets(head).length - hextets(tail).length;
  const all = [...hextets(head), ...Array<string>(missing).fill('0'), ...hextets(tail ?? '')];
  return `${all.slice(0, networkHextets).join(':')}::/64`;
}
