import { byteOrder } from './redis-byte-order.ts';
import type { RedisScript } from './redis-script.ts';

/*
 * Keys, all of one scope and so with one hash tag:
 *   {scope}:document:<collection>:<id>   hash: version, value (JSON), lists (names, one a line; absent when there are none),
 *                                        shares (tally, what is counted, amount, one of each a line; absent when there are none)
 *   {scope}:tally:<collection>:<tally>   hash: amounts by what is counted, none of them 0
 *   {scope}:list:<collection>:<list>     sorted set: id at its score
 * KEYS[1] is the common prefix of them all. The `#!lua` line makes Redis refuse a script before it begins when it would run out of
 * memory, and in cluster mode any key of another slot.
 */

/**
 * Applies changes in order. Returns 1 or 0 for each. Arguments of a change: `put`, collection, id, version, required version,
 * value, milliseconds to keep it (or empty), shares, score, number of lists, the lists; or `remove`, collection, id, version
 * (or empty); or `correct`, collection, tally, its present amounts, each as "name<tab>amount" and sorted, shares to add.
 */
export const writeDocuments: RedisScript = {
  name: 'writeDocuments',
  lua: `#!lua
${byteOrder}
local position = 0
local function argument()
  position = position + 1
  return ARGV[position]
end

local function unlist(collection, id, lists)
  for list in string.gmatch(lists or '', '[^\\n]+') do
    redis.call('ZREM', KEYS[1] .. 'list:' .. collection .. ':' .. list, id)
  end
end

local function addShares(collection, shares, sign)
  for tally, what, amount in string.gmatch(shares or '', '([^\\n\\t]+)\\t([^\\n\\t]+)\\t([^\\n\\t]+)') do
    local key = KEYS[1] .. 'tally:' .. collection .. ':' .. tally
    local by = sign > 0 and amount or (string.sub(amount, 1, 1) == '-' and string.sub(amount, 2) or '-' .. amount)
    if redis.call('HINCRBY', key, what, by) == 0 then redis.call('HDEL', key, what) end
  end
end

local function put(collection, id)
  local document = KEYS[1] .. 'document:' .. collection .. ':' .. id
  local version, required, value, expiry, shares, score = argument(), argument(), argument(), argument(), argument(), argument()
  local count = tonumber(argument())
  local lists = {}
  for index = 1, count do lists[index] = argument() end
  local stored = redis.call('HMGET', document, 'version', 'lists', 'shares')
  local storedVersion = tonumber(stored[1] or 0)
  if storedVersion >= tonumber(version) or storedVersion < tonumber(required) then return 0 end
  unlist(collection, id, stored[2])
  addShares(collection, stored[3], -1)
  addShares(collection, shares, 1)
  redis.call('DEL', document)
  redis.call('HSET', document, 'version', version, 'value', value)
  if count > 0 then redis.call('HSET', document, 'lists', table.concat(lists, '\\n')) end
  if shares ~= '' then redis.call('HSET', document, 'shares', shares) end
  for _, list in ipairs(lists) do
    redis.call('ZADD', KEYS[1] .. 'list:' .. collection .. ':' .. list, score, id)
  end
  if expiry ~= '' then redis.call('PEXPIRE', document, expiry) end
  return 1
end

local function remove(collection, id)
  local document = KEYS[1] .. 'document:' .. collection .. ':' .. id
  local version = argument()
  if version ~= '' and redis.call('HGET', document, 'version') ~= version then return 0 end
  unlist(collection, id, redis.call('HGET', document, 'lists'))
  addShares(collection, redis.call('HGET', document, 'shares'), -1)
  return redis.call('DEL', document)
end

local function correct(collection, tally)
  local from, shares = argument(), argument()
  local stored, lines = redis.call('HGETALL', KEYS[1] .. 'tally:' .. collection .. ':' .. tally), {}
  for index = 1, #stored, 2 do table.insert(lines, stored[index] .. '\\t' .. stored[index + 1]) end
  table.sort(lines, precedes)
  if table.concat(lines, '\\n') ~= from then return 0 end
  addShares(collection, shares, 1)
  return 1
end

local changes = { put = put, remove = remove, correct = correct }
local applied = {}
while position < #ARGV do
  local kind, collection, name = argument(), argument(), argument()
  table.insert(applied, changes[kind](collection, name))
end
return applied
`,
};

/** Returns version and value of each document, or nothing for both. Arguments: collection, the ids. */
export const readDocuments: RedisScript = {
  name: 'readDocuments',
  lua: `#!lua flags=no-writes
local found = {}
for index = 2, #ARGV do
  found[index - 1] = redis.call('HMGET', KEYS[1] .. 'document:' .. ARGV[1] .. ':' .. ARGV[index], 'version', 'value')
end
return found
`,
};

/** Returns all amounts of each tally: name and amount in turn. Arguments: collection, the tallies. */
export const readTallies: RedisScript = {
  name: 'readTallies',
  lua: `#!lua flags=no-writes
local found = {}
for index = 2, #ARGV do
  found[index - 1] = redis.call('HGETALL', KEYS[1] .. 'tally:' .. ARGV[1] .. ':' .. ARGV[index])
end
return found
`,
};

/**
 * Returns the number of documents in the range and the number before the page, then id, version and value of each on the page. The
 * range becomes ranks, so a distant page costs no more than a near one. Arguments: collection, list, from and to (or empty),
 * direction, offset, limit, and the score and the id after which to begin (or empty: the second number means nothing).
 */
export const listDocuments: RedisScript = {
  name: 'listDocuments',
  lua: `#!lua flags=no-writes
${byteOrder}
local collection, name, from, to, direction = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]
local offset, limit, afterScore, afterId = tonumber(ARGV[6]), tonumber(ARGV[7]), ARGV[8], ARGV[9]
local list = KEYS[1] .. 'list:' .. collection .. ':' .. name

local function below(score)
  return redis.call('ZCOUNT', list, '-inf', '(' .. score)
end

-- How many entries stand before a place, and whether there is one at it.
local function rankOf(score, id)
  local stored = redis.call('ZSCORE', list, id)
  if stored and tonumber(stored) == tonumber(score) then return redis.call('ZRANK', list, id), 1 end
  local rank = below(score)
  for _, other in ipairs(redis.call('ZRANGE', list, score, score, 'BYSCORE')) do
    if precedes(other, id) then rank = rank + 1 end
  end
  return rank, 0
end

local size = redis.call('ZCARD', list)
local first = from == '' and 0 or below(from)
local afterLast = to == '' and size or below(to)
local total = math.max(0, afterLast - first)
local page = { total, 0 }
if afterId ~= '' then
  local rank, isThere = rankOf(afterScore, afterId)
  if direction == 'ascending' then offset = rank + isThere - first else offset = afterLast - rank end
  offset = math.max(0, math.min(total, offset))
  page[2] = offset
end
local count = math.min(limit, total - offset)
if count <= 0 then return page end

local ids
if direction == 'ascending' then
  ids = redis.call('ZRANGE', list, first + offset, first + offset + count - 1)
else
  local rank = size - afterLast + offset
  ids = redis.call('ZRANGE', list, rank, rank + count - 1, 'REV')
end
for _, id in ipairs(ids) do
  local document = redis.call('HMGET', KEYS[1] .. 'document:' .. collection .. ':' .. id, 'version', 'value')
  if document[1] then
    table.insert(page, id)
    table.insert(page, document[1])
    table.insert(page, document[2])
  end
end
return page
`,
};
