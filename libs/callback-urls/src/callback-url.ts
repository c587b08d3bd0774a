import { isIP } from 'node:net';
import { isAllowedAddress, isInAllowedRanges } from './address-rules.ts';

/** The maximum length of a callback URL, in characters. */
export const maxCallbackUrlLength = 2_000;

type CallbackUrlFault =
  | 'url_too_long'
  | 'invalid_url'
  | 'https_required'
  | 'user_info_not_allowed'
  | 'address_not_allowed';

/** `url`: the text as sent. `message`: what the partner must change. */
type CallbackUrlResult =
  | { readonly outcome: 'ok'; readonly url: string }
  | { readonly outcome: 'refused'; readonly code: CallbackUrlFault; readonly message: string };

/**
 * Checks the form of a callback URL and, if its host is an address in any notation, the address. A name is resolved and checked
 * only when it is used: see `vettedLookup`. Plain http is allowed only for hosts in `allowedRanges` (CIDRs).
 */
export function parseCallbackUrl(text: string, allowedRanges: readonly string[]): CallbackUrlResult {
  if (text.length > maxCallbackUrlLength) {
    return refused('url_too_long', `A callback URL must have at most ${maxCallbackUrlLength} characters.`);
  }
  // The URL parser silently removes white space, converts backslashes, and takes the first part of a path for a missing host.
  // The called URL must be the sent one.
  const isExact = /^\w+:\/\/[^/]/.test(text) && !/[\s\\]|\p{Cc}/u.test(text);
  const url = isExact && URL.canParse(text) ? new URL(text) : null;
  if (url === null || !canBeHost(url.hostname) || url.port === '0') {
    return refused('invalid_url', 'Must be an absolute URL with a valid host, for example https://example.com/hook.');
  }
  if (url.username !== '' || url.password !== '') {
    return refused('user_info_not_allowed', 'Must not contain a user name or password. Webhooks are signed instead.');
  }
  const allowListed = isAllowListedHost(url.hostname, allowedRanges);
  const mayBeListed = allowListed || (allowedRanges.length > 0 && isName(url.hostname));
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && mayBeListed)) {
    return refused('https_required', httpsRequired(allowedRanges));
  }
  if (!allowListed && !isPublicHost(url.hostname)) {
    return refused('address_not_allowed', publicRequired(allowedRanges));
  }
  return { outcome: 'ok', url: text };
}

function httpsRequired(allowedRanges: readonly string[]): string {
  if (allowedRanges.length === 0) return 'A callback URL must begin with https://.';
  return `A callback URL must begin with https://. http:// is allowed only for addresses in ${allowedRanges.join(', ')}.`;
}

function publicRequired(allowedRanges: readonly string[]): string {
  const exceptions = allowedRanges.length === 0 ? '' : `, except addresses in ${allowedRanges.join(', ')}`;
  return `The host must be public: no private, loopback, link-local or reserved address${exceptions}.`;
}

/**
 * DNS has no name with an empty or long label (RFC 1035, section 2.3.4). The URL parser accepts both. An IPv6 address in brackets
 * has no dots and is short.
 */
function canBeHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  return name.length <= 253 && name.split('.').every((label) => label !== '' && label.length <= 63);
}

/** Whether the name is a name of this machine, independent of DNS (RFC 6761, section 6.3). */
export function isLoopbackName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return name === 'localhost' || name.endsWith('.localhost');
}

function isAllowListedHost(hostname: string, allowedRanges: readonly string[]): boolean {
  if (isLoopbackName(hostname)) return isInAllowedRanges('127.0.0.1', allowedRanges);
  return isInAllowedRanges(addressOf(hostname), allowedRanges);
}

/** Its addresses are checked when it is resolved. */
function isName(hostname: string): boolean {
  return !isLoopbackName(hostname) && isIP(addressOf(hostname)) === 0;
}

function isPublicHost(hostname: string): boolean {
  if (isLoopbackName(hostname)) return false;
  const address = addressOf(hostname);
  return isIP(address) === 0 || isAllowedAddress(address, []);
}

/** WHATWG URLs write IPv6 hosts in brackets, and IPv4 hosts (decimal, octal, hexadecimal) as four decimal numbers. */
function addressOf(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

function refused(code: CallbackUrlFault, message: string): CallbackUrlResult {
  return { outcome: 'refused', code, message };
}
