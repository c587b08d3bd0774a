import type { Amounts } from './state-store.ts';

/** What is counted and is not 0. */
export function nonZero(amounts: Amounts): [what: string, amount: number][] {
  return Object.entries(amounts).filter(([, amount]) => amount !== 0);
}

/** What must be added to `from` to make it `to`. */
export function difference(from: Amounts, to: Amounts): Amounts {
  return sum(to, from, -1);
}

/** `amounts` with those of another added, or taken away, as often as `times` says. What becomes 0 is left out. */
export function sum(amounts: Amounts, added: Amounts, times: 1 | -1 = 1): Amounts {
  const result: Record<string, number> = { ...amounts };
  for (const [what, amount] of Object.entries(added)) result[what] = (result[what] ?? 0) + times * amount;
  return Object.fromEntries(nonZero(result));
}

/** Whether two are the same, whatever the order. */
export function areEqual(first: Amounts, second: Amounts): boolean {
  return nonZero(difference(first, second)).length === 0;
}
