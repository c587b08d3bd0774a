/** A host as URLs write it: an IPv6 address is in brackets. */
export function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
