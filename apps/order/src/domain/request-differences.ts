import type { OrderRequest } from '@dakpion/contracts';

/**
 * The names of the fields in which two requests differ, in order. Null and absent are equal, and the order of keys does not
 * matter.
 */
export function requestDifferences(one: OrderRequest, other: OrderRequest): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof OrderRequest>;
  return [...names].filter((name) => !isSame(one[name], other[name])).sort();
}

function isSame(one: unknown, other: unknown): boolean {
  if (isObject(one) && isObject(other)) {
    const names = Object.keys(one);
    return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]));
  }
  return (one ?? null) === (other ?? null);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
