import { randomBytes, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { randomText } from './random-text.ts';

const scrypt = promisify<string, Uint8Array, number, { N: number; r: number; p: number }, Buffer>(scryptWithCallback);

/** The costs of scrypt. A stored hash contains its own. */
export interface PasswordCosts {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's recommendation for scrypt with 16 MiB of memory. The limit of Node is 32 MiB. */
const recommendedCosts: PasswordCosts = { N: 2 ** 14, r: 8, p: 5 };
const saltBytes = 16;
const hashBytes = 32;

/** A random password for a new partner: 20 base62 characters, 119 bits. */
export function newPassword(): string {
  return randomText(20);
}

/**
 * The maximum number of derivations for one password. Accounts with the same address share a salt, so one derivation is enough.
 * Accounts from earlier versions each have their own salt until their password is changed.
 */
const maxDerivations = 5;

/** No account has this derivation. To compare a password with it takes as long as with that of an account. */
const noDerivation = derivationWith(recommendedCosts, 'A'.repeat(22));

/**
 * The stored text of a password: `scrypt$N$r$p$salt$hash`, the last two in base64. `sibling`: the hash of another account with the
 * same address, or null. The new hash gets its salt, so that one derivation compares a password with all accounts of an address.
 */
export async function hashPassword(
  password: string,
  sibling: string | null = null,
  costs: PasswordCosts = recommendedCosts,
): Promise<string> {
  const [, , , , siblingSalt] = sibling?.split('$') ?? [];
  const derivation = derivationWith(costs, siblingSalt || randomBytes(saltBytes).toString('base64'));
  return `${derivation}$${(await derived(password, derivation)).toString('base64')}`;
}

/** Whether `passwordHash` is the hash of `password`. */
export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  const [isRight] = await matchesOf(password, [passwordHash]);
  return isRight === true;
}

/**
 * Whether each of `hashes` is a hash of `password`. The work depends only on the number of different salts. Without a hash, it is
 * the same as for one. Hashes with the sixth and further salts do not match.
 */
export async function matchesOf(password: string, hashes: readonly string[]): Promise<readonly boolean[]> {
  const derivations = [...new Set(hashes.map(derivationOf))].slice(0, maxDerivations);
  const results = new Map<string, Buffer>();
  for (const derivation of derivations.length === 0 ? [noDerivation] : derivations) {
    if (derivation !== '') results.set(derivation, await derived(password, derivation));
  }
  return hashes.map((hash) => {
    const actual = results.get(derivationOf(hash));
    const expected = Buffer.from(hash.split('$')[5] ?? '', 'base64');
    return actual !== undefined && expected.length === hashBytes && timingSafeEqual(actual, expected);
  });
}

function derivationWith({ N, r, p }: PasswordCosts, salt: string): string {
  return ['scrypt', N, r, p, salt].join('$');
}

/** The stored text without the hash itself. Empty for a text that is not a hash. */
function derivationOf(hash: string): string {
  const parts = hash.split('$');
  return parts[0] === 'scrypt' && parts.length === 6 ? parts.slice(0, 5).join('$') : '';
}

async function derived(password: string, derivation: string): Promise<Buffer> {
  const [, N, r, p, salt = ''] = derivation.split('$');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  return scrypt(password.normalize('NFKC'), Buffer.from(salt, 'base64'), hashBytes, options);
}
