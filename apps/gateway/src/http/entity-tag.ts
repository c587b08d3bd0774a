import { hash } from 'node:crypto';

/** A strong entity tag (RFC 9110, section 8.8.3): it changes with any byte of the body. */
export function entityTagOf(body: string | Uint8Array): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
}

/** Whether If-None-Match names the tag, by the weak comparison that this header requires (RFC 9110, section 13.1.2). */
export function isNamedBy(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  // Our tags contain no comma, so that splitting at commas cannot produce a false match.
  return ifNoneMatch.split(',').some((named) => named.trim().replace(/^W\//, '') === tag);
}
