import type { Examination } from '../state-store.ts';
import type { RedisConnection } from './redis-connection.ts';
import { optionalFieldOf } from './redis-info.ts';
import type { RedisScript } from './redis-script.ts';

/**
 * It writes nothing. It does not declare this to Redis, so Redis refuses to run it while it refuses writes, for example because it
 * is a replica or has no memory left. It needs no right to a key.
 */
export const readMemory: RedisScript = {
  name: 'readMemory',
  lua: `#!lua
return redis.call('INFO', 'memory')
`,
};

/** See StateStore.examine. */
export async function examineRedis(connection: RedisConnection): Promise<Examination> {
  const info = (await connection.run(readMemory, null, [])) as string;
  const policy = optionalFieldOf(info, 'maxmemory_policy') ?? 'noeviction';
  const mayEvict = policy !== 'noeviction' && optionalFieldOf(info, 'maxmemory') !== '0';
  return {
    removesData: mayEvict
      ? `Redis removes keys when its memory is full, because its maxmemory-policy is ${policy}. Set it to noeviction.`
      : null,
  };
}
