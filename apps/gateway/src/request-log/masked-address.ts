import { withoutPhones } from '../http/without-phones.ts';
import { maskedText, maskedUnless } from './masked-text.ts';

/** Longest path and query that are kept, in characters: none of ours is longer, except that one names a callback URL. */
const maxLength = 500;

/** Parameters whose values name no person: phone numbers in them are still masked. */
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

/** What a request asked for, as the log shows it. */
export interface MaskedAddress {
  readonly path: string;
  /** Without its question mark; null without one. */
  readonly query: string | null;
}

/**
 * A URL as it was sent, without people: parts of the path stay when they are words of a route or ids, values of the query when their
 * parameter can name nobody. Letters and digits of all others are masked.
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
  return new URLSearchParams(masked).toString();
}

/** A name that no parameter has could be anything. */
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
