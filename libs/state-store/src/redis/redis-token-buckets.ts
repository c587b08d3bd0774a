import { checkNames } from '../limits.ts';
import type { TokenBucket, TokenBuckets, TokenGrant } from '../state-store.ts';
import { checkTokens, tokenGrant } from '../token-grant.ts';
import type { RedisConnection } from './redis-connection.ts';
import { taggedKey } from './redis-keys.ts';
import type { RedisScript } from './redis-script.ts';
import { redisTime } from './redis-time.ts';

/**
 * Returns whether there were enough tokens, and the remaining tokens as text, because Redis truncates fractions. If the clock
 * was set back, tokens are neither added nor removed, and refill from now on. Arguments: capacity, refill per second,
 * milliseconds to keep the bucket, tokens.
 */
export const takeToken: RedisScript = {
  name: 'takeToken',
  lua: `#!lua
${redisTime}
local capacity, refillPerSecond = tonumber(ARGV[1]), tonumber(ARGV[2])
local level = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local before = tonumber(level[1] or capacity)
local since = tonumber(level[2] or now)
local tokens = math.min(capacity, before + math.max(0, now - since) * refillPerSecond / 1000)
local wanted = tonumber(ARGV[4])
local granted = tokens >= wanted
local left = string.format('%.17g', granted and tokens - wanted or tokens)
redis.call('HSET', KEYS[1], 'tokens', left, 'at', string.format('%.17g', now))
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return { granted and 1 or 0, left }
`,
};

/** Token buckets in Redis, shared by all instances. A full bucket expires. */
export class RedisTokenBuckets implements TokenBuckets {
  constructor(
    private readonly connection: RedisConnection,
    private readonly keyPrefix: string,
  ) {}

  async take(name: string, bucket: TokenBucket, tokens = 1): Promise<TokenGrant> {
    checkNames({ name });
    const { capacity, refillPerSecond } = bucket;
    checkTokens(tokens, bucket);
    const keepMs = Math.ceil((capacity / refillPerSecond) * 1_000);
    const key = `${taggedKey(this.keyPrefix, name)}tokens`;
    const reply = await this.connection.run(takeToken, key, [capacity, refillPerSecond, keepMs, tokens]);
    const [granted, left] = reply as [0 | 1, string];
    return tokenGrant(granted === 1, Number(left), bucket, tokens);
  }
}
