import { checkCount, checkNames, checkNumber, maxClaimLimit } from './limits.ts';
import type { RedisConnection, RedisScript } from './redis-connection.ts';
import { taggedKey } from './redis-keys.ts';
import type { DueEntry, DueQueues } from './state-store.ts';

/** Answers what is due, each with its due time, and moves it. Arguments: now, until, limit. */
export const claimDue: RedisScript = {
  name: 'claimDue',
  lua: `#!lua
local due = redis.call('ZRANGE', KEYS[1], '-inf', ARGV[1], 'BYSCORE', 'LIMIT', 0, ARGV[3], 'WITHSCORES')
for index = 1, #due, 2 do redis.call('ZADD', KEYS[1], ARGV[2], due[index]) end
return due
`,
};

/** Claims one entry that is due or not there, else puts its time off by 1 ms. Arguments: id, now, until. */
export const claimOrNudge: RedisScript = {
  name: 'claimOrNudge',
  lua: `#!lua
local dueAt = redis.call('ZSCORE', KEYS[1], ARGV[1])
if dueAt and tonumber(dueAt) > tonumber(ARGV[2]) then
  redis.call('ZINCRBY', KEYS[1], 1, ARGV[1])
  return 0
end
redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
return 1
`,
};

/** Removes or moves an entry if its due time is the one given. Arguments: id, due time, next (or empty). */
export const settleClaim: RedisScript = {
  name: 'settleClaim',
  lua: `#!lua
local dueAt = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not dueAt or tonumber(dueAt) ~= tonumber(ARGV[2]) then return 0 end
if ARGV[3] == '' then
  redis.call('ZREM', KEYS[1], ARGV[1])
else
  redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
end
return 1
`,
};

/** Due queues in Redis: a sorted set each, of ids by due time. */
export class RedisDueQueues implements DueQueues {
  constructor(
    private readonly connection: RedisConnection,
    private readonly keyPrefix: string,
  ) {}

  async schedule(queue: string, id: string, dueAt: number): Promise<void> {
    checkNames({ queue, id });
    checkNumber('dueAt', dueAt);
    await this.connection.send((client) => client.zadd(this.keyOf(queue), dueAt, id));
  }

  async claim(
    queue: string,
    { now, until, limit }: { now: number; until: number; limit: number },
  ): Promise<readonly DueEntry[]> {
    checkNames({ queue });
    checkNumber('now', now);
    checkNumber('until', until);
    checkCount('limit', limit, maxClaimLimit);
    if (limit === 0) return [];
    return entriesOf((await this.connection.run(claimDue, this.keyOf(queue), [now, until, limit])) as string[]);
  }

  async claimOrNudge(queue: string, id: string, { now, until }: { now: number; until: number }): Promise<boolean> {
    checkNames({ queue, id });
    checkNumber('now', now);
    checkNumber('until', until);
    return (await this.connection.run(claimOrNudge, this.keyOf(queue), [id, now, until])) === 1;
  }

  async dueAt(queue: string, id: string): Promise<number | null> {
    checkNames({ queue, id });
    const dueAt = await this.connection.send((client) => client.zscore(this.keyOf(queue), id));
    return dueAt === null ? null : Number(dueAt);
  }

  async settle(queue: string, id: string, claimedUntil: number, next: number | null): Promise<boolean> {
    checkNames({ queue, id });
    if (next !== null) checkNumber('next', next);
    return (await this.connection.run(settleClaim, this.keyOf(queue), [id, claimedUntil, next ?? ''])) === 1;
  }

  async earliest(queue: string): Promise<DueEntry | null> {
    checkNames({ queue });
    const entries = await this.connection.send((client) => client.zrange(this.keyOf(queue), '0', '0', 'WITHSCORES'));
    return entriesOf(entries)[0] ?? null;
  }

  async depth(queue: string): Promise<number> {
    checkNames({ queue });
    return this.connection.send((client) => client.zcard(this.keyOf(queue)));
  }

  private keyOf(queue: string): string {
    return `${taggedKey(this.keyPrefix, queue)}due`;
  }
}

/** Redis answers with a flat array: id, score, id, score … */
function entriesOf(reply: readonly string[]): DueEntry[] {
  const entries: DueEntry[] = [];
  for (let index = 0; index < reply.length; index += 2) {
    entries.push({ id: reply[index] ?? '', dueAt: Number(reply[index + 1]) });
  }
  return entries;
}
