/** A Lua script. It gets one key, or none. All other keys that it uses have the same hash tag, so it runs on one node of a cluster. */
export interface RedisScript {
  readonly name: string;
  /** Begins with `#!lua`, and with {@link readingHeader} if it does not write. */
  readonly lua: string;
}

const header = /^#!lua[^\n]*\n/;
const readingHeader = '#!lua flags=no-writes\n';

/** Whether it writes nothing: Redis also runs it without memory. */
export function isReading({ lua }: RedisScript): boolean {
  return lua.startsWith(readingHeader);
}

/**
 * A script that carries out calls of several scripts, one after another, and returns the reply or the error of each. It has the
 * keys of the calls. Arguments of a call: the name of its script, the numbers of its keys and arguments, and the arguments.
 */
export function batchOf(name: string, scripts: readonly RedisScript[]): RedisScript {
  const functions = scripts.map(
    (each) => `['${each.name}'] = function(KEYS, ARGV)\n${each.lua.replace(header, '')}end,\n`,
  );
  return {
    name,
    lua: `${scripts.every(isReading) ? readingHeader : '#!lua\n'}local scripts = {
${functions.join('')}}
local key, position, replies = 0, 0, {}
while position < #ARGV do
  local name, keys, count = ARGV[position + 1], tonumber(ARGV[position + 2]), tonumber(ARGV[position + 3])
  local arguments = {}
  for index = 1, count do arguments[index] = ARGV[position + 3 + index] end
  local isDone, reply = pcall(scripts[name], { keys == 1 and KEYS[key + 1] or nil }, arguments)
  if not isDone and type(reply) ~= 'table' then reply = { err = tostring(reply) } end
  table.insert(replies, reply or false)
  key, position = key + keys, position + 3 + count
end
return replies
`,
  };
}
