import { randomBytes } from 'node:crypto';
import { sha256Of } from './api-key.ts';

/** The number of codes that a user gets at once. */
const codesAtOnce = 10;
/** Base 32 without letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeLength = 16;

/** New recovery codes, which are shown only once, and their hashes, which are stored. */
interface NewRecoveryCodes {
  /** The codes in groups of four characters: `7f3k-…`. Each has 80 random bits, so that its hash needs no salt. */
  readonly codes: readonly string[];
  readonly hashes: readonly string[];
}

/** Ten new codes of a user. */
export function newRecoveryCodes(userId: string): NewRecoveryCodes {
  const codes = Array.from({ length: codesAtOnce }, newCode);
  return { codes, hashes: codes.map((code) => recoveryCodeHash(userId, code)) };
}

/** A recovery code as a part of a regular expression, with or without hyphens. */
export const recoveryCodeForm = '[0-9A-Za-z]{4}(?:-?[0-9A-Za-z]{4}){3}';
const recoveryCode = new RegExp(`^${recoveryCodeForm}$`);

/** Whether the text has the form of a recovery code, with or without hyphens. Proves nothing else. */
export function isRecoveryCode(text: string): boolean {
  return recoveryCode.test(text);
}

/** The SHA-256 of the user's code, regardless of case and hyphens. */
export function recoveryCodeHash(userId: string, code: string): string {
  return sha256Of(`${userId} ${code.replaceAll('-', '').toLowerCase()}`);
}

function newCode(): string {
  // 32 characters: each byte has every character equally often.
  const text = [...randomBytes(codeLength)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}
