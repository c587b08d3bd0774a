import { withoutPhones } from '../http/without-phones.ts';
import { maskedText, maskedUnless } from './masked-text.ts';

/** Longest stored path and query, in characters: longer than any of ours, unless the query names a callback URL. */
const maxLength = 500;

/** Parameters whose values identify nobody; phone numbers in them are still masked. */
const plainParameters: ReadonlySet<string> = new Set([
  'after',
  'as_of',
  'code',
  'created_at_from',
  'created_at_to',
  'from',
  'limit',
  'method',
  'order_id',
  'page',
  'parcel_status',
  'problem_code',
  'status',
  'to',
]);

/** The path and query of a request, as stored in the log. */
export interface MaskedAddress {
  readonly path: string;
  /** Without its question mark; null without one. */
  readonly query: string | null;
}

/**
 * Removes personal data from a URL. Path segments are kept when they are words of a route or ids, query values when
 * their parameter cannot identify anybody. In all others, letters and digits are masked.
 */
export function maskedAddress(url: string, routeWords: ReadonlySet<string>): MaskedAddress {
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  const parts = path.slice(0, maxLength).split('/');
  return {
    path: parts.map((part) => (part === '' ? part : maskedUnless(routeWords, decoded(part)))).join('/'),
    query: queryStart === -1 ? null : maskedQuery(url.slice(queryStart + 1)),
  };
}

function maskedQuery(query: string): string {
  const masked = [...new URLSearchParams(query.slice(0, maxLength))].map(([name, value]): [string, string] =>
    plainParameters.has(name) ? [name, withoutPhones(value)] : [maskedName(name), maskedText(value)],
  );
  // Encoded, a character can take nine. An escape is not split.
  return new URLSearchParams(masked)
    .toString()
    .slice(0, maxLength)
    .replace(/%[0-9A-F]?$/, '');
}

/** The name of an unknown parameter could contain anything. */
function maskedName(name: string): string {
  return /^[a-z]{2,20}(_[a-z]{2,20}){0,4}$/.test(name) ? name : maskedText(name);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
