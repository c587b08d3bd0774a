/**
 * The beginning of a script that compares texts: `precedes(one, other)` compares them byte by byte, as sorted sets do. Operators, and
 * `table.sort` without a function, compare as the locale of the server does.
 */
export const byteOrder = `
local function precedes(one, other)
  for index = 1, math.min(#one, #other) do
    local byte, otherByte = string.byte(one, index), string.byte(other, index)
    if byte ~= otherByte then return byte < otherByte end
  end
  return #one < #other
end
`;
