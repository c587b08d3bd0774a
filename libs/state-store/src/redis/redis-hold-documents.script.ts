import type { RedisScript } from './redis-script.ts';

/**
 * Returns 1 for each document that is stored exactly so, otherwise 0. Keys as in redis-documents.scripts.ts. Arguments of a
 * document: the arguments of its `put` to `writeDocuments`, with an empty version for any version, then the number of lists that
 * must not contain it, and these lists.
 */
export const holdDocuments: RedisScript = {
  name: 'holdDocuments',
  lua: `#!lua flags=no-writes
local position = 0
local function argument()
  position = position + 1
  return ARGV[position]
end

local function listsOf()
  local lists = {}
  for index = 1, tonumber(argument()) do lists[index] = argument() end
  return lists
end

local function isIn(collection, list, id, score)
  local stored = redis.call('ZSCORE', KEYS[1] .. 'list:' .. collection .. ':' .. list, id)
  return stored and tonumber(stored) == tonumber(score)
end

local function holds(collection, id)
  local version, _, value, _, shares, score = argument(), argument(), argument(), argument(), argument(), argument()
  local lists, absentFrom = listsOf(), listsOf()
  local document = KEYS[1] .. 'document:' .. collection .. ':' .. id
  local stored = redis.call('HMGET', document, 'version', 'value', 'lists', 'shares')
  if not stored[1] or (version ~= '' and stored[1] ~= version) or stored[2] ~= value then return 0 end
  if (stored[3] or '') ~= table.concat(lists, '\\n') or (stored[4] or '') ~= shares then return 0 end
  for _, list in ipairs(lists) do
    if not isIn(collection, list, id, score) then return 0 end
  end
  for _, list in ipairs(absentFrom) do
    if isIn(collection, list, id, score) then return 0 end
  end
  return 1
end

local held = {}
while position < #ARGV do
  argument()
  local collection, id = argument(), argument()
  table.insert(held, holds(collection, id))
end
return held
`,
};
