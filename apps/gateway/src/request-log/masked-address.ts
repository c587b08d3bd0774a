import { orderStatuses } from '@dakpion/contracts';
import { deliveryStatuses } from '@dakpion/read-models';
import { withoutPhones } from '@dakpion/service';
import { decodedPart } from '../http/decoded-part.ts';
import { problemCodes } from '../problem-table/problem-table.ts';
import { isIdentifier, maskedText, maskedUnless, wordsOf } from './masked-text.ts';

/** Longest stored path and query, in characters: longer than any of ours, unless the query names a callback URL. */
const maxLength = 500;

const formOf = (form: RegExp) => (text: string) => form.test(text);
const instant = formOf(/^\d{4}-\d\d(?:-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+ -]\d\d:?\d\d)?)?)?$/i);
const number = formOf(/^-?\d{1,6}$/);
const orderStatus = (text: string) => text.split(',').every(wordsOf(orderStatuses));

/** Parameters whose values identify nobody if they have a known form. Any other value of them is masked. */
const plainParameters: ReadonlyMap<string, (text: string) => boolean> = new Map([
  // A position, a page's end in the request log, or an id.
  ['after', (text: string) => /^\d{1,15}$/.test(text) || isIdentifier(text.replace(/^\d{1,15}\./, ''))],
  ['as_of', instant],
  ['code', wordsOf(problemCodes)],
  ['created_at_from', instant],
  ['created_at_to', instant],
  ['from', instant],
  ['limit', number],
  ['method', wordsOf(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])],
  ['order_id', isIdentifier],
  ['page', number],
  ['parcel_status', orderStatus],
  ['problem_code', wordsOf(problemCodes)],
  ['status', (text: string) => orderStatus(text) || wordsOf(deliveryStatuses)(text) || /^[1-5](?:xx|\d\d)$/.test(text)],
  ['to', instant],
]);

/** The path and query of a request, as stored in the log. */
interface MaskedAddress {
  readonly path: string;
  /** Without its question mark. Null if there is none. */
  readonly query: string | null;
}

/**
 * Removes personal data from a URL. Path segments are kept if they are words of a route or ids. Query values are kept if their
 * parameter identifies nobody and they have a known form. In all others, letters and digits are masked.
 */
export function maskedAddress(url: string, routeWords: ReadonlySet<string>): MaskedAddress {
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  const parts = path.slice(0, maxLength).split('/');
  return {
    path: parts.map((part) => (part === '' ? part : maskedUnless(routeWords, decodedPart(part)))).join('/'),
    query: queryStart === -1 ? null : maskedQuery(url.slice(queryStart + 1)),
  };
}

function maskedQuery(query: string): string {
  const masked = [...new URLSearchParams(query.slice(0, maxLength))].map(([name, value]): [string, string] =>
    plainParameters.get(name)?.(value) === true ? [name, withoutPhones(value)] : [maskedName(name), maskedText(value)],
  );
  // Percent-encoded, a character can take nine characters. The cut splits no escape.
  return new URLSearchParams(masked)
    .toString()
    .slice(0, maxLength)
    .replace(/%[0-9A-F]?$/, '');
}

/** The name of an unknown parameter could contain anything. */
function maskedName(name: string): string {
  return /^[a-z]{2,20}(_[a-z]{2,20}){0,4}$/.test(name) ? name : maskedText(name);
}
