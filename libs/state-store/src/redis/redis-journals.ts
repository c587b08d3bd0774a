import { inLanes } from '@dakpion/repetition';
import { bytesBesideEntry, checkEntries, checkReading, fairShare, maxEntriesPerTrim } from '../journal-limits.ts';
import type { JournalEntry, JournalLimits, JournalPlace, Journals } from '../journals.ts';
import { byteOrder } from './redis-byte-order.ts';
import type { RedisConnection } from './redis-connection.ts';
import { taggedKey } from './redis-keys.ts';
import type { RedisScript } from './redis-script.ts';

/*
 * Keys, all with one hash tag, so that a script can keep the sizes:
 *   {journals}:entries:<journal>   sorted set: "id text" at its time
 *   {journals}:sizes               hash: bytes by journal, for those that have entries
 */
const shrinking = `
local entries, sizes = KEYS[1] .. 'entries:' .. ARGV[1], KEYS[1] .. 'sizes'
local size = tonumber(redis.call('HGET', sizes, ARGV[1]) or 0)

-- What a member counts: its blank is no byte of id and text.
local function bytesOf(member)
  return #member - 1 + ${bytesBesideEntry}
end

-- Removes the oldest, at most ${maxEntriesPerTrim}, while they are too old or too much. Answers how many.
local function shrink(from, maxBytes)
  local oldest = redis.call('ZRANGE', entries, 0, ${maxEntriesPerTrim - 1}, 'WITHSCORES')
  local removed = 0
  for index = 1, #oldest, 2 do
    if size <= maxBytes and tonumber(oldest[index + 1]) >= from then break end
    size = size - bytesOf(oldest[index])
    removed = removed + 1
  end
  if removed > 0 then redis.call('ZREMRANGEBYRANK', entries, 0, removed - 1) end
  return removed
end

local function keepSize()
  if size > 0 then redis.call('HSET', sizes, ARGV[1], size) else redis.call('HDEL', sizes, ARGV[1]) end
end
`;

/** Arguments: journal, maximum bytes, then time and member of each entry. */
export const appendToJournal: RedisScript = {
  name: 'appendToJournal',
  lua: `#!lua
${shrinking}
for index = 3, #ARGV, 2 do
  if redis.call('ZADD', entries, ARGV[index], ARGV[index + 1]) == 1 then size = size + bytesOf(ARGV[index + 1]) end
end
local maxBytes = tonumber(ARGV[2])
while size > maxBytes and shrink(0, maxBytes) > 0 do end
keepSize()
return 0
`,
};

/** Returns the number of removed entries. Arguments: journal, maximum bytes, oldest time to keep. */
export const trimJournal: RedisScript = {
  name: 'trimJournal',
  lua: `#!lua
${shrinking}
local removed = shrink(tonumber(ARGV[3]), tonumber(ARGV[2]))
keepSize()
return removed
`,
};

/**
 * Returns member and time of each entry. Arguments: journal, limit, and the place before which to read (or empty): time, id.
 */
export const readJournal: RedisScript = {
  name: 'readJournal',
  lua: `#!lua flags=no-writes
${byteOrder}
local entries, limit, time, id = KEYS[1] .. 'entries:' .. ARGV[1], tonumber(ARGV[2]), ARGV[3], ARGV[4]
if time == '' then return redis.call('ZRANGE', entries, '+inf', '-inf', 'BYSCORE', 'REV', 'LIMIT', 0, limit, 'WITHSCORES') end
local found, offset = {}, 0
repeat
  local page = redis.call('ZRANGE', entries, time, '-inf', 'BYSCORE', 'REV', 'LIMIT', offset, limit, 'WITHSCORES')
  for index = 1, #page, 2 do
    local isBefore = page[index + 1] ~= time or precedes(string.match(page[index], '^[^ ]+'), id)
    if isBefore and #found < 2 * limit then
      table.insert(found, page[index])
      table.insert(found, page[index + 1])
    end
  end
  offset = offset + limit
until #found >= 2 * limit or #page < 2 * limit
return found
`,
};

const trimmedAtOnce = 100;

/** Journals in Redis: a sorted set for each. */
export class RedisJournals implements Journals {
  private readonly key: string;

  constructor(
    private readonly connection: RedisConnection,
    keyPrefix: string,
  ) {
    this.key = taggedKey(keyPrefix, 'journals');
  }

  async append(journal: string, entries: readonly JournalEntry[], { maxBytes }: { maxBytes: number }): Promise<void> {
    checkEntries(journal, entries, maxBytes);
    if (entries.length === 0) return;
    const members = entries.flatMap(({ time, id, text }) => [time, `${id} ${text}`]);
    await this.connection.run(appendToJournal, this.key, [journal, maxBytes, ...members]);
  }

  async read(
    journal: string,
    { before, limit }: { before: JournalPlace | null; limit: number },
  ): Promise<readonly JournalEntry[]> {
    checkReading(journal, before, limit);
    if (limit === 0) return [];
    const args = [journal, limit, before?.time ?? '', before?.id ?? ''];
    const found = (await this.connection.run(readJournal, this.key, args)) as string[];
    const entries: JournalEntry[] = [];
    for (let index = 0; index < found.length; index += 2) entries.push(entryOf(found[index] ?? '', found[index + 1]));
    return entries;
  }

  async trim({ from, maxBytes }: JournalLimits): Promise<void> {
    const sizes = Object.entries(await this.connection.send((client) => client.hgetall(`${this.key}sizes`)));
    const most = fairShare(
      sizes.map(([, size]) => Number(size)),
      maxBytes,
    );
    await inLanes(sizes, trimmedAtOnce, ([journal]) => this.trimOne(journal, most, from));
  }

  private async trimOne(journal: string, maxBytes: number, from: number): Promise<void> {
    const trim = () => this.connection.run(trimJournal, this.key, [journal, maxBytes, from]);
    while (Number(await trim()) === maxEntriesPerTrim);
  }
}

function entryOf(member: string, time: string | undefined): JournalEntry {
  const end = member.indexOf(' ');
  return { time: Number(time), id: member.slice(0, end), text: member.slice(end + 1) };
}
