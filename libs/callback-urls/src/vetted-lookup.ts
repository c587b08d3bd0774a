import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isAllowedAddress, isInAllowedRanges } from './address-rules.ts';
import { isLoopbackName } from './callback-url.ts';
import { cachedNames } from './name-cache.ts';
import { nameResolver, type ResolveName } from './name-resolver.ts';

/** A name has an address that we do not call, so we do not call it at all. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
  readonly code = 'address_not_allowed';
}

/**
 * A `lookup` for net.connect, tls.connect and undici's `connect` option. It resolves all addresses of a name, fails with
 * {@link ForbiddenAddressError} when any of them is forbidden, and hands on exactly those that it checked: the connection
 * cannot go elsewhere, however the name resolves next. Node does not ask it about literal addresses; `parseCallbackUrl` judges those.
 * Every answer is judged when it is used, one from the cache too. For plain http only the allowed ranges will do.
 */
export function vettedLookup(
  allowedRanges: readonly string[],
  resolveName: ResolveName = cachedNames(nameResolver()),
  protocol: 'https:' | 'http:' = 'https:',
): LookupFunction {
  const isAllowed = protocol === 'https:' ? isAllowedAddress : isInAllowedRanges;
  return (hostname, options, callback) => {
    const answer = (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => {
      const [first] = addresses;
      if (error !== null || first === undefined) callback(error ?? new ForbiddenAddressError(hostname), '', 0);
      else if (options.all === true) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    };
    if (isLoopbackName(hostname)) {
      // Answered here, as RFC 6761 wants: no resolver can send it elsewhere, and ::1 does not spoil an allowed 127.0.0.1.
      process.nextTick(() => answer(null, loopbackAddresses(allowedRanges)));
      return;
    }
    resolveName(hostname).then(
      ({ addresses }) => {
        const forbidden = addresses.find(({ address }) => !isAllowed(address, allowedRanges));
        if (forbidden === undefined) answer(null, matchingFamily(addresses, options.family));
        else answer(new ForbiddenAddressError(`${hostname} resolves to ${forbidden.address}`), []);
      },
      (error: NodeJS.ErrnoException) => answer(error, []),
    );
  };
}

function loopbackAddresses(allowedRanges: readonly string[]): readonly LookupAddress[] {
  return [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ].filter(({ address }) => isInAllowedRanges(address, allowedRanges));
}

function matchingFamily(
  addresses: readonly LookupAddress[],
  family: number | 'IPv4' | 'IPv6' | undefined,
): readonly LookupAddress[] {
  const wanted = family === 'IPv4' ? 4 : family === 'IPv6' ? 6 : family;
  return wanted === undefined || wanted === 0 ? addresses : addresses.filter((address) => address.family === wanted);
}
