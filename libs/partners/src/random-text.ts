import { randomInt } from 'node:crypto';

export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `length` random characters of base 62, each equally likely. */
export function randomText(length: number): string {
  return Array.from({ length }, () => base62.charAt(randomInt(base62.length))).join('');
}
