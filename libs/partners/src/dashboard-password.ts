import { scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type RandomBytes, randomText } from './random-text.ts';

const scrypt = promisify<string, Uint8Array, number, { N: number; r: number; p: number }, Buffer>(scryptWithCallback);

// OWASP's recommendation for scrypt with 16 MiB of memory. The limit of Node is 32 MiB.
const costs = { N: 2 ** 14, r: 8, p: 5 };
const saltBytes = 16;
const hashBytes = 32;

/** A random password for a new partner: 20 base62 characters, 119 bits. */
export function newPassword(randomBytes: RandomBytes): string {
  return randomText(20, randomBytes);
}

/** A hash that no password matches. A check against it takes as long as any other. */
export const noPasswordHash = ['scrypt', costs.N, costs.r, costs.p, 'A'.repeat(22), `${'A'.repeat(43)}=`].join('$');

/** The stored text of a password: `scrypt$N$r$p$salt$hash`, the last two in base64. */
export async function hashPassword(password: string, randomBytes: RandomBytes): Promise<string> {
  const salt = Buffer.from(randomBytes(saltBytes));
  const hash = await scrypt(password.normalize('NFKC'), salt, hashBytes, costs);
  return ['scrypt', costs.N, costs.r, costs.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** Whether `passwordHash` is the hash of `password`. */
export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  const [kind, N, r, p, salt, hash] = passwordHash.split('$');
  if (kind !== 'scrypt' || salt === undefined || hash === undefined) return false;
  const expected = Buffer.from(hash, 'base64');
  // An empty hash would match every password.
  if (expected.length !== hashBytes) return false;
  const salted = Buffer.from(salt, 'base64');
  const actual = await scrypt(password.normalize('NFKC'), salted, hashBytes, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected);
}
