import { LRUCache } from 'lru-cache';
import { checkNames } from '../limits.ts';
import type { TokenBucket, TokenBuckets, TokenGrant } from '../state-store.ts';
import { checkTokens, tokenGrant } from '../token-grant.ts';

interface Level {
  readonly tokens: number;
  /** The time at which the bucket had that many tokens, in epoch milliseconds. */
  readonly at: number;
}

const maxBuckets = 100_000;

/**
 * Token buckets in memory: the embedded profile is one process, and each request takes a token, so none should wait for a
 * commit. A restart fills all buckets. Bounded: above 100,000 the least recently used one is dropped, which fills it.
 */
export class MemoryTokenBuckets implements TokenBuckets {
  // With `max` instead of `maxSize`, the cache would allocate all entries at once, which costs each start 7 ms.
  private readonly levels = new LRUCache<string, Level>({ maxSize: maxBuckets, sizeCalculation: () => 1 });

  constructor(private readonly clock: () => number) {}

  async take(name: string, bucket: TokenBucket, tokens = 1): Promise<TokenGrant> {
    checkNames({ name });
    checkTokens(tokens, bucket);
    const now = this.clock();
    const { capacity, refillPerSecond } = bucket;
    const level = this.levels.get(name) ?? { tokens: capacity, at: now };
    // If the clock was set back, tokens are neither added nor removed, and refill from now on.
    const heldMs = Math.max(0, now - level.at);
    const held = Math.min(capacity, level.tokens + (heldMs * refillPerSecond) / 1_000);
    const granted = held >= tokens;
    const left = granted ? held - tokens : held;
    this.levels.set(name, { tokens: left, at: now });
    return tokenGrant(granted, left, bucket, tokens);
  }
}
