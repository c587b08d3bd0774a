import type { Amounts } from '@dakpion/state-store';

/** Tallies of several scopes and collections, in memory. */
export class Tallies {
  private readonly sums = new Map<string, Record<string, number>>();

  add(scope: string, collection: string, tally: string, amounts: Amounts): void {
    const entries = Object.entries(amounts);
    if (entries.length === 0) return;
    const key = keyOf(scope, collection, tally);
    const sum = this.sums.get(key) ?? {};
    for (const [what, amount] of entries) sum[what] = (sum[what] ?? 0) + amount;
    this.sums.set(key, sum);
  }

  at(scope: string, collection: string, tally: string): Amounts {
    return this.sums.get(keyOf(scope, collection, tally)) ?? {};
  }
}

function keyOf(...parts: readonly string[]): string {
  return parts.join('\n');
}

/** Whether every amount is at least that of `low` and at most that of `high`. */
export function isBetween(amounts: Amounts, low: Amounts, high: Amounts): boolean {
  const names = [amounts, low, high].flatMap((each) => Object.keys(each));
  const at = (each: Amounts, name: string) => each[name] ?? 0;
  return names.every((name) => at(low, name) <= at(amounts, name) && at(amounts, name) <= at(high, name));
}
