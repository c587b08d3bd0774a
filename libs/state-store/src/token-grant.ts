import type { TokenBucket, TokenGrant } from './state-store.ts';

/** What to tell whoever asked for a token. `left`: tokens in the bucket now, fractions included. */
export function tokenGrant(granted: boolean, left: number, { capacity, refillPerSecond }: TokenBucket): TokenGrant {
  const missing = granted ? capacity - left : 1 - left;
  return { granted, remaining: Math.floor(left), resetMs: Math.ceil((missing / refillPerSecond) * 1_000) };
}
