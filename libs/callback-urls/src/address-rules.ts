import ipaddr from 'ipaddr.js';

type Ip = ReturnType<typeof ipaddr.parse>;
type Cidr = ReturnType<typeof ipaddr.parseCIDR>;
type IpV6 = Extract<Ip, { parts: number[] }>;

// Addresses that look public and reach the cloud of the host: the metadata and wire server of Azure.
const cloudMetadata: readonly string[] = ['168.63.129.16'];

const globalUnicast = ipaddr.parseCIDR('2000::/3');
const sixToFour = ipaddr.parseCIDR('2002::/16');
const nat64 = ipaddr.parseCIDR('64:ff9b::/96');

/**
 * Whether webhooks may be sent to this address. Allowed are globally reachable unicast addresses according to IANA's
 * special-purpose registries (RFC 6890 and its successors), and `allowedRanges` (CIDRs, for development and tests).
 * IPv4-mapped, 6to4 and NAT64 addresses are checked by the IPv4 address that they contain. A text that is not an address is not
 * allowed.
 */
export function isAllowedAddress(address: string, allowedRanges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.parse(address);
  if (isInRanges(ip, allowedRanges)) return true;
  if (ip.kind() === 'ipv4') return ip.range() === 'unicast' && !cloudMetadata.includes(ip.toString());
  const ipv6 = ip as IpV6;
  const embedded = embeddedIpv4(ipv6);
  if (embedded !== null) return isAllowedAddress(embedded, allowedRanges);
  return ipv6.match(globalUnicast) && ipv6.range() === 'unicast';
}

/** Whether one of the CIDRs contains the address. An IPv4-mapped address counts as its IPv4 address. */
export function isInAllowedRanges(address: string, allowedRanges: readonly string[]): boolean {
  return ipaddr.isValid(address) && isInRanges(ipaddr.process(address), allowedRanges);
}

function isInRanges(ip: Ip, allowedRanges: readonly string[]): boolean {
  return parsedRanges(allowedRanges).some((cidr) => cidr[0].kind() === ip.kind() && ip.match(cidr));
}

// The same list of settings is used for every request. Parsing it takes longer than the rest of the check.
const parsed = new WeakMap<readonly string[], readonly Cidr[]>();

function parsedRanges(ranges: readonly string[]): readonly Cidr[] {
  const known = parsed.get(ranges);
  if (known !== undefined) return known;
  const cidrs = ranges.map((range) => ipaddr.parseCIDR(range));
  parsed.set(ranges, cidrs);
  return cidrs;
}

/** The IPv4 address that packets to this address reach, if its form contains one. */
function embeddedIpv4(ip: IpV6): string | null {
  const bytes = ip.toByteArray();
  if (ip.isIPv4MappedAddress() || ip.match(nat64)) return bytes.slice(12).join('.');
  if (ip.match(sixToFour)) return bytes.slice(2, 6).join('.');
  return null;
}
