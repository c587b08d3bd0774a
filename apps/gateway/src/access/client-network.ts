import { isIPv4, isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some proxies write the port of the client too: `203.0.113.7:40312`, `[2001:db8::1]:40312`. Each connection has another one. */
const withPort = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;
/** Hextets of an IPv6 address that a provider assigns to one customer: a /64 network. */
const networkHextets = 4;

/** Hextets of the network that a security log names: a /48 network. */
const loggedHextets = 3;

/**
 * The unit that limits by address count: an IPv4 address, or the /64 network of an IPv6 address, because its owner has
 * all addresses in it. Any other text is returned unchanged.
 */
export function clientNetwork(text: string): string {
  const address = withoutPort(text);
  return ipv4Of(address) ?? ipv6NetworkOf(address, networkHextets) ?? address;
}

/** The network of a client for the security log: /24 of an IPv4 address, /48 of an IPv6 address, `unknown` for other texts. */
export function loggedNetwork(text: string): string {
  const address = withoutPort(text);
  const ipv4 = ipv4Of(address);
  if (ipv4 !== null) return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
  return ipv6NetworkOf(address, loggedHextets) ?? 'unknown';
}

function withoutPort(text: string): string {
  const [, ipv6, ipv4] = withPort.exec(text) ?? [];
  return ipv6 ?? ipv4 ?? text;
}

function ipv4Of(address: string): string | null {
  const plain = mappedIpv4.exec(address)?.[1] ?? address;
  return isIPv4(plain) ? plain : null;
}

function ipv6NetworkOf(address: string, kept: number): string | null {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return null;
  // The URL parser writes every IPv6 address in one form, without leading zeros or dotted quads.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const hextets = (part: string) => part.split(':').filter((hextet) => hextet !== '');
  const missing = tail === undefined ? 0 : 8 - hextets(head).length - hextets(tail).length;
  const all = [...hextets(head), ...Array<string>(missing).fill('0'), ...hextets(tail ?? '')];
  return `${all.slice(0, kept).join(':')}::/${kept * 16}`;
}
