import type { AddressInfo } from 'node:net';

/** The address that a server is bound to: Nest prints 127.0.0.1 for a server that listens at all addresses. */
export function listenerUrl({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
