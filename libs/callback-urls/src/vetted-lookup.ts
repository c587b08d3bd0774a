import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isAllowedAddress, isInAllowedRanges } from './address-rules.ts';
import { isLoopbackName } from './callback-url.ts';
import { cachedNames } from './name-cache.ts';
import { nameResolver, type ResolveName } from './name-resolver.ts';

/** A name has a forbidden address, so it is not called at all. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
  readonly code = 'address_not_allowed';
}

/**
 * A `lookup` for net.connect, tls.connect and the `connect` option of undici. It resolves all addresses of a name, fails with
 * {@link ForbiddenAddressError} if any of them is forbidden, and returns exactly the checked ones: the connection cannot go
 * elsewhere, even if the name resolves to another address next. Node does not call it for literal addresses, which
 * `parseCallbackUrl` checks. Every answer is checked when it is used, including cached ones. Plain http requires the allowed
 * ranges.
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
      // Answered here according to RFC 6761: no resolver can redirect it, and ::1 does not invalidate an allowed 127.0.0.1.
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
