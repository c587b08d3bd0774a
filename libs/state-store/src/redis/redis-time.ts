/**
 * The beginning of a script that needs the time: `now` is Redis's clock in integer milliseconds, and `after(ms)` a time that
 * many milliseconds later, rounded up so that nothing is due early.
 */
export const redisTime = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function after(ms)
  ms = tonumber(ms)
  if ms <= 0 then return now + ms end
  return time[1] * 1000 + math.ceil(time[2] / 1000) + ms
end
`;
