import { randomBytes } from 'node:crypto';
import { sha256Of } from './api-key.ts';

const form = /^[\w-]{43}$/;

/** A token with 256 random bits, for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The id of the stored data of a token: its SHA-256. Null: the text does not have the form of a token. */
export function tokenIdOf(text: string): string | null {
  return form.test(text) ? sha256Of(text) : null;
}
