import { isIPv4, isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Hextets of the part of an IPv6 address that a provider assigns to one customer: a /64 network. */
const networkHextets = 4;

/**
 * What limits by address count as one caller: an IPv4 address, or the /64 network of an IPv6 address, whose owner has all
 * addresses in it. Text that is neither is returned as it is.
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
