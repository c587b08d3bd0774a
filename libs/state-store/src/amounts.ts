import type { Amounts } from './documents.ts';

/** The amounts other than 0, by name. */
export function nonZero(amounts: Amounts): [what: string, amount: number][] {
  return Object.entries(amounts).filter(([, amount]) => amount !== 0);
}

/** The amounts to add to `from` to get `to`. */
export function difference(from: Amounts, to: Amounts): Amounts {
  return sum(to, from, -1);
}

/** Adds `times` × the other amounts (subtracts for a negative number). Amounts of 0 are removed. */
export function sum(amounts: Amounts, added: Amounts, times: 1 | -1 = 1): Amounts {
  const result: Record<string, number> = { ...amounts };
  for (const [what, amount] of Object.entries(added)) result[what] = (result[what] ?? 0) + times * amount;
  return Object.fromEntries(nonZero(result));
}

/** Whether both have the same amounts, in any order. */
export function areEqual(first: Amounts, second: Amounts): boolean {
  return nonZero(difference(first, second)).length === 0;
}
