import type { Claim, DueEntry, DueQueues } from '../due-queues.ts';
import { checkCount, checkNames, checkNumber, maxClaimLimit } from '../limits.ts';
import type { RedisConnection } from './redis-connection.ts';
import { taggedKey } from './redis-keys.ts';
import type { RedisScript } from './redis-script.ts';
import { redisTime } from './redis-time.ts';

/** Sets the due time of an entry. Arguments: id, milliseconds from now. */
export const scheduleDue: RedisScript = {
  name: 'scheduleDue',
  lua: `#!lua
${redisTime}
redis.call('ZADD', KEYS[1], after(ARGV[2]), ARGV[1])
return 1
`,
};

/**
 * Adds a missing entry and returns its due time; otherwise delays its due time by 1 ms. Arguments: id, milliseconds from now.
 */
export const scheduleOrNudge: RedisScript = {
  name: 'scheduleOrNudge',
  lua: `#!lua
${redisTime}
local dueAt = after(ARGV[2])
if redis.call('ZADD', KEYS[1], 'NX', dueAt, ARGV[1]) == 1 then return dueAt end
redis.call('ZINCRBY', KEYS[1], 1, ARGV[1])
return false
`,
};

/** Moves due entries and returns their new due time, then the ids. Arguments: milliseconds from now, limit. */
export const claimDue: RedisScript = {
  name: 'claimDue',
  lua: `#!lua
${redisTime}
local due = redis.call('ZRANGE', KEYS[1], '-inf', now, 'BYSCORE', 'LIMIT', 0, ARGV[2])
local claimedUntil = after(ARGV[1])
for _, id in ipairs(due) do redis.call('ZADD', KEYS[1], claimedUntil, id) end
return { claimedUntil, unpack(due) }
`,
};

/** Claims one entry that is due or missing; otherwise delays its due time by 1 ms. Arguments: id, milliseconds from now. */
export const claimOrNudge: RedisScript = {
  name: 'claimOrNudge',
  lua: `#!lua
${redisTime}
local dueAt = redis.call('ZSCORE', KEYS[1], ARGV[1])
if dueAt and tonumber(dueAt) > now then
  redis.call('ZINCRBY', KEYS[1], 1, ARGV[1])
  return false
end
local claimedUntil = after(ARGV[2])
redis.call('ZADD', KEYS[1], claimedUntil, ARGV[1])
return claimedUntil
`,
};

/**
 * Removes or moves an entry if it has the given due time, and returns the new one (0: removed). Arguments: id, due time,
 * milliseconds from now (or empty).
 */
export const settleClaim: RedisScript = {
  name: 'settleClaim',
  lua: `#!lua
${redisTime}
local dueAt = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not dueAt or tonumber(dueAt) ~= tonumber(ARGV[2]) then return false end
if ARGV[3] == '' then
  redis.call('ZREM', KEYS[1], ARGV[1])
  return 0
end
local next = after(ARGV[3])
redis.call('ZADD', KEYS[1], next, ARGV[1])
return next
`,
};

/**
 * How long the end of a claim may wait for another call, in ms: about the duration of a webhook. This delays nothing, because the
 * work is done and the claim lasts for seconds.
 */
const settleWaitMs = 20;

/** Due queues in Redis: a sorted set of ids for each queue, by due time of Redis's clock. */
export class RedisDueQueues implements DueQueues {
  constructor(
    private readonly connection: RedisConnection,
    private readonly keyPrefix: string,
  ) {}

  async schedule(queue: string, id: string, { inMs }: { inMs: number }): Promise<void> {
    checkNames({ queue, id });
    await this.connection.run(scheduleDue, this.keyOf(queue), [id, wholeMs('inMs', inMs)]);
  }

  async scheduleOrNudge(queue: string, id: string, { inMs }: { inMs: number }): Promise<number | null> {
    checkNames({ queue, id });
    const args = [id, wholeMs('inMs', inMs)];
    return (await this.connection.run(scheduleOrNudge, this.keyOf(queue), args)) as number | null;
  }

  async claim(queue: string, { forMs, limit }: { forMs: number; limit: number }): Promise<readonly Claim[]> {
    checkNames({ queue });
    checkCount('limit', limit, maxClaimLimit);
    const milliseconds = wholeMs('forMs', forMs);
    if (limit === 0) return [];
    const reply = await this.connection.run(claimDue, this.keyOf(queue), [milliseconds, limit]);
    const [until, ...ids] = reply as [number, ...string[]];
    return ids.map((id) => ({ id, until }));
  }

  async claimOrNudge(queue: string, id: string, { forMs }: { forMs: number }): Promise<number | null> {
    checkNames({ queue, id });
    const args = [id, wholeMs('forMs', forMs)];
    return (await this.connection.run(claimOrNudge, this.keyOf(queue), args)) as number | null;
  }

  async renew(queue: string, id: string, until: number, { forMs }: { forMs: number }): Promise<number | null> {
    checkNames({ queue, id });
    return this.settleAs(queue, id, until, wholeMs('forMs', forMs), 0);
  }

  async settle(queue: string, id: string, until: number, next: { inMs: number } | null): Promise<boolean> {
    checkNames({ queue, id });
    // A due time counts from the time at which Redis gets the call, so this call must not wait.
    const [inMs, waitMs] = next === null ? ['' as const, settleWaitMs] : [wholeMs('inMs', next.inMs), 0];
    return (await this.settleAs(queue, id, until, inMs, waitMs)) !== null;
  }

  async dueAt(queue: string, id: string): Promise<number | null> {
    checkNames({ queue, id });
    const dueAt = await this.connection.send((client) => client.zscore(this.keyOf(queue), id));
    return dueAt === null ? null : Number(dueAt);
  }

  /**
   * Not a script, because Redis refuses it to a user that only reads. The time is read first, so that no entry seems due too early.
   */
  async earliest(queue: string): Promise<DueEntry | null> {
    checkNames({ queue });
    const [[seconds, microseconds], [id, score]] = await this.connection.send(
      (client) => Promise.all([client.time(), client.zrange(this.keyOf(queue), '0', '0', 'WITHSCORES')]),
      2,
    );
    if (id === undefined) return null;
    const dueAt = Number(score);
    return { id, dueAt, inMs: dueAt - (Number(seconds) * 1_000 + Math.floor(Number(microseconds) / 1_000)) };
  }

  async depth(queue: string): Promise<number> {
    checkNames({ queue });
    return this.connection.send((client) => client.zcard(this.keyOf(queue)));
  }

  private async settleAs(
    queue: string,
    id: string,
    until: number,
    next: number | '',
    waitMs: number,
  ): Promise<number | null> {
    const args = [id, until, next];
    return (await this.connection.run(settleClaim, this.keyOf(queue), args, { waitMs })) as number | null;
  }

  private keyOf(queue: string): string {
    return `${taggedKey(this.keyPrefix, queue)}due`;
  }
}

/** Redis returns integers only. Rounded up, so that nothing is due early. */
function wholeMs(what: string, milliseconds: number): number {
  checkNumber(what, milliseconds);
  return Math.ceil(milliseconds);
}
