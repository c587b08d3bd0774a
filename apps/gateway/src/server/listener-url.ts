import type { AddressInfo } from 'node:net';

/** The address that a server is bound to, as it is: Nest writes 127.0.0.1 where a server listens at all addresses. */
export function listenerUrl({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
