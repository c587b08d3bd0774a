import { checkNames } from './limits.ts';
import type { RedisConnection, RedisScript } from './redis-connection.ts';
import { taggedKey } from './redis-keys.ts';
import type { TokenBucket, TokenBuckets, TokenGrant } from './state-store.ts';
import { tokenGrant } from './token-grant.ts';

/**
 * Answers whether there was a token, and the tokens left as text, since Redis cuts fractions off numbers. A clock that was
 * set back gives nothing and takes nothing. Arguments: capacity, refill per second, now, milliseconds to keep the bucket.
 */
export const takeToken: RedisScript = {
  name: 'takeToken',
  lua: `#!lua
local capacity, refillPerSecond, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local level = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local before = tonumber(level[1] or capacity)
local since = tonumber(level[2] or now)
local at = math.max(now, since)
local tokens = math.min(capacity, before + (at - since) * refillPerSecond / 1000)
local granted = tokens >= 1
local left = string.format('%.17g', granted and tokens - 1 or tokens)
redis.call('HSET', KEYS[1], 'tokens', left, 'at', string.format('%.17g', at))
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return { granted and 1 or 0, left }
`,
};

/** A bucket is kept for longer than it needs to fill: the callers' clocks may differ from Redis's. */
const keepLongerMs = 60_000;
const maxKeepMs = 24 * 60 * 60 * 1_000;

/** Token buckets in Redis, shared by all instances. One that is full again is forgotten. */
export class RedisTokenBuckets implements TokenBuckets {
  constructor(
    private readonly connection: RedisConnection,
    private readonly keyPrefix: string,
  ) {}

  async take(name: string, bucket: TokenBucket, now: number): Promise<TokenGrant> {
    checkNames({ name });
    const { capacity, refillPerSecond } = bucket;
    const fillMs = Math.ceil((capacity / refillPerSecond) * 1_000);
    const keepMs = Math.min(fillMs + keepLongerMs, maxKeepMs);
    const key = `${taggedKey(this.keyPrefix, name)}tokens`;
    const reply = await this.connection.run(takeToken, key, [capacity, refillPerSecond, now, keepMs]);
    const [granted, left] = reply as [0 | 1, string];
    return tokenGrant(granted === 1, Number(left), bucket);
  }
}
