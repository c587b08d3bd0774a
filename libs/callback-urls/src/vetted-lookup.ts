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
  return (hostname, { all, family }, callback) => {
    const fail = (error: NodeJS.ErrnoException) => callback(error, '', 0);
    const answer = (addresses: readonly LookupAddress[]) => {
      const usable = addresses.filter((address) => !family || address.family === family);
      const [first] = usable;
      if (first === undefined) fail(noAddress(hostname, family));
      else if (all === true) callback(null, usable);
      else callback(null, first.address, first.family);
    };
    if (isLoopbackName(hostname)) {
      // Answered here according to RFC 6761: no resolver can redirect it, and ::1 does not invalidate an allowed 127.0.0.1.
      const addresses = loopbackAddresses(allowedRanges);
      process.nextTick(() => (addresses.length > 0 ? answer(addresses) : fail(new ForbiddenAddressError(hostname))));
      return;
    }
    resolveName(hostname).then(({ addresses }) => {
      const forbidden = addresses.find(({ address }) => !isAllowed(address, allowedRanges));
      if (forbidden === undefined) answer(addresses);
      else fail(new ForbiddenAddressError(`${hostname} resolves to ${forbidden.address}`));
    }, fail);
  };
}

/** The connection begins at an address of another family than those of the name. */
function noAddress(hostname: string, family: unknown): Error {
  return Object.assign(new Error(`${hostname} has no address of the family ${family}`), { code: 'EADDRNOTAVAIL' });
}

function loopbackAddresses(allowedRanges: readonly string[]): readonly LookupAddress[] {
  return [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ].filter(({ address }) => isInAllowedRanges(address, allowedRanges));
}
