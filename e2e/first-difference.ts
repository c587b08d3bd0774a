/** Reports cut long lines, and both values should be seen. */
const shownCharacters = 100;

/**
 * The first place at which two JSON values differ, with both values, e.g. `production[5].totals.orders: 9, then 8`. Null: they are
 * equal.
 */
export function firstDifference(expected: unknown, actual: unknown, path = ''): string | null {
  if (isNested(expected) && isNested(actual)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const inner = Array.isArray(expected) ? `${path}[${key}]` : `${path}.${key}`;
      const found = firstDifference(expected[key], actual[key], inner);
      if (found !== null) return found;
    }
    return null;
  }
  return Object.is(expected, actual) ? null : `${path}: ${shortened(expected)}, then ${shortened(actual)}`;
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= shownCharacters ? text : `${text.slice(0, shownCharacters)}…`;
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
