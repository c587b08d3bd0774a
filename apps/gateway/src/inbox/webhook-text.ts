/** Deepest JSON that is shown as JSON. Webhooks have a depth of 4. Indented, deeper values grow with the square of their depth. */
const maxDepth = 16;

/** The JSON value of a text. Undefined when it is not JSON, or deeper than any webhook: both are shown as text. */
export function jsonOf(text: string): unknown {
  if (depthOf(text) > maxDepth) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The depth of arrays and objects in a JSON text. For any other text, the number has no meaning. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isQuoted && character === '\\') index += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/**
 * The newest of the values whose sizes fit into `maxSize` together, in the given order. `sizeOf` is called for these only, and
 * for the first that does not fit.
 */
export function newestWithin<Value, Shown>(
  values: readonly Value[],
  maxSize: number,
  show: (value: Value) => { readonly shown: Shown; readonly size: number },
): readonly Shown[] {
  const kept: Shown[] = [];
  let left = maxSize;
  for (const value of values.toReversed()) {
    const { shown, size } = show(value);
    left -= size;
    if (left < 0) break;
    kept.push(shown);
  }
  return kept.toReversed();
}
