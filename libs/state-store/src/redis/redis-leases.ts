import { checkNames, checkNumber } from '../limits.ts';
import type { Leases } from '../state-store.ts';
import type { RedisConnection } from './redis-connection.ts';
import { taggedKey } from './redis-keys.ts';
import type { RedisScript } from './redis-script.ts';

/** Arguments: holder, milliseconds. */
export const holdLease: RedisScript = {
  name: 'holdLease',
  lua: `#!lua
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
`,
};

/** Argument: holder. */
export const releaseLease: RedisScript = {
  name: 'releaseLease',
  lua: `#!lua
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1
`,
};

/**
 * Leases in Redis, by its clock. A fail-over or a loss of Redis can give a lease to a second holder while the first still
 * relies on it: work under a lease must tolerate being done twice.
 */
export class RedisLeases implements Leases {
  constructor(
    private readonly connection: RedisConnection,
    private readonly keyPrefix: string,
  ) {}

  async hold(name: string, holder: string, ttlMs: number): Promise<boolean> {
    checkNames({ name, holder });
    checkNumber('ttlMs', ttlMs);
    return (await this.connection.run(holdLease, this.keyOf(name), [holder, Math.ceil(ttlMs)])) === 1;
  }

  async release(name: string, holder: string): Promise<void> {
    checkNames({ name, holder });
    await this.connection.run(releaseLease, this.keyOf(name), [holder]);
  }

  private keyOf(name: string): string {
    return `${taggedKey(this.keyPrefix, name)}lease`;
  }
}
