import { checkNumber } from './limits.ts';
import type { TokenBucket, TokenGrant } from './state-store.ts';

/** Throws a RangeError for a number of tokens that the bucket can never have. */
export function checkTokens(tokens: number, { capacity }: TokenBucket): void {
  checkNumber('tokens', tokens);
  if (!Number.isInteger(tokens) || tokens < 1 || tokens > capacity) {
    throw new RangeError(`tokens is not a whole number from 1 to ${capacity}: ${tokens}`);
  }
}

/** The answer to a request for `tokens`. `left`: the tokens in the bucket now, including fractions. */
export function tokenGrant(
  granted: boolean,
  left: number,
  { capacity, refillPerSecond }: TokenBucket,
  tokens: number,
): TokenGrant {
  const missing = granted ? capacity - left : tokens - left;
  return { granted, remaining: Math.floor(left), resetMs: Math.ceil((missing / refillPerSecond) * 1_000) };
}
