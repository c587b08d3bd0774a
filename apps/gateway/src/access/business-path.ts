import { decodedPart } from '../http/decoded-part.ts';

/** Path prefix of all partner endpoints. */
export const businessPrefix = '/v1/business';

/**
 * Whether a path, as sent or as declared by a route, belongs to the partners' API. Percent-encoding cannot hide the
 * prefix.
 */
export function isBusinessPath(path: string): boolean {
  // A request line can name the server before the path (RFC 9112, section 3.2.2).
  const [, version = '', area = ''] = path.replace(/^[a-z]+:\/\/[^/]*/i, '').split('/', 3);
  return `/${decodedPart(version)}/${decodedPart(area)}` === businessPrefix;
}
